import type * as z from 'zod';
import type { Clock } from '../clock.ts';
import type { Db, PostgresDatabase } from '../database/database.ts';
import { waitOutLock } from '../database/wait-out-lock.ts';
import { currentRequestId, type Logger } from '../observability/logger.ts';
import { evaluateFailure } from './job-retries.ts';
import { deleteJob, insertJob, type Job, leaseJobs, listDueJobs, returnJob } from './jobs.repository.ts';

/** Runs a job. It may run again after a crash, so running it twice must be harmless. Throw to retry later. */
export type JobHandler = (payload: unknown, signal: AbortSignal) => Promise<void>;
export function createJobHandler<T extends z.ZodType>(
  schema: T,
  handle: (payload: z.output<T>, signal: AbortSignal) => Promise<void>,
): JobHandler {
  return (payload, signal) => handle(schema.parse(payload), signal);
}

/**
 * `payload` is JSON. `runAt` defaults to now. Jobs for the same `recipient` run one at a time, in the order they are
 * due.
 */
type NewJob = { kind: string; payload: unknown; runAt?: Date; recipient?: string };

export type JobQueue = ReturnType<typeof createJobQueue>;

/** The channel that wakes up a queue. */
export const jobsChannel = 'jobs';
/** Finds jobs stored by other processes and jobs that have become due. */
const pollMs = 1000;
/** Per kind, so that a mail server that hangs delays only emails. */
const maxAtOnce = 4;
const maxAttemptMs = 30_000;
/** A lease lasts longer than its attempt, so that no one else takes the job while its result is being stored. */
const leaseMarginMs = 10_000;
const stopGraceMs = 500;
/** A job whose result is lost runs twice, so storing the result waits for a lock for most of the lease's margin. */
const outcomeWait = { maxMs: 8000 };

type Dependencies = {
  db: Db;
  clock: Clock;
  logger: Logger;
  attemptMs?: number;
  /** Notifies the queues of all processes to look for jobs. Undefined if this is the only process. */
  channels?: Pick<PostgresDatabase, 'notify'> | undefined;
};
type Running = { ended: Promise<void>; abort: AbortController };

/**
 * Stores jobs in the database. A worker leases a job for a limited time, and if its process dies, the job becomes due
 * again. A failed job is retried later (see `job-retries.ts`).
 */
export function createJobQueue(dependencies: Dependencies) {
  const { db, clock, logger, attemptMs = maxAttemptMs, channels } = dependencies;
  const handlers = new Map<string, JobHandler>();
  const running = new Map<Job, Running>();
  let poll: NodeJS.Timeout | undefined;
  let isStopping = false;
  let pass: Promise<void> | undefined;
  let isPassWanted = false;
  let isFailing = false;

  /** Leases due jobs, as many of each kind as there is room for. */
  async function take(): Promise<readonly Job[]> {
    const room = new Map([...handlers.keys()].map((kind) => [kind, maxAtOnce]));
    for (const { kind } of running.keys()) room.set(kind, (room.get(kind) ?? 0) - 1);
    const kinds = [...room.keys()].filter((kind) => (room.get(kind) ?? 0) > 0);
    if (isStopping || kinds.length === 0) return [];
    const now = clock.now();
    const until = new Date(now.getTime() + attemptMs + leaseMarginMs);
    const listDue = (within: Db) => listDueJobs(within, kinds, kinds.length * maxAtOnce, now);
    if ((await listDue(db)).length === 0 || isStopping) return [];
    // Checks again in a transaction, so that no other worker leases a job of the same recipient in the meantime.
    return db.transaction().execute(async (trx) => {
      const chosen = (await listDue(trx)).filter(({ kind }) => {
        const free = room.get(kind) ?? 0;
        room.set(kind, free - 1);
        return free > 0;
      });
      const ids = chosen.map(({ id }) => id);
      return leaseJobs(trx, ids, { now, until });
    });
  }

  function launch(job: Job): Promise<void> {
    const abort = new AbortController();
    const ended = attempt(job, abort)
      .catch((cause: unknown) => {
        // The lease will expire, and the job will be retried.
        logger.error({ err: cause, job: job.id, kind: job.kind }, 'the outcome of a job could not be stored');
      })
      .finally(() => running.delete(job));
    running.set(job, { ended, abort });
    return ended;
  }

  async function attempt(job: Job, abort: AbortController): Promise<void> {
    try {
      await runInTime(job, abort);
    } catch (cause) {
      if (running.has(job)) await store(job, cause);
      return;
    }
    // If the process is ending, the job has already been returned.
    if (running.has(job)) await waitOutLock(() => deleteJob(db, job.id), outcomeWait);
  }

  async function runInTime({ kind, payload }: Job, abort: AbortController): Promise<void> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const cause = new Error(`The attempt was cut off after ${attemptMs / 1000} seconds.`);
      late.reject(cause);
      abort.abort(cause);
    }, attemptMs);
    try {
      await Promise.race([handlers.get(kind)?.(payload, abort.signal), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function store(job: Job, cause: unknown): Promise<void> {
    const outcome = evaluateFailure(job, cause, clock.now(), Math.random());
    await waitOutLock(() => returnJob(db, job, outcome), outcomeWait);
    const line = { job: job.id, kind: job.kind, attempts: job.attempts, error: outcome.error };
    if (outcome.failedAt) logger.error(line, 'job given up');
    else if (outcome.isCounted)
      logger.warn({ ...line, next: outcome.runAt }, 'job failed, will be tried again');
    else logger.info({ ...line, next: outcome.runAt }, 'job put off');
  }

  function wake() {
    if (!poll || isStopping) return;
    isPassWanted = true;
    // Jobs outlast the request that wakes them up, and are often those of others.
    pass ??= currentRequestId.exit(makePasses).finally(() => {
      pass = undefined;
      if (isPassWanted) wake();
    });
  }

  async function makePasses(): Promise<void> {
    while (isPassWanted) {
      isPassWanted = false;
      try {
        for (const job of await take()) {
          isPassWanted = true;
          void launch(job).then(wake);
        }
        isFailing = false;
      } catch (cause) {
        // The next poll tries again. This is logged only once while a disk stays full.
        if (!isFailing) logger.error({ err: cause }, 'jobs cannot be read');
        isFailing = true;
      }
    }
  }

  function stop() {
    isStopping = true;
    clearInterval(poll);
  }

  return {
    /** Adds handlers by kind of job. Jobs without a handler wait. */
    register(added: Readonly<Record<string, JobHandler>>) {
      for (const [kind, handler] of Object.entries(added)) handlers.set(kind, handler);
    },
    /** Stores a job in the given transaction. It runs after the commit, at least once. */
    async enqueue(trx: Db, job: NewJob) {
      const now = clock.now();
      await insertJob(trx, { runAt: now, ...job }, now);
      if (channels) await channels.notify(trx, jobsChannel, '');
      // SQLite has only one connection, so this waits for it until the transaction has ended.
      else wake();
    },
    start() {
      poll ??= setInterval(wake, pollMs).unref();
      wake();
    },
    /** Looks for due jobs now, if the queue has been started. */
    wake,
    /** Stops taking jobs. Running ones can finish. */
    stop,
    /** Runs all due jobs, and the jobs they enqueue, until none are due. Returns the number of attempts. */
    async runDue() {
      let attempts = 0;
      for (;;) {
        const jobs = await take();
        if (jobs.length === 0) return attempts;
        attempts += jobs.length;
        await Promise.all(jobs.map(launch));
      }
    },
    async [Symbol.asyncDispose]() {
      stop();
      await pass;
      const ended = Promise.all([...running.values()].map((job) => job.ended));
      const grace = Promise.withResolvers<void>();
      const timer = setTimeout(grace.resolve, stopGraceMs);
      await Promise.race([ended, grace.promise]);
      clearTimeout(timer);
      for (const [job, { abort }] of [...running]) {
        running.delete(job);
        abort.abort(new Error('The server is stopping.'));
        // If this fails, the lease expires, and the job is a little late.
        await returnJob(db, job, { runAt: job.runAt, error: null, failedAt: null, isCounted: false }).catch(
          (cause: unknown) => logger.warn({ err: cause, job: job.id }, 'a job could not be handed back'),
        );
      }
    },
  };
}
