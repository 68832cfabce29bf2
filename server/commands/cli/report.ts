import { writeFile } from 'node:fs/promises';
import { matchedCarriers } from '../../../shared/site/carriers.data.ts';
import { parseConfig } from '../../config.ts';
import { composeReport } from '../../features/reports/compose-report.ts';
import { exportEvents } from '../../features/reports/export-events.ts';
import { reportFormats, writeReport } from '../../features/reports/output/write-report.ts';
import type { Period } from '../../features/reports/report.ts';
import { addDays, toDay } from '../../platform/clock.ts';
import { optionalDay } from '../../platform/http/validate.ts';
import { utc } from '../../platform/local-days.ts';
import { choose, defineCommand, UsageError } from './command.ts';
import { readReports } from './open-database.ts';

const defaultDays = 30;
const maxDays = 3660;

export const periodOptions = {
  from: { type: 'string', value: 'DAY', help: 'first day in UTC, such as 2026-03-01' },
  to: { type: 'string', value: 'DAY', help: 'last day, inclusive' },
} as const;
const out = { type: 'string', value: 'FILE', help: 'writes to a file instead of the terminal' } as const;

/** Parses a period in UTC, by default the last 30 days including today. Throws {@link UsageError}. */
export function parsePeriodOptions(from: string | undefined, to: string | undefined, now: Date): Period {
  const end = to === undefined ? toDay(now) : checkDay('--to', to);
  const start = from === undefined ? addDays(end, 1 - defaultDays) : checkDay('--from', from);
  if (start > end) throw new UsageError(`--from ${start} is after --to ${end}.`);
  if (addDays(start, maxDays) <= end) throw new UsageError(`The period is longer than ${maxDays} days.`);
  return { from: start, to: end, timeZone: utc };
}

function checkDay(option: string, text: string): string {
  if (optionalDay('').safeParse(text).success) return text;
  throw new UsageError(`${option} must be a date such as 2026-03-01, not ${JSON.stringify(text)}.`);
}

export const reportCommand = defineCommand({
  name: 'report',
  summary: 'Visits, funnel, carriers, campaigns, devices, days, and the health of the beacon.',
  options: {
    ...periodOptions,
    format: {
      type: 'string',
      value: 'FORMAT',
      help: 'table, csv, json, or html; by default, the extension of FILE',
    },
    out,
  },
  details: ['Without --from and --to, it covers the last 30 days.'],
  async run(values, _positionals, { environment, now, isJson }) {
    const ending = reportFormats.find((known) => known === values.out?.split('.').at(-1));
    const format = choose('format', reportFormats, values.format ?? (isJson ? 'json' : ending));
    const period = parsePeriodOptions(values.from, values.to, now);
    const config = parseConfig(environment);
    const carriers = matchedCarriers;
    const report = await readReports(config, (db) => composeReport(db, { period, carriers, now }));
    const isColored = values.out === undefined && process.stdout.isTTY && process.stdout.hasColors();
    const text = writeReport(report, format, { isColored });
    if (values.out === undefined) return { text };
    await writeFile(values.out, text);
    return { text: '' };
  },
});

export const exportCommand = defineCommand({
  name: 'export',
  summary: 'The raw events, one per line.',
  options: {
    ...periodOptions,
    format: { type: 'string', value: 'FORMAT', help: 'ndjson (default) or csv' },
    out,
  },
  details: ['Without --from and --to, it exports everything.'],
  async run(values, _positionals, { environment, now, print }) {
    const format = choose('format', ['ndjson', 'csv'], values.format);
    parsePeriodOptions(values.from ?? values.to, values.to ?? values.from, now);
    const period = { from: values.from ?? '2000-01-01', to: values.to ?? '2999-12-31' };
    const config = parseConfig(environment);
    const file = values.out;
    await readReports(config, (db) => {
      const events = exportEvents(db, period, format);
      return file === undefined ? print(events) : writeFile(file, events);
    });
    return { text: '' };
  },
});
