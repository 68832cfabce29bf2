import type { AuthSession, AuthUser } from '../../../../shared/api/auth-user.ts';

/** What the auth client tells of itself. Every event but `INITIAL_SESSION` reaches the other tabs, too. */
export type AuthEventName =
  /** The session was read for the first time: there is one, or there is none. */
  | 'INITIAL_SESSION'
  /** A session began. It may still need its second factor (`state.status`). */
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  /** A recovery link brought the session: the person is here to choose a new password. */
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED';

/**
 * `number`: the two digits that this browser shows while it waits for an email to be confirmed; null when it waits and
 * its link is used up.
 */
type Waiting = { number?: number | null | undefined };

export type AuthState =
  /** Until the server has answered for the first time. */
  | { status: 'loading' }
  | ({ status: 'signed-out' } & Waiting)
  /** Also with an email that is not confirmed yet. */
  | ({ status: 'signed-in'; session: AuthSession; user: AuthUser } & Waiting)
  /** The session serves nothing but the second factor's check. */
  | { status: 'second-factor'; session: AuthSession; user: AuthUser };

/** `isRemote`: it happened in another tab. */
export type AuthClientEvent = { name: AuthEventName; state: AuthState; isRemote: boolean };

/** Whether the person has proven an email or a phone: until then an account can be anybody's. */
export function isConfirmed({ emailConfirmedAt, phoneConfirmedAt }: AuthUser): boolean {
  return emailConfirmedAt !== null || phoneConfirmedAt !== null;
}

/** The id of the signed-in person whose account may keep something: the server refuses a profile before that. */
export function findConfirmedId(state: AuthState): string | undefined {
  return state.status === 'signed-in' && isConfirmed(state.user) ? state.user.id : undefined;
}

/** The state of this tab and who listens to it. Without a name, a change is told to no one. */
export type AuthStore = {
  getState: () => AuthState;
  change: (state: AuthState, name: AuthEventName | undefined, isRemote?: boolean) => void;
  subscribe: (listener: (event: AuthClientEvent) => void) => () => void;
};

export function createAuthStore(): AuthStore {
  const listeners = new Set<(event: AuthClientEvent) => void>();
  let state: AuthState = { status: 'loading' };
  return {
    getState: () => state,
    change(next, name, isRemote = false) {
      state = next;
      if (name) for (const listener of [...listeners]) listener({ name, state, isRemote });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
