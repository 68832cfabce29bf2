import type { Job, JobOutcome } from './jobs.repository.ts';

const firstDelayMs = 2000;
const maxDelayMs = 30 * 60_000;
/** A job is given up on when both limits are reached, so that messages survive a mail server that is down for a day. */
const minAttempts = 12;
const minEffortMs = 24 * 3_600_000;
/** Searching a longer text for addresses would take too long. */
const maxReadLength = 2000;
const maxDescriptionLength = 500;

/** Throw it from a handler that hasn't tried because the job can't run before a certain time. */
export class JobDeferred extends Error {
  readonly until: Date;
  constructor(until: Date, reason: string) {
    super(reason);
    this.name = 'JobDeferred';
    this.until = until;
  }
}

/** Throw it from a handler whose receiver wants no further attempts. The job is given up on immediately. */
export class JobRefused extends Error {
  override readonly name = 'JobRefused';
}

/**
 * Computes when a failed job runs again: after 2 seconds, doubling each time up to half an hour. `random` (0 to 1)
 * shortens the delay by up to half, so that jobs that failed together don't all run again together.
 */
export function evaluateFailure(job: Job, cause: unknown, now: Date, random: number): JobOutcome {
  if (cause instanceof JobDeferred) {
    return { runAt: cause.until, error: cause.message, failedAt: null, isCounted: false };
  }
  const error = describeFailure(cause);
  const effortMs = now.getTime() - job.createdAt.getTime();
  const isOver = job.attempts >= minAttempts && effortMs >= minEffortMs;
  if (isOver || cause instanceof JobRefused) {
    return { runAt: job.runAt, error, failedAt: now, isCounted: true };
  }
  const delayMs = Math.min(firstDelayMs * 2 ** (job.attempts - 1), maxDelayMs) * (1 - random / 2);
  return { runAt: new Date(now.getTime() + delayMs), error, failedAt: null, isCounted: true };
}

/**
 * Describes the reason for operators. Email servers include addresses and links in their responses, which don't belong
 * in a log, and control characters, which a terminal would obey.
 */
function describeFailure(cause: unknown): string {
  const text = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  return text
    .slice(0, maxReadLength)
    .replaceAll(/\S*(@|:\/\/)\S*/g, '[hidden]')
    .replaceAll(/\+?\d{6,}/g, '[hidden]')
    .replaceAll(/\p{C}+/gu, ' ')
    .slice(0, maxDescriptionLength);
}
