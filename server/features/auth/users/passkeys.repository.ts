import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';

/** A person's passkey. It only works on the host that it was made for. */
export type Passkey = Omit<Selectable<Tables['passkeys']>, 'transports'> & { transports: string[] };

export async function insertPasskey(db: Db, { transports, ...passkey }: Passkey): Promise<void> {
  await db
    .insertInto('passkeys')
    .values({ ...passkey, transports: JSON.stringify(transports) })
    .execute();
}

/** Oldest first. */
export async function listPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
  return rows.map(toPasskey);
}

/**
 * Passkeys belong to the host of `PUBLIC_ORIGIN`, and stay behind when it changes. Only those that still work count as a
 * way in and as a second factor.
 */
export async function listUsablePasskeys(
  db: Db,
  { publicOrigin }: { publicOrigin: string },
  userId: string,
): Promise<Passkey[]> {
  const { hostname } = new URL(publicOrigin);
  return (await listPasskeys(db, userId)).filter(({ host }) => host === hostname);
}

export async function findPasskey(db: Db, userId: string, id: string): Promise<Passkey | undefined> {
  return (await listPasskeys(db, userId)).find((passkey) => passkey.id === id);
}

export async function findPasskeyByCredential(db: Db, credentialId: string): Promise<Passkey | undefined> {
  const row = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
  return row && toPasskey(row);
}

export async function updatePasskey(
  db: Db,
  id: string,
  change: Partial<Pick<Passkey, 'friendlyName' | 'counter' | 'lastUsedAt'>>,
): Promise<void> {
  await db.updateTable('passkeys').set(change).where('id', '=', id).execute();
}

export async function deletePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes all of a person's passkeys, and returns how many there were. */
export async function deleteUserPasskeys(db: Db, userId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('passkeys').where('userId', '=', userId).executeTakeFirst();
  return Number(numDeletedRows);
}

function toPasskey({ transports, ...row }: Selectable<Tables['passkeys']>): Passkey {
  const parsed: unknown = JSON.parse(transports);
  const names = Array.isArray(parsed) ? parsed.filter((name) => typeof name === 'string') : [];
  return { ...row, transports: names };
}
