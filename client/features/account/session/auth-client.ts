import type { AuthCommands } from './auth-commands.ts';
import type { AuthClientEvent, AuthState } from './auth-state.ts';

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
