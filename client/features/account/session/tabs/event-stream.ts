import type { AuthEventName } from '../../../../../shared/api/auth-user.ts';
import { brand } from '../../../../../shared/brand.ts';
import { findRetryDelay } from './retry-delay.ts';
import type { TabLocks } from './tab-locks.ts';

/** The part of EventSource that is used. */
type EventStream = {
  readonly readyState: number;
  addEventListener: (name: string, listener: () => void) => void;
  close: () => void;
};
export type StreamWorld = {
  openStream: (path: string) => EventStream;
  getLocks: () => TabLocks | undefined;
  now: () => number;
};

const path = '/api/auth/events';
const lockName = `${brand.slug}.events`;
const names: readonly AuthEventName[] = ['email_confirmed', 'signed_out', 'user_updated'];
/** A connection that lasted this long worked; one that broke sooner counts as a failure in a row. */
const workedMs = 10_000;
const closed = 2;

/**
 * Follows the server's events until `signal` ends it, in one tab at a time: browsers allow six connections to a
 * server. `onNews` is a reason to read the session: an event, a new connection (what happened before it is not
 * told again), or a refusal (the session may have ended).
 */
export function followEvents(world: StreamWorld, onNews: () => void, signal: AbortSignal): void {
  const locks = world.getLocks();
  if (!locks) {
    keepConnected(world, onNews, signal);
    return;
  }
  function lead(): Promise<void> {
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve());
      keepConnected(world, onNews, signal);
    });
  }
  locks.request(lockName, { signal }, lead).catch((cause: unknown) => {
    if (!signal.aborted) throw cause;
  });
}

/** Reconnects by itself: the browser's own way gives up when the server refuses once. */
function keepConnected({ openStream, now }: StreamWorld, onNews: () => void, signal: AbortSignal) {
  let failures = 0;
  let end: () => void;
  function connect() {
    const openedAt = now();
    const stream = openStream(path);
    end = () => stream.close();
    stream.addEventListener('open', onNews);
    for (const name of names) stream.addEventListener(name, onNews);
    stream.addEventListener('error', () => {
      const isRefused = stream.readyState === closed;
      stream.close();
      if (now() - openedAt >= workedMs) failures = 0;
      const timer = setTimeout(connect, findRetryDelay(failures));
      end = () => clearTimeout(timer);
      failures += 1;
      if (isRefused) onNews();
    });
  }
  signal.addEventListener('abort', () => end());
  connect();
}
