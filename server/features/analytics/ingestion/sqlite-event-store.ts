import { type Clock, toDay } from '../../../platform/clock.ts';
import type { SqliteDatabase } from '../../../platform/database/database.ts';
import { QuotaExceeded } from '../quota-errors.ts';
import { createRecentEvents } from '../sources/recent-events.ts';
import { prepareRecentEvents } from '../sources/source-events.repository.ts';
import { createDailyBytes, type DailyByteLimits } from './daily-bytes.ts';
import type { GroupStore, Receipt, ValidatedCall } from './event-store.ts';
import { createEventWriter } from './event-writer.ts';
import { prepareOutcomeCounts, prepareUsage } from './ingestion.repository.ts';
import { createIngestionCounts } from './ingestion-counts.ts';
import { estimateBytes } from './stored-bytes.ts';
import type { StoredEvent } from './stored-event.ts';

type Dependencies = {
  database: SqliteDatabase;
  clock: Clock;
  limits: DailyByteLimits;
  hash: (text: string) => string;
};

/** Writes events with compiled statements, in one synchronous transaction for each group. */
export function createSqliteEventStore({ database, clock, limits, hash }: Dependencies): GroupStore {
  const writer = createEventWriter(database);
  const counts = createIngestionCounts(prepareOutcomeCounts(database));
  const dailyBytes = createDailyBytes({ usage: prepareUsage(database), limits, hash });

  const recent = createRecentEvents();
  const writeRecent = prepareRecentEvents(database);

  const checkQuotas = ({ senders, events }: ValidatedCall): QuotaExceeded | undefined => {
    if (dailyBytes.findExceeded(senders, estimateBytes(events)) === undefined) return undefined;
    // Events that are already stored need no room. Their sender only missed the response.
    const added = events.filter((event) => !writer.isStored(event));
    if (added.length === 0) return undefined;
    const quota = dailyBytes.findExceeded(senders, estimateBytes(added));
    return quota && new QuotaExceeded(quota, clock.now());
  };

  const writeCall = (call: ValidatedCall): Receipt | QuotaExceeded => {
    const exceeded = checkQuotas(call);
    if (exceeded) return exceeded;
    const { senders, events } = call;
    const isStored = new Set<StoredEvent>();
    let bytes = 0;
    for (const event of events) {
      const stored = writer.write(event);
      if (stored > 0) isStored.add(event);
      bytes += stored;
    }
    dailyBytes.add(senders, bytes);
    const accepted = isStored.size;
    counts.addCall(call, accepted);
    recent.addCall(call, (event) => isStored.has(event), clock.now().toISOString());
    return { accepted, duplicates: events.length - accepted };
  };

  const settle = (isCommitted: boolean) => {
    counts.settle(isCommitted);
    dailyBytes.settle(isCommitted);
    recent.settle(isCommitted);
  };

  return {
    async write(take) {
      try {
        const written = await database.writeTogether(() => {
          const calls = take();
          const day = toDay(clock.now());
          writer.begin();
          dailyBytes.begin(day);
          const receipts = calls.map(writeCall);
          writer.finish();
          dailyBytes.write();
          counts.write(day);
          writeRecent(recent.take());
          return receipts;
        });
        settle(true);
        return written;
      } catch (cause) {
        writer.forget();
        settle(false);
        throw cause;
      }
    },
    noteRefusal(code, source) {
      counts.refuse(code, source);
      recent.refuse(code, source, clock.now().toISOString());
    },
    hasRefusals: counts.hasRefused,
  };
}
