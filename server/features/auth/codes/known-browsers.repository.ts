import type { Db } from '../../../platform/database/database.ts';

/** Notes that a browser was signed in to an account; of an account's browsers only the last `max` stay. */
export async function saveKnownBrowser(
  db: Db,
  { browserHash, userId, max }: { browserHash: string; userId: string; max: number },
  now: Date,
): Promise<void> {
  const lastSeenAt = now.toISOString();
  await db
    .insertInto('known_browsers')
    .values({ browser_hash: browserHash, user_id: userId, last_seen_at: lastSeenAt })
    .onConflict((conflict) => conflict.column('browser_hash').doUpdateSet({ last_seen_at: lastSeenAt }))
    .execute();
  const surplus = db
    .selectFrom('known_browsers')
    .select('browser_hash')
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    // SQLite has no OFFSET without a LIMIT.
    .limit(-1)
    .offset(max);
  await db.deleteFrom('known_browsers').where('browser_hash', 'in', surplus).execute();
}

export async function hasKnownBrowser(
  db: Db,
  { browserHash, userId, since }: { browserHash: string; userId: string; since: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom('known_browsers')
    .select('browser_hash')
    .where('browser_hash', '=', browserHash)
    .where('user_id', '=', userId)
    .where('last_seen_at', '>', since.toISOString())
    .executeTakeFirst();
  return found !== undefined;
}

/** When each of the account's browsers was last seen, the latest first. */
export async function listKnownBrowsers(db: Db, userId: string): Promise<readonly { lastSeenAt: string }[]> {
  const rows = await db
    .selectFrom('known_browsers')
    .select('last_seen_at')
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .execute();
  return rows.map(({ last_seen_at }) => ({ lastSeenAt: last_seen_at }));
}

export async function deleteKnownBrowsers(db: Db, userId: string, exceptHash = ''): Promise<void> {
  await db
    .deleteFrom('known_browsers')
    .where('user_id', '=', userId)
    .where('browser_hash', '<>', exceptHash)
    .execute();
}

/** Returns how many it removed. */
export async function deleteKnownBrowsersBefore(db: Db, before: Date, max: number): Promise<number> {
  const over = db
    .selectFrom('known_browsers')
    .select('browser_hash')
    .where('last_seen_at', '<=', before.toISOString())
    .limit(max);
  const { numDeletedRows } = await db
    .deleteFrom('known_browsers')
    .where('browser_hash', 'in', over)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
