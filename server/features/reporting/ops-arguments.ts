import { parseArgs } from 'node:util';
import { messages } from './messages.ts';
import { type ReportFormat, reportFormats } from './output/write-report.ts';
import { PeriodError, parsePeriod } from './period.ts';
import type { Period } from './report.ts';

export const opsUsage = messages.usage;

/** An invalid request by the operator. */
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

/** Parses the arguments after the script's name. Throws {@link UsageError}. */
export function parseOpsArguments(args: readonly string[], now: Date): OpsCommand {
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
  throw new UsageError(messages.unknownCommand(JSON.stringify(name)));
}

function readReport(args: string[], now: Date): OpsCommand {
  const { values } = parseArgs({ args, options: output });
  const ending = values.out?.split('.').at(-1);
  const format = choose(reportFormats, values.format ?? reportFormats.find((known) => known === ending));
  return { name: 'report', period: parsePeriod(values.from, values.to, now), format, out: values.out };
}

function readExport(args: string[], now: Date): OpsCommand {
  const { values } = parseArgs({ args, options: output });
  const { from = wholePeriod.from, to = wholePeriod.to } = values;
  parsePeriod(values.from ?? values.to, values.to ?? values.from, now);
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
  if (days !== undefined && !/^[1-9]\d{0,3}$/.test(days)) throw new UsageError(messages.invalidDays);
  return {
    name: 'prune',
    olderThanDays: days === undefined ? undefined : Number(days),
    isDryRun: values['dry-run'],
  };
}

function choose<T extends string>(formats: readonly [T, ...T[]], format: string | undefined): T {
  if (format === undefined) return formats[0];
  const chosen = formats.find((known) => known === format);
  if (!chosen) throw new UsageError(messages.invalidFormat(formats.join(' or '), JSON.stringify(format)));
  return chosen;
}
