import { describe, expect, it } from 'vitest';
import { findExactOption, matchOptions } from './match-options.ts';

const options = ['Colorado', 'New Hampshire', 'New York', 'Ohio', 'Oregon'].map((label) => ({
  value: label,
  label,
}));

function labels(typed: string) {
  return matchOptions(options, typed).map((option) => option.label);
}

describe('matchOptions', () => {
  it('returns everything when nothing is typed', () => {
    expect(labels('  ')).toHaveLength(5);
  });

  it.each([
    ['oHIO', ['Ohio']],
    ['new  h', ['New Hampshire']],
    ['o', ['Ohio', 'Oregon', 'Colorado', 'New York']],
    ['ado', ['Colorado']],
    ['x', []],
  ])('finds for %o: %o', (typed, expected) => {
    expect(labels(typed)).toEqual(expected);
  });
});

describe('findExactOption', () => {
  it('ignores case and spaces', () => {
    expect(findExactOption(options, ' new york ')?.value).toBe('New York');
  });

  it('does not accept a part for the whole', () => {
    expect(findExactOption(options, 'New')).toBeUndefined();
  });
});
