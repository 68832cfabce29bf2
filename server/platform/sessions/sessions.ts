import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { createCookie } from '../http/cookies.ts';
import type { EventHub } from '../jobs/event-hub.ts';
import type { Logger } from '../observability/logger.ts';
import type { Session, SignInMethod } from './session.ts';
import {
  addMs,
  computeExpiry,
  evaluateSession,
  isInOverlap,
  type SessionState,
  sessionLimits,
} from './session-limits.ts';
import {
  createSessionMissing,
  createSessionReader,
  hashToken,
  type SessionReader,
} from './session-reader.ts';
import * as repository from './sessions.repository.ts';

export { createSecondFactorMissing, createSessionMissing } from './session-reader.ts';

type SessionStart = {
  userId: string;
  method: SignInMethod;
  aal?: 'aal1' | 'aal2';
  /** The passkey of a sign-in with one. */
  secondFactorId?: string;
  userAgent: string | undefined;
  isWaiting?: boolean;
  /** For a recovery. */
  isPasswordDue?: boolean;
  /** The request that signs in. Required for every sign-in, so that the browser's previous session ends. */
  replacing?: IncomingMessage;
};

/** `factorId` is missing for a recovery code. */
export type SecondFactorUse = { aal: 'aal2'; factorId?: string };

export type Sessions = Omit<SessionReader, 'readSessionCookie'> & {
  /** Creates a session with a new random token, no matter what cookie came with the request. */
  start: (db: Db, start: SessionStart) => Promise<{ session: Session; token: string }>;
  sendToken: (response: ServerResponse, token: string) => void;
  clearToken: (response: ServerResponse) => void;
  /**
   * Extends the session by an hour, with a new token unless this one was just replaced. If the new one never arrives, a
   * later refresh with the old one replaces it.
   */
  refresh: (request: IncomingMessage) => Promise<{ session: Session; token: string | undefined } | undefined>;
  /** Turns a waiting session, or one that could only set a password, into a full one. All its times start now. */
  activate: (db: Db, sessionId: string) => Promise<void>;
  /** Records a new proof of identity, unless it is null, and returns a new token. The old one is no longer valid. */
  reissueToken: (
    db: Db,
    sessionId: string,
    proven?: SecondFactorUse | null,
  ) => Promise<{ session: Session; token: string }>;
  /** To be called when a factor is removed. */
  forgetSecondFactor: (db: Db, userId: string, factor: { id: string; isLast: boolean }) => Promise<void>;
  /** Ends a session. Its pages are notified after the commit. */
  end: (db: Db, sessionId: string) => Promise<void>;
  /** Ends all of a person's sessions, including waiting ones, except for one. */
  endAll: (db: Db, userId: string, except?: string) => Promise<void>;
  /** Lists the person's devices: sessions that are signed in and not over, last used first. */
  list: (db: Db, userId: string) => Promise<Session[]>;
  /** Whether a session still exists and isn't over, according to the database. */
  isAlive: (sessionId: string) => Promise<boolean>;
};

type Dependencies = {
  db: Db;
  clock: Clock;
  hub: EventHub;
  logger: Logger;
  publicOrigin: string;
};

const tokenBytes = 32;
const maxUserAgentLength = 512;

/** Manages sessions with an opaque random token in a cookie. Only its hash is stored. */
export function createSessions(deps: Dependencies): Sessions {
  const { db, clock, hub, logger, publicOrigin } = deps;
  const cookie = createCookie('session', publicOrigin);

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
  const end = async (within: Db, sessionId: string) =>
    announce(await repository.deleteSession(within, sessionId));

  const { readSessionCookie, ...reader } = createSessionReader({
    db,
    clock,
    logger,
    cookie,
    end: ({ id }) => end(db, id),
  });

  const issueToken = async (within: Db, sessionId: string, replacesHash: string | null = null) => {
    const token = randomBytes(tokenBytes).toString('base64url');
    const tokenHash = hashToken(token);
    await repository.insertToken(within, { tokenHash, sessionId, replacesHash }, clock.now());
    return token;
  };

  return {
    ...reader,

    async start(within, start) {
      const { userId, method, aal = 'aal1', secondFactorId = null } = start;
      const { userAgent = '', isWaiting = false, isPasswordDue = false, replacing } = start;
      const now = clock.now();
      const previous = replacing && (await readSessionCookie(within, replacing));
      // A waiting session stays, because the link in its email depends on it.
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

    sendToken: (response, token) => cookie.send(response, token, sessionLimits.idle / 1000),
    clearToken: (response) => cookie.clear(response),

    async refresh(request) {
      const found = await reader.identify(request);
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

    async activate(within, sessionId) {
      const now = clock.now();
      const endsAt = addMs(now, sessionLimits.absolute);
      const expiresAt = computeExpiry(now, endsAt);
      const times = { authenticatedAt: now, refreshedAt: now, expiresAt, endsAt };
      await repository.updateSession(within, sessionId, { isWaiting: false, isPasswordDue: false, ...times });
    },

    async reissueToken(within, sessionId, proven) {
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

    forgetSecondFactor: repository.forgetSecondFactor,

    end,

    async endAll(within, userId, except) {
      announce(await repository.deleteUserSessions(within, userId, except));
    },

    async list(within, userId) {
      const now = clock.now();
      const sessions = await repository.listUserSessions(within, userId);
      return sessions.filter((session) => isSignedIn(evaluateSession(session, null, now)));
    },

    async isAlive(sessionId) {
      const session = await repository.findSessionById(db, sessionId);
      return session !== undefined && evaluateSession(session, null, clock.now()) !== 'over';
    },
  };
}

async function load(db: Db, id: string): Promise<Session> {
  const session = await repository.findSessionById(db, id);
  if (!session) throw createSessionMissing();
  return session;
}

function isSignedIn(state: SessionState): boolean {
  return state === 'live' || state === 'refreshable';
}
