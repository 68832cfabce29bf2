import type { AuthSession, AuthUser } from '../../../../shared/api/auth-user.ts';
import type { AuthCommands } from './auth-commands.ts';

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

export type AuthClient = {
  /**
   * Runs one of the calls that change who is signed in, loading their code first. Throws an ApiError or a NetworkError,
   * whose messages are fit to show.
   */
  run: <T>(command: (commands: AuthCommands) => Promise<T>) => Promise<T>;
  getState: () => AuthState;
  /** Returns what ends the subscription. */
  subscribe: (listener: (event: AuthClientEvent) => void) => () => void;
  /** Reads the session and keeps it fresh from now on. Returns what stops it. Browsers only. */
  start: () => () => void;
  /** Reads the session again. Never throws: without an answer the state stays, and it is tried again later. */
  reload: () => Promise<AuthState>;
  /** Keeps listening for the confirmation of an email while no one is signed in. Returns what ends that. */
  watchConfirmation: () => () => void;
};

/** Whether the person has proven an email or a phone: until then an account can be anybody's. */
export function isConfirmed({ emailConfirmedAt, phoneConfirmedAt }: AuthUser): boolean {
  return emailConfirmedAt !== null || phoneConfirmedAt !== null;
}

/** The id of the signed-in person whose account may keep something: the server refuses a profile before that. */
export function findConfirmedId(state: AuthState): string | undefined {
  return state.status === 'signed-in' && isConfirmed(state.user) ? state.user.id : undefined;
}
