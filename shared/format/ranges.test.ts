import { expect, test } from 'vitest';
import { formatDollarRange, formatRange, formatTimeRange, spellDollarRange } from './ranges.ts';

test('joins the ends of a range', () => {
  expect(formatRange(20, 60)).toBe('20–60');
  expect(spellDollarRange(900, 1250)).toBe('$900 to $1,250');
  expect(spellDollarRange(24, 24)).toBe('$24');
  expect(formatDollarRange(100_000, 8_000_000, 'long')).toBe('$100,000 – $8,000,000');
  expect(formatDollarRange(100_000, 8_000_000, 'short')).toBe('$100K – $8M');
  expect(formatDollarRange(10_000, 100_000, 'short')).toBe('$10K – $100K');
});

test.each([
  [24, 48, 'hour', '24–48 hours'],
  [2, 6, 'week', '2–6 weeks'],
  [undefined, 24, 'hour', '24 hours'],
  [undefined, 1, 'day', '1 day'],
] as const)('from %s to %s %s is %s', (min, max, unit, text) => {
  expect(formatTimeRange(min, max, unit)).toBe(text);
});
