import { createAuthEngine, type PageLifecycle } from '../auth-engine.ts';
import type { AuthClientEvent } from '../auth-state.ts';
import { createAuthClient } from '../create-auth-client.ts';
import { noLocks, type TabLocks } from '../tab-locks.ts';
import type { FakeServer } from './fake-server.ts';

export type FakeStream = ReturnType<typeof createFakeStream>;

export function createFakeStream() {
  const target = new EventTarget();
  const stream = {
    readyState: 0,
    isClosed: false,
    addEventListener: target.addEventListener.bind(target),
    close: () => {
      stream.readyState = 2;
      stream.isClosed = true;
    },
    send: (name: string) => target.dispatchEvent(new Event(name)),
    open: () => {
      stream.readyState = 1;
      stream.send('open');
    },
    /** With `isRefused`, the server responded with an error, after which browsers don't reconnect on their own. */
    fail: (isRefused = false) => {
      stream.readyState = isRefused ? 2 : 0;
      stream.send('error');
    },
  };
  return stream;
}

/** Locks that work like those of a browser with several tabs. */
export function createFakeLocks(): TabLocks {
  const tails = new Map<string, Promise<unknown>>();
  return {
    async request(name, { ifAvailable, signal }, task) {
      const before = tails.get(name);
      if (before && ifAvailable) return task(null);
      let free = () => {
        // Set when the lock is acquired.
      };
      const held = new Promise<void>((resolve) => {
        free = resolve;
      });
      const tail = Promise.resolve(before).then(() => held);
      tails.set(name, tail);
      try {
        if (before) await waitFor(before, signal);
        signal?.throwIfAborted();
        return await task({ name, mode: 'exclusive' });
      } finally {
        free();
        if (tails.get(name) === tail) tails.delete(name);
      }
    },
  };
}

function waitFor(before: Promise<unknown>, signal: AbortSignal | undefined): Promise<unknown> {
  signal?.throwIfAborted();
  const aborted = new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([before, aborted]);
}

/** A browser with one cookie jar. Its tabs share the server's session, the locks, and the channel. */
export function createFakeBrowser(server: FakeServer, { hasLocks = true, clockAheadMs = 0 } = {}) {
  const locks = createFakeLocks();
  const listeners = new Map<number, (name: string) => void>();
  const streams: FakeStream[] = [];
  let opened = 0;

  function openTab() {
    opened += 1;
    const id = opened;
    const events: AuthClientEvent[] = [];
    const left: string[] = [];
    let life: PageLifecycle | undefined;
    let comeBack: (() => void) | undefined;
    let engines = 0;
    const client = createAuthClient({
      call: server.call,
      openChannel(onEvent) {
        listeners.set(id, onEvent);
        return {
          tell(name) {
            for (const [other, listener] of listeners) if (other !== id) listener(name);
          },
          close: () => listeners.delete(id),
        };
      },
      watchReturn(onReturn) {
        comeBack = onReturn;
      },
      loadEngine: async () => (store) => {
        engines += 1;
        const dependencies = {
          call: server.call,
          now: () => Date.now() + clockAheadMs,
          getLocks: () => (hasLocks ? locks : noLocks),
          openStream: () => {
            const stream = createFakeStream();
            streams.push(stream);
            return stream;
          },
          watchPage: (watched: PageLifecycle) => {
            life = watched;
            return () => {
              life = undefined;
            };
          },
          leave: (path: string) => void left.push(path),
        };
        return createAuthEngine(dependencies, store);
      },
    });
    client.subscribe((event) => events.push(event));
    return {
      client,
      events,
      left,
      /** The names of the events so far. Those of other tabs begin with `remote `. */
      names: () => events.map(({ name, isRemote }) => (isRemote ? `remote ${name}` : name)),
      wake: () => life?.onWake(),
      leavePage: () => life?.onLeave(),
      returnToPage: () => comeBack?.(),
      countEngines: () => engines,
    };
  }

  return { openTab, streams, openStreams: () => streams.filter(({ isClosed }) => !isClosed) };
}
