import { expect, it } from 'vitest';
import {
  formatDate,
  formatDateRange,
  formatLocalDay,
  formatMoment,
  formatMonth,
  formatShortDate,
  isTimeZone,
} from './dates.ts';

it('shows weekday, day, time, and time zone for the reader', () => {
  const time = '2026-03-01T16:05:00.000Z';
  const zone = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' })
    .formatToParts(new Date(time))
    .find(({ type }) => type === 'timeZoneName')?.value;
  expect(formatMoment(time)).toMatch(
    /^[A-Z][a-z]+day, (?:February 28|March [12]) at \d{1,2}:05\u00a0[AP]M\u00a0/,
  );
  expect(formatMoment(time)).toContain(zone);
});

it('formats an ISO date the same way in every time zone', () => {
  expect(formatDate('2025-05-08')).toBe('May 8, 2025');
  expect(formatShortDate('2026-03-01')).toBe('Mar 1');
  expect(formatMonth('2026-03')).toBe('March 2026');
});

it('shortens a range of dates, with ordinary spaces', () => {
  expect(formatDateRange('2026-03-01', '2026-03-30')).toBe('March 1 – 30, 2026');
});

it('gets the local day from an ISO time and from milliseconds', () => {
  const time = '2026-03-01T12:00:00.000Z';
  expect(formatLocalDay(time)).toBe(formatLocalDay(Date.parse(time)));
});

it.each([
  ['America/New_York', true],
  ['UTC', true],
  ['America/Springfield', false],
  ['+05:45', true],
  ['+99:99', false],
  ['abc+05', false],
  ['', false],
])('knows whether %j is a time zone', (name, isKnown) => {
  expect(isTimeZone(name)).toBe(isKnown);
});
