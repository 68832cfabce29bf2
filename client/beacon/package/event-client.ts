import { isRetryable, parseRetryAfter } from '../../../shared/retryable-status.ts';
import {
  composeCall,
  createTimedUuid,
  getRetryMs,
  takeCall,
  type WaitingEvent,
} from '../../lib/event-calls.ts';

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
    this.retryAfterSeconds = parseRetryAfter(headers.get('Retry-After'), Date.now()) ?? 0;
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
/** How long a call may take. By itself, Node waits five minutes for a server that says nothing. */
const timeoutMs = 30_000;
/** In characters, with three bytes at most: the server takes 1 MiB. */
const maxLength = 340_000;

/** Sends events from a server. */
export function createEventClient({ origin, key, maxAttempts = 5 }: EventClientOptions) {
  const endpoint = new URL('/api/analytics', origin).href;

  const post = async (url: string, body: string): Promise<Receipt> => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` };
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method: 'POST', headers, body, signal });
    const answer = parseJson(await response.text());
    if (isReceipt(answer)) return answer;
    throw new EventsRefused(response, answer);
  };

  const deliver = async (url: string, events: readonly WaitingEvent[], failures = 0): Promise<Receipt> => {
    let waitMs = getRetryMs(failures) / 10;
    try {
      return await post(url, composeCall(events));
    } catch (cause) {
      if (failures + 1 >= maxAttempts) throw cause;
      if (cause instanceof EventsRefused) {
        if (!isRetryable(cause.status)) throw cause;
        waitMs = cause.retryAfterSeconds * 1000 || waitMs;
      }
    }
    await new Promise((done) => setTimeout(done, waitMs));
    return deliver(url, events, failures + 1);
  };

  return {
    /**
     * Resolves once every accepted event is on the server's disk. An event object keeps its id, so after an error the
     * same objects can be sent again.
     */
    async send(events: readonly Event[], { isDryRun = false } = {}): Promise<Receipt> {
      const total: Receipt = { accepted: 0, duplicates: 0, filtered: [], rejected: [] };
      // One entry for each place, because the server judges repeats.
      const waiting = new Map(events.map((event, place) => [String(place), write(event)]));
      for (let sent = 0; waiting.size > 0; ) {
        const batch = takeCall(waiting, maxEvents, maxLength);
        const receipt = await deliver(isDryRun ? `${endpoint}?validate=1` : endpoint, batch);
        const first = sent;
        const move = <Entry extends { index: number }>(entry: Entry) => ({
          ...entry,
          index: entry.index + first,
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

function write(event: Event): string {
  const { action, data } = event;
  const identity = firstSent.get(event) ?? {
    eventId: createTimedUuid(),
    occurredAt: new Date().toISOString(),
  };
  firstSent.set(event, identity);
  const { eventId, occurredAt } = data;
  return JSON.stringify({
    action,
    data: {
      ...data,
      eventId: eventId ?? identity.eventId,
      occurredAt: occurredAt ?? identity.occurredAt,
    },
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** 202, or 422 if no event was valid. */
function isReceipt(answer: unknown): answer is Receipt {
  return typeof answer === 'object' && answer !== null && 'accepted' in answer && 'rejected' in answer;
}

function readError(body: unknown): { code?: string; message?: string } {
  const isError = typeof body === 'object' && body !== null && 'error' in body;
  return isError && typeof body.error === 'object' && body.error !== null ? body.error : {};
}
