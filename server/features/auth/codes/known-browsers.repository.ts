import type { Db } from '../../../platform/database/database.ts';

/** Records that a browser was signed in to an account. Only the account's last `max` browsers are kept. */
export async function saveKnownBrowser(
  db: Db,
  { browserHash, userId, max }: { browserHash: string; userId: string; max: number },
  now: Date,
): Promise<void> {
  await db
    .insertInto('knownBrowsers')
    .values({ browserHash, userId, lastSeenAt: now })
    .onConflict((conflict) => conflict.column('browserHash').doUpdateSet({ lastSeenAt: now }))
    .execute();
  const latest = db
    .selectFrom('knownBrowsers')
    .select('browserHash')
    .where('userId', '=', userId)
    .orderBy('lastSeenAt', 'desc')
    .limit(max);
  await db
    .deleteFrom('knownBrowsers')
    .where('userId', '=', userId)
    .where('browserHash', 'not in', latest)
    .execute();
}

/** The one of these hashes that was seen last, if any was. */
export async function findLatestHash(
  db: Db,
  hashes: readonly string[],
  since: Date,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('knownBrowsers')
    .select('browserHash')
    .where('browserHash', 'in', hashes)
    .where('lastSeenAt', '>', since)
    .orderBy('lastSeenAt', 'desc')
    .executeTakeFirst();
  return found?.browserHash;
}

/** Lists when each of the account's browsers was last seen, latest first. */
export function listKnownBrowsers(db: Db, userId: string): Promise<readonly { lastSeenAt: Date }[]> {
  return db
    .selectFrom('knownBrowsers')
    .select('lastSeenAt')
    .where('userId', '=', userId)
    .orderBy('lastSeenAt', 'desc')
    .execute();
}

export async function deleteKnownBrowsers(db: Db, userId: string, exceptHash = ''): Promise<void> {
  await db
    .deleteFrom('knownBrowsers')
    .where('userId', '=', userId)
    .where('browserHash', '<>', exceptHash)
    .execute();
}
