import type { AuthClientEvent, AuthEventName, AuthState } from './auth-state.ts';

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
