import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { subscribeToNothing } from '../../../lib/use-is-client.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { messages } from '../fields/account-messages.ts';
import { openProfileStore, type ProfileState } from '../profile/profile-store.ts';
import { useAuth } from '../session/auth-context.ts';
import { type AuthState, isConfirmed } from '../session/auth-state.ts';
import type { PendingSignUp, PendingSignUpControl } from './pending-sign-up.ts';

export type SignUp = ReturnType<typeof useSignUp>;

/** `isShown` means that a step of the sign-up is on screen. Until then, nothing is requested from the server. */
export function useSignUp(isShown: boolean, { pending, changePending }: PendingSignUpControl) {
  const { client, state: auth } = useAuth();
  const profiles = openProfileStore(client);
  const profile = useSyncExternalStore(isShown ? profiles.subscribe : subscribeToNothing, profiles.getState);
  const isWaiting = isShown && auth.status === 'signed-out' && isPending(pending);
  useEffect(() => (isWaiting ? client.watchConfirmation() : undefined), [client, isWaiting]);

  const user = auth.status === 'signed-in' ? auth.user : undefined;
  const isUsedUp = auth.status === 'signed-out' && pending?.emailVerified;
  const isOver = isUsedUp || (user && pending && pending.userId !== user.id);
  const isNews = isShown && user && isConfirmed(user) && isPending(pending) && !isOver;
  /** Tells a person who is waiting that the address is confirmed, no matter where that happened. */
  const follow = useEffectEvent(() => {
    if (isOver) changePending(undefined);
    else if (isNews && pending) {
      changePending({ ...pending, emailVerified: true });
      toast.success(messages.confirmation.confirmed);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: These say when there is something to follow.
  useEffect(() => follow(), [isOver, isNews]);

  const state = findSignUpState({ auth, profile, pending });
  return {
    state,
    /** Undefined while it isn't known, or while no step is on screen. */
    step: isShown && state.kind === 'step' ? state.step : undefined,
    auth,
    profile,
    reloadProfile: profiles.reload,
    pending,
    changePending,
  };
}

/** The steps of the progressive sign-up. See docs/product.md, "Sign-up steps". */
export type SignUpStep = 'emailOnly' | 'verifyEmail' | 'createPassword' | 'profileInfo' | 'dashboard';

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
  if (auth.status === 'signed-out') {
    if (!isPending(pending)) return at('emailOnly');
    // A browser that waits has, or had, a number. Without one, the server is no longer waiting for this sign-up.
    return auth.number === undefined ? { ...at('verifyEmail'), isStopped: true } : at('verifyEmail');
  }
  const { user } = auth;
  if (!isConfirmed(user)) return at('verifyEmail');
  if (profile.status === 'loading') return { kind: 'loading' };
  if (profile.status === 'failed') return { kind: 'failed', error: profile.error };
  const known = profile.status === 'ready' ? profile.profile : undefined;
  if (known?.onboardingCompleted) return at('dashboard');
  if (user.metadata.requiresPasswordReset) return at('createPassword');
  const isUnderWay = pending?.userId === user.id && !pending.profileComplete;
  const hasNames = Boolean(known?.firstName && known.lastName);
  return at(isUnderWay || !hasNames ? 'profileInfo' : 'dashboard');
}

/** Whether an email was sent and its link hasn't been used yet, as far as this browser knows. */
export function isPending(pending: PendingSignUp | undefined): boolean {
  return pending !== undefined && !pending.emailVerified;
}

function at(step: SignUpStep) {
  return { kind: 'step', step } as const;
}
