const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** In milliseconds. */
export const sessionLimits = {
  /** For how long a session is valid without a refresh. */
  serves: hourMs,
  /** It ends after this time without a refresh. */
  idle: 30 * dayMs,
  /** It ends after this time, no matter how often it is refreshed. */
  absolute: 90 * dayMs,
  /** How long a browser waits for its sign-up email to be confirmed. */
  waiting: dayMs,
  /** How long a replaced token is still accepted, because tabs may refresh at the same time. */
  overlap: 10 * secondMs,
  /** How recent the last proof of identity must be for sensitive changes. */
  fresh: 10 * minuteMs,
} as const;

type Times = { isWaiting: boolean; refreshedAt: Date; expiresAt: Date; endsAt: Date };

/**
 * `live`: valid now. `refreshable`: expired, but a refresh renews it. `waiting`: not signed in yet. `reused`: the token
 * was replaced but is used again, so someone else may have it. `over`: idle for too long, or too old.
 */
export type SessionState = 'live' | 'refreshable' | 'waiting' | 'reused' | 'over';

/** Evaluates a session and the token that named it. `replacedAt` is when a refresh replaced that token. */
export function evaluateSession(session: Times, replacedAt: Date | null, now: Date): SessionState {
  const time = now.getTime();
  if (replacedAt !== null && time - replacedAt.getTime() > sessionLimits.overlap) return 'reused';
  if (time >= session.endsAt.getTime()) return 'over';
  if (session.isWaiting) return 'waiting';
  if (time >= session.refreshedAt.getTime() + sessionLimits.idle) return 'over';
  return time < session.expiresAt.getTime() ? 'live' : 'refreshable';
}

/** Computes when a session that is refreshed now expires: in an hour, but never after its absolute end. */
export function computeExpiry(now: Date, endsAt: Date): Date {
  return new Date(Math.min(now.getTime() + sessionLimits.serves, endsAt.getTime()));
}

export function addMs(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}
