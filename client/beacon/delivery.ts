type Options = {
  /** Address of the analytics route. */
  endpoint: URL;
  /** Where events wait over page loads and outages: a `Storage`, or an object of the page's own. */
  store: Record<string, string>;
  /** What the keys of waiting events begin with. */
  prefix: string;
  /** Told of every call and what became of it, to find mistakes. */
  report: (...facts: unknown[]) => void;
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

export function keep(store: Record<string, string>, key: string, value: string): void {
  try {
    store[key] = value;
  } catch {
    // If the storage is full, only this page can send them.
  }
}

/**
 * Sends events in batches. An event waits until the server has answered for it, in the store, too: what a closed page
 * or an outage cut short is sent again by the next page, under the same id, which the server counts once.
 */
export function createDelivery({ endpoint, store, prefix, report }: Options) {
  const waiting = new Map<string, string>();
  /** Events that are being sent, or that the browser sends after the page has gone. */
  const taken = new Set<string>();
  const restKey = `rest.${prefix}`;
  /** Until when the server wants no call; kept, so that the next page doesn't ask again. */
  let restUntil = Number(store[restKey]);
  let isSending = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // A rest is a day at most; a clock that was set back must not make it longer.
  const restMs = () => {
    const ms = restUntil - Date.now();
    return ms > 0 && ms <= dayMs ? ms : 0;
  };

  const forget = (id: string) => {
    waiting.delete(id);
    delete store[prefix + id];
  };

  const take = (mayRepeat: boolean): string[] => {
    let length = 0;
    const ids: string[] = [];
    for (const [id, text] of waiting) {
      if (taken.has(id) && !mayRepeat) continue;
      length += text.length;
      if (ids.length === batchEvents || (ids.length && length > batchLength)) break;
      ids.push(id);
      taken.add(id);
    }
    return ids;
  };

  const compose = (ids: readonly string[]) =>
    `{"sentAt":"${new Date().toISOString()}","events":[${ids.map((id) => waiting.get(id))}]}`;
  const post = (body: string) =>
    // A string leaves as text/plain, for which browsers ask no permission beforehand.
    fetch(endpoint, { method: 'POST', body, keepalive: true, credentials: 'omit' });

  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(send, Math.max(ms, restMs()));
  };

  async function send(): Promise<void> {
    const ids = isSending ? [] : take(true);
    if (!ids.length) return;
    isSending = true;
    const body = compose(ids);
    // Random, so that the pages of many people don't all retry at the same time.
    let wait = firstWaitMs * 2 ** failures++ * (1 + Math.random());
    try {
      const response = await post(body);
      const { status } = response;
      report(status, body, await response.text());
      if (status === 429 || status === 503) {
        restUntil = Date.now() + Number(response.headers.get('Retry-After')) * 1000;
        keep(store, restKey, `${restUntil}`);
      } else {
        ids.forEach(forget);
        failures = wait = 0;
      }
    } catch (cause) {
      report(cause, body);
    }
    isSending = false;
    taken.clear();
    if (failures <= maxFailures) schedule(wait);
  }

  // What earlier pages left behind. The server refuses what is older than a day.
  for (const key in store) {
    const [before, id] = key.split(prefix);
    if (before || !id) continue;
    if (Date.now() - readTime(id) < dayMs) waiting.set(id, `${store[key]}`);
    else delete store[key];
  }
  schedule(0);
  addEventListener('online', () => {
    failures = 0;
    schedule(0);
  });

  return {
    /** Takes an event as JSON. Its id is a UUID of version 7. */
    add(id: string, text: string) {
      waiting.set(id, text);
      keep(store, prefix + id, text);
      for (const oldest of waiting.keys()) if (waiting.size > maxWaiting) forget(oldest);
      if (!failures) schedule(gatherMs);
    },
    /** Hands over what still waits, because the page may not live any longer. */
    leave() {
      while (!restMs()) {
        const ids = take(false);
        if (!ids.length) return;
        const body = compose(ids);
        report(body);
        if (!navigator.sendBeacon?.(endpoint, body)) post(body).catch(report);
      }
    },
  };
}

/** The milliseconds since 1970 at the beginning of a UUID of version 7. */
function readTime(id: string): number {
  return Number.parseInt(id.replace('-', ''), 16);
}
