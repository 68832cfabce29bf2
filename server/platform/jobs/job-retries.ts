import type { Job, JobOutcome } from './jobs.repository.ts';

const firstDelayMs = 2000;
const longestDelayMs = 30 * 60_000;
/** A job is given up when both are over: a message outlives a mail server that is down for a day. */
const fewestAttempts = 12;
const shortestEffortMs = 24 * 3_600_000;
/** Looking for addresses in a longer text would take long. */
const longestRead = 2000;
const longestDescription = 500;

/** Thrown by a handler that has not tried, because the job may not run before a time. */
export class JobDeferred extends Error {
  readonly until: Date;
  constructor(until: Date, reason: string) {
    super(reason);
    this.name = 'JobDeferred';
    this.until = until;
  }
}

/** Thrown by a handler whose receiver wants no further attempt: the job is given up at once. */
export class JobRefused extends Error {
  override readonly name = 'JobRefused';
}

/**
 * When a job that failed runs again: after 2 seconds, twice as long each time, half an hour at most, shortened by up
 * to a half at random (`random` from 0 to 1), so that what failed together does not come back together.
 */
export function evaluateFailure(job: Job, cause: unknown, now: Date, random: number): JobOutcome {
  if (cause instanceof JobDeferred) {
    return { runAt: cause.until, error: cause.message, failedAt: null, isCounted: false };
  }
  const error = describeFailure(cause);
  const effortMs = now.getTime() - job.createdAt.getTime();
  const isOver = job.attempts >= fewestAttempts && effortMs >= shortestEffortMs;
  if (isOver || cause instanceof JobRefused) {
    return { runAt: job.runAt, error, failedAt: now, isCounted: true };
  }
  const delayMs = Math.min(firstDelayMs * 2 ** (job.attempts - 1), longestDelayMs) * (1 - random / 2);
  return { runAt: new Date(now.getTime() + delayMs), error, failedAt: null, isCounted: true };
}

/** What went wrong, for operators: mail servers put addresses and links into their answers, which belong in no log. */
function describeFailure(cause: unknown): string {
  const text = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  return text
    .slice(0, longestRead)
    .replaceAll(/\S*(@|:\/\/)\S*/g, '[hidden]')
    .replaceAll(/\+?\d{6,}/g, '[hidden]')
    .slice(0, longestDescription);
}
