import type { AuthUser, SessionResponse } from '../../../../shared/api/auth-user.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import { ApiError, type call } from '../../../lib/api-client.ts';
import type { AuthEventName, AuthState, AuthStore } from './auth-state.ts';
import { findRetryDelay } from './event-stream.ts';
import {
  hasSession,
  isKnown,
  isRefreshDue,
  nameChange,
  refreshAheadSeconds,
  toState,
} from './session-change.ts';
import type { TabLocks } from './tab-locks.ts';

export type SessionDependencies = {
  call: typeof call;
  /** The device's time in epoch milliseconds. Only differences matter, so a wrong clock does no harm. */
  now: () => number;
  getLocks: () => TabLocks;
};

type LoadOptions = {
  /** What the server has just responded, so that it isn't called again. */
  answer?: SessionResponse | undefined;
  /** The event of another tab that requested the load. */
  hint?: string;
  isRemote?: boolean;
  /** Set if the load before found no session. */
  isSecondLook?: boolean;
};

/**
 * Milliseconds until a missing session is looked for a second time, because the response with another tab's new cookie
 * may still be on its way.
 */
const secondLookMs = 400;

export type SessionRefresher = ReturnType<typeof createSessionRefresher>;

/** Keeps the state in sync with the server. Loads run one after the other, so that each change is reported once. */
export function createSessionRefresher(
  { call, now, getLocks }: SessionDependencies,
  { getState, change }: AuthStore,
) {
  let loadedAt = 0;
  let changes = 0;
  let isStale = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let running = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** Accepts the response of a call that changed the session. */
  function accept(answer: SessionResponse, name: AuthEventName | undefined, isRemote?: boolean) {
    loadedAt = now();
    isStale = false;
    failures = 0;
    changes += 1;
    stopRetry();
    change(toState(answer), name, isRemote);
  }

  const fetchSession = (): Promise<SessionResponse> => call('GET /api/auth/session');

  async function refresh(): Promise<SessionResponse> {
    try {
      return await call('POST /api/auth/refresh');
    } catch (cause) {
      if (cause instanceof ApiError && cause.status === 401) return { session: null, user: null };
      // The session of a recovery ends by itself.
      if (cause instanceof ApiError && cause.code === 'password_required') return fetchSession();
      throw cause;
    }
  }

  async function loadOrRefresh({ answer: given }: LoadOptions) {
    const answer = given ?? (await fetchSession());
    if (!isRefreshDue(answer)) return { answer, isRefreshed: false };
    return {
      answer: await refreshInSingleTab(getLocks(), { refresh, load: fetchSession }),
      isRefreshed: true,
    };
  }

  async function loadOnce(options: LoadOptions): Promise<void> {
    const { hint, isRemote = false, isSecondLook } = options;
    const seen = changes;
    let found: Awaited<ReturnType<typeof loadOrRefresh>>;
    try {
      found = await loadOrRefresh(options);
    } catch (cause) {
      retryLater(cause);
      return;
    }
    // Something newer happened during the load, such as a sign-out, so the response may be outdated.
    if (seen !== changes) return loadOnce({ ...(hint && { hint }), isRemote });
    if (!isSecondLook && isOver(found.answer)) {
      await new Promise((resolve) => setTimeout(resolve, secondLookMs));
      return loadOnce({ ...(hint && { hint }), isRemote, isSecondLook: true });
    }
    const cause = found.isRefreshed ? 'TOKEN_REFRESHED' : hint;
    accept(found.answer, nameChange(getState(), toState(found.answer), cause), isRemote);
  }

  function isOver(answer: SessionResponse): boolean {
    return answer.session === null && answer.number === undefined && isKnown(getState());
  }

  /** Loads the session, refreshes it if it's due, and returns the state. Failures are retried later. */
  function load(options: LoadOptions = {}): Promise<AuthState> {
    running += 1;
    const loading = last
      .then(() => loadOnce(options))
      .finally(() => {
        running -= 1;
      });
    last = loading.catch(() => undefined);
    return loading.then(getState);
  }

  /** Temporary failures don't sign anyone out: no network, 429, 5xx, or an unreadable response. */
  function retryLater(cause: unknown) {
    const askedMs = cause instanceof ApiError ? (cause.retryAfterSeconds ?? 0) * 1000 : 0;
    isStale = true;
    stopRetry();
    retry = setTimeout(
      () => {
        retry = undefined;
        check();
      },
      Math.max(findRetryDelay(failures), askedMs),
    );
    failures += 1;
  }

  function stopRetry() {
    clearTimeout(retry);
    retry = undefined;
  }

  function isDue(): boolean {
    const state = getState();
    if (isStale || state.status === 'loading') return true;
    if (!hasSession(state)) return false;
    const passedMs = now() - loadedAt;
    return passedMs < 0 || state.session.expiresIn * 1000 - passedMs <= refreshAheadSeconds * 1000;
  }

  /** Loads the session if it's due. When the page wakes up, a retry doesn't wait for its time. */
  function check(isWaking = false) {
    if (running === 0 && (isWaking || !retry) && isDue()) void load();
  }

  return {
    accept,
    replaceUser(user: AuthUser, number?: number) {
      const state = getState();
      if (!hasSession(state)) return;
      changes += 1;
      // After a recovery, the new password has just opened the session.
      change({ status: 'signed-in', session: { ...state.session, user }, user, number }, 'USER_UPDATED');
    },
    /** Records that this browser is waiting for an email to be confirmed, and shows this number. */
    wait(number: number) {
      const state = getState();
      changes += 1;
      change(
        state.status === 'signed-in' ? { ...state, number } : { status: 'signed-out', number },
        'USER_UPDATED',
      );
    },
    load,
    check,
    stop: stopRetry,
  };
}

const lockName = `${brand.slug}.refresh`;
/** Longer than any refresh takes, because a call times out after 10 seconds. */
const maxWaitMs = 15_000;

type Calls = { refresh: () => Promise<SessionResponse>; load: () => Promise<SessionResponse> };

/**
 * Refreshes in one tab at a time. While another tab refreshes, this one waits and then loads the result. Without locks
 * (they need HTTPS or localhost), tabs may overlap, which the server tolerates for 10 seconds.
 */
export async function refreshInSingleTab(
  locks: TabLocks,
  { refresh, load }: Calls,
): Promise<SessionResponse> {
  const own = await locks.request(lockName, { ifAvailable: true }, (lock) => lock && refresh());
  if (own) return own;
  await waitForOthers(locks);
  const answer = await load();
  return isRefreshDue(answer) ? refresh() : answer;
}

async function waitForOthers(locks: TabLocks): Promise<void> {
  try {
    await locks.request(lockName, { signal: AbortSignal.timeout(maxWaitMs) }, () => undefined);
  } catch {
    // A tab that was suspended during its refresh must not block the others.
  }
}
