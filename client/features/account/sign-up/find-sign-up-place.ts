import type { Profile } from '../../../../shared/api/profile.ts';
import type { AccountStep } from '../../quote/state/quote-steps.ts';
import { isConfirmed } from '../fields/is-confirmed.ts';
import type { ProfileState } from '../profile/store/profile-store.ts';
import type { AuthState } from '../session/auth-client.ts';
import type { Signup } from './pending-sign-up.ts';

/** Where somebody stands on the way to an account. */
export type AccountPlace =
  | { kind: 'loading' | 'second-factor' }
  | { kind: 'failed'; error: Error }
  /** `isStopped`: the sign-up whose confirmation was awaited is over. */
  | { kind: 'step'; step: AccountStep; isStopped?: boolean };

type Situation = { auth: AuthState; profile: ProfileState; signup: Signup | undefined };

/**
 * The step that the session, the profile and the sign-up under way in this browser lead to: the same after a sign-in,
 * a reload and a restart. The product specification, "States and transitions", "Progressive sign-up".
 */
export function findAccountPlace({ auth, profile, signup }: Situation): AccountPlace {
  if (auth.status === 'loading' || auth.status === 'second-factor') return { kind: auth.status };
  if (auth.status === 'signed-out') return placeSignedOut(auth.number, signup);
  const { user } = auth;
  if (!isConfirmed(user)) return at('verifyEmail');
  if (profile.status === 'loading') return { kind: 'loading' };
  if (profile.status === 'failed') return { kind: 'failed', error: profile.error };
  const known = profile.status === 'ready' ? profile.profile : undefined;
  if (known?.onboardingCompleted) return at('dashboard');
  if (user.metadata.requiresPasswordReset) return at('createPassword');
  const isUnderWay = signup?.userId === user.id && !signup.profileComplete;
  return at(isUnderWay || !hasNames(known) ? 'profileInfo' : 'dashboard');
}

/** Whether a mail was sent and its link not used yet, as far as this browser knows. */
export function isPending(signup: Signup | undefined): boolean {
  return signup !== undefined && !signup.emailVerified;
}

/** A browser that waits has a number, or had one; otherwise the server no longer waits for this sign-up. */
function placeSignedOut(number: number | null | undefined, signup: Signup | undefined): AccountPlace {
  if (!isPending(signup)) return at('emailOnly');
  return number === undefined ? { ...at('verifyEmail'), isStopped: true } : at('verifyEmail');
}

function at(step: AccountStep) {
  return { kind: 'step', step } as const;
}

function hasNames(profile: Profile | undefined): boolean {
  return Boolean(profile?.firstName && profile.lastName);
}
