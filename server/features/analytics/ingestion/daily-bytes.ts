import { createHmac } from 'node:crypto';
import type { Database } from '../../../platform/database/database.ts';
import type { Secrets } from '../../../platform/security/secrets.ts';
import type { Quota } from '../quota-errors.ts';
import { prepareUsage } from './ingestion.repository.ts';

/** Who sends events, for the quotas: a browser's address, or a server's key. */
export type Sender = { kind: Exclude<Quota, 'site'>; id: string };

export type DailyBytes = {
  /** The first thing of a transaction. */
  begin: (day: string) => void;
  /** The quota that has no room for so many more bytes. */
  findExceeded: (sender: Sender, bytes: number) => Quota | undefined;
  add: (sender: Sender, bytes: number) => void;
  /** Writes what was added; the last thing of a transaction. */
  write: () => void;
  /** To be called after the transaction: what a failed one has added doesn't count. */
  settle: (isCommitted: boolean) => void;
};

export type DailyByteLimits = Readonly<Record<Quota, number>>;

type Settings = {
  analytics: { dailyBytes: { perAddress: number; inAll: number } };
  rateLimitFactor: number;
};

/** A key may use up half of what the site takes in a day, so that an import leaves room for visitors. */
export function computeDailyByteLimits({ analytics, rateLimitFactor }: Settings): DailyByteLimits {
  const { perAddress, inAll } = analytics.dailyBytes;
  return {
    address: perAddress * rateLimitFactor,
    key: (inAll * rateLimitFactor) / 2,
    site: inAll * rateLimitFactor,
  };
}

/** Hashes senders with a key that the database doesn't hold. */
export function createSenderHash({ deriveKey }: Secrets): (text: string) => string {
  const key = deriveKey('senders of events');
  return (text) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
}

type Dependencies = Pick<Database, 'prepare'> & {
  limits: DailyByteLimits;
  /** A keyed hash, so that no address is stored. */
  hash: (text: string) => string;
};

const everyone = '';
/** Saves asking the database for the same senders again and again. */
const maxKnown = 10_000;

/**
 * Counts the bytes of events by day, for each sender and for all together, in the transaction that stores them: the
 * count is right after a restart, too.
 */
export function createDailyBytes({ prepare, limits, hash }: Dependencies): DailyBytes {
  const usage = prepareUsage({ prepare });
  let day = '';
  const hashes = new Map<string, string>();
  const stored = new Map<string, number>();
  const added = new Map<string, number>();

  // With the day in it, the hash of a sender is another one every day.
  const hashSender = ({ kind, id }: Sender): string => {
    const text = `${day} ${kind} ${id}`;
    const known = hashes.get(text);
    if (known !== undefined) return known;
    if (hashes.size >= maxKnown) hashes.clear();
    const hashed = hash(text);
    hashes.set(text, hashed);
    return hashed;
  };

  const readStored = (sender: string): number => {
    const known = stored.get(sender);
    if (known !== undefined) return known;
    if (stored.size >= maxKnown) stored.clear();
    const bytes = usage.findBytes(day, sender);
    stored.set(sender, bytes);
    return bytes;
  };

  const hasRoom = (sender: string, bytes: number, limit: number) =>
    readStored(sender) + (added.get(sender) ?? 0) + bytes <= limit;

  return {
    begin(today) {
      if (today === day) return;
      day = today;
      hashes.clear();
      stored.clear();
    },
    findExceeded(sender, bytes) {
      if (!hasRoom(hashSender(sender), bytes, limits[sender.kind])) return sender.kind;
      return hasRoom(everyone, bytes, limits.site) ? undefined : 'site';
    },
    add(sender, bytes) {
      if (bytes === 0) return;
      for (const each of [hashSender(sender), everyone]) added.set(each, (added.get(each) ?? 0) + bytes);
    },
    write() {
      for (const [sender, bytes] of added) usage.add(day, sender, bytes);
    },
    settle(isCommitted) {
      if (isCommitted) {
        for (const [sender, bytes] of added) {
          const before = stored.get(sender);
          if (before !== undefined) stored.set(sender, before + bytes);
        }
      }
      added.clear();
    },
  };
}
