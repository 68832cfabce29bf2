import { useState } from 'react';
import type { Profile, ProfileUpdate } from '../../../../../shared/api/profile.ts';
import { brand } from '../../../../../shared/brand.ts';
import { ApiError, call } from '../../../../lib/api-client.ts';
import { useTracker } from '../../../../lib/tracker.ts';
import type { TabLocks } from '../../session/tabs/single-tab-refresh.ts';
import { useProfile } from './profile-store.ts';

export type CompletionDependencies = {
  read: () => Promise<Profile>;
  /** Creates or changes the profile. */
  save: (update: ProfileUpdate) => Promise<Profile>;
  /** Called when this completion is the account's first. */
  onFirst: () => void;
  /** Outlives a try whose answer was lost: the next one finds the profile completed, and yet is the first. */
  first: { isDue: boolean };
  /** Undefined where the browser has none: then two tabs may complete at the same time. */
  locks: TabLocks | undefined;
};

const lockName = `${brand.slug}.onboarding`;

/**
 * Saves the last part of an onboarding and marks it as completed. Whether it is the first time is read from the
 * server just before, in one tab at a time, so that neither a reload nor a second tab counts an account twice.
 * Throws an ApiError or a NetworkError.
 */
export async function completeProfile(
  update: Omit<ProfileUpdate, 'onboardingCompleted'>,
  { read, save, onFirst, first, locks }: CompletionDependencies,
): Promise<Profile> {
  async function complete(): Promise<Profile> {
    first.isDue ||= !(await readCompleted(read));
    const profile = await save({ ...update, onboardingCompleted: true });
    if (first.isDue) onFirst();
    first.isDue = false;
    return profile;
  }
  return locks ? locks.request(lockName, {}, complete) : complete();
}

async function readCompleted(read: CompletionDependencies['read']): Promise<boolean> {
  try {
    return (await read()).onboardingCompleted;
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'no_profile') return false;
    throw cause;
  }
}

/** Completes the signed-in person's onboarding, and reports the new account, once. Errors are those of the calls. */
export function useCompleteProfile(): (
  update: Omit<ProfileUpdate, 'onboardingCompleted'>,
) => Promise<Profile> {
  const { save } = useProfile();
  const tracker = useTracker();
  const [first] = useState(() => ({ isDue: false }));
  return (update) =>
    completeProfile(update, {
      read: () => call('GET /api/profile'),
      save,
      first,
      onFirst: () => tracker.trackEvent({ name: 'account_created' }),
      // Only HTTPS and localhost have locks.
      locks: 'locks' in navigator ? navigator.locks : undefined,
    });
}

/**
 * Whether the protected area opens: an age, and a name of the person's own. The name that a quote brought along does
 * not count. The product specification, "Protected area wrapper".
 */
export function isProfileComplete(profile: Pick<Profile, 'age' | 'firstName' | 'lastName'>): boolean {
  return profile.age !== null && (profile.firstName !== null || profile.lastName !== null);
}
