import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { messages } from '../fields/messages.ts';
import type { ProfileState } from '../profile/store/create-profile-store.ts';
import { openProfileStore } from '../profile/store/profile-store.ts';
import { useAuth } from '../session/auth-context.ts';
import { type AuthState, isConfirmed } from '../session/auth-state.ts';
import { findSignUpState, isPending, type SignUpState, type SignUpStep } from './find-sign-up-state.ts';
import type { PendingSignUpControl } from './pending-sign-up.ts';

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
