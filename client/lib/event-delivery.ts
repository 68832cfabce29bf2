import { isRetryable } from '../../shared/retryable-status.ts';
import { composeCall, getRetryMs, takeCall } from './event-calls.ts';

const batchEvents = 50;
/** In characters: browsers and the server take 64 KiB, and a character has three bytes at most. */
const batchLength = 20_000;
const maxWaiting = 200;
const dayMs = 86_400_000;

export function keep(store: Record<string, string>, key: string, value: string): void {
  try {
    store[key] = value;
  } catch {
    // If the storage is full, only this page can send them.
  }
}

/**
 * Sends events to the analytics route in batches. They wait over page loads and outages in `store`, a `Storage` or an
 * object of the page's own, under keys that begin with `prefix`, until the server has answered for them. What a closed
 * page or an outage cut short is sent again by the next page, under the same id, which the server counts once. `report` is
 * told of every call and what became of it. `gatherMs` is how long events wait for others.
 */
export function createDelivery(
  endpoint: URL,
  store: Record<string, string>,
  prefix: string,
  report: (...facts: unknown[]) => void,
  gatherMs = 1000,
) {
  /** Events of this page that are neither being sent nor handed over. */
  const waiting = new Map<string, string>();
  const restKey = `rest.${prefix}`;
  /** Until when the server wants no call; kept, so that the next page doesn't ask again. */
  let restUntil = Number(store[restKey]);
  let isSending = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // A rest is a day at most; a clock that was set back must not make it longer.
  const restMs = () => {
    const ms = restUntil - Date.now();
    return ms > 0 && ms < dayMs ? ms : 0;
  };

  const take = () => takeCall(waiting, batchEvents, batchLength);
  const post = (body: string) =>
    // A string leaves as text/plain, for which browsers ask no permission beforehand.
    fetch(endpoint, { method: 'POST', body, keepalive: true });

  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(send, Math.max(ms, restMs()));
  };

  async function send(): Promise<void> {
    const batch = isSending ? [] : take();
    if (!batch.length) return;
    isSending = true;
    const body = composeCall(batch);
    let wait = getRetryMs(failures++);
    try {
      const response = await post(body);
      const { status } = response;
      report(status, body, await response.text());
      if (isRetryable(status)) {
        restUntil = Date.now() + Number(response.headers.get('Retry-After')) * 1000;
        keep(store, restKey, `${restUntil}`);
      } else {
        for (const [id] of batch.splice(0)) delete store[prefix + id];
        failures = wait = 0;
      }
    } catch (cause) {
      report(cause, body);
    }
    isSending = false;
    for (const [id, text] of batch) waiting.set(id, text);
    schedule(wait);
  }

  /** Takes up what earlier pages left, and what this page handed over. The server refuses what is older than a day. */
  const resume = () => {
    for (const key in store) {
      const [before, id] = key.split(prefix);
      if (before || !id) continue;
      if (Date.now() - readTime(id) < dayMs) waiting.set(id, `${store[key]}`);
      else delete store[key];
    }
    failures = 0;
    schedule(0);
  };
  resume();
  addEventListener('online', resume);
  // Phones end pages that are out of sight without another word.
  addEventListener('visibilitychange', () => document.hidden && !restMs() && send());

  return {
    /** Takes an event as JSON. Its id is a UUID of version 7. */
    add(id: string, text: string) {
      waiting.set(id, text);
      keep(store, prefix + id, text);
      for (const [oldest] of waiting)
        if (waiting.size > maxWaiting) {
          waiting.delete(oldest);
          delete store[prefix + oldest];
        }
      if (!failures) schedule(gatherMs);
    },
    /** Hands over what still waits, because the page may not live any longer. The store keeps it for the next page. */
    leave() {
      while (!restMs()) {
        const batch = take();
        if (!batch.length) return;
        const body = composeCall(batch);
        report(body);
        let isTaken: boolean | undefined;
        try {
          isTaken = navigator.sendBeacon(endpoint, body);
        } catch {
          // This browser refuses beacons.
        }
        if (!isTaken) post(body).catch(report);
      }
    },
  };
}

/** The milliseconds since 1970 at the beginning of a UUID of version 7. */
function readTime(id: string): number {
  return Number.parseInt(id.replace('-', ''), 16);
}
