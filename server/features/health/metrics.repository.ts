import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export type JobCount = { kind: string; state: 'due' | 'waiting' | 'failed'; count: number };

export async function countJobs(db: Db, now: Date): Promise<readonly JobCount[]> {
  const { rows } = await sql<JobCount>`
    select kind, count(*) as count,
      case when failed_at is not null then 'failed' when run_at <= ${now.toISOString()} then 'due' else 'waiting' end as state
    from jobs group by kind, state
  `.execute(db);
  return rows;
}

/** Returns the due time of the job that has been waiting the longest. Undefined if there is none. */
export async function findOldestDueTime(db: Db, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.min('runAt').as('runAt'))
    .where('failedAt', 'is', null)
    .where('runAt', '<=', now)
    .executeTakeFirst();
  return row?.runAt ?? undefined;
}

export function countIngestedEvents(db: Db) {
  return db
    .selectFrom('analyticsOutcomes')
    .select(({ fn }) => ['outcome', 'reason', fn.sum<number>('count').as('count')])
    .groupBy(['outcome', 'reason'])
    .execute();
}

/** Returns the bytes of events that all senders together have stored on a day. */
export async function findStoredBytes(db: Db, now: Date): Promise<number> {
  const row = await db
    .selectFrom('analyticsUsage')
    .select('bytes')
    .where('day', '=', now.toISOString().slice(0, 10))
    .where('sender', '=', '')
    .executeTakeFirst();
  return row?.bytes ?? 0;
}
