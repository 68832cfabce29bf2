/** The values that an event may carry. */
export type EventValues = Readonly<Record<string, string | number | boolean | null>>;

type Common = {
  /** A UUID. The server counts a repeat once. */
  eventId?: string | null;
  /** ISO 8601 with `Z` or an offset. */
  occurredAt?: string | null;
  /** A random id of the visit, which says nothing about the person. */
  sessionId?: string | null;
  pageRoute?: string | null;
};

export type TrackedEvent = {
  action: 'track_event';
  data: Common & {
    eventName: string;
    eventType?: string | null;
    elementClicked?: string | null;
    elementValue?: string | null;
    additionalData?: EventValues | null;
  };
};
export type FunnelStep = { action: 'track_funnel'; data: Common & { step: string } };
export type ReferralEvent = {
  action: 'track_referral';
  data: Common & { carrierName: string; referralUrl: string; interest?: string | null };
};
export type Event = TrackedEvent | FunnelStep | ReferralEvent;

/** What became of the events of a call. `index` is an event's place in what was sent. */
export type Receipt = {
  accepted: number;
  duplicates: number;
  filtered: { index: number; reason: string }[];
  rejected: {
    index: number;
    eventId: string | null;
    /** Stable: see the table of codes on the page for developers. */
    code: string;
    field: string | null;
    message: string;
  }[];
};

/** What `beacon.js` adds to a page. */
export type Beacon = { track: (eventName: string, additionalData?: EventValues) => void };

/** A call that the server refused as a whole. `code` is stable, and the server's log has `requestId`. */
export class EventsRefused extends Error {
  override name = 'EventsRefused';
  readonly status: number;
  readonly code: string;
  readonly requestId: string | null;
  /** How long the server asked to wait, or 0. */
  readonly retryAfterSeconds: number;

  constructor({ status, headers }: Response, body: unknown) {
    const { code = 'unknown', message = `HTTP ${status}` } = readError(body);
    super(message);
    this.status = status;
    this.code = code;
    this.requestId = headers.get('X-Request-Id');
    this.retryAfterSeconds = Number(headers.get('Retry-After'));
  }
}

export type EventClientOptions = {
  /** The site's address, such as `https://www.example.com`. */
  origin: string;
  /** The key that the operator gave to your server. */
  key: string;
  /** How often a call is tried before `send` fails. */
  maxAttempts?: number;
};

const maxEvents = 500;
/** Below the server's 1 MiB, with room for what surrounds the events. */
const maxBytes = 1_000_000;

/** Sends events from a server. */
export function createEventClient({ origin, key, maxAttempts = 5 }: EventClientOptions) {
  const endpoint = new URL('/api/analytics', origin).href;

  const post = async (url: string, events: readonly string[], attempt = 1): Promise<Receipt> => {
    // By its own time of sending, the server corrects a wrong clock.
    const body = `{"sentAt":"${new Date().toISOString()}","events":[${events.join()}]}`;
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` };
    // Random, so that many senders don't all retry at the same time.
    let waitSeconds = 2 ** attempt * Math.random();
    try {
      const response = await fetch(url, { method: 'POST', headers, body });
      const answer: unknown = await response.json().catch(() => undefined);
      if (isReceipt(answer)) return answer;
      throw new EventsRefused(response, answer);
    } catch (cause) {
      if (attempt >= maxAttempts) throw cause;
      if (cause instanceof EventsRefused) {
        if (!isRetryable(cause.status)) throw cause;
        waitSeconds = cause.retryAfterSeconds || waitSeconds;
      }
    }
    await new Promise((done) => setTimeout(done, waitSeconds * 1000));
    return post(url, events, attempt + 1);
  };

  return {
    /**
     * Resolves once every accepted event is on the server's disk. An event object keeps its id, so after an error the
     * same objects can be sent again.
     */
    async send(events: readonly Event[], { isDryRun = false } = {}): Promise<Receipt> {
      const total: Receipt = { accepted: 0, duplicates: 0, filtered: [], rejected: [] };
      let sent = 0;
      for (const batch of splitIntoCalls(events)) {
        const receipt = await post(isDryRun ? `${endpoint}?validate=1` : endpoint, batch);
        const move = <Entry extends { index: number }>(entry: Entry) => ({
          ...entry,
          index: entry.index + sent,
        });
        total.accepted += receipt.accepted;
        total.duplicates += receipt.duplicates;
        total.filtered.push(...receipt.filtered.map(move));
        total.rejected.push(...receipt.rejected.map(move));
        sent += batch.length;
      }
      return total;
    },
  };
}

/** The id and time that each event object got when it was first sent. */
const firstSent = new WeakMap<Event, { eventId: string; occurredAt: string }>();

function identify(event: Event): { eventId: string; occurredAt: string } {
  const known = firstSent.get(event);
  if (known) return known;
  const created = { eventId: crypto.randomUUID(), occurredAt: new Date().toISOString() };
  firstSent.set(event, created);
  return created;
}

/** The server asked to wait, or a proxy answered in its place. */
function isRetryable(status: number): boolean {
  return /^(?:408|429|50[234]|52\d|530)$/.test(`${status}`);
}

/** The events as JSON, in lists that the server accepts in one call. */
function splitIntoCalls(events: readonly Event[]): string[][] {
  const encoder = new TextEncoder();
  const batches: string[][] = [];
  let batch: string[] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const event of events) {
    const { action, data } = event;
    const text = JSON.stringify({ action, data: { ...identify(event), ...data } });
    const size = encoder.encode(text).length + 1;
    if (batch.length === maxEvents || bytes + size > maxBytes) {
      batch = [];
      batches.push(batch);
      bytes = 0;
    }
    batch.push(text);
    bytes += size;
  }
  return batches;
}

/** 202, or 422 if no event was valid. */
function isReceipt(answer: unknown): answer is Receipt {
  return typeof answer === 'object' && answer !== null && 'accepted' in answer && 'rejected' in answer;
}

function readError(body: unknown): { code?: string; message?: string } {
  const isError = typeof body === 'object' && body !== null && 'error' in body;
  return isError && typeof body.error === 'object' && body.error !== null ? body.error : {};
}
