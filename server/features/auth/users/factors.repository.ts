import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';

/** A person's authenticator app. It is required for signing in once one of its codes was verified. */
export type Factor = Selectable<Tables['factors']> & { isVerified: boolean };

type NewFactor = Pick<Factor, 'id' | 'userId' | 'friendlyName' | 'encryptedSecret'>;

export async function insertFactor(db: Db, factor: NewFactor, now: Date): Promise<void> {
  await db
    .insertInto('factors')
    .values({ ...factor, type: 'totp', status: 'unverified', createdAt: now })
    .execute();
}

export async function findFactor(db: Db, userId: string, id: string): Promise<Factor | undefined> {
  const row = await selectFactorsOf(db, userId).where('id', '=', id).executeTakeFirst();
  return row && toFactor(row);
}

/** Oldest first. */
export async function listFactors(db: Db, userId: string): Promise<Factor[]> {
  const rows = await selectFactorsOf(db, userId).orderBy('createdAt').execute();
  return rows.map(toFactor);
}

/** Marks a factor as verified. Returns false if it already was. */
export async function verifyFactor(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('factors')
    .set({ status: 'verified', verifiedAt: now })
    .where('id', '=', id)
    .where('status', '=', 'unverified')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records a time step, so that its code can't be reused. Returns false if it or a later one was used before. */
export async function takeStep(db: Db, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('factors')
    .set({ lastUsedStep: step })
    .where('id', '=', id)
    .where((where) => where.or([where('lastUsedStep', 'is', null), where('lastUsedStep', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns false if the factor no longer has the status it was loaded with, or is gone. */
export async function deleteFactor(db: Db, { id, status }: Pick<Factor, 'id' | 'status'>): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('factors')
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes all of a person's factors, and returns how many were verified. */
export async function deleteUserFactors(db: Db, userId: string): Promise<number> {
  const rows = await db.deleteFrom('factors').where('userId', '=', userId).returning('status').execute();
  return rows.filter(({ status }) => status === 'verified').length;
}

/** Lists every factor's encrypted secret, in order to encrypt it again with another key. */
export function listSealedSecrets(db: Db): Promise<readonly Pick<Factor, 'id' | 'encryptedSecret'>[]> {
  return db.selectFrom('factors').select(['id', 'encryptedSecret']).execute();
}

export async function updateSealedSecret(db: Db, id: string, encryptedSecret: string): Promise<void> {
  await db.updateTable('factors').set({ encryptedSecret }).where('id', '=', id).execute();
}

export async function deleteUnverifiedFactors(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('factors').where('userId', '=', userId).where('status', '=', 'unverified').execute();
}

function selectFactorsOf(db: Db, userId: string) {
  return db.selectFrom('factors').selectAll().where('userId', '=', userId);
}

function toFactor(row: Selectable<Tables['factors']>): Factor {
  return { ...row, isVerified: row.status === 'verified' };
}
