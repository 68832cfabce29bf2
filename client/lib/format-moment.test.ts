import { expect, it } from 'vitest';
import { formatMoment } from './format-moment.ts';

it('says weekday, day, time, and time zone as the reader knows them', () => {
  const time = '2026-03-01T16:05:00.000Z';
  const zone = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' })
    .formatToParts(new Date(time))
    .find(({ type }) => type === 'timeZoneName')?.value;
  expect(formatMoment(time)).toMatch(/^[A-Z][a-z]+day, (?:February 28|March [12]) at \d{1,2}:05\s[AP]M /);
  expect(formatMoment(time)).toContain(zone);
});
