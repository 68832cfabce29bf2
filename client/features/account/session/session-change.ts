import type { AuthSession, AuthUser, SessionResponse } from '../../../../shared/api/auth-user.ts';
import type { AuthEventName, AuthState } from './auth-state.ts';

/** A session is refreshed when at most this many seconds remain, which is three ticks. */
export const refreshAheadSeconds = 90;

export type SessionState = Extract<AuthState, { session: AuthSession; user: AuthUser }>;

export function hasSession(state: AuthState): state is SessionState {
  return 'session' in state;
}

export function toState(answer: SessionResponse): AuthState {
  const waiting = answer.number === undefined ? {} : { number: answer.number };
  if (answer.session === null) return { status: 'signed-out', ...waiting };
  const { session, user, nextStep } = answer;
  return nextStep
    ? { status: 'second-factor', nextStep, session, user }
    : { status: 'signed-in', session, user, ...waiting };
}

/** Whether the server's response calls for a refresh: the session ends soon, or has expired. */
export function isRefreshDue(answer: SessionResponse): boolean {
  if (answer.session === null) return answer.isRefreshable === true;
  return answer.session.expiresIn <= refreshAheadSeconds;
}

/**
 * Names the event for a change of state. Undefined if nothing changed that listeners care about. `hint` is what is
 * known about the cause, such as another tab's event.
 */
export function nameChange(before: AuthState, after: AuthState, hint?: string): AuthEventName | undefined {
  if (before.status === 'loading') return 'INITIAL_SESSION';
  if (!hasSession(after)) return nameEnd(before, after);
  if (!hasSession(before) || before.session.id !== after.session.id) {
    return hint === 'PASSWORD_RECOVERY' ? hint : 'SIGNED_IN';
  }
  if (before.status !== after.status) {
    return after.status === 'signed-in' ? 'MFA_CHALLENGE_VERIFIED' : 'SIGNED_IN';
  }
  if (getNextStep(before) !== getNextStep(after)) return 'MFA_CHALLENGE_VERIFIED';
  if (getNumber(before) !== getNumber(after)) return 'USER_UPDATED';
  if (JSON.stringify(before.user) !== JSON.stringify(after.user)) return 'USER_UPDATED';
  return hint === 'TOKEN_REFRESHED' ? hint : undefined;
}

/** A browser that is waiting counts as signed out, too, but it has a number. */
function nameEnd(before: AuthState, after: AuthState): AuthEventName | undefined {
  if (getNumber(after) === undefined) return isKnown(before) ? 'SIGNED_OUT' : undefined;
  return getNumber(before) === getNumber(after) ? undefined : 'USER_UPDATED';
}

/** Whether the server has a session for this browser: one that is valid, or one that is waiting. */
export function isKnown(state: AuthState): boolean {
  return hasSession(state) || getNumber(state) !== undefined;
}

function getNextStep(state: AuthState): string | undefined {
  return 'nextStep' in state ? state.nextStep : undefined;
}

export function getNumber(state: AuthState): number | null | undefined {
  return 'number' in state ? state.number : undefined;
}
