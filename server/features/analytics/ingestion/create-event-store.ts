import { type Clock, toDay } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/database/database.ts';
import type { Logger } from '../../../platform/observability/logger.ts';
import { findStoredIds } from '../analytics.repository.ts';
import { addCopiedDeltas } from '../deltas/copied-deltas.ts';
import { forgetFailures } from '../deltas/deltas.repository.ts';
import { addMonths } from '../event-months.repository.ts';
import type { DailyByteLimits } from './daily-bytes.ts';
import type { EventStore, GroupStore, Receipt, ValidatedCall } from './event-store.ts';
import { createSqliteEventStore } from './sqlite-event-store.ts';

type Options = { clock: Clock; logger: Logger; limits: DailyByteLimits; hash: (text: string) => string };

export async function createEventStore(database: Database, options: Options): Promise<EventStore> {
  const store = await createGroupStore(database, options);
  return { ...store, tryOut: (call) => tryOut(database.db, call) };
}

/** Chooses the fast path of the engine, and loads PostgreSQL's on demand. */
async function createGroupStore(database: Database, options: Options): Promise<GroupStore> {
  if (database.engine === 'sqlite') {
    await addCopiedDeltas(database, options.logger);
    return createSqliteEventStore({ database, ...options });
  }
  // This version may be able to add what another one couldn't.
  await forgetFailures(database.db);
  await addMonths(database.db, toDay(options.clock.now())).catch((cause: unknown) => {
    options.logger.error({ err: cause }, 'months of events could not be added');
  });
  const { createPostgresEventStore } = await import('./postgres-event-store.ts');
  return createPostgresEventStore({ db: database.db, ...options });
}

async function tryOut(db: Db, { events }: ValidatedCall): Promise<Receipt> {
  const ids = events.flatMap(({ eventId }) => eventId ?? []);
  const stored = await findStoredIds(db, ids);
  const fresh = new Set(ids.filter((id) => !stored.has(id)));
  const accepted = events.length - ids.length + fresh.size;
  return { accepted, duplicates: events.length - accepted };
}
