import type { Profile } from '../../../../shared/api/profile.ts';
import type { ProfileState } from '../profile/store/create-profile-store.ts';
import { type AuthState, isConfirmed } from '../session/auth-state.ts';
import type { PendingSignUp } from './pending-sign-up.ts';

/** The steps of the progressive sign-up. See docs/product.md, "Sign-up steps". */
export type SignUpStep = 'emailOnly' | 'verifyEmail' | 'createPassword' | 'profileInfo' | 'dashboard';

/** How far a person has come in creating an account. */
export type SignUpState =
  | { kind: 'loading' | 'second-factor' }
  | { kind: 'failed'; error: Error }
  /** `isStopped`: the sign-up that was waiting for its confirmation is over. */
  | { kind: 'step'; step: SignUpStep; isStopped?: boolean };

type Situation = { auth: AuthState; profile: ProfileState; pending: PendingSignUp | undefined };

/**
 * Returns the step that follows from the session, the profile, and the sign-up in this browser. It is the same after a
 * sign-in, a reload, and a restart. See docs/product.md, "Sign-up steps".
 */
export function findSignUpState({ auth, profile, pending }: Situation): SignUpState {
  if (auth.status === 'loading' || auth.status === 'second-factor') return { kind: auth.status };
  if (auth.status === 'signed-out') return findSignedOutState(auth.number, pending);
  const { user } = auth;
  if (!isConfirmed(user)) return at('verifyEmail');
  if (profile.status === 'loading') return { kind: 'loading' };
  if (profile.status === 'failed') return { kind: 'failed', error: profile.error };
  const known = profile.status === 'ready' ? profile.profile : undefined;
  if (known?.onboardingCompleted) return at('dashboard');
  if (user.metadata.requiresPasswordReset) return at('createPassword');
  const isUnderWay = pending?.userId === user.id && !pending.profileComplete;
  return at(isUnderWay || !hasNames(known) ? 'profileInfo' : 'dashboard');
}

/** Whether an email was sent and its link hasn't been used yet, as far as this browser knows. */
export function isPending(pending: PendingSignUp | undefined): boolean {
  return pending !== undefined && !pending.emailVerified;
}

/** A browser that waits has, or had, a number. Without one, the server is no longer waiting for this sign-up. */
function findSignedOutState(
  number: number | null | undefined,
  pending: PendingSignUp | undefined,
): SignUpState {
  if (!isPending(pending)) return at('emailOnly');
  return number === undefined ? { ...at('verifyEmail'), isStopped: true } : at('verifyEmail');
}

function at(step: SignUpStep) {
  return { kind: 'step', step } as const;
}

function hasNames(profile: Profile | undefined): boolean {
  return Boolean(profile?.firstName && profile.lastName);
}
