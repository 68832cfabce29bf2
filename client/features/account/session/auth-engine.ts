import type { SessionResponse } from '../../../../shared/api/auth-user.ts';
import { call } from '../../../lib/api-client.ts';
import { createAuthCommands } from './auth-commands.ts';
import type { AuthState, AuthStore } from './auth-state.ts';
import { createLiveUpdates, type StreamDependencies } from './event-stream.ts';
import { nameChange, toState } from './session-change.ts';
import { createSessionRefresher, type SessionDependencies } from './session-refresher.ts';
import { getTabLocks } from './tab-locks.ts';

export type EngineDependencies = SessionDependencies &
  StreamDependencies & {
    watchPage: WatchPage;
    leave: (path: string) => void;
  };

export type AuthEngine = ReturnType<typeof createAuthEngine>;

/** Milliseconds between checks of how much time the session has left. */
const tickMs = 30_000;

export function createBrowserEngine(store: AuthStore) {
  return createAuthEngine(
    {
      call,
      now: () => Date.now(),
      getLocks: getTabLocks,
      openStream: (path) => new EventSource(path),
      watchPage,
      leave: (path) => window.location.assign(path),
    },
    store,
  );
}

/** Everything in the auth client that needs a session or creates one. It works on the client's store. */
export function createAuthEngine(dependencies: EngineDependencies, store: AuthStore) {
  const refresher = createSessionRefresher(dependencies, store);
  const setLive = createLiveUpdates(dependencies, () => void refresher.load());
  const watchers = new Set<AbortSignal>();
  const endings: (() => void)[] = [];
  let isHere = false;

  /** With `isNewSession`, the current stream belongs to a session that was replaced. */
  function follow(isNewSession = false) {
    if (isNewSession) setLive(false);
    // Before its next step, a session can't follow its account.
    const isOpen = store.getState().status === 'signed-in';
    setLive(isHere && (watchers.size > 0 || isOpen));
  }

  function setHere(isNowHere: boolean) {
    isHere = isNowHere;
    follow();
  }

  return {
    commands: createAuthCommands({ ...dependencies, refresher }),
    start() {
      const timer = setInterval(refresher.check, tickMs);
      endings.push(
        () => clearInterval(timer),
        store.subscribe(({ name }) => follow(name === 'SIGNED_IN' || name === 'PASSWORD_RECOVERY')),
        dependencies.watchPage({
          onWake: () => void (watchers.size > 0 ? refresher.load() : refresher.check(true)),
          onLeave: () => setHere(false),
        }),
        refresher.stop,
      );
      setHere(true);
    },
    stop() {
      for (const end of endings.splice(0)) end();
      setHere(false);
    },
    /** Continues from the server's first response. Undefined if there was none. */
    resume: (answer: SessionResponse | undefined) => refresher.load({ answer }),
    async handleTabEvent(name: string): Promise<AuthState> {
      if (name !== 'SIGNED_OUT') return refresher.load({ hint: name, isRemote: true });
      const answer = { session: null, user: null };
      refresher.accept(answer, nameChange(store.getState(), toState(answer)), true);
      return store.getState();
    },
    /** Called when the browser restores the page from its memory. */
    handlePageRestored() {
      setHere(true);
      return refresher.load();
    },
    reload: () => refresher.load(),
    watchConfirmation(signal: AbortSignal) {
      if (signal.aborted) return;
      watchers.add(signal);
      follow(true);
      signal.addEventListener('abort', () => {
        watchers.delete(signal);
        follow();
      });
    },
  };
}

export type PageLifecycle = {
  /** The page is visible again, or the network is back. Timers may not have run in the meantime. */
  onWake: () => void;
  /** The page is being left. The browser may keep it in memory for Back. */
  onLeave: () => void;
};
export type WatchPage = (life: PageLifecycle) => () => void;

export const watchPage: WatchPage = ({ onWake, onLeave }) => {
  const listening = new AbortController();
  const { signal } = listening;
  function wakeWhenSeen() {
    if (document.visibilityState === 'visible') onWake();
  }
  document.addEventListener('visibilitychange', wakeWhenSeen, { signal });
  window.addEventListener('online', onWake, { signal });
  window.addEventListener('pagehide', onLeave, { signal });
  return () => listening.abort();
};
