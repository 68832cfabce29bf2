import { ownSource } from '../../../../shared/api/analytics.ts';
import { type Clock, toDay } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { isPostgres } from '../../../platform/database/engine-sql.ts';
import type { ValidatedCall } from '../read-call.ts';
import { describeRefused, maxRecent } from '../sources/recent-events.ts';
import { lockUsage } from '../totals/pending-totals.repository.ts';
import { createEventRows, StoredMeanwhile } from './event-rows.repository.ts';
import { composeGroup, type Found, isTight, listWanted, type Receipt, type Refusals } from './group.ts';
import type { createSenderHash, DailyByteLimits, QuotaExceeded, Sender } from './quotas.ts';

/** Each means that another process has stored some of the group's events between its two statements. */
const maxTries = 10;

type Dependencies = {
  db: Db;
  clock: Clock;
  limits: DailyByteLimits;
  hash: ReturnType<typeof createSenderHash>;
  /** Called after totals were left to be added to the tables. */
  onStored: () => void;
};

export type EventStore = ReturnType<typeof createEventStore>;

/**
 * Looks up what a group may repeat, and then writes it. What would change the same rows in every group, such as totals,
 * becomes one new row of the group's own, so that groups of several processes never wait for each other.
 */
export function createEventStore({ db, clock, limits, hash, onStored }: Dependencies) {
  const rows = createEventRows(db);
  const isOnPostgres = isPostgres(db);
  let refusals: Refusals = { counts: new Map(), recent: [] };

  async function writeGroup(db: Db, calls: readonly ValidatedCall[], refused: Refusals) {
    const now = clock.now();
    const day = toDay(now);
    const quotas = { limits, hash: (sender: Sender) => hash(sender, day) };
    const wanted = listWanted(calls, day, quotas.hash);
    const store = async (db: Db, found: Found) => {
      const group = composeGroup({ calls, refusals: refused, found, quotas, now, day });
      await rows.insert(db, group.rows);
      return group.receipts;
    };
    const found = await rows.find(db, wanted);
    // On SQLite, the group has the database to itself anyway.
    if (!isOnPostgres || !isTight(calls, found, quotas)) return store(db, found);
    return db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (trx) => {
        await lockUsage(trx);
        return store(trx, await rows.find(trx, wanted));
      });
  }

  return {
    /**
     * Stores what `take` returns, once the connection is free, and resolves after the commit: a receipt for each call,
     * or the quota that doesn't have room for it. If it rejects, nothing is stored. Groups are written one at a time.
     */
    async write(take: () => readonly ValidatedCall[]): Promise<readonly (Receipt | QuotaExceeded)[]> {
      const refused = refusals;
      refusals = { counts: new Map(), recent: [] };
      try {
        const written = await (isOnPostgres ? db.connection() : db.transaction()).execute(async (db: Db) => {
          const calls = take();
          for (let tries = 1; ; tries += 1) {
            try {
              return await writeGroup(db, calls, refused);
            } catch (cause) {
              if (!(cause instanceof StoredMeanwhile) || tries === maxTries) throw cause;
            }
          }
        });
        onStored();
        return written;
      } catch (cause) {
        for (const [key, count] of refused.counts)
          refusals.counts.set(key, count + (refusals.counts.get(key) ?? 0));
        refusals.recent = [...refused.recent, ...refusals.recent].slice(0, maxRecent);
        throw cause;
      }
    },
    /** Returns what storing the call now would result in. Stores nothing. */
    async tryOut({ events }: ValidatedCall): Promise<Receipt> {
      const eventIds = events.flatMap(({ eventId }) => eventId ?? []);
      const stored = await rows.find(db, { day: '', senders: [], eventIds, tabs: [], firsts: [] });
      const fresh = new Set(eventIds.filter((id) => !stored.eventIds.has(id)));
      const accepted = events.length - eventIds.length + fresh.size;
      return { accepted, duplicates: events.length - accepted };
    },
    /** Counts a call that was refused as a whole, from a source or ''. The next group writes it. */
    noteRefusal(code: string, source: string): void {
      const { counts, recent } = refusals;
      const key = `${source} ${code}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if (source === '' || source === ownSource || recent.length >= maxRecent) return;
      const event = describeRefused('refused', { code, field: null, eventId: null });
      recent.push({ ...event, source, receivedAt: clock.now().toISOString() });
    },
    hasRefusals: () => refusals.counts.size > 0,
  };
}
