import type { Db } from '../../../platform/database/database.ts';

/** Remembers a state as used; it is swept away once it would have expired. False when it was used before. */
export async function spendOauthState(db: Db, stateHash: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('oauthStates')
    .values({ stateHash, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}
