import { setTimeout as pause } from 'node:timers/promises';

/** A lock that is let go is noticed within this many milliseconds. */
const pollMs = 15;

/** Whether SQLite refused the work because another process holds the lock. */
export function isLocked(cause: unknown): boolean {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' && code.startsWith('SQLITE_BUSY');
}

type Wait = {
  maxMs: number;
  /** Whether the work may be tried again; when it has begun it may not. */
  canRetry?: () => boolean;
  /** Hears that the lock was still held in the end. */
  onGiveUp?: () => void;
  /** Runs `rest` between two tries, with whatever others need in the meantime. */
  between?: (rest: () => Promise<void>) => Promise<void>;
};

/**
 * Tries work again while another process holds the database's lock, for `maxMs` milliseconds, and then throws what SQLite
 * said. SQLite's own waiting would block the event loop, so the connection has none.
 */
export async function waitOutLock<T>(
  attempt: () => T | Promise<T>,
  { maxMs, canRetry = () => true, onGiveUp, between = (rest) => rest() }: Wait,
): Promise<T> {
  const startedAt = performance.now();
  for (;;) {
    try {
      return await attempt();
    } catch (cause) {
      if (!isLocked(cause) || !canRetry()) throw cause;
      if (performance.now() - startedAt >= maxMs) {
        onGiveUp?.();
        throw cause;
      }
      await between(() => pause(pollMs));
    }
  }
}
