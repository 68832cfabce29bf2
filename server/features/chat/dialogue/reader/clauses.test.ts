import { describe, expect, test } from 'vitest';
import { readClauses } from './clauses.ts';

describe('readClauses', () => {
  test.each([
    ['Howard Lindqvist', 'statement'],
    ['Whyte', 'statement'],
    ['how much is it', 'question'],
    ["what's term life", 'question'],
    ['hmm can u switch priority to flexible coverage', 'statement'],
    ['and can you bump the coverage up to 250k', 'statement'],
    ['can you tell me what term is', 'question'],
    ['my husband smokes', 'others'],
  ])('%s: %s', (message, kind) => {
    expect(readClauses(message)[0]?.kind).toBe(kind);
  });

  test('a message of hundreds of parts is read up to a bound', () => {
    expect(readClauses('no,'.repeat(333)).length).toBeLessThanOrEqual(60);
    expect(readClauses('No. '.repeat(250)).length).toBeLessThanOrEqual(60);
  });
});
