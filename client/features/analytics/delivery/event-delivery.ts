import { isRetryable } from '../../../../shared/retryable-status.ts';
import { ApiError } from '../../../lib/api-client.ts';
import type { SiteEvent } from '../create-event.ts';
import type { EventQueue } from './event-queue.ts';
import { logFailure } from './log-failure.ts';

/** Events are sent at the latest after this time, or when this many are waiting. */
const batchMs = 5000;
const batchSize = 20;
/** Without a response, the wait doubles up to the maximum. */
const firstRetryMs = 5000;
const maxRetryMs = 5 * 60_000;

export type DeliveryDependencies = {
  queue: EventQueue;
  /** Throws an ApiError or a NetworkError. `isLast` means that the page may be gone before the response arrives. */
  post: (events: readonly SiteEvent[], isLast: boolean) => Promise<unknown>;
  /** Returns whether the browser will send it even after the page is gone. There is no response. */
  beacon: (events: readonly SiteEvent[]) => boolean;
  isOnline: () => boolean;
};

/** Sends the queue's events in as few calls as possible. Failures are only logged. */
export function createDelivery({ queue, post, beacon, isOnline }: DeliveryDependencies) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let failures = 0;
  /** The time before which the server wants no further calls, in epoch milliseconds. */
  let restUntil = 0;

  function plan(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        timer = undefined;
        void send(false);
      },
      Math.max(ms, restUntil - Date.now()),
    );
  }

  function canCall() {
    return isOnline() && restUntil <= Date.now();
  }

  async function send(isLast: boolean) {
    const [events] = queue.split();
    if (!events || isSending || !canCall()) return;
    clearTimeout(timer);
    timer = undefined;
    isSending = true;
    const retryMs = await attempt(events, isLast);
    isSending = false;
    if (retryMs !== undefined) plan(retryMs);
    else if (queue.size() > 0) plan(queue.size() >= batchSize ? 0 : batchMs);
  }

  /** Returns the milliseconds until the events should be tried again, or undefined when they are done. */
  async function attempt(events: readonly SiteEvent[], isLast: boolean): Promise<number | undefined> {
    try {
      await post(events, isLast);
      queue.settle(events);
      failures = 0;
      return undefined;
    } catch (cause) {
      logFailure('Events of this visit were not taken.', cause);
      if (cause instanceof ApiError && !isRetryable(cause.status)) {
        queue.settle(events);
        failures = 0;
        return undefined;
      }
      const waitMs = Math.min(maxRetryMs, firstRetryMs * 2 ** failures);
      failures += 1;
      const askedMs = cause instanceof ApiError ? (cause.retryAfterSeconds ?? 0) * 1000 : 0;
      restUntil = Date.now() + askedMs;
      return Math.max(waitMs, askedMs);
    }
  }

  return {
    /** Call it after an event was added to the queue, or found there. */
    wake() {
      if (isSending || failures > 0) return;
      if (queue.size() >= batchSize) plan(0);
      else if (queue.size() > 0 && timer === undefined) plan(batchMs);
    },
    /** Call it when the network is back. */
    retry() {
      if (queue.size() > 0) plan(0);
    },
    /** Call it when the page is hidden, which may be the last chance. */
    hide: () => void send(true),
    /**
     * Call it when the page is left. Events that the browser has accepted stay in the queue in case the tab comes back.
     */
    leave() {
      if (!canCall()) return;
      clearTimeout(timer);
      timer = undefined;
      for (const events of queue.split().reverse()) {
        if (!beacon(events)) post(events, true).catch(() => undefined);
      }
    },
  };
}
