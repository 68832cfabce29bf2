import { useState } from 'react';
import type { Profile, ProfileUpdate } from '../../../../shared/api/profile.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import { ApiError, call } from '../../../lib/api-client.ts';
import { useTracker } from '../../../lib/tracker.ts';
import { getTabLocks, type TabLocks } from '../session/tab-locks.ts';
import { useProfile } from './profile-store.ts';

export type CompletionDependencies = {
  load: () => Promise<Profile>;
  save: (update: ProfileUpdate) => Promise<Profile>;
  onFirst: () => void;
  /**
   * Survives an attempt whose response was lost. The next attempt finds the profile completed, but is still the first
   * one.
   */
  first: { isDue: boolean };
  locks: TabLocks;
};

const lockName = `${brand.slug}.onboarding`;

/**
 * Saves the last part of an onboarding and marks it as completed. Whether this is the first time is loaded from the
 * server just before, in one tab at a time, so that neither a reload nor a second tab counts an account twice. Throws
 * an ApiError or a NetworkError.
 */
export async function completeProfile(
  update: Omit<ProfileUpdate, 'onboardingCompleted'>,
  { load, save, onFirst, first, locks }: CompletionDependencies,
): Promise<Profile> {
  async function complete(): Promise<Profile> {
    first.isDue ||= !(await loadCompleted(load));
    const profile = await save({ ...update, onboardingCompleted: true });
    if (first.isDue) onFirst();
    first.isDue = false;
    return profile;
  }
  return locks.request(lockName, {}, complete);
}

async function loadCompleted(load: CompletionDependencies['load']): Promise<boolean> {
  try {
    return (await load()).onboardingCompleted;
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'no_profile') return false;
    throw cause;
  }
}

/**
 * Returns a function that completes the signed-in person's onboarding, and reports the new account once. Errors are
 * those of the calls.
 */
export function useCompleteProfile() {
  const { save } = useProfile();
  const tracker = useTracker();
  const [first] = useState(() => ({ isDue: false }));
  return (update: Omit<ProfileUpdate, 'onboardingCompleted'>) =>
    completeProfile(update, {
      load: () => call('GET /api/profile'),
      save,
      first,
      onFirst: () => tracker.trackEvent({ eventName: 'account_created' }),
      locks: getTabLocks(),
    });
}

/**
 * Whether the protected area opens: the profile needs an age and the person's own name. A name from a quote doesn't
 * count. See docs/product.md, "Protected area".
 */
export function isProfileComplete(profile: Pick<Profile, 'age' | 'firstName' | 'lastName'>): boolean {
  return profile.age !== null && (profile.firstName !== null || profile.lastName !== null);
}
