const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long things last, in milliseconds. */
export const sessionLimits = {
  /** A session serves this long without a refresh. */
  serves: hourMs,
  /** Without a refresh for this long it is over. */
  idle: 30 * dayMs,
  /** However often it is refreshed, it is over after this. */
  absolute: 90 * dayMs,
  /** A browser waits this long for its sign-up email to be confirmed. */
  waiting: dayMs,
  /** A token that a refresh has replaced is still accepted for this long: tabs may refresh at once. */
  overlap: 10 * secondMs,
  /** Sensitive changes need a proof of identity that is not older. */
  fresh: 10 * minuteMs,
} as const;

type Times = { isWaiting: boolean; refreshedAt: Date; expiresAt: Date; endsAt: Date };

/**
 * `live`: serves now. `refreshable`: its hour is over, a refresh brings it back. `waiting`: not signed in yet.
 * `reused`: the token was replaced and is used again, so someone else may have it. `over`: idle for too long, or
 * too old.
 */
export type SessionState = 'live' | 'refreshable' | 'waiting' | 'reused' | 'over';

/** Judges a session and the token that named it; `replacedAt` is when a refresh replaced that token. */
export function evaluateSession(session: Times, replacedAt: Date | null, now: Date): SessionState {
  const time = now.getTime();
  if (replacedAt !== null && time - replacedAt.getTime() > sessionLimits.overlap) return 'reused';
  if (time >= session.endsAt.getTime()) return 'over';
  if (session.isWaiting) return 'waiting';
  if (time >= session.refreshedAt.getTime() + sessionLimits.idle) return 'over';
  return time < session.expiresAt.getTime() ? 'live' : 'refreshable';
}

/** When a session that is refreshed now stops to serve: in an hour, and never after its absolute end. */
export function computeExpiry(now: Date, endsAt: Date): Date {
  return new Date(Math.min(now.getTime() + sessionLimits.serves, endsAt.getTime()));
}

export function addMs(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}
