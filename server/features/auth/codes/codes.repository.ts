import type { Selectable } from 'kysely';
import { exchangePurposes } from '../../../../shared/api/auth-links.ts';
import type { Db } from '../../../platform/database/database.ts';
import { holdsAnyOf } from '../../../platform/database/engine-sql.ts';
import type { Tables } from '../../../platform/database/schema.ts';

/** What a code is for. It can't be used for any other purpose. */
export const codePurposes = [
  ...exchangePurposes,
  'phone_sign_in',
  'phone_change',
  'reauthentication',
] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** A one-time code as stored, without the code itself. */
export type Code = Omit<Selectable<Tables['codes']>, 'purpose' | 'usedAt'> & {
  purpose: CodePurpose;
  isUsed: boolean;
};

export type NewCode = Omit<Code, 'isUsed' | 'createdAt'>;

/** Who the digits are for. A new code for the same three values replaces the earlier one. */
export type Holder = { purpose: CodePurpose; target: string; browserHash: string };

export async function insertCode(db: Db, code: NewCode, now: Date): Promise<void> {
  await db
    .insertInto('codes')
    .values({ ...code, payload: JSON.stringify(code.payload), createdAt: now })
    .execute();
}

/**
 * Marks a valid code as used: one by its id, or what a session waits for, which no one has a secret for. Of several
 * parallel calls, only one gets it. The others get undefined.
 */
export async function markUsed(
  db: Db,
  code: { id: string } | { sessionId: string; purpose: CodePurpose },
  now: Date,
): Promise<Code | undefined> {
  const row = await db
    .updateTable('codes')
    .set({ usedAt: now })
    .where((where) => where.and(code))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();
  return row && toCode(row);
}

export async function findCodeBySecret(db: Db, secretHash: string): Promise<Code | undefined> {
  const row = await db
    .selectFrom('codes')
    .selectAll()
    .where('secretHash', '=', secretHash)
    .executeTakeFirst();
  return row && toCode(row);
}

/** Finds the digits that a holder can still try, or could try until they expired. */
export async function findUnusedDigits(
  db: Db,
  { purpose, target, browserHash }: Holder,
): Promise<Code | undefined> {
  const row = await db
    .selectFrom('codes')
    .selectAll()
    .where((where) => where.and({ purpose, target, browserHash, usedAt: null }))
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return row && toCode(row);
}

/** Counts an attempt if the code has any left, and returns whether it had. */
export async function countTry(db: Db, id: string, maxTries: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('codes')
    .set((set) => ({ attempts: set('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('attempts', '<', maxTries)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteUnusedDigits(db: Db, { purpose, target, browserHash }: Holder): Promise<void> {
  await db
    .deleteFrom('codes')
    .where((where) => where.and({ purpose, target, browserHash, usedAt: null }))
    .execute();
}

export async function deleteUnusedOf(db: Db, userId: string, purposes: readonly CodePurpose[]) {
  await db
    .deleteFrom('codes')
    .where('userId', '=', userId)
    .where('purpose', 'in', purposes)
    .where('usedAt', 'is', null)
    .execute();
}

/**
 * Keeps emailed links to confirm an address valid, and those still to be sent, when their sign-up ends, because they
 * prove the mailbox to whoever opens them. Otherwise a stranger could use up the emails that its owner may ask for.
 */
export async function releaseConfirmations(trx: Db, userId: string): Promise<void> {
  const purpose = 'email_confirmation';
  await trx
    .updateTable('codes')
    .set({ userId: null, sessionId: null })
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .execute();
  await trx
    .updateTable('messages')
    .set({ userId: null })
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('sentAt', 'is', null)
    .execute();
}

/**
 * Links the texts and codes sent to a number to the person who has now verified it, so that they are deleted with the
 * account even if the number changes.
 */
export async function linkPhoneHistory(trx: Db, phone: string, userId: string): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ userId })
    .where((where) => where.and({ recipient: phone, userId: null }))
    .execute();
  await trx
    .updateTable('codes')
    .set({ userId })
    .where((where) => where.and({ target: phone, userId: null }))
    .execute();
}

/** Records a state or challenge as used, until it would have expired. Returns false if it was used before. */
export async function spendState(db: Db, stateHash: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('oauthStates')
    .values({ stateHash, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Deletes the person's codes, and those sent to one of these targets. */
export async function deletePersonCodes(db: Db, userId: string, targets: readonly string[]): Promise<void> {
  await db
    .deleteFrom('codes')
    .where((eb) =>
      eb.or([eb('userId', '=', userId), eb('target', 'in', targets), holdsAnyOf('codes.payload', targets)]),
    )
    .execute();
}

function toCode({ usedAt, ...row }: Selectable<Tables['codes']>): Code {
  const purpose = codePurposes.find((known) => known === row.purpose);
  if (!purpose) throw new Error(`A code has the unknown purpose ${row.purpose}.`);
  return { ...row, purpose, isUsed: usedAt !== null };
}
