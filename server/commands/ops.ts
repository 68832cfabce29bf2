import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseConfig } from '../config.ts';
import { createAnalyticsRetentionJobs } from '../features/analytics/analytics-retention-jobs.ts';
import { loadCarriers } from '../features/recommendation/load-carriers.ts';
import { composeReport } from '../features/reporting/compose-report.ts';
import { exportEvents } from '../features/reporting/export-events.ts';
import {
  type OpsCommand,
  opsUsage,
  parseOpsArguments,
  UsageError,
} from '../features/reporting/ops-arguments.ts';
import { writeReport } from '../features/reporting/output/write-report.ts';
import { countPrunable } from '../features/reporting/raw-events.repository.ts';
import { openDatabase } from '../platform/database/database.ts';
import { listProblems } from '../platform/database/integrity.ts';
import { openReadOnlyDatabase } from '../platform/database/read-only-database.ts';

const wrongUse = 2;
/** A step is short enough for the server to wait for, and the server goes first between two steps. */
const rowsAtOnce = 500;
const pauseMs = 10;

try {
  const now = new Date();
  await run(parseOpsArguments(process.argv.slice(2), now), now);
} catch (cause) {
  console.error(explain(cause));
  process.exitCode = cause instanceof UsageError ? wrongUse : 1;
}

async function run(command: OpsCommand, now: Date): Promise<void> {
  if (command.name === 'help') console.log(opsUsage);
  else if (command.name === 'report') await report(command, now);
  else if (command.name === 'export') await exportRaw(command);
  else if (command.name === 'check') await check();
  else await prune(command, now);
}

type Command<Name extends OpsCommand['name']> = Extract<OpsCommand, { name: Name }>;

async function report({ period, format, out }: Command<'report'>, now: Date): Promise<void> {
  const { databaseUrl, carriersFile } = parseConfig(process.env);
  const carriers = loadCarriers(carriersFile);
  const database = openReadOnlyDatabase(databaseUrl);
  try {
    const composed = await composeReport(database.db, { period, carriers, now });
    const isColored = out === undefined && process.stdout.isTTY && process.stdout.hasColors();
    const text = writeReport(composed, format, { isColored });
    if (out === undefined) await write([text]);
    else await writeFile(out, text);
  } finally {
    await database.close();
  }
}

async function exportRaw({ period, format, out }: Command<'export'>): Promise<void> {
  const database = openReadOnlyDatabase(parseConfig(process.env).databaseUrl);
  try {
    const lines = exportEvents(database.db, period, format);
    if (out === undefined) await write(lines);
    else await pipeline(Readable.from(lines), createWriteStream(out));
  } finally {
    await database.close();
  }
}

async function check(): Promise<void> {
  const database = openReadOnlyDatabase(parseConfig(process.env).databaseUrl);
  try {
    const problems = await listProblems(database.db);
    if (problems.length === 0) console.log('The database has no damage.');
    else throw new Error(`The database is damaged:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  } finally {
    await database.close();
  }
}

async function prune({ olderThanDays, isDryRun }: Command<'prune'>, now: Date): Promise<void> {
  const { databaseUrl, analytics } = parseConfig(process.env);
  const days = olderThanDays ?? analytics.retentionDays;
  const reader = openReadOnlyDatabase(databaseUrl);
  const { events, before } = await countPrunable(reader.db, days, now).finally(reader.close);
  console.log(`${events} events of days before ${before} ${isDryRun ? 'would be' : 'are being'} removed.`);
  if (isDryRun) return;
  const database = openDatabase(databaseUrl);
  try {
    for (const { name, removeSome } of createAnalyticsRetentionJobs(days)) {
      let removed = 0;
      for (let last = rowsAtOnce; last === rowsAtOnce; await pause(pauseMs)) {
        last = await removeSome(database.db, now, rowsAtOnce);
        removed += last;
      }
      console.log(`${name}: ${removed} removed`);
    }
  } finally {
    await database.close();
  }
}

/** Writes to standard output as fast as its reader accepts it. */
async function write(texts: Iterable<string> | AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(texts), process.stdout, { end: false });
  } catch (cause) {
    // A reader such as `head` has seen enough.
    if (!hasCode(cause, 'EPIPE')) throw cause;
  }
}

function hasCode(cause: unknown, code: string): boolean {
  return cause instanceof Error && Reflect.get(cause, 'code') === code;
}

function explain(cause: unknown): string {
  if (cause instanceof UsageError) return `${cause.message}\n\n${opsUsage}`;
  if (hasCode(cause, 'SQLITE_CANTOPEN'))
    return 'There is no database at DATABASE_URL. It is made when the server starts.';
  const message = cause instanceof Error ? cause.message : String(cause);
  return /no such (table|column)/.test(message)
    ? `The database is older than this program (${message}). Start the server or run \`npm run migrate\`.`
    : message;
}
