import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../errors.ts';
import type { Cookie } from '../http/cookies.ts';
import type { Logger } from '../observability/logger.ts';
import type { IdentifiedSession, NamedSession, Session } from './session.ts';
import { evaluateSession, sessionLimits } from './session-limits.ts';
import { findSessionByToken, recordTokenUse } from './sessions.repository.ts';

/** Which incomplete sessions to allow. */
type AllowedSessions = {
  isUnconfirmedAllowed: boolean;
  isSecondFactorDueAllowed: boolean;
  isPasswordDueAllowed: boolean;
};

/** The read-only part of the sessions. */
export type SessionReader = {
  /**
   * Finds the session of a request. The first use of a token ends the one before it, and using that one again ends the
   * session, no matter what the request is.
   */
  identify: (request: IncomingMessage) => Promise<IdentifiedSession | undefined>;
  /** Finds the valid session, unless it's one that can only set a password. A second factor may still be required. */
  find: (request: IncomingMessage) => Promise<Session | undefined>;
  findWaiting: (request: IncomingMessage) => Promise<Session | undefined>;
  /**
   * Finds the valid session. Throws 401 `session_missing`, 403 `password_required` and 403 `mfa_required` if a new password
   * or a second factor is still required, and 403
   * `email_unconfirmed` if the account's address is unconfirmed, unless that is allowed.
   */
  require: (request: IncomingMessage, allowed: AllowedSessions) => Promise<Session>;
  /** Whether the last proof of identity, by the second factor where there is one, is at most 10 minutes old. */
  isFresh: (session: Session) => boolean;
  /** Throws 403 `reauthentication_required` unless it is. */
  requireFresh: (session: Session) => void;
  /** Finds the session named by the cookie, in any state. */
  readSessionCookie: (within: Db, request: IncomingMessage) => Promise<NamedSession | undefined>;
};

type Dependencies = {
  db: Db;
  clock: Clock;
  logger: Logger;
  cookie: Cookie;
  end: (session: Session) => Promise<void>;
};

const tokenPattern = /^[\w-]{43}$/;

export function createSessionReader(deps: Dependencies): SessionReader {
  const { db, clock, logger, cookie, end } = deps;
  const readSessionCookie: SessionReader['readSessionCookie'] = async (within, request) => {
    const token = cookie.read(request);
    if (token === undefined || !tokenPattern.test(token)) return undefined;
    const found = await findSessionByToken(within, hashToken(token));
    return found && { ...found, state: evaluateSession(found.session, found.token, clock.now()) };
  };

  /** If it can't be stored, on a full disk for example, the token before stays good, and reading goes on. */
  const recordUse = async ({ hash }: NamedSession['token']) => {
    try {
      await recordTokenUse(db, hash);
    } catch (cause) {
      logger.warn({ err: cause }, 'use of a session token could not be stored');
    }
  };

  const identify: SessionReader['identify'] = async (request) => {
    const named = await readSessionCookie(db, request);
    if (!named || named.state === 'over') return undefined;
    const { session, state, token } = named;
    if (state !== 'reused') {
      if (token.isUnused) await recordUse(token);
      return { session, state, token };
    }
    logger.warn({ userId: session.userId, sessionId: session.id }, 'replaced session token used again');
    await end(session);
    return undefined;
  };

  const findLive = async (request: IncomingMessage) => {
    const found = await identify(request);
    return found?.state === 'live' ? found.session : undefined;
  };

  const isRecent = (time: Date | null) =>
    time !== null && clock.now().getTime() - time.getTime() <= sessionLimits.fresh;
  const isFresh = ({ authenticatedAt, hasSecondFactor, secondFactorAt }: Session) =>
    isRecent(authenticatedAt) && (!hasSecondFactor || isRecent(secondFactorAt));

  return {
    readSessionCookie,
    identify,
    async find(request) {
      const session = await findLive(request);
      return session?.isPasswordDue ? undefined : session;
    },

    async findWaiting(request) {
      const found = await identify(request);
      return found?.state === 'waiting' ? found.session : undefined;
    },

    async require(request, { isUnconfirmedAllowed, isSecondFactorDueAllowed, isPasswordDueAllowed }) {
      const session = await findLive(request);
      if (!session) throw createSessionMissing();
      if (session.isPasswordDue && !isPasswordDueAllowed) throw createPasswordMissing();
      if (session.isUnconfirmed && !isUnconfirmedAllowed) throw createEmailUnconfirmed();
      if (session.isSecondFactorDue && !isSecondFactorDueAllowed) throw createSecondFactorMissing();
      return session;
    },

    isFresh,

    requireFresh(session) {
      if (!isFresh(session)) throw createReauthenticationRequired();
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
