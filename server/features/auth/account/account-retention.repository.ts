import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import { fillerPrefix } from '../users/users.repository.ts';

export type Stage = Tables['removalNotices']['stage'];
export type Page = { after: string; size: number };

/** When the rules about old accounts began to apply to this database. */
export async function findUpgradeTime(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ at: string }>`
    select applied_at as at from migrations where name like '%-unproven-addresses'
  `.execute(db);
  return rows[0] && new Date(rows[0].at);
}

/** Accounts that have proven nothing, and asked for no email after `before`. */
export async function listUnprovenAccounts(
  db: Db,
  before: Date,
  page: Page,
): Promise<readonly { id: string; isOfEarlierVersion: boolean }[]> {
  const rows = await selectAccounts(db, page)
    .select(['id', 'email'])
    .where('createdAt', '<=', before)
    .where('emailConfirmedAt', 'is', null)
    .where('phoneConfirmedAt', 'is', null)
    .where(({ or, eb }) => or([eb('confirmationSentAt', 'is', null), eb('confirmationSentAt', '<=', before)]))
    .where((where) => where.not(where.exists(selectIdentities(where).where('provider', '=', 'google'))))
    .where((where) => where.not(where.exists(selectPasskeys(where))))
    .execute();
  return rows.map(({ id, email }) => ({ id, isOfEarlierVersion: !email?.startsWith(fillerPrefix) }));
}

/** Accounts whose person can be told, and hasn't signed in after `before`. */
export function listIdleAccounts(db: Db, before: Date, page: Page): Promise<readonly { id: string }[]> {
  return selectAccounts(db, page)
    .select('id')
    .where('createdAt', '<=', before)
    .where(({ or, eb }) =>
      or([eb('emailConfirmedAt', 'is not', null), eb('phoneConfirmedAt', 'is not', null)]),
    )
    .where((where) => where.not(where.exists(selectIdentities(where).where('lastSignInAt', '>', before))))
    .where((where) => where.not(where.exists(selectPasskeys(where).where('lastUsedAt', '>', before))))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('sessions')
            .select('sessions.id')
            .whereRef('sessions.userId', '=', 'users.id')
            .where('refreshedAt', '>', before),
        ),
      ),
    )
    .execute();
}

/** Operators' accounts are never removed. */
function selectAccounts(db: Db, { after, size }: Page) {
  return db
    .selectFrom('users')
    .where('id', '>', after)
    .where('id', 'not in', (where) => where.selectFrom('operators').select('operators.userId'))
    .orderBy('id')
    .limit(size);
}

function selectIdentities(where: ExpressionBuilder<Tables, 'users'>) {
  return where
    .selectFrom('identities')
    .select('identities.id')
    .whereRef('identities.userId', '=', 'users.id');
}

function selectPasskeys(where: ExpressionBuilder<Tables, 'users'>) {
  return where.selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.userId', '=', 'users.id');
}

export async function insertNotice(db: Db, userId: string, stage: Stage, now: Date): Promise<void> {
  await db.insertInto('removalNotices').values({ userId, stage, createdAt: now, sentAt: null }).execute();
}

/** When the notice was really sent, or undefined if there is none. */
export async function findNotice(
  db: Db,
  userId: string,
  stage: Stage,
): Promise<{ sentAt: Date | null } | undefined> {
  const notice = await db
    .selectFrom('removalNotices')
    .selectAll()
    .where('userId', '=', userId)
    .where('stage', '=', stage)
    .executeTakeFirst();
  if (!notice || notice.sentAt) return notice;
  const sentAt = await findSendTime(db, userId, nameNoticePurpose(stage), notice.createdAt);
  if (!sentAt) return notice;
  // Kept here, because sent messages are removed after a month.
  await db
    .updateTable('removalNotices')
    .set({ sentAt })
    .where('userId', '=', userId)
    .where('stage', '=', stage)
    .execute();
  return { sentAt };
}

/** When a message of this kind was first really sent after a time. */
export async function findSendTime(
  db: Db,
  userId: string,
  purpose: string,
  since: Date,
): Promise<Date | null> {
  const row = await db
    .selectFrom('messages')
    .select('sentAt')
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('createdAt', '>=', since)
    .where('sentAt', 'is not', null)
    .orderBy('sentAt')
    .executeTakeFirst();
  return row?.sentAt ?? null;
}

/** Whoever has signed in since is warned again next time. */
export async function deleteOutdatedNotices(db: Db, userId: string, before: Date): Promise<void> {
  await db
    .deleteFrom('removalNotices')
    .where('userId', '=', userId)
    .where('stage', '<>', 'unproven')
    .where('createdAt', '<', before)
    .execute();
}

export function nameNoticePurpose(stage: Stage): string {
  return `removal_${stage}`;
}

/** Accounts with a proven address that got a Google identity by the address alone, which Google may not have known. */
export async function takeOwnersToTell(
  db: Db,
  max: number,
): Promise<readonly { userId: string; email: string }[]> {
  const rows = await db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.userId')
    .select(['identities.id', 'userId', 'email', 'emailConfirmedAt', 'identities.createdAt'])
    .where('provider', '=', 'google')
    .where('isOwnerTold', '=', false)
    .limit(max)
    .execute();
  if (rows.length === 0) return [];
  await db
    .updateTable('identities')
    .set({ isOwnerTold: true })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return rows.flatMap(({ userId, email, emailConfirmedAt, createdAt }) => {
    const isJoined = emailConfirmedAt !== null && createdAt > emailConfirmedAt;
    return email !== null && isJoined && !/@(?:gmail|googlemail)\.com$/.test(email)
      ? [{ userId, email }]
      : [];
  });
}
