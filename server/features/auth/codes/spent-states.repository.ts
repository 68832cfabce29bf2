import type { Db } from '../../../platform/database/database.ts';

/** Records a state or challenge as used, until it would have expired. Returns false if it was used before. */
export async function spendState(db: Db, stateHash: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('oauthStates')
    .values({ stateHash, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}
