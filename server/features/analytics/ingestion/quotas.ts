import { createHmac, createSecretKey } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Secrets } from '../../../platform/security/secrets.ts';
import { messages } from '../messages.ts';
import type { StoredEvent } from '../read-event.ts';

/** The sender that a daily quota belongs to. Quotas are in bytes of stored events. */
export type Quota = 'address' | 'source' | 'site';

/** Whose quotas a call uses: that of a browser's address, and that of a source other than this site. */
export type Sender = {
  kind: Exclude<Quota, 'site'>;
  id: string;
  /** The source's own quota, if it has one. */
  dailyBytes?: number;
};

/** For a call that a daily quota doesn't have room for: 429 until the next day. */
export class QuotaExceeded extends AppError {
  readonly quota: Quota;

  constructor(quota: Quota, now: Date) {
    const tomorrow = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
    const seconds = Math.max(1, Math.ceil((tomorrow - now.getTime()) / 1000));
    super(429, 'rate_limited', messages.quota[quota], { headers: { 'Retry-After': String(seconds) } });
    this.quota = quota;
  }
}

export type DailyByteLimits = Readonly<Record<Quota, number>>;

type Settings = Pick<Config, 'analyticsDailyBytesPerAddress' | 'analyticsDailyBytes' | 'rateLimitFactor'>;

/** Another source may use half of the site's daily quota, so that an import leaves room for visitors. */
export function computeDailyByteLimits({ rateLimitFactor, ...bytes }: Settings): DailyByteLimits {
  const perAddress = bytes.analyticsDailyBytesPerAddress;
  const inAll = bytes.analyticsDailyBytes;
  return {
    address: perAddress * rateLimitFactor,
    source: (inAll * rateLimitFactor) / 2,
    site: inAll * rateLimitFactor,
  };
}

const maxKnown = 10_000;

/**
 * Names senders in `analytics_usage` by a hash with a key that isn't in the database. It includes the day, so it changes
 * daily. The latest ones are remembered.
 */
export function createSenderHash({ deriveKey }: Secrets): (sender: Sender, day: string) => string {
  const key = createSecretKey(deriveKey('senders of events'));
  const hashes = new Map<string, string>();
  return ({ kind, id }, day) => {
    const text = `${day} ${kind} ${id}`;
    const known = hashes.get(text);
    if (known !== undefined) return known;
    if (hashes.size >= maxKnown) hashes.clear();
    const hash = createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
    hashes.set(text, hash);
    return hash;
  };
}

/** The sender by which everything that is stored on a day is counted. */
export const everyone = '';

type Usage = {
  /** Bytes that senders, by their hashes, have used on the day. */
  stored: ReadonlyMap<string, number>;
  limits: DailyByteLimits;
  hash: (sender: Sender) => string;
};

/** Counts the bytes that a group of calls adds to a day's quotas. */
export function createUsage({ stored, limits, hash }: Usage) {
  const added = new Map<string, number>();
  const hasRoom = (sender: string, bytes: number, limit: number) =>
    (stored.get(sender) ?? 0) + (added.get(sender) ?? 0) + bytes <= limit;
  return {
    added,
    /** Finds the quota that doesn't have room for this many more bytes. */
    findExceeded(senders: readonly Sender[], bytes: number): Quota | undefined {
      const full = senders.find(
        (sender) => !hasRoom(hash(sender), bytes, sender.dailyBytes ?? limits[sender.kind]),
      );
      return full?.kind ?? (hasRoom(everyone, bytes, limits.site) ? undefined : 'site');
    },
    add(senders: readonly Sender[], bytes: number): void {
      if (bytes === 0) return;
      for (const each of [...senders.map(hash), everyone]) added.set(each, (added.get(each) ?? 0) + bytes);
    },
  };
}

/** What SQLite adds to a row or an index entry. */
const overhead = 12;
/** Inserts in random order leave a third of the pages free. */
const sparse = 1.5;
/** Rows of different lengths never fill their pages completely. */
const full = 1.2;
/** Two times, a day, and the words in every event. */
const fixed = 80;

/** Bytes that an event takes up in its table and that table's indexes. */
export function countEventBytes(event: StoredEvent): number {
  const { eventId, userId, sessionId, source } = event;
  const texts =
    size(event.name) +
    size(event.eventType) +
    size(event.carrier) +
    size(event.pageRoute) +
    size(event.elementClicked) +
    size(event.elementValue) +
    size(event.additionalData) +
    size(event.referralUrl) +
    size(event.interest) +
    size(source) +
    size(eventId) +
    size(sessionId) +
    size(userId);
  const inIndexes =
    indexed(size(source) + size(event.name) + 22) + indexed(size(eventId)) + indexed(size(userId));
  return Math.ceil((overhead + fixed + texts) * full) + inIndexes;
}

/** Bytes of the row for a tab's first event of a name on a day, and of its share in the day's totals. */
export function countFirstBytes({ name, sessionId }: StoredEvent): number {
  return sessionId === null ? 0 : indexed(2 * size(name) + size(sessionId) + 22);
}

/** Bytes of a tab's row and its index. */
export function countTabBytes({ sessionId, pageRoute, firstTouch, lastTouch }: StoredEvent): number {
  if (sessionId === null) return 0;
  const touches = [firstTouch, lastTouch, lastTouch].flatMap((touch) =>
    touch ? [touch.source, touch.medium, touch.campaign] : [],
  );
  const texts = touches.reduce((sum, text) => sum + size(text), size(pageRoute));
  return indexed(fixed + texts + size(sessionId)) + indexed(size(sessionId) + 20);
}

/** The maximum that these events can take up, in bytes. */
export function estimateBytes(events: readonly StoredEvent[]): number {
  return events.reduce((sum, event) => {
    return sum + countEventBytes(event) + countTabBytes(event) + countFirstBytes(event);
  }, 0);
}

function indexed(bytes: number): number {
  return bytes === 0 ? 0 : Math.ceil((overhead + bytes) * sparse);
}

function size(text: string | null): number {
  return text === null ? 0 : Buffer.byteLength(text);
}
