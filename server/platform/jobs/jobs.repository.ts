import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { holdsAnyOf, skipLocked } from '../database/engine-sql.ts';
import type { Tables } from '../database/schema.ts';

/** `attempts` counts how often it was started. */
export type Job = Selectable<Tables['jobs']>;

export async function insertJob(
  db: Db,
  job: { kind: string; payload: unknown; runAt: Date; recipient?: string | null },
  now: Date,
): Promise<void> {
  await db
    .insertInto('jobs')
    .values({ ...job, payload: JSON.stringify(job.payload), createdAt: now })
    .execute();
}

/**
 * Lists due jobs of these kinds that no worker has leased, starting with those that have been due the longest. Of a
 * recipient's jobs, lists only the first one, and none while another one is leased.
 */
export function listDueJobs(
  db: Db,
  kinds: readonly string[],
  max: number,
  now: Date,
): Promise<readonly { id: number; kind: string }[]> {
  const places = db
    .selectFrom('jobs')
    .select(['id', 'kind', 'runAt', 'leasedUntil'])
    .select(
      sql<number>`row_number() over (
        partition by coalesce(recipient, cast(id as text)) order by coalesce(leased_until, '') desc, run_at, id
      )`.as('place'),
    )
    .where('failedAt', 'is', null)
    .where((eb) => eb.or([eb('runAt', '<=', now), eb('leasedUntil', '>', now)]))
    .where('kind', 'in', kinds);
  return db
    .selectFrom(places.as('jobs'))
    .select(['id', 'kind'])
    .where('place', '=', 1)
    .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', now)]))
    .orderBy('runAt')
    .orderBy('id')
    .limit(max)
    .execute();
}

/** Leases the given jobs that no other worker has taken in the meantime, and counts an attempt. */
export function leaseJobs(
  db: Db,
  ids: readonly number[],
  { now, until }: { now: Date; until: Date },
): Promise<readonly Job[]> {
  const free = db
    .selectFrom('jobs')
    .select('id')
    .where('id', 'in', ids)
    .where('failedAt', 'is', null)
    .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', now)]))
    .modifyEnd(skipLocked(db));
  return db
    .updateTable('jobs')
    .set((eb) => ({ leasedUntil: until, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', free)
    .returningAll()
    .execute();
}

export async function deleteJob(db: Db, id: number): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', id).execute();
}

/** Deletes the jobs whose payload contains one of these texts as a value. */
export async function deleteJobsNaming(db: Db, texts: readonly string[]): Promise<void> {
  await db.deleteFrom('jobs').where(holdsAnyOf('jobs.payload', texts)).execute();
}

/** The result of an attempt that didn't complete its job. */
export type JobOutcome = {
  runAt: Date;
  /** The reason, or null to keep the previous one. */
  error: string | null;
  failedAt: Date | null;
  /** False if the attempt doesn't count, because nothing was tried or it was interrupted. */
  isCounted: boolean;
};

/** Ends an attempt that didn't complete its job. Does nothing if another worker has taken the job since. */
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

/** Lists all unfinished jobs, including given-up ones, in the order they were stored. */
export function listJobs(db: Db): Promise<readonly Job[]> {
  return db.selectFrom('jobs').selectAll().orderBy('id').execute();
}

/** Makes given-up jobs due again, with all their attempts: the given ones or all of them. Returns how many. */
export async function reviveJobs(db: Db, ids: readonly number[] | undefined, now: Date): Promise<number> {
  const revive = db
    .updateTable('jobs')
    .set({ failedAt: null, attempts: 0, runAt: now })
    .where('failedAt', 'is not', null);
  const { numUpdatedRows } = await (ids ? revive.where('id', 'in', ids) : revive).executeTakeFirst();
  return Number(numUpdatedRows);
}
