import type { SessionAnswer } from '../../../../shared/api/auth-user.ts';
import { call, NetworkError } from '../../../lib/api-client.ts';
import { createRetryingLoader } from '../../../lib/retrying-loader.ts';
import type { AuthCommands } from './auth-commands.ts';
import type { AuthEngine } from './auth-engine.ts';
import { type AuthClientEvent, type AuthState, type AuthStore, createAuthStore } from './auth-state.ts';
import { type OpenTabChannel, openTabChannel } from './tabs/tab-channel.ts';

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

/** What the client needs of its surroundings; tests bring their own. */
export type AuthParts = {
  call: typeof call;
  openChannel: OpenTabChannel;
  /** Calls back when Back brings the page again as the browser kept it. */
  watchReturn: (onReturn: () => void, signal: AbortSignal) => void;
  loadEngine: () => Promise<(store: AuthStore) => AuthEngine>;
};

/** Milliseconds until the next try when neither the session nor the engine's code came. */
const retryMs = 10_000;

const browserParts: AuthParts = {
  call,
  openChannel: openTabChannel,
  watchReturn: (onReturn, signal) =>
    window.addEventListener('pageshow', ({ persisted }) => persisted && onReturn(), { signal }),
  loadEngine: async () => (await import('./auth-engine.ts')).createBrowserEngine,
};

/**
 * Asks who is signed in, and leaves everything else to the engine, whose code most visitors never need: it loads when
 * someone is signed in, another tab has news, or a command is called. Does nothing until it is started.
 */
export function createAuthClient({
  call,
  openChannel,
  watchReturn,
  loadEngine,
}: AuthParts = browserParts): AuthClient {
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
    // Nothing in React waits for it, and a second press right away should try again.
  }, 0);

  /** For what happens in the background and comes again: an engine that does not load is no failure there. */
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
    await wakeFor(({ takeOver }) => takeOver(answer));
    if (engine) return;
    const retry = setTimeout(begin, retryMs, signal);
    signal.addEventListener('abort', () => clearTimeout(retry));
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    start() {
      const running = new AbortController();
      const channel = openChannel((name) => void wakeFor(({ hear }) => hear(name)));
      const stopTelling = store.subscribe(({ name, isRemote }) => {
        if (!isRemote && name !== 'INITIAL_SESSION') channel.tell(name);
      });
      watchReturn(() => void wakeFor(({ comeBack }) => comeBack()), running.signal);
      void begin(running.signal);
      return () => {
        running.abort();
        stopTelling();
        channel.close();
        engine?.stop();
      };
    },
    run: async (command) => command((await wake()).commands),
    reload: () => wakeFor(({ reload }) => reload()),
    watchConfirmation() {
      const watching = new AbortController();
      void wakeFor(({ watchConfirmation }) => watchConfirmation(watching.signal));
      return () => watching.abort();
    },
  };
}

/** The answer that visitors get who are neither signed in nor waiting, and the only one that needs no engine. */
function isSignedOut(answer: SessionAnswer | undefined): boolean {
  return answer?.session === null && !('isRefreshable' in answer) && !('number' in answer);
}
