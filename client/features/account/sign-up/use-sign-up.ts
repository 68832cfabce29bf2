import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Profile } from '../../../../shared/api/profile.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { messages } from '../fields/account-messages.ts';
import { openProfileStore, type ProfileState } from '../profile/profile-store.ts';
import { useAuth } from '../session/auth-context.ts';
import { type AuthState, isConfirmed } from '../session/auth-state.ts';
import type { PendingSignUp, PendingSignUpControl } from './pending-sign-up.ts';

/** The state of creating an account, for the flow around it. */
export type SignUp = PendingSignUpControl & {
  state: SignUpState;
  /** The current step. Undefined while it isn't known, or while no step is on screen. */
  step: SignUpStep | undefined;
  auth: AuthState;
  profile: ProfileState;
  reloadProfile: () => Promise<void>;
};

/** `isShown` means that a step of the sign-up is on screen. Until then, nothing is requested from the server. */
export function useSignUp(isShown: boolean, { pending, changePending }: PendingSignUpControl): SignUp {
  const { client, state: auth } = useAuth();
  const profiles = openProfileStore(client);
  const profile = useSyncExternalStore(isShown ? profiles.subscribe : subscribeToNothing, profiles.getState);
  const isWaiting = isShown && auth.status === 'signed-out' && isPending(pending);
  usePendingNews({ auth, isShown, pending, changePending });

  useEffect(() => (isWaiting ? client.watchConfirmation() : undefined), [client, isWaiting]);

  const state = findSignUpState({ auth, profile, pending });
  return {
    state,
    step: isShown && state.kind === 'step' ? state.step : undefined,
    auth,
    profile,
    reloadProfile: profiles.reload,
    pending,
    changePending,
  };
}

function subscribeToNothing() {
  return () => undefined;
}

type News = Pick<SignUp, 'auth' | 'pending' | 'changePending'> & { isShown: boolean };

/**
 * Keeps the sign-up in sync with the session. Tells a person who is waiting that the address is confirmed, no matter
 * where that happened.
 */
function usePendingNews({ auth, isShown, pending, changePending }: News) {
  const user = auth.status === 'signed-in' ? auth.user : undefined;
  const isSignedOut = auth.status === 'signed-out';
  const isOver = (isSignedOut && pending?.emailVerified) || (user && pending && pending.userId !== user.id);
  const isNews = isShown && user && isConfirmed(user) && isPending(pending) && !isOver;

  const drop = useEffectEvent(() => changePending(undefined));
  const note = useEffectEvent(() => {
    if (!pending) return;
    changePending({ ...pending, emailVerified: true });
    toast.success(messages.confirmation.confirmed);
  });
  useEffect(() => {
    if (isOver) drop();
    else if (isNews) note();
  }, [isOver, isNews]);
}

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
