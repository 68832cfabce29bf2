import type { AuthSession, AuthUser } from '../../../../shared/api/auth-user.ts';

/** The events of the auth client. All except `INITIAL_SESSION` reach the other tabs, too. */
export type AuthEventName =
  /** The session was loaded for the first time, whether or not there is one. */
  | 'INITIAL_SESSION'
  /** A session began. It may still need its second factor (`state.status`). */
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  /** The session comes from a recovery link: the person is here to choose a new password. */
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED';

/**
 * `number` is the two digits that this browser shows while it waits for an email to be confirmed. It is null if the
 * browser is waiting but its link has been used up.
 */
type Waiting = { number?: number | null | undefined };

export type AuthState =
  /** Until the server has responded for the first time. */
  | { status: 'loading' }
  | ({ status: 'signed-out' } & Waiting)
  /** Includes accounts whose email isn't confirmed yet. */
  | ({ status: 'signed-in'; session: AuthSession; user: AuthUser } & Waiting)
  /** The session can only be used to enter the second factor or, after a recovery, to set a new password. */
  | {
      status: 'second-factor';
      nextStep?: 'mfa' | 'password' | undefined;
      session: AuthSession;
      user: AuthUser;
    };

/** `isRemote` means that it happened in another tab. */
export type AuthClientEvent = { name: AuthEventName; state: AuthState; isRemote: boolean };

/** Whether the person has proven an email, a phone number, a Google account, or a passkey. Until then, it could be anyone's. */
export function isConfirmed(user: AuthUser): boolean {
  const hasPasskey = user.factors.some(({ type }) => type === 'passkey');
  return user.emailConfirmedAt !== null || user.phoneConfirmedAt !== null || hasGoogle(user) || hasPasskey;
}

export function hasGoogle({ identities }: Pick<AuthUser, 'identities'>): boolean {
  return identities.some(({ provider }) => provider === 'google');
}

/** The id of the signed-in person if their account is confirmed. Until then, the server doesn't accept a profile. */
export function findConfirmedId(state: AuthState): string | undefined {
  return state.status === 'signed-in' && isConfirmed(state.user) ? state.user.id : undefined;
}

export type AuthStore = ReturnType<typeof createAuthStore>;

/** This tab's state and its listeners. A change without a name doesn't notify anyone. */
export function createAuthStore() {
  const listeners = new Set<(event: AuthClientEvent) => void>();
  let state: AuthState = { status: 'loading' };
  return {
    getState: () => state,
    change(next: AuthState, name: AuthEventName | undefined, isRemote = false) {
      state = next;
      if (name) for (const listener of [...listeners]) listener({ name, state, isRemote });
    },
    subscribe(listener: (event: AuthClientEvent) => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
