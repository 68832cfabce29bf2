import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import type { Session, SignInMethod } from './sessions.ts';

export type StoredSession = Omit<Session, 'isSecondFactorDue' | 'isUnconfirmed'>;
export type FoundSession = { session: Session; replacedAt: Date | null };
export type EndedSession = { id: string; userId: string };

export async function insertSession(db: Db, session: StoredSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      is_waiting: Number(session.isWaiting),
      method: session.method,
      aal: session.aal,
      user_agent: session.userAgent,
      created_at: session.createdAt.toISOString(),
      authenticated_at: session.authenticatedAt.toISOString(),
      refreshed_at: session.refreshedAt.toISOString(),
      expires_at: session.expiresAt.toISOString(),
      ends_at: session.endsAt.toISOString(),
    })
    .execute();
}

export async function insertToken(db: Db, tokenHash: string, sessionId: string, now: Date): Promise<void> {
  await db
    .insertInto('session_tokens')
    .values({
      token_hash: tokenHash,
      session_id: sessionId,
      created_at: now.toISOString(),
      replaced_at: null,
    })
    .execute();
}

/** The session that a token names, in one query by primary keys: every signed-in request asks it. */
export async function findSessionByToken(db: Db, tokenHash: string): Promise<FoundSession | undefined> {
  const row = await selectSessions(db)
    .innerJoin('session_tokens as token', 'token.session_id', 'session.id')
    .select('token.replaced_at')
    .where('token.token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return undefined;
  return { session: toSession(row), replacedAt: row.replaced_at === null ? null : new Date(row.replaced_at) };
}

export async function findSessionById(db: Db, id: string): Promise<Session | undefined> {
  const row = await selectSessions(db).where('session.id', '=', id).executeTakeFirst();
  return row && toSession(row);
}

export async function listUserSessions(db: Db, userId: string): Promise<Session[]> {
  const rows = await selectSessions(db)
    .where('session.user_id', '=', userId)
    .orderBy('session.refreshed_at', 'desc')
    .execute();
  return rows.map(toSession);
}

/** Marks a token as replaced; false when another request was first. */
export async function replaceToken(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('session_tokens')
    .set({ replaced_at: now.toISOString() })
    .where('token_hash', '=', tokenHash)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function deleteTokens(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('session_tokens').where('session_id', '=', sessionId).execute();
}

type Change = Partial<
  Pick<Session, 'isWaiting' | 'aal' | 'authenticatedAt' | 'refreshedAt' | 'expiresAt' | 'endsAt'>
>;

export async function updateSession(db: Db, id: string, change: Change): Promise<void> {
  await db
    .updateTable('sessions')
    // Kysely leaves out what is undefined.
    .set({
      is_waiting: change.isWaiting === undefined ? undefined : Number(change.isWaiting),
      aal: change.aal,
      authenticated_at: change.authenticatedAt?.toISOString(),
      refreshed_at: change.refreshedAt?.toISOString(),
      expires_at: change.expiresAt?.toISOString(),
      ends_at: change.endsAt?.toISOString(),
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes a session with its tokens. */
export async function deleteSession(db: Db, id: string): Promise<EndedSession[]> {
  return db.deleteFrom('sessions').where('id', '=', id).returning(['id', 'user_id as userId']).execute();
}

/** Deletes all sessions of a person, waiting ones too, except one. */
export async function deleteUserSessions(db: Db, userId: string, except?: string): Promise<EndedSession[]> {
  let query = db.deleteFrom('sessions').where('user_id', '=', userId);
  if (except !== undefined) query = query.where('id', '!=', except);
  return query.returning(['id', 'user_id as userId']).execute();
}

/** Which of the sessions exist. */
export async function findExistingIds(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('sessions').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

type SessionRow = Selectable<Tables['sessions']> & {
  is_second_factor_due: number;
  is_unconfirmed: number;
};

function selectSessions(db: Db) {
  return db
    .selectFrom('sessions as session')
    .selectAll('session')
    .select(
      sql<number>`session.aal = 'aal1' and exists (
        select 1 from factors where factors.user_id = session.user_id and factors.status = 'verified'
      )`.as('is_second_factor_due'),
    )
    .select(
      sql<number>`exists (
        select 1 from users where users.id = session.user_id and users.email is not null
          and users.email_confirmed_at is null and users.phone_confirmed_at is null
      )`.as('is_unconfirmed'),
    );
}

function toSession(row: SessionRow): Session {
  const isUnconfirmed = row.is_unconfirmed === 1;
  return {
    id: row.id,
    userId: row.user_id,
    isWaiting: row.is_waiting === 1,
    method: toMethod(row.method),
    aal: row.aal,
    // An account of an earlier version may have an app and an unproven address, which is confirmed first.
    isSecondFactorDue: row.is_second_factor_due === 1 && !isUnconfirmed,
    isUnconfirmed,
    createdAt: new Date(row.created_at),
    authenticatedAt: new Date(row.authenticated_at),
    refreshedAt: new Date(row.refreshed_at),
    expiresAt: new Date(row.expires_at),
    endsAt: new Date(row.ends_at),
    userAgent: row.user_agent,
  };
}

const methods: readonly SignInMethod[] = ['password', 'email_link', 'recovery', 'phone', 'google'];

function toMethod(text: string): SignInMethod {
  const method = methods.find((candidate) => candidate === text);
  if (!method) throw new Error(`A stored session has the unknown method ${text}.`);
  return method;
}
