import type { SessionResponse } from '../../../../shared/api/auth-user.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import { call, NetworkError } from '../../../lib/api-client.ts';
import { createRetryingLoader } from '../../../lib/retrying-loader.ts';
import { attempt } from '../../../lib/stored-value.ts';
import type { AuthCommands } from './auth-commands.ts';
import type { AuthEngine } from './auth-engine.ts';
import { type AuthEventName, type AuthState, type AuthStore, createAuthStore } from './auth-state.ts';

export type AuthClient = ReturnType<typeof createAuthClient>;

type AuthParts = {
  call: typeof call;
  openChannel: (onEvent: (name: string) => void) => TabChannel;
  /** Calls back when Back restores the page from the browser's memory, and hides it until the result is there. */
  watchReturn: (onReturn: () => Promise<unknown> | undefined, signal: AbortSignal) => void;
  loadEngine: () => Promise<(store: AuthStore) => AuthEngine>;
};

/** Milliseconds until the next attempt if neither the session nor the engine's code could be loaded. */
const retryMs = 10_000;

const browserParts: AuthParts = {
  call,
  openChannel: openTabChannel,
  watchReturn: (onReturn, signal) =>
    window.addEventListener('pageshow', ({ persisted }) => persisted && hideUntil(onReturn()), { signal }),
  loadEngine: async () => (await import('./auth-engine.ts')).createBrowserEngine,
};

/**
 * Asks who is signed in. Everything else is in the engine, whose code most visitors never need: it loads when someone
 * is signed in, another tab has news, or a command is called. Does nothing until it is started.
 */
export function createAuthClient({ call, openChannel, watchReturn, loadEngine } = browserParts) {
  const store = createAuthStore();
  let engine: AuthEngine | undefined;
  const wake = createRetryingLoader(async () => {
    try {
      const createEngine = await loadEngine();
      engine = createEngine(store);
    } catch (cause) {
      throw new NetworkError(cause, false);
    }
    engine.start();
    return engine;
    // React doesn't wait for this load, and a second press should be able to try again right away.
  }, 0);

  /** For background work that will be repeated, so that an engine that can't be loaded doesn't count as a failure. */
  async function wakeFor(use: (engine: AuthEngine) => unknown): Promise<AuthState> {
    const awake = await wake().catch(() => undefined);
    if (awake) await use(awake);
    return store.getState();
  }

  async function begin(signal: AbortSignal): Promise<void> {
    const answer = await call('GET /api/auth/session').catch(() => undefined);
    if (signal.aborted || store.getState().status !== 'loading') return;
    if (isSignedOut(answer)) {
      store.change({ status: 'signed-out' }, 'INITIAL_SESSION');
      return;
    }
    await wakeFor(({ resume }) => resume(answer));
    if (engine) return;
    const retry = setTimeout(begin, retryMs, signal);
    signal.addEventListener('abort', () => clearTimeout(retry));
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    /** Loads the session and keeps it refreshed from now on. Returns a function that stops this. Browsers only. */
    start() {
      const running = new AbortController();
      const channel = openChannel((name) => void wakeFor(({ handleTabEvent }) => handleTabEvent(name)));
      const stopTelling = store.subscribe(({ name, isRemote }) => {
        if (!isRemote && name !== 'INITIAL_SESSION') channel.tell(name);
      });
      watchReturn(() => {
        const known = wakeFor(({ handlePageRestored }) => handlePageRestored());
        // The session may have ended since, so what it showed has to wait.
        return store.getState().status === 'signed-out' ? undefined : known;
      }, running.signal);
      void begin(running.signal);
      return () => {
        running.abort();
        stopTelling();
        channel.close();
        engine?.stop();
      };
    },
    /**
     * Runs one of the calls that change who is signed in, and loads their code first. Throws an ApiError or a
     * NetworkError, whose messages can be shown to people.
     */
    run: async <T>(command: (commands: AuthCommands) => Promise<T>) => command((await wake()).commands),
    /** Loads the session again. Never throws: without a response, the state stays, and loading is retried later. */
    reload: () => wakeFor(({ reload }) => reload()),
    /** Keeps listening for an email's confirmation while no one is signed in. Returns a function that stops this. */
    watchConfirmation() {
      const watching = new AbortController();
      void wakeFor(({ watchConfirmation }) => watchConfirmation(watching.signal));
      return () => watching.abort();
    },
  };
}

/**
 * Whether this is the response for visitors who are neither signed in nor waiting, the only one that needs no engine.
 */
function isSignedOut(answer: SessionResponse | undefined): boolean {
  return answer?.session === null && !('isRefreshable' in answer) && !('number' in answer);
}

/** Transparent, because a hidden page would lose the focus and the place of the keyboard. */
async function hideUntil(known: Promise<unknown> | undefined): Promise<void> {
  if (!known) return;
  const { style } = document.documentElement;
  style.opacity = '0';
  await known;
  style.opacity = '';
}

/** Tabs only send the names of events. The details are loaded from the server. */
type TabChannel = { tell: (name: AuthEventName) => void; close: () => void };

/**
 * Connects the tabs of this browser. A tab doesn't receive its own events. Without channels, which Firefox refuses
 * together with cookies, every tab learns of changes at its next call.
 */
export function openTabChannel(onEvent: (name: string) => void): TabChannel {
  const channel = attempt(() => new BroadcastChannel(`${brand.slug}.tabs`));
  if (!channel) return { tell: () => undefined, close: () => undefined };
  channel.addEventListener('message', ({ data }) => onEvent(String(data)));
  return { tell: (name) => channel.postMessage(name), close: () => channel.close() };
}
