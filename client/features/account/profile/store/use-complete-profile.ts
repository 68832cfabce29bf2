import { useState } from 'react';
import type { Profile, ProfileUpdate } from '../../../../../shared/api/profile.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { useTracker } from '../../../../lib/tracker.ts';
import { completeProfile } from './complete-profile.ts';
import { useProfile } from './profile-store.ts';

/** Completes the signed-in person's onboarding, and reports the new account, once. Errors are those of the calls. */
export function useCompleteProfile(): (
  update: Omit<ProfileUpdate, 'onboardingCompleted'>,
) => Promise<Profile> {
  const { save } = useProfile();
  const tracker = useTracker();
  const [first] = useState(() => ({ isDue: false }));
  return (update) =>
    completeProfile(update, {
      call: callApi,
      save,
      first,
      onFirst: () => tracker.trackEvent({ name: 'account_created' }),
      // Only HTTPS and localhost have locks.
      locks: 'locks' in navigator ? navigator.locks : undefined,
    });
}
