import type { AuthSession, AuthUser, SessionAnswer } from '../../../shared/api/auth-user.ts';
import type { AuthState } from './auth-client.ts';
import type { AuthEventName } from './auth-events.ts';

/** A session is refreshed when at most this many seconds of it remain: three ticks. */
export const refreshAheadSeconds = 90;

export type SessionState = Extract<AuthState, { session: AuthSession; user: AuthUser }>;

export function hasSession(state: AuthState): state is SessionState {
  return 'session' in state;
}

export function toState(answer: SessionAnswer): AuthState {
  if (answer.session === null) return { status: 'signed-out' };
  const { session, user, nextStep } = answer;
  return { status: nextStep === 'mfa' ? 'second-factor' : 'signed-in', session, user };
}

/** Whether the server's answer asks for a refresh: the session ends soon, or its hour is over. */
export function isRefreshDue(answer: SessionAnswer): boolean {
  if (answer.session === null) return answer.isRefreshable === true;
  return answer.session.expiresIn <= refreshAheadSeconds;
}

/**
 * The event that a change of state is; undefined when nothing changed that anybody waits for. `hint` is what is
 * known of the cause, such as another tab's event.
 */
export function nameChange(before: AuthState, after: AuthState, hint?: string): AuthEventName | undefined {
  if (before.status === 'loading') return 'INITIAL_SESSION';
  if (!hasSession(after)) return hasSession(before) ? 'SIGNED_OUT' : undefined;
  if (!hasSession(before) || before.session.id !== after.session.id) {
    return hint === 'PASSWORD_RECOVERY' ? hint : 'SIGNED_IN';
  }
  if (before.status !== after.status) {
    return after.status === 'signed-in' ? 'MFA_CHALLENGE_VERIFIED' : 'SIGNED_IN';
  }
  if (JSON.stringify(before.user) !== JSON.stringify(after.user)) return 'USER_UPDATED';
  return hint === 'TOKEN_REFRESHED' ? hint : undefined;
}
