import type * as z from 'zod';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { waitOutLock } from '../database/wait-out-lock.ts';
import type { Logger } from '../observability/logger.ts';
import { evaluateFailure } from './job-retries.ts';
import { deleteJob, insertJob, type Job, leaseJobs, listDueJobs, returnJob } from './jobs.repository.ts';

/** Does one job. It may run again after a crash, so doing it twice must do no harm. Throws to be tried again later. */
export type JobHandler = (payload: unknown, signal: AbortSignal) => Promise<void>;

/** A handler whose payload is checked with its schema. */
export function createJobHandler<T extends z.ZodType>(
  schema: T,
  handle: (payload: z.output<T>, signal: AbortSignal) => Promise<void>,
): JobHandler {
  return (payload, signal) => handle(schema.parse(payload), signal);
}

/** `payload` is JSON. `runAt` is now unless given. */
type NewJob = { kind: string; payload: unknown; runAt?: Date };

export type JobQueue = AsyncDisposable & {
  /** Adds handlers by kind of job. A job of a kind without a handler waits. */
  register: (handlers: Readonly<Record<string, JobHandler>>) => void;
  /** Stores a job in the given transaction. It runs after the commit, at least once. */
  enqueue: (db: Db, job: NewJob) => Promise<void>;
  /** Works in the background from here on. */
  start: () => void;
  /** Takes no further job; what runs may end. */
  stop: () => void;
  /** Runs what is due, and what that enqueues, until nothing is due. Returns how many attempts it made. */
  runDue: () => Promise<number>;
};

/** Finds what another process has stored, and what has become due. */
const pollMs = 1000;
/** Of one kind, so that a mail server that hangs holds up emails only. */
const maxAtOnce = 4;
const longestAttemptMs = 30_000;
/** A lease outlasts its attempt, so that no one takes the job while the outcome is being stored. */
const leaseMarginMs = 10_000;
const stopGraceMs = 500;
/** An outcome that is lost makes the job run twice, so it waits for a lock for most of the lease's margin. */
const outcomeWait = { maxMs: 8000 };

type Dependencies = { db: Db; clock: Clock; logger: Logger; attemptMs?: number };
type Running = { ended: Promise<void>; abort: AbortController };

/**
 * Jobs in the database. A worker leases a job for a while; when its process dies, the job becomes due again. One that
 * fails comes back later, see `job-retries.ts`.
 */
export function createJobQueue(dependencies: Dependencies): JobQueue {
  const { db, clock, logger, attemptMs = longestAttemptMs } = dependencies;
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
    const due = await listDueJobs(db, kinds, kinds.length * maxAtOnce, now);
    const chosen = due.filter(({ kind }) => {
      const free = room.get(kind) ?? 0;
      room.set(kind, free - 1);
      return free > 0;
    });
    if (isStopping || chosen.length === 0) return [];
    const until = new Date(now.getTime() + attemptMs + leaseMarginMs);
    return leaseJobs(
      db,
      chosen.map(({ id }) => id),
      { now, until },
    );
  }

  function launch(job: Job): Promise<void> {
    const abort = new AbortController();
    const ended = attempt(job, abort)
      .catch((cause: unknown) => {
        // The lease runs out, and the job comes back.
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
    // At the end of the process the job has been handed back already.
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
    pass ??= makePasses().finally(() => {
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
        // The next poll tries again; one line tells of a disk that stays full.
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
    register(added) {
      for (const [kind, handler] of Object.entries(added)) handlers.set(kind, handler);
    },
    async enqueue(trx, { kind, payload, runAt }) {
      const now = clock.now();
      await insertJob(trx, { kind, payload, runAt: runAt ?? now }, now);
      // There is one connection: the pass waits for it until the transaction has ended.
      wake();
    },
    start() {
      poll ??= setInterval(wake, pollMs).unref();
      wake();
    },
    stop,
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
        // Without this the lease runs out, and the job is a little late.
        await returnJob(db, job, { runAt: job.runAt, error: null, failedAt: null, isCounted: false }).catch(
          (cause: unknown) => logger.warn({ err: cause, job: job.id }, 'a job could not be handed back'),
        );
      }
    },
  };
}
