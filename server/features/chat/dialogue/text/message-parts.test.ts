import { describe, expect, test } from 'vitest';
import { readParts } from './message-parts.ts';

describe('readParts', () => {
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
    expect(readParts(message)[0]?.kind).toBe(kind);
  });

  test('a message of hundreds of parts is read up to a bound', () => {
    expect(readParts('no,'.repeat(333)).length).toBeLessThanOrEqual(60);
    expect(readParts('No. '.repeat(250)).length).toBeLessThanOrEqual(60);
  });
});
