import { use, useSyncExternalStore } from 'react';
import type { Profile, ProfileUpdate } from '../../../../../shared/api/profile.ts';
import { callApi } from '../../../../lib/api-client.ts';
import type { AuthClient } from '../../session/auth-client.ts';
import { AuthContext } from '../../session/auth-context.ts';
import { createProfileStore } from './create-profile-store.ts';

export type ProfileState =
  /** Also while no one is signed in, or the address is not confirmed. */
  | { status: 'loading' }
  /** The person has no profile yet. */
  | { status: 'missing' }
  | { status: 'ready'; profile: Profile }
  | { status: 'failed'; error: Error };

/** The signed-in person's profile, one for the whole app. */
export type ProfileStore = {
  getState: () => ProfileState;
  /** The first listener has the profile loaded. Returns what ends the subscription. */
  subscribe: (listener: () => void) => () => void;
  /** Reads the profile again. Never throws; a profile that is here already stays when that fails. */
  reload: () => Promise<void>;
  /** Creates or changes the profile. Throws an ApiError or a NetworkError, and then the profile stays as it was. */
  save: (update: ProfileUpdate) => Promise<Profile>;
};

const stores = new WeakMap<AuthClient, ProfileStore>();

/** The store of this app: one for each auth client, so that all components share one request. */
export function openProfileStore(auth: AuthClient): ProfileStore {
  const known = stores.get(auth);
  if (known) return known;
  const store = createProfileStore({ call: callApi, auth, now: () => Date.now(), watchReturn });
  stores.set(auth, store);
  return store;
}

const loading: ProfileState = { status: 'loading' };

function getLoading(): ProfileState {
  return loading;
}

/** The signed-in person's profile, loaded when first asked for and kept up to date. Errors are those of the store. */
export function useProfile(): {
  state: ProfileState;
  reload: () => Promise<void>;
  save: (update: ProfileUpdate) => Promise<Profile>;
} {
  const { getState, subscribe, reload, save } = openProfileStore(use(AuthContext));
  return { state: useSyncExternalStore(subscribe, getState, getLoading), reload, save };
}

/** Calls back when the page is seen again, or the network is back. Returns what ends that. */
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
