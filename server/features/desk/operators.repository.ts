import type { Db } from '../../platform/database/database.ts';

export type Operator = { userId: string; email: string | null; addedAt: Date; hasSecondFactor: boolean };

/** Returns false if the account was already an operator. */
export async function insertOperator(db: Db, userId: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('operators')
    .values({ userId, addedAt: now })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns false if the account wasn't an operator. */
export async function deleteOperator(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('operators').where('userId', '=', userId).executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function isOperator(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('operators')
    .select('userId')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** In the order in which they were added. Passkeys count if they work on the site's host. */
export async function listOperators(db: Db, host: string): Promise<readonly Operator[]> {
  const rows = await db
    .selectFrom('operators')
    .innerJoin('users', 'users.id', 'operators.userId')
    .select(['operators.userId', 'operators.addedAt', 'users.email'])
    .select(({ selectFrom, fn }) =>
      selectFrom('factors')
        .whereRef('factors.userId', '=', 'operators.userId')
        .where('factors.status', '=', 'verified')
        .select(fn.countAll<number>().as('count'))
        .as('factors'),
    )
    .select(({ selectFrom, fn }) =>
      selectFrom('passkeys')
        .whereRef('passkeys.userId', '=', 'operators.userId')
        .where('passkeys.host', '=', host)
        .select(fn.countAll<number>().as('count'))
        .as('passkeys'),
    )
    .orderBy('operators.addedAt')
    .execute();
  return rows.map(({ factors, passkeys, ...operator }) => ({
    ...operator,
    hasSecondFactor: Number(factors) + Number(passkeys) > 0,
  }));
}
