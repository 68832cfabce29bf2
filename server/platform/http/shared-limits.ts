import { createHmac, createSecretKey } from 'node:crypto';
import type { ClientRateLimitInfo, Store } from 'express-rate-limit';
import { systemClock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import type { Secrets } from '../security/secrets.ts';
import { addHits, type Hits } from './shared-limits.repository.ts';

type Resolver = PromiseWithResolvers<ClientRateLimitInfo>;
type Pending = Hits & { counted: string; ahead: number; waiting: Resolver[] };
/** Calls that this process has already counted and may still let through. `hits` is the number of the last one. */
type Lease = { hits: number; left: number; resetTime: Date };

/** Creates the store of one limit, by its name, window, and value. */
export type CreateLimitStore = (name: string, windowMs: number, limit: number) => Store;

/** The share of what is left of a limit that a process counts ahead. Small limits are counted call by call. */
const leasedShare = 0.05;
const maxLeased = 100;
/** Counts of forgotten leases stay, as if their calls had come. */
const maxLeases = 10_000;

/**
 * Counts calls in PostgreSQL for all processes together. One statement at a time counts everything that has arrived in
 * the meantime, so a flood from one address doesn't have to wait for its row, and some calls ahead. Every call has a
 * number of its own, so a limit never lets through more than its value; it lets through less while another process
 * keeps calls that it has counted ahead.
 */
export function createSharedLimits(db: Db, { deriveKey }: Pick<Secrets, 'deriveKey'>): CreateLimitStore {
  const key = createSecretKey(deriveKey('rate limits'));
  // What is counted stays in memory as it is, because a hash for every call would cost more than counting it.
  let pending = new Map<string, Pending>();
  let isFlushing = false;
  const leases = new Map<string, Lease>();

  async function flush(): Promise<void> {
    const group = new Map([...pending.values()].map((entry) => [entry.countedHash, entry]));
    pending = new Map();
    try {
      for (const row of await addHits(db, [...group.values()], systemClock.now())) {
        const entry = group.get(row.countedHash);
        if (!entry) continue;
        const { counted, waiting, ahead } = entry;
        const before = row.hits - ahead - waiting.length;
        if (leases.size >= maxLeases) leases.clear();
        leases.set(counted, { hits: row.hits, left: ahead, resetTime: row.resetsAt });
        for (const [place, { resolve }] of waiting.entries()) {
          resolve({ totalHits: before + 1 + place, resetTime: row.resetsAt });
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

  const hash = (counted: string) => createHmac('sha256', key).update(counted).digest('base64url');

  return (name, windowMs, limit) => ({
    localKeys: false,
    increment(caller) {
      const counted = `${name} ${caller}`;
      const known = leases.get(counted);
      const lease = known && known.resetTime > systemClock.now() ? known : undefined;
      if (lease && lease.left > 0) {
        lease.left -= 1;
        return { totalHits: lease.hits - lease.left, resetTime: lease.resetTime };
      }
      const leased = lease ? Math.floor((limit - lease.hits) * leasedShare) : 0;
      const ahead = Math.max(0, Math.min(maxLeased, leased));
      let entry = pending.get(counted);
      if (!entry) {
        entry = { counted, countedHash: hash(counted), hits: ahead, ahead, windowMs, waiting: [] };
        pending.set(counted, entry);
      }
      const call: Resolver = Promise.withResolvers();
      entry.hits += 1;
      entry.waiting.push(call);
      if (!isFlushing) void flushAll();
      return call.promise;
    },
    // No limit ever takes back a hit.
    decrement: () => undefined,
    resetKey: () => undefined,
  });
}
