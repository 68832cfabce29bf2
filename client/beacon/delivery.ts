/** An event as it leaves, with the two values that make a repeat harmless. */
export type BeaconEvent = {
  action: 'track_event';
  data: { eventId: string; occurredAt: string; [field: string]: unknown };
};

type Options = {
  /** Address of the analytics route. */
  endpoint: string;
  /** Where events wait over page loads and outages; undefined keeps them in memory alone. */
  storage: Storage | undefined;
  /** What the keys of waiting events begin with. */
  prefix: string;
};

const batchEvents = 50;
/** In characters: browsers and the server take 64 KiB, and a character has three bytes at most. */
const batchLength = 20_000;
const maxWaiting = 200;
const gatherMs = 1000;
const firstWaitMs = 5000;
/** A page gives up after so many failures in a row, until the browser is online again or the next page loads. */
const maxFailures = 6;
const dayMs = 86_400_000;

/**
 * Sends events in batches. An event waits until the server has answered for it, in the storage, too: what a closed page
 * or an outage cut short is sent again by the next page, under the same id, which the server counts once.
 */
export function createDelivery({ endpoint, storage, prefix }: Options) {
  const waiting = new Map<string, string>();
  const handedOver = new Set<string>();
  let underWay: string[] = [];
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restKey = `rest.${prefix}`;
  /** Until when the server wants no call; kept, so that the next page doesn't ask again. */
  let restUntil = Number(storage?.getItem(restKey));

  // A rest is a day at most; a clock that was set back must not make it longer.
  const restMs = () => {
    const ms = restUntil - Date.now();
    return ms > 0 && ms <= dayMs ? ms : 0;
  };

  const forget = (id: string) => {
    waiting.delete(id);
    storage?.removeItem(prefix + id);
  };

  const take = (isWanted: (id: string) => boolean): string[] => {
    let length = 0;
    const ids: string[] = [];
    for (const [id, text] of waiting) {
      if (!isWanted(id)) continue;
      length += text.length + 1;
      if (ids.length === batchEvents || (ids.length > 0 && length > batchLength)) break;
      ids.push(id);
    }
    return ids;
  };

  const compose = (ids: readonly string[]) => `[${ids.map((id) => waiting.get(id)).join()}]`;
  const post = (body: string) =>
    // A string leaves as text/plain, for which browsers ask no permission beforehand.
    fetch(endpoint, { method: 'POST', body, keepalive: true, credentials: 'omit' });

  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), Math.max(ms, restMs()));
  };

  const rest = (until: number) => {
    restUntil = until;
    try {
      storage?.setItem(restKey, String(until));
    } catch {
      // A full storage leaves it to this page alone.
    }
  };

  /** Answers the wait in milliseconds before the batch may be sent again; 0 when it need not be. */
  const deliver = async (ids: readonly string[]): Promise<number> => {
    // Random, so that the pages of many people don't all retry at the same time.
    const usualWait = firstWaitMs * 2 ** failures * (1 + Math.random());
    try {
      const { status, headers } = await post(compose(ids));
      if (status === 429 || status === 503) {
        const asked = Number(headers.get('Retry-After')) * 1000;
        if (asked > 0) rest(Date.now() + asked);
        return asked || usualWait;
      }
    } catch {
      return usualWait;
    }
    ids.forEach(forget);
    return 0;
  };

  const send = async (): Promise<void> => {
    if (underWay.length > 0) return;
    underWay = take(() => true);
    if (underWay.length === 0) return;
    const wait = await deliver(underWay);
    underWay = [];
    failures = wait > 0 ? failures + 1 : 0;
    if (waiting.size > 0 && failures <= maxFailures) schedule(wait);
  };

  return {
    add(event: BeaconEvent) {
      const { eventId } = event.data;
      const text = JSON.stringify(event);
      waiting.set(eventId, text);
      try {
        storage?.setItem(prefix + eventId, text);
      } catch {
        // A full storage leaves the event to this page alone.
      }
      const [oldest] = waiting.keys();
      if (waiting.size > maxWaiting && oldest !== undefined) forget(oldest);
      if (failures === 0) schedule(gatherMs);
    },
    /** Takes up what earlier pages left behind. The server refuses what is older than a day. */
    restore(now: number) {
      for (const key of Object.keys(storage ?? {})) {
        if (!key.startsWith(prefix)) continue;
        const id = key.slice(prefix.length);
        const text = storage?.getItem(key) ?? '';
        if (now - readTime(text) < dayMs) waiting.set(id, text);
        else storage?.removeItem(key);
      }
      if (waiting.size > 0) schedule(0);
    },
    retry() {
      failures = 0;
      schedule(0);
    },
    /** Hands over what still waits, because the page may not live any longer. */
    leave() {
      while (restMs() === 0) {
        const ids = take((id) => !underWay.includes(id) && !handedOver.has(id));
        if (ids.length === 0) return;
        for (const id of ids) handedOver.add(id);
        const body = compose(ids);
        if (!navigator.sendBeacon?.(endpoint, body)) post(body).catch(() => undefined);
      }
    },
  };
}

/** Milliseconds since 1970; NaN for what is no event. */
function readTime(text: string): number {
  return Date.parse(/"occurredAt":"([^"]+)"/.exec(text)?.[1] ?? '');
}
