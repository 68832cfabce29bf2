import type { Selectable } from 'kysely';
import type { Db } from '../database/database.ts';
import { holdsAnyOf } from '../database/json-values.ts';
import type { Tables } from '../database/schema.ts';

/** `attempts` says how often it has been started. */
export type Job = Selectable<Tables['jobs']>;

export async function insertJob(
  db: Db,
  { kind, payload, runAt }: { kind: string; payload: unknown; runAt: Date },
  now: Date,
): Promise<void> {
  await db
    .insertInto('jobs')
    .values({ kind, payload: JSON.stringify(payload), runAt, createdAt: now })
    .execute();
}

/** Jobs of these kinds that are due and that no worker holds, the longest due first. */
export function listDueJobs(
  db: Db,
  kinds: readonly string[],
  max: number,
  now: Date,
): Promise<readonly { id: number; kind: string }[]> {
  return db
    .selectFrom('jobs')
    .select(['id', 'kind'])
    .where('failedAt', 'is', null)
    .where('runAt', '<=', now)
    .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', now)]))
    .where('kind', 'in', kinds)
    .orderBy('runAt')
    .orderBy('id')
    .limit(max)
    .execute();
}

/** Takes those of the jobs that no other worker has taken meanwhile; they count as begun. */
export function leaseJobs(
  db: Db,
  ids: readonly number[],
  { now, until }: { now: Date; until: Date },
): Promise<readonly Job[]> {
  return db
    .updateTable('jobs')
    .set((eb) => ({ leasedUntil: until, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', ids)
    .where('failedAt', 'is', null)
    .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', now)]))
    .returningAll()
    .execute();
}

export async function deleteJob(db: Db, id: number): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', id).execute();
}

/** Deletes the jobs whose payload has one of these texts as a value. */
export async function deleteJobsNaming(db: Db, texts: readonly string[]): Promise<void> {
  await db.deleteFrom('jobs').where(holdsAnyOf('jobs.payload', texts)).execute();
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
      runAt,
      leasedUntil: null,
      attempts: isCounted ? attempts : attempts - 1,
      ...(error === null ? {} : { lastError: error }),
      failedAt,
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

/** Every job that is not done, given up ones too, in the order in which they were stored. */
export function listJobs(db: Db): Promise<readonly Job[]> {
  return db.selectFrom('jobs').selectAll().orderBy('id').execute();
}

/** Makes given up jobs due again, with all their attempts; without ids all of them. Returns how many. */
export async function reviveJobs(db: Db, ids: readonly number[] | undefined, now: Date): Promise<number> {
  const revive = db
    .updateTable('jobs')
    .set({ failedAt: null, attempts: 0, runAt: now })
    .where('failedAt', 'is not', null);
  const { numUpdatedRows } = await (ids ? revive.where('id', 'in', ids) : revive).executeTakeFirst();
  return Number(numUpdatedRows);
}
