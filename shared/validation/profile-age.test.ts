import { describe, expect, it } from 'vitest';
import { readProfileAge } from './profile-age.ts';

describe('readProfileAge', () => {
  it.each([
    ['18', 18],
    ['100', 100],
    [' 42 ', 42],
    ['17', undefined],
    ['101', undefined],
    ['', undefined],
    ['-30', undefined],
    ['30.5', undefined],
    ['3e1', undefined],
    ['thirty', undefined],
  ])('%j is %s', (text, age) => {
    expect(readProfileAge(text)).toBe(age);
  });
});
