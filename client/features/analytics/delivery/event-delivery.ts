import { ApiError } from '../../../lib/api-client.ts';
import type { SiteEvent } from '../create-event.ts';
import { findClockSkewedEvents } from '../find-clock-skewed-events.ts';
import type { EventQueue } from './event-queue.ts';
import { logFailure } from './log-failure.ts';

/** Sent at the latest after this time, or when so many wait. */
const batchMs = 5000;
const batchSize = 20;
/** Without an answer, the wait doubles up to the longest. */
const firstRetryMs = 5000;
const maxRetryMs = 5 * 60_000;

export type DeliveryWorld = {
  queue: EventQueue;
  /** Throws an ApiError or a NetworkError. `isLast`: the page may be gone before the answer. */
  post: (events: readonly SiteEvent[], isLast: boolean) => Promise<unknown>;
  /** Whether the browser took it over to send it even if the page is gone; there is no answer. */
  beacon: (events: readonly SiteEvent[]) => boolean;
  isOnline: () => boolean;
};

/** Sends the queue's events, as few calls as will do. A failure is only logged. */
export function createDelivery({ queue, post, beacon, isOnline }: DeliveryWorld) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let failures = 0;
  /** Epoch milliseconds before which the server wants no further call. */
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

  /** Returns the milliseconds until the events are worth another try; undefined when they are done with. */
  async function attempt(events: readonly SiteEvent[], isLast: boolean): Promise<number | undefined> {
    try {
      const answer = await post(events, isLast);
      queue.settle(events, findClockSkewedEvents(events, answer, Date.now()));
      failures = 0;
      return undefined;
    } catch (cause) {
      logFailure('Events of this visit were not taken.', cause);
      if (cause instanceof ApiError && cause.status !== 429 && cause.status !== 503) {
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
    /** After an event has come into the queue, or was found there. */
    wake() {
      if (isSending || failures > 0) return;
      if (queue.size() >= batchSize) plan(0);
      else if (queue.size() > 0 && timer === undefined) plan(batchMs);
    },
    /** The network is back. */
    retry() {
      if (queue.size() > 0) plan(0);
    },
    /** The page can no longer be seen, and may never be again. */
    hide: () => void send(true),
    /** The page is left. What the browser takes over stays in the queue, in case the tab comes back. */
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
