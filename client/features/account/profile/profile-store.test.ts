import { describe, expect, test, vi } from 'vitest';
import type { Profile } from '../../../../shared/api/profile.ts';
import { ApiError, NetworkError } from '../../../lib/api-client.ts';
import { createFakeCall } from '../../../lib/testing/fake-call.ts';
import { type AuthEventName, type AuthState, createAuthStore } from '../session/auth-state.ts';
import { buildAnswer, buildUser } from '../session/testing/builders.ts';
import { createProfileStore } from './profile-store.ts';
import { buildProfile } from './testing/builders.ts';

const offline = new NetworkError(new TypeError('Failed to fetch'), false);

function refuse(status: number, code: ApiError['code']): ApiError {
  return new ApiError(status, { code, message: `Refused: ${code}`, requestId: 'r1' });
}

function buildState(id = 'user-1'): AuthState {
  return { ...buildAnswer({ user: buildUser({ id }) }), status: 'signed-in' };
}

const ready = (profile: Profile) => ({ status: 'ready', profile });

function openStore(initial: AuthState = buildState()) {
  const auth = createAuthStore();
  auth.change(initial, undefined);
  let answers: (unknown | Error)[] = [];
  let now = 1_000_000;
  let comeBack: (() => void) | undefined;
  const call = vi.fn(async (_name: string, _input: object): Promise<unknown> => {
    const [answer = buildProfile()] = answers.splice(0, 1);
    const found = await answer;
    if (found instanceof Error) throw found;
    return found;
  });
  const reload = vi.fn(async () => auth.getState());
  const store = createProfileStore({
    call: createFakeCall(call),
    auth: { ...auth, reload },
    now: () => now,
    watchReturn(onReturn) {
      comeBack = onReturn;
      return () => {
        comeBack = undefined;
      };
    },
  });
  return {
    store,
    call,
    reload,
    /** The results of the next calls, in order. A pending promise keeps its call waiting. */
    answer: (...next: unknown[]) => {
      answers = next;
    },
    sign: (state: AuthState, name: AuthEventName) => auth.change(state, name),
    comeBack: () => comeBack?.(),
    isWatching: () => comeBack !== undefined,
    pass: (ms: number) => {
      now += ms;
    },
    /** Waits until everything that was started has finished. */
    settle: () => new Promise<void>((resolve) => setImmediate(resolve)),
  };
}

function ignore() {
  // This test needs only the subscription.
}

describe('loading', () => {
  test('starts with the first listener, and runs once for several', async () => {
    const { store, call, settle } = openStore();
    expect(call).not.toHaveBeenCalled();
    const told = vi.fn();
    store.subscribe(told);
    store.subscribe(ignore);
    expect(store.getState()).toEqual({ status: 'loading' });
    await settle();
    expect(store.getState()).toEqual(ready(buildProfile()));
    expect(told).toHaveBeenCalledOnce();
    expect(call.mock.calls).toEqual([['GET /api/profile', {}]]);
  });

  test('happens again for a listener that comes later, because the page before may have changed it', async () => {
    const { store, call, settle, pass } = openStore();
    store.subscribe(ignore);
    await settle();
    store.subscribe(ignore);
    await settle();
    expect(call).toHaveBeenCalledTimes(1);
    pass(2000);
    store.subscribe(ignore);
    await settle();
    expect(call).toHaveBeenCalledTimes(2);
  });

  test('waits until someone is signed in', async () => {
    const { store, call, sign, settle } = openStore({ status: 'loading' });
    store.subscribe(ignore);
    await settle();
    expect(call).not.toHaveBeenCalled();
    sign(buildState(), 'INITIAL_SESSION');
    await settle();
    expect(store.getState()).toMatchObject({ status: 'ready' });
  });

  test('does not happen while the second factor is missing', async () => {
    const { store, call, settle } = openStore({ ...buildAnswer(), status: 'second-factor' });
    store.subscribe(ignore);
    await settle();
    expect(call).not.toHaveBeenCalled();
  });

  test('does not happen before the address is confirmed', async () => {
    const unconfirmed = buildAnswer({ user: buildUser({ emailConfirmedAt: null }) });
    const { store, call, sign, settle } = openStore({ ...unconfirmed, status: 'signed-in' });
    store.subscribe(ignore);
    await settle();
    expect(call).not.toHaveBeenCalled();
    sign(buildState(), 'USER_UPDATED');
    await settle();
    expect(store.getState()).toMatchObject({ status: 'ready' });
  });

  test('distinguishes a missing profile from a failure', async () => {
    const { store, answer, settle } = openStore();
    answer(refuse(404, 'no_profile'));
    store.subscribe(ignore);
    await settle();
    expect(store.getState()).toEqual({ status: 'missing' });
  });

  test.each([
    ['the network', offline],
    ['the server', refuse(500, 'internal')],
  ])('that fails because of %s can be tried again', async (_cause, error) => {
    const { store, answer, settle } = openStore();
    answer(error, buildProfile());
    store.subscribe(ignore);
    await settle();
    expect(store.getState()).toEqual({ status: 'failed', error });
    const retry = store.reload();
    expect(store.getState()).toEqual({ status: 'loading' });
    await retry;
    expect(store.getState()).toEqual(ready(buildProfile()));
  });

  test.each(['session_missing', 'mfa_required'] as const)(
    'that fails with %s loads the session again',
    async (code) => {
      const { store, answer, reload, settle } = openStore();
      answer(refuse(code === 'session_missing' ? 401 : 403, code));
      store.subscribe(ignore);
      await settle();
      expect(reload).toHaveBeenCalledOnce();
    },
  );
});

describe('a load during a change of the session', () => {
  test('is repeated if the session continues', async () => {
    const { store, answer, settle } = openStore();
    answer(refuse(401, 'session_missing'), buildProfile({ firstName: 'Augusta' }));
    store.subscribe(ignore);
    await settle();
    expect(store.getState()).toEqual(ready(buildProfile({ firstName: 'Augusta' })));
  });

  test('is repeated only once', async () => {
    const { store, call, answer, settle } = openStore();
    const refusal = refuse(401, 'session_missing');
    answer(refusal, refusal, buildProfile());
    store.subscribe(ignore);
    await settle();
    expect(store.getState()).toEqual({ status: 'failed', error: refusal });
    expect(call).toHaveBeenCalledTimes(2);
  });

  test('is not repeated if the session is over', async () => {
    const { store, call, answer, reload, sign, settle } = openStore();
    reload.mockImplementation(async () => {
      sign({ status: 'signed-out' }, 'SIGNED_OUT');
      return { status: 'signed-out' };
    });
    answer(refuse(401, 'session_missing'));
    store.subscribe(ignore);
    await settle();
    expect(call).toHaveBeenCalledOnce();
  });
});

describe('another person', () => {
  test('never sees the profile of the one before', async () => {
    const { store, answer, sign, settle } = openStore();
    store.subscribe(ignore);
    await settle();
    sign({ status: 'signed-out' }, 'SIGNED_OUT');
    expect(store.getState()).toEqual({ status: 'loading' });
    answer(buildProfile({ userId: 'user-2', firstName: 'Eve' }));
    sign(buildState('user-2'), 'SIGNED_IN');
    expect(store.getState()).toEqual({ status: 'loading' });
    await settle();
    expect(store.getState()).toMatchObject({ profile: { firstName: 'Eve' } });
  });

  test('never gets a response to the one before', async () => {
    const { store, answer, sign, settle } = openStore();
    const slow = Promise.withResolvers<Profile>();
    answer(slow.promise, buildProfile({ userId: 'user-2', firstName: 'Eve' }));
    store.subscribe(ignore);
    sign(buildState('user-2'), 'SIGNED_IN');
    await settle();
    slow.resolve(buildProfile());
    await settle();
    expect(store.getState()).toMatchObject({ profile: { firstName: 'Eve' } });
  });
});

describe('saving', () => {
  test('sends the update and keeps the server’s response', async () => {
    const { store, call, answer, settle } = openStore();
    store.subscribe(ignore);
    await settle();
    const saved = buildProfile({ age: 37 });
    answer(saved);
    expect(await store.save({ age: 37 })).toEqual(saved);
    expect(call).toHaveBeenLastCalledWith('PUT /api/profile', { body: { age: 37 } });
    expect(store.getState()).toEqual(ready(saved));
  });

  test('that fails leaves the profile unchanged', async () => {
    const { store, answer, settle } = openStore();
    store.subscribe(ignore);
    await settle();
    answer(offline);
    await expect(store.save({ age: 37 })).rejects.toBe(offline);
    expect(store.getState()).toEqual(ready(buildProfile()));
  });

  test('during a change of the session is repeated', async () => {
    const { store, answer } = openStore();
    answer(refuse(401, 'session_missing'), buildProfile({ age: 37 }));
    await store.save({ age: 37 });
    expect(store.getState()).toEqual(ready(buildProfile({ age: 37 })));
  });

  test('in a session that has ended loads the session again', async () => {
    const { store, answer, reload } = openStore();
    const refusal = refuse(401, 'session_missing');
    answer(refusal, refusal);
    await expect(store.save({ age: 37 })).rejects.toBe(refusal);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is not undone by a load that began before it', async () => {
    const { store, answer, settle } = openStore();
    store.subscribe(ignore);
    await settle();
    const slow = Promise.withResolvers<Profile>();
    answer(slow.promise, buildProfile({ age: 37 }));
    const reading = store.reload();
    await store.save({ age: 37 });
    slow.resolve(buildProfile({ age: 36 }));
    await reading;
    expect(store.getState()).toMatchObject({ profile: { age: 37 } });
  });
});

describe('keeping up', () => {
  test('asks again after a load that is on its way, because that may be from before', async () => {
    const { store, answer } = openStore();
    const slow = Promise.withResolvers<Profile>();
    answer(slow.promise, buildProfile({ age: 37 }));
    store.subscribe(ignore);
    const reading = store.reload();
    slow.resolve(buildProfile({ age: 36 }));
    await reading;
    expect(store.getState()).toMatchObject({ profile: { age: 37 } });
  });

  test('loads again when the account changes in another tab or on another device', async () => {
    const { store, answer, sign, settle } = openStore();
    store.subscribe(ignore);
    await settle();
    answer(buildProfile({ firstName: 'Augusta' }));
    sign(buildState(), 'USER_UPDATED');
    expect(store.getState()).toMatchObject({ status: 'ready' });
    await settle();
    expect(store.getState()).toMatchObject({ profile: { firstName: 'Augusta' } });
  });

  test('loads again after a load that began before the account changed', async () => {
    const { store, answer, sign, settle } = openStore();
    const slow = Promise.withResolvers<Profile>();
    answer(slow.promise, buildProfile({ firstName: 'Augusta' }));
    store.subscribe(ignore);
    sign(buildState(), 'USER_UPDATED');
    slow.resolve(buildProfile());
    await settle();
    expect(store.getState()).toMatchObject({ profile: { firstName: 'Augusta' } });
  });

  test('loads again when someone comes back after a while, but not right away', async () => {
    const { store, call, comeBack, pass, settle } = openStore();
    store.subscribe(ignore);
    await settle();
    comeBack();
    expect(call).toHaveBeenCalledTimes(1);
    pass(10_001);
    comeBack();
    comeBack();
    await settle();
    expect(call).toHaveBeenCalledTimes(2);
  });

  test('tries again as soon as the network is back', async () => {
    const { store, answer, comeBack, settle } = openStore();
    answer(offline);
    store.subscribe(ignore);
    await settle();
    comeBack();
    await settle();
    expect(store.getState()).toEqual(ready(buildProfile()));
  });

  test('loads again when a page that shows it opens, and stops watching when the last one closes', async () => {
    const { store, call, pass, isWatching, settle } = openStore();
    const stop = store.subscribe(ignore);
    await settle();
    stop();
    expect(isWatching()).toBe(false);
    pass(1001);
    store.subscribe(ignore);
    await settle();
    expect(call).toHaveBeenCalledTimes(2);
    expect(isWatching()).toBe(true);
  });

  test('keeps showing the profile if loading it again fails', async () => {
    const { store, answer, settle } = openStore();
    store.subscribe(ignore);
    await settle();
    answer(offline);
    await store.reload();
    expect(store.getState()).toEqual(ready(buildProfile()));
  });
});
