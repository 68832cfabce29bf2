import type { AuthEventName } from '../../../../shared/api/auth-user.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import { attempt } from '../../../lib/stored-value.ts';
import { listenForEmailConfirmed } from './email-confirmed.ts';
import type { TabLocks } from './tab-locks.ts';

/** The part of EventSource that we use. */
type EventStream = {
  readonly readyState: number;
  addEventListener: (name: string, listener: () => void) => void;
  close: () => void;
};
export type StreamDependencies = {
  openStream: (path: string) => EventStream;
  getLocks: () => TabLocks;
  now: () => number;
};

const path = '/api/auth/events';
const lockName = `${brand.slug}.events`;
const names: readonly AuthEventName[] = ['email_confirmed', 'signed_out', 'user_updated'];
/** A connection that lasted this long worked. A shorter one counts as another failure in a row. */
const workedMs = 10_000;
const closed = 2;
const delaysMs = [1000, 2000, 5000, 10_000];

/**
 * Follows the server's events until `signal` is aborted, in one tab at a time, because browsers allow only six
 * connections to a server. `onNews` is called when the session should be loaded again: after an event, a new connection
 * (earlier events aren't repeated), or an error response (the session may have ended).
 */
export function followEvents(
  dependencies: StreamDependencies,
  onNews: () => void,
  signal: AbortSignal,
): void {
  const lead = () =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
      keepConnected(dependencies, onNews, signal);
    });
  const leading = dependencies.getLocks().request(lockName, { signal }, lead);
  leading.catch((cause: unknown) => {
    if (!signal.aborted) throw cause;
  });
}

/** Reconnects itself, because browsers give up after a single error response. */
function keepConnected({ openStream, now }: StreamDependencies, onNews: () => void, signal: AbortSignal) {
  let failures = 0;
  let end: () => void = () => undefined;
  function connect() {
    const openedAt = now();
    const stream = attempt(() => openStream(path));
    // Without streams, the page learns of changes at its next call.
    if (!stream) return;
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

/** Turns the sources of news on and off: the server's events, and other windows of this browser. */
export function createLiveUpdates(
  dependencies: StreamDependencies,
  onNews: () => void,
): (isWanted: boolean) => void {
  let following: AbortController | undefined;
  return (isWanted) => {
    if (isWanted === (following !== undefined)) return;
    following?.abort();
    following = isWanted ? new AbortController() : undefined;
    if (!following) return;
    listenForEmailConfirmed(onNews, following.signal);
    followEvents(dependencies, onNews, following.signal);
  };
}

/**
 * Returns how many milliseconds to wait after this many failures in a row. See docs/product.md, "Sessions".
 */
export function findRetryDelay(failures: number): number {
  return delaysMs[Math.min(failures, delaysMs.length - 1)] ?? 0;
}
