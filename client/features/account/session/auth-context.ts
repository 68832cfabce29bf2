import { createContext, use, useSyncExternalStore } from 'react';
import type { AuthState } from './auth-state.ts';
import { type AuthClient, createAuthClient } from './create-auth-client.ts';

/** For use outside a provider (prerender, single-component tests): a client that never starts and stays loading. */
export const idleAuth = createAuthClient();

export const AuthContext = createContext<AuthClient>(idleAuth);

const loading: AuthState = { status: 'loading' };

/** Who is signed in, kept up to date, and the calls that change it. Hydration starts with the loading state. */
export function useAuth(): { client: AuthClient; state: AuthState } {
  const client = use(AuthContext);
  const state = useSyncExternalStore(client.subscribe, client.getState, () => loading);
  return { client, state };
}
