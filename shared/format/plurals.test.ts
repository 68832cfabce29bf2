import { expect, it } from 'vitest';
import { formatCount } from './plurals.ts';

it.each([
  [0, '0 matches.'],
  [1, '1 match.'],
  [1200, '1,200 matches.'],
])('formats a count of %d as "%s"', (count, text) => {
  expect(formatCount(count, { one: '# match.', other: '# matches.' })).toBe(text);
});
