import { expect, it } from 'vitest';
import { formatPast } from './relative-time.ts';

const now = Date.parse('2026-03-01T12:00:00.000Z');

it.each([
  ['2026-03-01T12:00:05.000Z', 'just now'],
  ['2026-03-01T11:59:30.000Z', 'just now'],
  ['2026-03-01T11:59:00.000Z', '1 minute ago'],
  ['2026-03-01T11:00:30.000Z', '59 minutes ago'],
  ['2026-03-01T10:30:00.000Z', '1 hour ago'],
  ['2026-02-28T12:00:01.000Z', '23 hours ago'],
])('%s is shown as %s', (time, expected) => {
  expect(formatPast(time, now)).toBe(expected);
});

it('shows the date of longer ago times', () => {
  expect(formatPast('2026-02-20T12:00:00.000Z', now)).toMatch(/^Feb (19|20|21), 2026/);
});
