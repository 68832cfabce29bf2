import { parseArgs } from 'node:util';
import { type ReportFormat, reportFormats } from './output/write-report.ts';
import { PeriodError, readPeriod } from './period.ts';
import type { Period } from './report.ts';

export const opsUsage = `Usage: npm run ops -- <command> [options]

  report   Visits, funnel, carriers, campaigns, devices, days and the beacon's health.
             --from, --to   days in UTC, both included (2026-03-01); the last 30 days unless given
             --format       table, csv, json or html; what --out ends with, or table, unless given
             --out          a file instead of the terminal
  export   The raw events, one a line.
             --from, --to   as above; everything unless given
             --format       ndjson (default) or csv
             --out          a file instead of the terminal
  prune    Removes raw events and keeps their daily totals.
             --older-than   days; ANALYTICS_RETENTION_DAYS unless given
             --dry-run      only says how many there are
  check    Looks for damage in the database: SQLite's full check, and that of foreign keys.
             Ends with 1 when it finds any.

report, export and check only read, and all four work beside the running server.`;

/** What an operator asked for in a way that cannot be followed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export type OpsCommand =
  | { name: 'help' }
  | { name: 'report'; period: Period; format: ReportFormat; out: string | undefined }
  | { name: 'export'; period: Period; format: 'ndjson' | 'csv'; out: string | undefined }
  | { name: 'check' }
  | { name: 'prune'; olderThanDays: number | undefined; isDryRun: boolean };

const output = {
  from: { type: 'string' },
  to: { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string' },
} as const;
const wholePeriod = { from: '2000-01-01', to: '2999-12-31' };

/** Reads the arguments behind the script's name. Throws {@link UsageError}. */
export function readOpsArguments(args: readonly string[], now: Date): OpsCommand {
  const [name, ...rest] = args;
  try {
    if (name === undefined || name === 'help' || args.includes('--help')) return { name: 'help' };
    if (name === 'report') return readReport(rest, now);
    if (name === 'export') return readExport(rest, now);
    if (name === 'check') return readCheck(rest);
    if (name === 'prune') return readPrune(rest);
  } catch (cause) {
    const isTheirs =
      cause instanceof PeriodError || (cause instanceof TypeError && Reflect.has(cause, 'code'));
    if (isTheirs) throw new UsageError(cause.message);
    throw cause;
  }
  throw new UsageError(`There is no command ${JSON.stringify(name)}.`);
}

function readReport(args: string[], now: Date): OpsCommand {
  const { values } = parseArgs({ args, options: output });
  const ending = values.out?.split('.').at(-1);
  const format = choose(reportFormats, values.format ?? reportFormats.find((known) => known === ending));
  return { name: 'report', period: readPeriod(values.from, values.to, now), format, out: values.out };
}

function readExport(args: string[], now: Date): OpsCommand {
  const { values } = parseArgs({ args, options: output });
  const { from = wholePeriod.from, to = wholePeriod.to } = values;
  readPeriod(values.from ?? values.to, values.to ?? values.from, now);
  return {
    name: 'export',
    period: { from, to },
    format: choose(['ndjson', 'csv'], values.format),
    out: values.out,
  };
}

function readCheck(args: string[]): OpsCommand {
  parseArgs({ args, options: {} });
  return { name: 'check' };
}

function readPrune(args: string[]): OpsCommand {
  const { values } = parseArgs({
    args,
    options: { 'older-than': { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  });
  const days = values['older-than'];
  if (days !== undefined && !/^[1-9]\d{0,3}$/.test(days))
    throw new UsageError('--older-than must be a number of days from 1 to 9999.');
  return {
    name: 'prune',
    olderThanDays: days === undefined ? undefined : Number(days),
    isDryRun: values['dry-run'],
  };
}

function choose<T extends string>(formats: readonly [T, ...T[]], format: string | undefined): T {
  if (format === undefined) return formats[0];
  const chosen = formats.find((known) => known === format);
  if (!chosen)
    throw new UsageError(`--format must be ${formats.join(' or ')}, not ${JSON.stringify(format)}.`);
  return chosen;
}
