import { describe, expect, it } from 'vitest';
import { findExactOption, matchOptions } from './match-options.ts';

const options = ['Colorado', 'New Hampshire', 'New York', 'Ohio', 'Oregon'].map((label) => ({
  value: label,
  label,
}));

const findValue = (typed: string) => (typed === 'NY' ? 'New York' : undefined);

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

it('puts what a text stands for first', () => {
  expect(matchOptions(options, 'NY', findValue)).toMatchObject([{ label: 'New York' }]);
  const found = matchOptions(options, 'o', () => 'Oregon').map(({ label }) => label);
  expect(found).toEqual(['Oregon', 'Ohio', 'Colorado', 'New York']);
});

describe('findExactOption', () => {
  it('ignores case and spaces', () => {
    expect(findExactOption(options, ' new york ')?.value).toBe('New York');
  });

  it('finds what a text stands for', () => {
    expect(findExactOption(options, 'NY', findValue)?.value).toBe('New York');
  });

  it('does not accept a part for the whole', () => {
    expect(findExactOption(options, 'New')).toBeUndefined();
  });
});
