import { setTimeout as pause } from 'node:timers/promises';
import { isLocked } from './database-errors.ts';

/** How often to check whether the lock is released. */
const pollMs = 15;

type Wait = {
  maxMs: number;
  /** Whether the work can be tried again. Once it has started, it can't. */
  canRetry?: () => boolean;
  /** Called when the lock was still held at the end. */
  onGiveUp?: () => void;
  /** Runs `rest` between two tries, so that others can use the connection. */
  between?: (rest: () => Promise<void>) => Promise<void>;
};

/**
 * Retries work while another process holds the database's lock, for up to `maxMs` milliseconds, and then throws
 * its error. SQLite's own waiting would block the event loop, so its connection has none.
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
