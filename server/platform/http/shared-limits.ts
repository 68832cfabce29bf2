import { createHmac } from 'node:crypto';
import type { ClientRateLimitInfo, Store } from 'express-rate-limit';
import { systemClock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import type { Secrets } from '../security/secrets.ts';
import { addHits, type Hits } from './shared-limits.repository.ts';

type Resolver = PromiseWithResolvers<ClientRateLimitInfo>;
type Pending = Hits & { waiting: Resolver[] };

/** Creates the store of one limit, by its name and window. */
export type CreateLimitStore = (name: string, windowMs: number) => Store;

/**
 * Counts calls in PostgreSQL for all processes together. One statement at a time counts everything that has arrived in
 * the meantime, so a flood from one address doesn't have to wait for its row.
 */
export function createSharedLimits(db: Db, { deriveKey }: Secrets): CreateLimitStore {
  const key = deriveKey('rate limits');
  let pending = new Map<string, Pending>();
  let isFlushing = false;

  async function flush(): Promise<void> {
    const group = pending;
    pending = new Map();
    try {
      for (const row of await addHits(db, [...group.values()], systemClock.now())) {
        const { waiting } = group.get(row.countedHash) ?? { waiting: [] };
        for (const [place, { resolve }] of waiting.entries()) {
          resolve({ totalHits: row.hits - waiting.length + 1 + place, resetTime: row.resetsAt });
        }
      }
    } catch (cause) {
      for (const { waiting } of group.values()) for (const { reject } of waiting) reject(cause);
    }
  }

  async function flushAll(): Promise<void> {
    isFlushing = true;
    while (pending.size > 0) await flush();
    isFlushing = false;
  }

  return (name, windowMs) => ({
    localKeys: false,
    increment(counted) {
      const countedHash = createHmac('sha256', key).update(`${name} ${counted}`).digest('base64url');
      const entry = pending.get(countedHash) ?? { countedHash, hits: 0, windowMs, waiting: [] };
      const call: Resolver = Promise.withResolvers();
      entry.hits += 1;
      entry.waiting.push(call);
      pending.set(countedHash, entry);
      if (!isFlushing) void flushAll();
      return call.promise;
    },
    // No limit ever takes back a hit.
    decrement: () => undefined,
    resetKey: () => undefined,
  });
}
