import {
  dayMs,
  hourMs,
  minuteMs,
  pendingSignUpHours,
  sessionIdleDays,
  sessionMaxDays,
} from '../../../shared/lifetimes.ts';

/** In milliseconds. */
export const sessionLimits = {
  /** For how long a session is valid without a refresh. */
  accessLifetime: hourMs,
  /** It ends after this time without a refresh. */
  idle: sessionIdleDays * dayMs,
  /** It ends after this time, no matter how often it is refreshed. */
  absolute: sessionMaxDays * dayMs,
  /** How long a browser waits for its sign-up email to be confirmed. */
  waiting: pendingSignUpHours * hourMs,
  /** For how long the session of a recovery link can set a new password. It isn't refreshed. */
  recovery: 30 * minuteMs,
  /**
   * How long a replaced token is good for everything, because answers get lost and requests of other tabs arrive late.
   */
  overlap: 10_000,
  /** How recent the last proof of identity must be for sensitive changes. */
  fresh: 10 * minuteMs,
} as const;

type Times = { isWaiting: boolean; refreshedAt: Date; expiresAt: Date; endsAt: Date };

/** `hasUnusedSuccessor`: the token that a refresh put in its place has never come back, so its answer may be lost. */
export type TokenUse = { replacedAt: Date | null; hasUnusedSuccessor: boolean };

/**
 * `live`: valid now. `refreshable`: expired, but a refresh renews it. `waiting`: not signed in yet. `reused`: the token
 * was replaced but is used again, so someone else may have it. `over`: idle for too long, or too old.
 */
export type SessionState = 'live' | 'refreshable' | 'waiting' | 'reused' | 'over';

/** Evaluates a session, and the token that named it, if any. */
export function evaluateSession(session: Times, token: TokenUse | null, now: Date): SessionState {
  const time = now.getTime();
  if (token?.replacedAt && !token.hasUnusedSuccessor && !isInOverlap(token, now)) return 'reused';
  if (time >= session.endsAt.getTime()) return 'over';
  if (session.isWaiting) return 'waiting';
  if (time >= session.refreshedAt.getTime() + sessionLimits.idle) return 'over';
  return time < session.expiresAt.getTime() ? 'live' : 'refreshable';
}

/** Whether a refresh has just replaced the token, so that it needs no other one yet. */
export function isInOverlap({ replacedAt }: TokenUse, now: Date): boolean {
  return replacedAt !== null && now.getTime() - replacedAt.getTime() <= sessionLimits.overlap;
}

/** Computes when a session that is refreshed now expires: in an hour, but never after its absolute end. */
export function computeExpiry(now: Date, endsAt: Date): Date {
  return new Date(Math.min(now.getTime() + sessionLimits.accessLifetime, endsAt.getTime()));
}

export function addMs(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}
