import type { Selectable } from 'kysely';
import { ownSource } from '../../../../shared/api/analytics.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';

/**
 * A source of events: this site, or another site or server with an origin, keys, or both. Without `dailyBytes` it has the
 * default quota.
 */
export type StoredSource = Selectable<Tables['analyticsSources']>;
export type StoredKey = Selectable<Tables['analyticsKeys']>;

/** All sources but this site, by name. */
export function listSources(db: Db): Promise<readonly StoredSource[]> {
  return db
    .selectFrom('analyticsSources')
    .selectAll()
    .where('name', '!=', ownSource)
    .orderBy('name')
    .execute();
}

export function findSource(db: Db, name: string): Promise<StoredSource | undefined> {
  return db
    .selectFrom('analyticsSources')
    .selectAll()
    .where('name', '=', name)
    .where('name', '!=', ownSource)
    .executeTakeFirst();
}

/** All keys, newest first. Some may have expired. */
export function listKeys(db: Db): Promise<readonly StoredKey[]> {
  return db.selectFrom('analyticsKeys').selectAll().orderBy('createdAt', 'desc').orderBy('keyHash').execute();
}

/** Leaves a source that exists as it is. */
export async function insertSource(
  db: Db,
  source: Pick<StoredSource, 'name' | 'origin' | 'publicId' | 'dailyBytes'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('analyticsSources')
    .values({ ...source, createdAt: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

type SourceChange = Partial<Pick<StoredSource, 'origin' | 'dailyBytes' | 'revokedAt'>>;

export async function updateSource(db: Db, name: string, change: SourceChange): Promise<void> {
  await db.updateTable('analyticsSources').set(change).where('name', '=', name).execute();
}

export async function insertKey(
  db: Db,
  key: Pick<StoredKey, 'keyHash' | 'source' | 'hint'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('analyticsKeys')
    .values({ ...key, createdAt: now })
    .execute();
}

/** Makes the source's keys expire then, unless they expire earlier. */
export async function expireKeys(db: Db, source: string, end: Date): Promise<void> {
  await db
    .updateTable('analyticsKeys')
    .set({ expiresAt: end })
    .where('source', '=', source)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', end)]))
    .execute();
}

/** Deletes all keys of a source, or those that begin with the hint. Returns how many. */
export async function deleteKeys(db: Db, source: string, hint?: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('analyticsKeys')
    .where('source', '=', source)
    .$if(hint !== undefined, (query) => query.where('hint', '=', hint ?? ''))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Processes may report out of order. */
export async function touchSource(db: Db, name: string, at: Date): Promise<void> {
  await db
    .updateTable('analyticsSources')
    .set({ lastUsedAt: at })
    .where('name', '=', name)
    .where((eb) => eb.or([eb('lastUsedAt', 'is', null), eb('lastUsedAt', '<', at)]))
    .execute();
}

export async function touchKey(db: Db, keyHash: string, at: Date): Promise<void> {
  await db
    .updateTable('analyticsKeys')
    .set({ lastUsedAt: at })
    .where('keyHash', '=', keyHash)
    .where((eb) => eb.or([eb('lastUsedAt', 'is', null), eb('lastUsedAt', '<', at)]))
    .execute();
}

type EventCounts = { accepted: number; rejected: number; corrected: number };

/** Counts each source's events since a day: stored, rejected, and with a corrected time. */
export async function countEventsBySource(db: Db, since: string): Promise<ReadonlyMap<string, EventCounts>> {
  const rows = await db
    .selectFrom('analyticsOutcomes')
    .select(({ fn }) => ['source', 'outcome', fn.sum<number>('count').as('events')])
    .where('day', '>=', since)
    .where('outcome', 'in', ['accepted', 'rejected', 'corrected'])
    .groupBy(['source', 'outcome'])
    .execute();
  const counts = new Map<string, EventCounts>();
  for (const { source, outcome, events } of rows) {
    const count = counts.get(source) ?? { accepted: 0, rejected: 0, corrected: 0 };
    counts.set(source, { ...count, [outcome]: Number(events) });
  }
  return counts;
}
