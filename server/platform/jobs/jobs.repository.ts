import type { Selectable } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';

export type Job = {
  id: number;
  kind: string;
  payload: unknown;
  runAt: Date;
  /** How often it has been begun. */
  attempts: number;
  createdAt: Date;
  lastError: string | null;
  failedAt: Date | null;
};

export async function insertJob(
  db: Db,
  { kind, payload, runAt }: { kind: string; payload: unknown; runAt: Date },
  now: Date,
): Promise<void> {
  await db
    .insertInto('jobs')
    .values({
      kind,
      payload: JSON.stringify(payload),
      run_at: runAt.toISOString(),
      leased_until: null,
      last_error: null,
      failed_at: null,
      created_at: now.toISOString(),
    })
    .execute();
}

/** Jobs of these kinds that are due and that no worker holds, the longest due first. */
export async function listDueJobs(
  db: Db,
  kinds: readonly string[],
  most: number,
  now: Date,
): Promise<readonly { id: number; kind: string }[]> {
  const time = now.toISOString();
  return db
    .selectFrom('jobs')
    .select(['id', 'kind'])
    .where('failed_at', 'is', null)
    .where('run_at', '<=', time)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', time)]))
    .where('kind', 'in', kinds)
    .orderBy('run_at')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Takes those of the jobs that no other worker has taken meanwhile; they count as begun. */
export async function leaseJobs(
  db: Db,
  ids: readonly number[],
  { now, until }: { now: Date; until: Date },
): Promise<readonly Job[]> {
  const rows = await db
    .updateTable('jobs')
    .set((eb) => ({ leased_until: until.toISOString(), attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', ids)
    .where('failed_at', 'is', null)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now.toISOString())]))
    .returningAll()
    .execute();
  return rows.map(toJob);
}

export async function deleteJob(db: Db, id: number): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', id).execute();
}

/** How an attempt ended that did not get the job done. */
export type JobOutcome = {
  runAt: Date;
  /** What went wrong; null keeps what the failure before left. */
  error: string | null;
  failedAt: Date | null;
  /** False when the attempt did not count, because nothing was tried or it was cut short. */
  isCounted: boolean;
};

/** Ends an attempt that did not get the job done. Does nothing when another worker has taken the job since. */
export async function returnJob(db: Db, { id, attempts }: Job, outcome: JobOutcome): Promise<void> {
  const { runAt, error, failedAt, isCounted } = outcome;
  await db
    .updateTable('jobs')
    .set({
      run_at: runAt.toISOString(),
      leased_until: null,
      attempts: isCounted ? attempts : attempts - 1,
      ...(error === null ? {} : { last_error: error }),
      failed_at: failedAt?.toISOString() ?? null,
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

function toJob(row: Selectable<Tables['jobs']>): Job {
  return {
    id: row.id,
    kind: row.kind,
    payload: JSON.parse(row.payload),
    runAt: new Date(row.run_at),
    attempts: row.attempts,
    createdAt: new Date(row.created_at),
    lastError: row.last_error,
    failedAt: row.failed_at === null ? null : new Date(row.failed_at),
  };
}

/** Every job that is not done, given up ones too, in the order in which they were stored. */
export async function listJobs(db: Db): Promise<readonly Job[]> {
  return (await db.selectFrom('jobs').selectAll().orderBy('id').execute()).map(toJob);
}

/** Makes given up jobs due again, with all their attempts; without ids all of them. Returns how many. */
export async function reviveJobs(db: Db, ids: readonly number[] | undefined, now: Date): Promise<number> {
  const revive = db
    .updateTable('jobs')
    .set({ failed_at: null, attempts: 0, run_at: now.toISOString() })
    .where('failed_at', 'is not', null);
  const { numUpdatedRows } = await (ids ? revive.where('id', 'in', ids) : revive).executeTakeFirst();
  return Number(numUpdatedRows);
}
