import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../errors.ts';
import { createCookie } from '../http/cookies.ts';
import type { EventHub } from '../jobs/event-hub.ts';
import type { Logger } from '../observability/logger.ts';
import type { IdentifiedSession, NamedSession, Session, SignInMethod } from './session.ts';
import { addMs, computeExpiry, evaluateSession, isInOverlap, sessionLimits } from './session-limits.ts';
import * as repository from './sessions.repository.ts';

type SessionStart = {
  userId: string;
  method: SignInMethod;
  aal?: 'aal1' | 'aal2';
  /** The passkey of a sign-in with one. */
  secondFactorId?: string;
  isWaiting?: boolean;
  /** For a recovery. */
  isPasswordDue?: boolean;
  /** The request that signs in. Required for every sign-in, so that the browser's previous session ends. */
  request?: IncomingMessage;
  /** The request's, unless there is none. */
  userAgent?: string | undefined;
};

/** `factorId` is missing for a recovery code. */
export type SecondFactorUse = { aal: 'aal2'; factorId?: string };

type AllowedSessions = {
  isUnconfirmedAllowed: boolean;
  isSecondFactorDueAllowed: boolean;
  isPasswordDueAllowed: boolean;
};

type Dependencies = {
  db: Db;
  clock: Clock;
  hub: EventHub;
  logger: Logger;
  publicOrigin: string;
};

export type Sessions = ReturnType<typeof createSessions>;

const tokenBytes = 32;
const tokenPattern = /^[\w-]{43}$/;
const maxUserAgentLength = 512;

/** Manages sessions with an opaque random token in a cookie. Only its hash is stored. */
export function createSessions({ db, clock, hub, logger, publicOrigin }: Dependencies) {
  const cookie = createCookie('session', publicOrigin);
  const { hostname: host } = new URL(publicOrigin);

  /**
   * Notifies the pages of ended sessions. Transactions run one at a time, so this read waits for the one that ends
   * them.
   */
  const announce = (ended: readonly repository.EndedSession[]) => {
    if (ended.length === 0) return;
    const ids = ended.map(({ id }) => id);
    const reading = db.transaction().execute((trx) => repository.findExistingIds(trx, ids));
    reading.then(
      (existing) => {
        for (const { id, userId } of ended) {
          if (!existing.has(id)) hub.publish({ name: 'signed_out', userId, sessionId: id });
        }
      },
      (cause) => logger.warn({ err: cause }, 'ended sessions could not be announced'),
    );
  };

  /** Ends a session. Its pages are notified after the commit. */
  const end = async (within: Db, sessionId: string) =>
    announce(await repository.deleteSession(within, sessionId));

  const issueToken = async (within: Db, sessionId: string, replacesHash: string | null = null) => {
    const token = randomBytes(tokenBytes).toString('base64url');
    const tokenHash = hashToken(token);
    await repository.insertToken(within, { tokenHash, sessionId, replacesHash }, clock.now());
    return token;
  };

  const findById = (within: Db, id: string) => repository.findSessionById(within, host, id);

  const load = async (within: Db, id: string) => {
    const session = await findById(within, id);
    if (!session) throw createSessionMissing();
    return session;
  };

  const readSessionCookie = async (
    within: Db,
    request: IncomingMessage,
  ): Promise<NamedSession | undefined> => {
    const token = cookie.read(request);
    if (token === undefined || !tokenPattern.test(token)) return undefined;
    const found = await repository.findSessionByToken(within, host, hashToken(token));
    return found && { ...found, state: evaluateSession(found.session, found.token, clock.now()) };
  };

  /** If it can't be stored, on a full disk for example, the token before stays good, and reading goes on. */
  const recordUse = async ({ hash }: NamedSession['token']) => {
    try {
      await repository.recordTokenUse(db, hash);
    } catch (cause) {
      logger.warn({ err: cause }, 'use of a session token could not be stored');
    }
  };

  /**
   * Finds the session of a request. The first use of a token ends the one before it, and using that one again ends the
   * session, no matter what the request is.
   */
  const identify = async (request: IncomingMessage): Promise<IdentifiedSession | undefined> => {
    const named = await readSessionCookie(db, request);
    if (!named || named.state === 'over') return undefined;
    const { session, state, token } = named;
    if (state !== 'reused') {
      if (token.isUnused) await recordUse(token);
      return { session, state, token };
    }
    logger.warn({ userId: session.userId, sessionId: session.id }, 'replaced session token used again');
    await end(db, session.id);
    return undefined;
  };

  const findLive = async (request: IncomingMessage) => {
    const found = await identify(request);
    return found?.state === 'live' ? found.session : undefined;
  };

  const isRecent = (time: Date | null) =>
    time !== null && clock.now().getTime() - time.getTime() <= sessionLimits.fresh;

  /** Whether the last proof of identity, by the second factor where there is one, is at most 10 minutes old. */
  const isFresh = ({ authenticatedAt, hasSecondFactor, secondFactorAt }: Session) =>
    isRecent(authenticatedAt) && (!hasSecondFactor || isRecent(secondFactorAt));

  /** Throws 403 `reauthentication_required` unless it is. */
  const requireFresh = (session: Session) => {
    if (!isFresh(session)) throw createReauthenticationRequired();
  };

  return {
    identify,
    findById,
    end,
    isFresh,
    requireFresh,

    /**
     * For the transaction of a change, because the session may have ended since its request began. Throws 401
     * `session_missing` and 403 `reauthentication_required`.
     */
    async requireStillFresh(trx: Db, { id }: Session): Promise<void> {
      requireFresh(await load(trx, id));
    },

    /** Finds the valid session, unless it's one that can only set a password. A second factor may still be required. */
    async find(request: IncomingMessage): Promise<Session | undefined> {
      const session = await findLive(request);
      return session?.isPasswordDue ? undefined : session;
    },

    async findWaiting(request: IncomingMessage): Promise<Session | undefined> {
      const found = await identify(request);
      return found?.state === 'waiting' ? found.session : undefined;
    },

    /**
     * Finds the valid session. Throws 401 `session_missing`, 403 `password_required` and `mfa_required` if a new password
     * or a second factor is still required, and 403 `email_unconfirmed` if the account's address is unconfirmed, unless
     * that is allowed.
     */
    async require(
      request: IncomingMessage,
      { isUnconfirmedAllowed, isSecondFactorDueAllowed, isPasswordDueAllowed }: AllowedSessions,
    ): Promise<Session> {
      const session = await findLive(request);
      if (!session) throw createSessionMissing();
      if (session.isPasswordDue && !isPasswordDueAllowed) throw createPasswordMissing();
      if (session.isUnconfirmed && !isUnconfirmedAllowed) throw createEmailUnconfirmed();
      if (session.isSecondFactorDue && !isSecondFactorDueAllowed) throw createSecondFactorMissing();
      return session;
    },

    /** Creates a session with a new random token, no matter what cookie came with the request. */
    async start(within: Db, start: SessionStart): Promise<{ session: Session; token: string }> {
      const { userId, method, aal = 'aal1', secondFactorId = null } = start;
      const { isWaiting = false, isPasswordDue = false, request } = start;
      const userAgent = start.userAgent ?? request?.headers['user-agent'] ?? '';
      const now = clock.now();
      const previous = request && (await readSessionCookie(within, request));
      // A waiting session stays, because another tab may still show its number.
      if (previous && !previous.session.isWaiting) await end(within, previous.session.id);
      const life = isPasswordDue ? 'recovery' : isWaiting ? 'waiting' : 'absolute';
      const endsAt = addMs(now, sessionLimits[life]);
      const id = randomUUID();
      await repository.insertSession(within, {
        id,
        userId,
        isWaiting,
        method,
        aal,
        createdAt: now,
        authenticatedAt: now,
        secondFactorAt: aal === 'aal2' ? now : null,
        secondFactorId,
        isPasswordDue,
        refreshedAt: now,
        expiresAt: computeExpiry(now, endsAt),
        endsAt,
        userAgent: userAgent.slice(0, maxUserAgentLength),
      });
      const token = await issueToken(within, id);
      return { session: await load(within, id), token };
    },

    sendToken: (response: ServerResponse, token: string) =>
      cookie.send(response, token, sessionLimits.idle / 1000),
    clearToken: (response: ServerResponse) => cookie.clear(response),

    /**
     * Extends the session by an hour, with a new token unless this one was just replaced. If the new one never arrives, a
     * later refresh with the old one replaces it.
     */
    async refresh(
      request: IncomingMessage,
    ): Promise<{ session: Session; token: string | undefined } | undefined> {
      const found = await identify(request);
      if (!found || found.state === 'waiting') return undefined;
      const { session, token } = found;
      if (isInOverlap(token, clock.now())) return { session, token: undefined };
      return db.transaction().execute(async (trx) => {
        const now = clock.now();
        if (!(await repository.replaceToken(trx, token, now))) {
          const current = await readSessionCookie(trx, request);
          return current?.state === 'live' ? { session: current.session, token: undefined } : undefined;
        }
        await repository.updateSession(trx, session.id, {
          refreshedAt: now,
          expiresAt: computeExpiry(now, session.endsAt),
        });
        const successor = await issueToken(trx, session.id, token.hash);
        return { session: await load(trx, session.id), token: successor };
      });
    },

    /** Turns a waiting session, or one that could only set a password, into a full one. All its times start now. */
    async activate(within: Db, sessionId: string): Promise<void> {
      const now = clock.now();
      const endsAt = addMs(now, sessionLimits.absolute);
      const expiresAt = computeExpiry(now, endsAt);
      const times = { authenticatedAt: now, refreshedAt: now, expiresAt, endsAt };
      await repository.updateSession(within, sessionId, { isWaiting: false, isPasswordDue: false, ...times });
    },

    /** Records a new proof of identity, unless it is null, and returns a new token. The old one is no longer valid. */
    async reissueToken(
      within: Db,
      sessionId: string,
      proven?: SecondFactorUse | null,
    ): Promise<{ session: Session; token: string }> {
      const now = clock.now();
      const session = await load(within, sessionId);
      const expiresAt = computeExpiry(now, session.endsAt);
      const { aal, factorId = null } = proven ?? {};
      const factor = aal ? { aal, secondFactorAt: now, secondFactorId: factorId } : {};
      const authenticatedAt = proven === null ? session.authenticatedAt : now;
      const change = { ...factor, authenticatedAt, refreshedAt: now, expiresAt };
      await repository.updateSession(within, sessionId, change);
      await repository.deleteTokens(within, sessionId);
      const isSecondFactorDue = session.isSecondFactorDue && !proven;
      return {
        session: { ...session, ...change, isSecondFactorDue },
        token: await issueToken(within, sessionId),
      };
    },

    /** To be called when a factor is removed. */
    forgetSecondFactor: repository.forgetSecondFactor,

    /** Ends all of a person's sessions, including waiting ones, except for one. */
    async endAll(within: Db, userId: string, except?: string): Promise<void> {
      announce(await repository.deleteUserSessions(within, userId, except));
    },

    /** Lists the person's devices: sessions that are signed in and not over, last used first. */
    async list(within: Db, userId: string): Promise<Session[]> {
      const now = clock.now();
      const sessions = await repository.listUserSessions(within, host, userId);
      return sessions.filter((session) =>
        ['live', 'refreshable'].includes(evaluateSession(session, null, now)),
      );
    },

    /** Whether a session still exists and isn't over, according to the database. */
    async isAlive(sessionId: string): Promise<boolean> {
      const session = await findById(db, sessionId);
      return session !== undefined && evaluateSession(session, null, clock.now()) !== 'over';
    },
  };
}

export function createSessionMissing(): AppError {
  return new AppError(401, 'session_missing', 'Please sign in to continue.');
}

export function createReauthenticationRequired(): AppError {
  return new AppError(
    403,
    'reauthentication_required',
    'Please confirm it’s you: enter your password or a code we send you.',
  );
}

export function createSecondFactorMissing(): AppError {
  return new AppError(403, 'mfa_required', 'Please enter the code from your authenticator app first.');
}

export function createPasswordMissing(): AppError {
  return new AppError(403, 'password_required', 'Please choose a new password first.');
}

function createEmailUnconfirmed(): AppError {
  return new AppError(
    403,
    'email_unconfirmed',
    'Please verify your email address first. Open the link in the email we sent you, or change the address.',
  );
}

/** A token is random enough that it doesn't need a slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
