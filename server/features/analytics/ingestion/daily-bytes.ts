import { createHmac, createSecretKey } from 'node:crypto';
import type { Config } from '../../../config.ts';
import type { Secrets } from '../../../platform/security/secrets.ts';
import type { Quota } from '../quota-errors.ts';

/** Whose quotas a call uses: that of a browser's address, and that of a source other than this site. */
export type Sender = {
  kind: Exclude<Quota, 'site'>;
  id: string;
  /** The source's own quota, if it has one. */
  dailyBytes?: number;
};

export type DailyBytes = {
  /** Call it first in a transaction. */
  begin: (day: string) => void;
  /** What the sender is stored by. */
  hashSender: (sender: Sender) => string;
  /** Finds the quota that doesn't have room for this many more bytes. */
  findExceeded: (senders: readonly Sender[], bytes: number) => Quota | undefined;
  add: (senders: readonly Sender[], bytes: number) => void;
  /** Writes the added bytes. Call it last in a transaction. */
  write: () => void;
  /** Call it after the transaction, because the bytes of a failed one don't count. */
  settle: (isCommitted: boolean) => void;
};

export type DailyByteLimits = Readonly<Record<Quota, number>>;

type Settings = Pick<Config, 'analyticsDailyBytesPerAddress' | 'analyticsDailyBytes' | 'rateLimitFactor'>;

/** Avoids hashing and looking up the same senders again. */
const maxKnown = 10_000;

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

/** Hashes senders with a key that isn't in the database, and remembers the hashes of the latest ones. */
export function createSenderHash({ deriveKey }: Secrets): (text: string) => string {
  const key = createSecretKey(deriveKey('senders of events'));
  const hashes = new Map<string, string>();
  return (text) => {
    const known = hashes.get(text);
    if (known !== undefined) return known;
    if (hashes.size >= maxKnown) hashes.clear();
    const hash = createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
    hashes.set(text, hash);
    return hash;
  };
}

type Dependencies = {
  usage: {
    findBytes: (day: string, sender: string) => number;
    add: (day: string, sender: string, bytes: number) => void;
  };
  limits: DailyByteLimits;
  /** A keyed hash, so that no address is stored. */
  hash: (text: string) => string;
};

const everyone = '';

/**
 * Counts the bytes of events per day, for each sender and in total, in the transaction that stores them, so that the
 * count survives a restart.
 */
export function createDailyBytes({ usage, limits, hash }: Dependencies): DailyBytes {
  let day = '';
  const stored = new Map<string, number>();
  const added = new Map<string, number>();

  // The hash includes the day, so a sender's hash changes daily.
  const hashSender = ({ kind, id }: Sender) => hash(`${day} ${kind} ${id}`);

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
      stored.clear();
    },
    hashSender,
    findExceeded(senders, bytes) {
      const full = senders.find(
        (sender) => !hasRoom(hashSender(sender), bytes, sender.dailyBytes ?? limits[sender.kind]),
      );
      return full?.kind ?? (hasRoom(everyone, bytes, limits.site) ? undefined : 'site');
    },
    add(senders, bytes) {
      if (bytes === 0) return;
      for (const each of [...senders.map(hashSender), everyone]) {
        added.set(each, (added.get(each) ?? 0) + bytes);
      }
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
