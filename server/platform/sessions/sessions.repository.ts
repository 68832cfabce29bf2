import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import type { NamedSession, Session, SignInMethod } from './session.ts';

export type StoredSession = Omit<Session, 'hasSecondFactor' | 'isSecondFactorDue' | 'isUnconfirmed'>;
export type EndedSession = { id: string; userId: string };

export async function insertSession(db: Db, { method, ...session }: StoredSession): Promise<void> {
  // To the version before, which stops at a method that it doesn't know, a passkey is a password.
  const stored = method === 'passkey' ? { method: 'password', isByPasskey: true } : { method };
  await db
    .insertInto('sessions')
    .values({ ...session, ...stored })
    .execute();
}

/** Lists all sessions of a person, also ones that are over. */
export async function listStoredSessions(db: Db, userId: string) {
  const rows = await db.selectFrom('sessions').selectAll().where('userId', '=', userId).execute();
  return rows.map(({ isByPasskey, ...row }) => ({ ...row, method: isByPasskey ? 'passkey' : row.method }));
}

/** `replacesHash` names the token that a refresh replaces with this one, until this one is used. */
type NewToken = { tokenHash: string; sessionId: string; replacesHash: string | null };

export async function insertToken(db: Db, token: NewToken, now: Date): Promise<void> {
  await db
    .insertInto('sessionTokens')
    .values({ ...token, createdAt: now })
    .execute();
}

/** Finds a token's session in one query by primary keys, because every signed-in request runs it. */
export async function findSessionByToken(
  db: Db,
  host: string,
  tokenHash: string,
): Promise<Omit<NamedSession, 'state'> | undefined> {
  const row = await selectSessions(db, host)
    .innerJoin('sessionTokens as token', 'token.sessionId', 'session.id')
    .select(['token.replacedAt', 'token.replacesHash'])
    .select(
      sql<number>`case when token.replaced_at is not null and exists (
        select 1 from session_tokens as successor
        where successor.replaces_hash = token.token_hash and successor.replaced_at is null
      ) then 1 else 0 end`.as('hasUnusedSuccessor'),
    )
    .where('token.tokenHash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return undefined;
  const { replacedAt, replacesHash, hasUnusedSuccessor, ...session } = row;
  const isUnused = replacesHash !== null && replacedAt === null;
  const token = { hash: tokenHash, replacedAt, isUnused, hasUnusedSuccessor: hasUnusedSuccessor === 1 };
  return { session: toSession(session), token };
}

/** The token has arrived in the browser, so the one before it isn't needed anymore. */
export async function recordTokenUse(db: Db, tokenHash: string): Promise<void> {
  await db
    .updateTable('sessionTokens')
    .set({ replacesHash: null })
    .where('tokenHash', '=', tokenHash)
    .where('replacedAt', 'is', null)
    .execute();
}

export async function findSessionById(db: Db, host: string, id: string): Promise<Session | undefined> {
  const row = await selectSessions(db, host).where('session.id', '=', id).executeTakeFirst();
  return row && toSession(row);
}

export async function listUserSessions(db: Db, host: string, userId: string): Promise<Session[]> {
  const rows = await selectSessions(db, host)
    .where('session.userId', '=', userId)
    .orderBy('session.refreshedAt', 'desc')
    .execute();
  return rows.map(toSession);
}

/**
 * Marks a token as replaced, together with a successor that was never used. Returns false if another request was
 * faster.
 */
export async function replaceToken(
  db: Db,
  { hash, replacedAt }: NamedSession['token'],
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessionTokens')
    .set({ replacedAt: now })
    .where('tokenHash', '=', hash)
    .where('replacedAt', replacedAt === null ? 'is' : '=', replacedAt)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await db
    .updateTable('sessionTokens')
    .set({ replacedAt: now })
    .where('replacesHash', '=', hash)
    .where('replacedAt', 'is', null)
    .execute();
  return true;
}

export async function deleteTokens(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('sessionTokens').where('sessionId', '=', sessionId).execute();
}

type Change = Partial<Omit<StoredSession, 'id' | 'userId' | 'method' | 'createdAt' | 'userAgent'>>;

export async function updateSession(db: Db, id: string, change: Change): Promise<void> {
  await db.updateTable('sessions').set(change).where('id', '=', id).execute();
}

/** Forgets where a removed factor was used. Without any factor left, all of the person's sessions are aal1 again. */
export async function forgetSecondFactor(
  db: Db,
  userId: string,
  { id, isLast }: { id: string; isLast: boolean },
): Promise<void> {
  const sessions = db.updateTable('sessions').where('userId', '=', userId);
  const none = { secondFactorAt: null, secondFactorId: null };
  if (isLast) await sessions.set({ aal: 'aal1', ...none }).execute();
  else await sessions.set(none).where('secondFactorId', '=', id).execute();
}

/** Deletes a session with its tokens. */
export async function deleteSession(db: Db, id: string): Promise<EndedSession[]> {
  return db.deleteFrom('sessions').where('id', '=', id).returning(['id', 'userId']).execute();
}

/** Deletes all of a person's sessions, including waiting ones, except for one. */
export async function deleteUserSessions(db: Db, userId: string, except?: string): Promise<EndedSession[]> {
  let query = db.deleteFrom('sessions').where('userId', '=', userId);
  if (except !== undefined) query = query.where('id', '!=', except);
  return query.returning(['id', 'userId']).execute();
}

export async function findExistingIds(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('sessions').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

type SessionRow = Selectable<Tables['sessions']> & {
  hasApp: number;
  hasPasskey: number;
  hasPasskeyHere: number;
  isUnconfirmed: number;
};

/** `host` is the one that passkeys have to be from to count as a second factor. */
function selectSessions(db: Db, host: string) {
  return db
    .selectFrom('sessions as session')
    .selectAll('session')
    .select(
      sql<number>`case when exists (
        select 1 from factors where factors.user_id = session.user_id and factors.status = 'verified'
      ) then 1 else 0 end`.as('hasApp'),
    )
    .select(
      sql<number>`case when exists (
        select 1 from passkeys where passkeys.user_id = session.user_id
      ) then 1 else 0 end`.as('hasPasskey'),
    )
    .select(
      sql<number>`case when exists (
        select 1 from passkeys where passkeys.user_id = session.user_id and passkeys.host = ${host}
      ) then 1 else 0 end`.as('hasPasskeyHere'),
    )
    .select(
      sql<number>`case when exists (
        select 1 from users where users.id = session.user_id
          and users.email_confirmed_at is null and users.phone_confirmed_at is null
          and not exists (
            select 1 from identities where identities.user_id = users.id and identities.provider = 'google'
          )
      ) then 1 else 0 end`.as('isUnconfirmed'),
    );
}

function toSession({ hasApp, hasPasskey, hasPasskeyHere, isByPasskey, ...row }: SessionRow): Session {
  // Only a proven account gets a passkey, which then proves it by itself.
  const isUnconfirmed = row.isUnconfirmed === 1 && hasPasskey === 0;
  // An account from an earlier version can have an authenticator app and an unconfirmed address, which has to be
  // confirmed first.
  const hasSecondFactor = (hasApp === 1 || hasPasskeyHere === 1) && !isUnconfirmed;
  return {
    ...row,
    method: isByPasskey ? 'passkey' : toMethod(row.method),
    // Only an app makes a sign-in ask for it, or a recovery, because a thief's passkey must not lock the owner out.
    isSecondFactorDue: hasApp === 1 && row.aal === 'aal1' && !isUnconfirmed,
    hasSecondFactor,
    isUnconfirmed,
  };
}

const methods: readonly SignInMethod[] = ['password', 'email_link', 'recovery', 'phone', 'google'];

function toMethod(text: string): SignInMethod {
  const method = methods.find((candidate) => candidate === text);
  if (!method) throw new Error(`A stored session has the unknown method ${text}.`);
  return method;
}
