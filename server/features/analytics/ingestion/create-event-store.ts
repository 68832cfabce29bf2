import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { DailyByteLimits } from './daily-bytes.ts';
import type { EventStore } from './event-store.ts';
import { createSqliteEventStore } from './sqlite-event-store.ts';

type Options = { clock: Clock; limits: DailyByteLimits; hash: (text: string) => string };

/** Chooses the fast path of the engine, and loads PostgreSQL's on demand. */
export async function createEventStore(database: Database, options: Options): Promise<EventStore> {
  if (database.engine === 'sqlite') return createSqliteEventStore({ database, ...options });
  const { createPostgresEventStore } = await import('./postgres-event-store.ts');
  return createPostgresEventStore({ db: database.db, ...options });
}
