import { sql } from 'kysely';
import { addPendingTotals } from '../../features/analytics/totals/pending-totals.ts';
import { type Db, isPostgresUrl } from '../../platform/database/database.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { listProblems } from '../../platform/database/sqlite/integrity.ts';
import type { Write, WriteKind } from './kill-writes.ts';

export type WriteReport = {
  /** How many were acknowledged, by kind of write. */
  acknowledged: Record<WriteKind, number>;
  /** Acknowledged writes that are missing. */
  missing: string[];
  /** Writes that were stored more than once. */
  repeated: string[];
  /** Damage that SQLite's checks find. PostgreSQL checks foreign keys itself. */
  problems: readonly string[];
};

const databasePool = { maxConnections: 2, connectTimeoutMs: 5000, statementTimeoutMs: 60_000 };
const idsAtOnce = 500;

/** Checks the database of a URL for what these writes must have left behind. */
export async function inspectWrites(databaseUrl: string, written: readonly Write[]): Promise<WriteReport> {
  const { db, close } = await openDatabase({ databaseUrl, databasePool });
  try {
    await addPendingTotals(db, { isPatient: true });
    const acknowledged: WriteReport['acknowledged'] = {
      beacon: 0,
      referral: 0,
      contact: 0,
      account: 0,
      profile: 0,
    };
    const missing: string[] = [];
    const repeated: string[] = [];
    for (const { kind } of written) acknowledged[kind] += 1;
    for (const [place, writes] of Map.groupBy(written, ({ table, column }) => `${table}.${column}`)) {
      const ids = writes.flatMap((write) => write.ids);
      const rows = await countRows(db, place, ids);
      for (const id of ids) if (!rows.has(id)) missing.push(`${place} ${id}`);
      // Several unproven accounts may wait for one address, so a sign-up that wasn't acknowledged may be there twice.
      if (writes.every(({ kind }) => kind === 'account')) continue;
      for (const [id, count] of rows) if (count > 1) repeated.push(`${place} ${id}`);
    }
    const [totals] = await readTotals(db);
    if (totals && (totals.counted !== totals.events || totals.totals !== totals.events)) {
      missing.push(`totals: ${totals.counted}, ${totals.totals} of ${totals.events}`);
    }
    const problems = isPostgresUrl(databaseUrl) ? [] : await listProblems(db);
    return { acknowledged, missing, repeated, problems };
  } finally {
    await close();
  }
}

async function countRows(db: Db, place: string, ids: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const [table = '', name = ''] = place.split('.');
  // Earlier versions stored an address that no one had proven like a proven one.
  const column = table === 'users' ? sql`coalesce(unproven_email, email)` : sql.ref(name);
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    const { rows } = await sql<{ id: string; count: number }>`
      select ${column} as id, count(*) as count from ${sql.table(table)}
      where ${column} in (${sql.join(ids.slice(start, start + idsAtOnce))}) group by ${column}
    `.execute(db);
    for (const { id, count } of rows) counts.set(id, count);
  }
  return counts;
}

async function readTotals(db: Db) {
  const { rows } = await sql<{ events: number; counted: number; totals: number }>`
    select (select count(*) from analytics_events) as events,
      (select sum(count) from analytics_outcomes where outcome = 'accepted') as counted,
      (select sum(events) from analytics_daily) as totals
  `.execute(db);
  return rows;
}
