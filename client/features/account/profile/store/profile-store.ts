import { use, useSyncExternalStore } from 'react';
import { call } from '../../../../lib/api-client.ts';
import { AuthContext } from '../../session/auth-context.ts';
import type { AuthClient } from '../../session/create-auth-client.ts';
import { createProfileStore, type ProfileState, type ProfileStore } from './create-profile-store.ts';

const stores = new WeakMap<AuthClient, ProfileStore>();

/** Returns the store for an auth client, so that all components share one request. */
export function openProfileStore(auth: AuthClient): ProfileStore {
  const known = stores.get(auth);
  if (known) return known;
  const store = createProfileStore({ call, auth, now: () => Date.now(), watchReturn });
  stores.set(auth, store);
  return store;
}

const loading: ProfileState = { status: 'loading' };

function getLoading(): ProfileState {
  return loading;
}

/** The signed-in person's profile, loaded on first use and kept up to date. Errors are those of the store. */
export function useProfile(): Pick<ProfileStore, 'reload' | 'save'> & { state: ProfileState } {
  const { getState, subscribe, reload, save } = openProfileStore(use(AuthContext));
  return { state: useSyncExternalStore(subscribe, getState, getLoading), reload, save };
}

/** Calls back when the page becomes visible again or the network is back. Returns a function that stops this. */
function watchReturn(onReturn: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') onReturn();
    },
    { signal },
  );
  window.addEventListener('focus', onReturn, { signal });
  window.addEventListener('online', onReturn, { signal });
  return () => listening.abort();
}
