import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';

/** What a code is for. One made for one purpose serves no other. */
const codePurposes = [
  'email_confirmation',
  'email_change',
  'recovery',
  'google',
  'phone_sign_in',
  'phone_change',
  'reauthentication',
] as const;
/** Those of links, which the callback page brings back. */
export const exchangePurposes = [
  'email_confirmation',
  'email_change',
  'recovery',
  'google',
] as const satisfies readonly CodePurpose[];
export type CodePurpose = (typeof codePurposes)[number];

/** A one-time code as it is stored: without the code itself. */
export type Code = {
  id: string;
  purpose: CodePurpose;
  /** The address, number or subject that the code was made for. */
  target: string;
  userId: string | null;
  /** The session that the code belongs to; the code ends with it. */
  sessionId: string | null;
  /** The browser that asked, where only that one may spend the code. */
  browserHash: string | null;
  payload: unknown;
  attempts: number;
  createdAt: Date;
  expiresAt: Date;
  isUsed: boolean;
};

export type NewCode = Omit<Code, 'isUsed' | 'createdAt'> & { secretHash: string };

/** Whose digits they are: a new code for the same three takes the place of the earlier one. */
export type Holder = { purpose: CodePurpose; target: string; browserHash: string };

export async function insertCode(db: Db, code: NewCode, now: Date): Promise<void> {
  await db
    .insertInto('codes')
    .values({
      id: code.id,
      purpose: code.purpose,
      target: code.target,
      secret_hash: code.secretHash,
      user_id: code.userId,
      session_id: code.sessionId,
      browser_hash: code.browserHash,
      payload: JSON.stringify(code.payload),
      attempts: code.attempts,
      created_at: now.toISOString(),
      expires_at: code.expiresAt.toISOString(),
    })
    .execute();
}

/** Marks a living code as used; of parallel calls one gets it, the others get undefined. */
export async function markUsed(db: Db, id: string, now: Date): Promise<Code | undefined> {
  const time = now.toISOString();
  const row = await db
    .updateTable('codes')
    .set({ used_at: time })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', time)
    .returningAll()
    .executeTakeFirst();
  return row && toCode(row);
}

export async function findCodeBySecret(db: Db, secretHash: string): Promise<Code | undefined> {
  const row = await db
    .selectFrom('codes')
    .selectAll()
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst();
  return row && toCode(row);
}

/** The digits that a holder can still try, or could until they expired. */
export async function findUnusedDigits(
  db: Db,
  holder: Holder,
): Promise<(Code & { secretHash: string }) | undefined> {
  const row = await selectHeld(db, holder).selectAll().executeTakeFirst();
  return row && { ...toCode(row), secretHash: row.secret_hash };
}

/** Counts one try of a code while it has tries left. Says whether it had. */
export async function countTry(db: Db, id: string, mostTries: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('codes')
    .set((set) => ({ attempts: set('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('attempts', '<', mostTries)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteUnusedDigits(db: Db, { purpose, target, browserHash }: Holder): Promise<void> {
  await db
    .deleteFrom('codes')
    .where('target', '=', target)
    .where('purpose', '=', purpose)
    .where('browser_hash', '=', browserHash)
    .where('used_at', 'is', null)
    .execute();
}

export async function deleteUnusedOf(
  db: Db,
  userId: string,
  purposes: readonly CodePurpose[],
): Promise<void> {
  await db
    .deleteFrom('codes')
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute();
}

function selectHeld(db: Db, { purpose, target, browserHash }: Holder) {
  return db
    .selectFrom('codes')
    .where('target', '=', target)
    .where('purpose', '=', purpose)
    .where('browser_hash', '=', browserHash)
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc');
}

function toCode(row: Selectable<Tables['codes']>): Code {
  const purpose = codePurposes.find((known) => known === row.purpose);
  if (!purpose) throw new Error(`A code has the unknown purpose ${row.purpose}.`);
  return {
    id: row.id,
    purpose,
    target: row.target,
    userId: row.user_id,
    sessionId: row.session_id,
    browserHash: row.browser_hash,
    payload: JSON.parse(row.payload),
    attempts: row.attempts,
    createdAt: new Date(row.created_at),
    expiresAt: new Date(row.expires_at),
    isUsed: row.used_at !== null,
  };
}
