import { writeFile } from 'node:fs/promises';
import { matchedCarriers } from '../../../shared/site/carriers.data.ts';
import { parseConfig } from '../../config.ts';
import { composeReport } from '../../features/reports/compose-report.ts';
import { exportEvents } from '../../features/reports/export-events.ts';
import { reportFormats, writeReport } from '../../features/reports/output/write-report.ts';
import { PeriodError, parsePeriod } from '../../features/reports/period.ts';
import type { Period } from '../../features/reports/report.ts';
import { choose, defineCommand, UsageError } from './command.ts';
import { readReports } from './open-database.ts';

export const periodOptions = {
  from: { type: 'string', value: 'DAY', help: 'first day in UTC, such as 2026-03-01' },
  to: { type: 'string', value: 'DAY', help: 'last day, inclusive' },
} as const;
const out = { type: 'string', value: 'FILE', help: 'writes to a file instead of the terminal' } as const;

/** Like `parsePeriod`, but throws {@link UsageError}. */
export function parsePeriodOptions(from: string | undefined, to: string | undefined, now: Date): Period {
  try {
    return parsePeriod(from, to, now);
  } catch (cause) {
    if (cause instanceof PeriodError) throw new UsageError(cause.message, { cause });
    throw cause;
  }
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
