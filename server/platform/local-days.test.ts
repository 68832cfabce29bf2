import { afterEach, describe, expect, it, vi } from 'vitest';
import { listDayParts, startOfDay, toLocalDay } from './local-days.ts';

describe('a day of a time zone', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it.each([
    ['2026-01-15', 'UTC', '2026-01-15T00:00:00.000Z'],
    ['2026-01-15', 'America/New_York', '2026-01-15T05:00:00.000Z'],
    ['2026-07-15', 'America/New_York', '2026-07-15T04:00:00.000Z'],
    ['2026-01-15', 'Asia/Kolkata', '2026-01-14T18:30:00.000Z'],
    // Clocks there skip the hour after midnight.
    ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00.000Z'],
    // Clocks there repeat the hour before midnight, and the hour after it.
    ['2026-04-05', 'America/Santiago', '2026-04-05T04:00:00.000Z'],
    ['2026-10-25', 'Atlantic/Azores', '2026-10-25T00:00:00.000Z'],
    // This one is half an hour.
    ['2026-04-05', 'Australia/Lord_Howe', '2026-04-04T13:00:00.000Z'],
  ])('%s in %s begins at %s', (day, timeZone, start) => {
    expect(startOfDay(day, timeZone).toISOString()).toBe(start);
    expect(toLocalDay(new Date(start), timeZone)).toBe(day);
    expect(toLocalDay(new Date(Date.parse(start) - 1), timeZone)).not.toBe(day);
  });

  it.each([
    ['America/Havana', '2026-03-08', 'America/Halifax', '2026-03-08T04:00:00.000Z'],
    ['America/New_York', '2026-10-25', 'Atlantic/Azores', '2026-10-25T00:00:00.000Z'],
  ])('does not depend on the machine’s own zone, such as %s', (ownZone, day, timeZone, start) => {
    vi.stubEnv('TZ', ownZone);
    expect(startOfDay(day, timeZone).toISOString()).toBe(start);
  });

  it('is shorter and longer when the clocks change', () => {
    const hours = (day: string) => {
      const [part] = listDayParts({ from: day, to: day, timeZone: 'America/New_York' });
      return (Date.parse(part?.ends ?? '') - Date.parse(part?.starts ?? '')) / 3_600_000;
    };
    expect(['2026-03-07', '2026-03-08', '2026-11-01'].map(hours)).toEqual([24, 23, 25]);
  });

  it('has one part in UTC, and elsewhere one for each day in UTC', () => {
    const list = (timeZone: string) =>
      listDayParts({ from: '2026-03-08', to: '2026-03-09', timeZone }).map(
        ({ localDay, day }) => `${localDay} ${day}`,
      );
    expect(list('UTC')).toEqual(['2026-03-08 2026-03-08', '2026-03-09 2026-03-09']);
    expect(list('America/New_York')).toEqual([
      '2026-03-08 2026-03-08',
      '2026-03-08 2026-03-09',
      '2026-03-09 2026-03-09',
      '2026-03-09 2026-03-10',
    ]);
  });
});
