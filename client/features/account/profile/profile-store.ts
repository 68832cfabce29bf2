import { use, useSyncExternalStore } from 'react';
import type { Profile, ProfileUpdate } from '../../../../shared/api/profile.ts';
import { ApiError, call } from '../../../lib/api-client.ts';
import { AuthContext } from '../session/auth-context.ts';
import { type AuthClientEvent, findConfirmedId } from '../session/auth-state.ts';
import type { AuthClient } from '../session/create-auth-client.ts';

export type ProfileState =
  /** Also the state while no one is signed in, or while the address isn't confirmed. */
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'ready'; profile: Profile }
  | { status: 'failed'; error: Error };

export type ProfileStore = ReturnType<typeof createProfileStore>;

type ProfileDependencies = {
  call: typeof call;
  auth: Pick<AuthClient, 'getState' | 'subscribe' | 'reload'>;
  now: () => number;
  /** Calls back when the page becomes visible again. Returns a function that stops this. */
  watchReturn: (onReturn: () => void) => () => void;
};

/** For how many milliseconds a profile isn't loaded again when a person returns to the tab. */
const minReloadMs = 10_000;
/** The same for a page that opens and shows the profile. What happened on the page before may have changed it. */
const minOpenReloadMs = 1000;

const loading: ProfileState = { status: 'loading' };

export function createProfileStore({ call, auth, now, watchReturn }: ProfileDependencies) {
  const listeners = new Set<() => void>();
  let state: ProfileState = loading;
  let owner = getOwner();
  let loadedAt = 0;
  /** Increases with every change, so that a response from before a change is dropped. */
  let changes = 0;
  let running: Promise<void> | undefined;
  let stopWatching: (() => void) | undefined;

  function getOwner(): string | undefined {
    return findConfirmedId(auth.getState());
  }

  function change(next: ProfileState) {
    changes += 1;
    state = next;
    for (const listener of [...listeners]) listener();
  }

  /**
   * Repeats a call that failed because of a missing session if there is a session now: a confirmation or a new password
   * in another tab replaces the cookie. A rejected call has changed nothing.
   */
  async function callInSession(work: () => Promise<Profile>): Promise<Profile> {
    const asked = owner;
    try {
      return await work();
    } catch (cause) {
      if (!isSessionError(cause)) throw cause;
      await auth.reload();
      if (asked === undefined || getOwner() !== asked) throw cause;
      return work();
    }
  }

  async function find(): Promise<ProfileState> {
    try {
      return { status: 'ready', profile: await callInSession(() => call('GET /api/profile')) };
    } catch (cause) {
      if (cause instanceof ApiError && cause.code === 'no_profile') return { status: 'missing' };
      return { status: 'failed', error: cause instanceof Error ? cause : new Error(String(cause)) };
    }
  }

  async function loadOnce(asked: string): Promise<void> {
    const seen = changes;
    const found = await find();
    if (seen !== changes || asked !== owner) return;
    if (found.status === 'failed' && (state.status === 'ready' || state.status === 'missing')) return;
    loadedAt = now();
    change(found);
  }

  function load(): Promise<void> {
    if (owner === undefined) return Promise.resolve();
    if (running) return running;
    if (state.status === 'failed') change(loading);
    const request = loadOnce(owner).finally(() => {
      if (running === request) running = undefined;
    });
    running = request;
    return request;
  }

  function follow({ name }: AuthClientEvent) {
    const next = getOwner();
    if (next !== owner) {
      owner = next;
      running = undefined;
      change(loading);
      if (listeners.size > 0) void load();
    } else if (name === 'USER_UPDATED' && listeners.size > 0) {
      // The profile that is being loaded may be from before the change.
      if (running) void running.then(load);
      else void load();
    }
  }

  auth.subscribe(follow);

  return {
    getState: () => state,
    /** Loads the profile for a new listener, unless it was loaded just before. Returns a function that unsubscribes. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      if (listeners.size === 1) {
        stopWatching = watchReturn(() => {
          if (state.status === 'failed' || now() - loadedAt > minReloadMs) void load();
        });
      }
      if (now() - loadedAt > minOpenReloadMs) void load();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopWatching?.();
      };
    },
    /**
     * Loads the profile again, because a response that is on its way may be from before what the caller knows of. Never
     * throws: if that fails, a profile that was loaded before stays.
     */
    reload: () => (running ? running.then(load) : load()),
    /** Creates or changes the profile. Throws an ApiError or a NetworkError, and the profile stays unchanged. */
    async save(update: ProfileUpdate) {
      const asked = owner;
      const profile = await callInSession(() => call('PUT /api/profile', { body: update }));
      if (asked === owner && profile.userId === owner) {
        loadedAt = now();
        change({ status: 'ready', profile });
      }
      return profile;
    },
  };
}

const sessionErrors: readonly ApiError['code'][] = ['session_missing', 'mfa_required', 'email_unconfirmed'];

/** The session has ended or needs another step first. The auth client has to find out, and notifies everyone. */
function isSessionError(cause: unknown): boolean {
  return cause instanceof ApiError && sessionErrors.includes(cause.code);
}

const stores = new WeakMap<AuthClient, ProfileStore>();

/** Returns the store for an auth client, so that all components share one request. */
export function openProfileStore(auth: AuthClient): ProfileStore {
  const known = stores.get(auth);
  if (known) return known;
  const store = createProfileStore({ call, auth, now: () => Date.now(), watchReturn });
  stores.set(auth, store);
  return store;
}

/** The signed-in person's profile, loaded on first use and kept up to date. Errors are those of the store. */
export function useProfile() {
  const { getState, subscribe, reload, save } = openProfileStore(use(AuthContext));
  return { state: useSyncExternalStore(subscribe, getState, () => loading), reload, save };
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
