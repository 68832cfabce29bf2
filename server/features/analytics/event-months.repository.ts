import { setTimeout as pause } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { toDay } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { isLocked, isMissing } from '../../platform/database/database-errors.ts';
import { isPostgres } from '../../platform/database/engine-sql.ts';

/** How many months after the current one have a partition. */
const monthsAhead = 2;
/** Moving this many takes a second or two, while new events of that month wait. */
const maxMoved = 100_000;
const idsAtOnce = 5000;
/** More events than PostgreSQL can number while one of its statements is running. */
const idsInStatement = 200_000;
/** What reads or writes events waits behind a lock that waits for a report. */
const maxLockWaitMs = 300;
const maxTries = 5;
const triesPauseMs = 1000;

/** A partition of events on PostgreSQL. `end` is the first day after it. The first one has all earlier days, too. */
type Month = { name: string; end: string };

/** The partitions in their order, without the default one, which has the days of no other. */
async function listMonths(db: Db): Promise<readonly Month[]> {
  if (!isPostgres(db)) return [];
  const { rows } = await sql<Month>`
    select name, "end" from (
      select relname as name, substring(pg_get_expr(relpartbound, oid) from 'TO \\(''(.*)''\\)') as "end"
      from pg_class join pg_inherits on inhrelid = oid where inhparent = 'analytics_events'::regclass
    ) as part where "end" is not null order by "end"
  `.execute(db);
  return rows;
}

/** Creates the partitions of this month and the next ones, as far as they don't exist. */
export async function addMonths(db: Db, today: string): Promise<void> {
  const end = addToMonth(today, monthsAhead + 1);
  let next = (await listMonths(db)).at(-1)?.end ?? end;
  for (; next < end; next = addToMonth(next, 1)) {
    const start = next;
    if (!(await tryBriefly(db, (trx) => addMonth(trx, start)))) return;
  }
}

/** Moves what the default partition has of this month. If that is a lot, it stays there. */
async function addMonth(trx: Db, start: string): Promise<void> {
  const last = (await listMonths(trx)).at(-1);
  // Another process was faster.
  if (!last || start < last.end) return;
  const end = addToMonth(start, 1);
  const isInMonth = sql`day >= ${sql.lit(start)} and day < ${sql.lit(end)}`;
  await sql`lock table analytics_events_default in access exclusive mode`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from analytics_events_default where ${isInMonth} limit ${sql.lit(maxMoved + 1)}
    ) as found
  `.execute(trx);
  if ((rows[0]?.count ?? 0) > maxMoved) return;
  const table = sql.table(`analytics_events_${start.slice(0, 7).replace('-', '_')}`);
  await sql`create table ${table} (like analytics_events_default including indexes)`.execute(trx);
  await sql`
    with moved as (delete from analytics_events_default where ${isInMonth} returning *)
    insert into ${table} select * from moved
  `.execute(trx);
  await sql`
    alter table analytics_events attach partition ${table} for values from (${sql.lit(start)}) to (${sql.lit(end)})
  `.execute(trx);
}

/**
 * Drops the partitions that end before this day, and returns how many events they had. Their ids stay, so that a late
 * repeat is still recognized. A partition that others keep reading stays, too, and its events have to be deleted.
 */
export async function dropMonths(db: Db, before: string, today: string): Promise<number> {
  let dropped = 0;
  for (const { name, end } of await listMonths(db)) {
    const count = end <= before ? await dropMonth(db, name, today) : undefined;
    if (count === undefined) break;
    dropped += count;
  }
  return dropped;
}

async function dropMonth(db: Db, name: string, today: string): Promise<number | undefined> {
  const table = sql.table(name);
  try {
    const newest = await sql<{ id: number }>`select last_value as id from analytics_events_id_seq`.execute(
      db,
    );
    let count = 0;
    for (let some = await keepIds(db, table, today, 0, idsAtOnce); some.count > 0; ) {
      count += some.count;
      some = await keepIds(db, table, today, some.last, idsAtOnce);
    }
    const isDropped = await tryBriefly(db, async (trx) => {
      await sql`lock table only analytics_events, only ${table} in access exclusive mode`.execute(trx);
      // Those that were just being stored when their place was read.
      await keepIds(trx, table, today, (newest.rows[0]?.id ?? 0) - idsInStatement);
      await sql`drop table ${table}`.execute(trx);
    });
    return isDropped ? count : undefined;
  } catch (cause) {
    // Another process, such as a command, was faster.
    if (isMissing(cause)) return 0;
    throw cause;
  }
}

type KeptIds = { last: number; count: number };

/** Keeps the ids of a table's events after this one. Returns how many of them it has read, and the last one. */
async function keepIds(
  db: Db,
  table: RawBuilder<unknown>,
  today: string,
  after: number,
  max?: number,
): Promise<KeptIds> {
  const { rows } = await sql<KeptIds>`
    with batch as (
      select id, event_id from ${table} where id > ${after} order by id ${max ? sql`limit ${sql.lit(max)}` : sql``}
    ), kept as (
      insert into analytics_pruned_ids (event_id, day)
      select event_id, ${today} from batch where event_id is not null order by event_id
      on conflict do nothing
    )
    select coalesce(max(id), 0) as last, count(*) as count from batch
  `.execute(db);
  return rows[0] ?? { last: 0, count: 0 };
}

/** Runs a transaction that waits only briefly for locks, a few times. Returns false if it didn't get them. */
async function tryBriefly(db: Db, work: (trx: Db) => Promise<void>): Promise<boolean> {
  for (let tries = 1; tries <= maxTries; tries += 1) {
    try {
      await db.transaction().execute(async (trx) => {
        await sql`set local lock_timeout = ${sql.lit(maxLockWaitMs)}`.execute(trx);
        await work(trx);
      });
      return true;
    } catch (cause) {
      if (!isLocked(cause)) throw cause;
    }
    await pause(triesPauseMs);
  }
  return false;
}

/** The first day of the month that is this many months after the one of a day. */
function addToMonth(day: string, months: number): string {
  const date = new Date(day);
  return toDay(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months)));
}
