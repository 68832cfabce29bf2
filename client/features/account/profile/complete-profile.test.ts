import { describe, expect, it, vi } from 'vitest';
import type { Profile, ProfileUpdate } from '../../../../shared/api/profile.ts';
import { ApiError, NetworkError } from '../../../lib/api-client.ts';
import { noLocks, type TabLocks } from '../session/tab-locks.ts';
import { completeProfile, isProfileComplete } from './complete-profile.ts';
import { buildProfile } from './testing/builders.ts';

const update: ProfileUpdate = { firstName: 'Ada', lastName: 'Byron', age: 36 };

/** A server with one profile, which responds like the real one. */
function createServer(stored?: Partial<Profile>) {
  const empty = { firstName: null, lastName: null, age: null, onboardingCompleted: false };
  let profile = stored && buildProfile({ ...empty, ...stored });
  return {
    load: async () => {
      if (!profile) throw new ApiError(404, { code: 'no_profile', message: 'None.', requestId: '' });
      return profile;
    },
    save: vi.fn(async (change: ProfileUpdate) => {
      profile = { ...(profile ?? buildProfile(empty)), ...JSON.parse(JSON.stringify(change)) };
      return profile ?? buildProfile(empty);
    }),
  };
}

/** Gives the lock to one task at a time, as browsers do. */
function createLocks(): TabLocks {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name, _options, task) {
      const run = last.then(() => task(null));
      last = run.catch(() => undefined);
      return run;
    },
  };
}

function createTab() {
  return { first: { isDue: false } };
}

describe('completeProfile', () => {
  it.each([
    ['without a profile', undefined],
    ['with one of a quote', { age: 36 }],
  ])('saves, completes, and reports the new account (%s)', async (_name, stored) => {
    const server = createServer(stored);
    const onFirst = vi.fn();
    const saved = await completeProfile(update, { ...server, ...createTab(), onFirst, locks: noLocks });
    expect(saved).toMatchObject({ ...update, onboardingCompleted: true });
    expect(onFirst).toHaveBeenCalledOnce();
  });

  it('reports an account once, even if two tabs complete it at the same time', async () => {
    const server = createServer();
    const onFirst = vi.fn();
    const locks = createLocks();
    const open = () => ({ ...server, ...createTab(), onFirst, locks });
    await Promise.all([completeProfile(update, open()), completeProfile(update, open())]);
    await completeProfile(update, open());
    expect(server.save).toHaveBeenCalledTimes(3);
    expect(onFirst).toHaveBeenCalledOnce();
  });

  it('reports nothing if saving fails, and the account if the next try works', async () => {
    const server = createServer();
    const onFirst = vi.fn();
    const dependencies = { ...server, ...createTab(), onFirst, locks: noLocks };
    server.save.mockRejectedValueOnce(new NetworkError(undefined, false));
    await expect(completeProfile(update, dependencies)).rejects.toBeInstanceOf(NetworkError);
    expect(onFirst).not.toHaveBeenCalled();
    await completeProfile(update, dependencies);
    expect(onFirst).toHaveBeenCalledOnce();
  });

  it('reports an account whose first response was lost', async () => {
    const server = createServer();
    const onFirst = vi.fn();
    const dependencies = { ...server, ...createTab(), onFirst, locks: noLocks };
    const losing = {
      ...dependencies,
      save: async (change: ProfileUpdate) => {
        await server.save(change);
        throw new NetworkError(undefined, false);
      },
    };
    await expect(completeProfile(update, losing)).rejects.toBeInstanceOf(NetworkError);
    await completeProfile(update, dependencies);
    await completeProfile(update, dependencies);
    expect(onFirst).toHaveBeenCalledOnce();
  });
});

it.each([
  ['both names and an age', {}, true],
  ['a first name and an age', { lastName: null }, true],
  ['a last name and an age', { firstName: null }, true],
  ['no age', { age: null }, false],
  ['only the name of a quote', { firstName: null, lastName: null, name: 'Ada Byron' }, false],
])('a profile with %s', (_what, change, isComplete) => {
  expect(isProfileComplete(buildProfile(change))).toBe(isComplete);
});
