import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { messages } from '../fields/messages.ts';
import type { ProfileState } from '../profile/store/create-profile-store.ts';
import { openProfileStore } from '../profile/store/profile-store.ts';
import { useAuth } from '../session/auth-context.ts';
import { type AuthState, isConfirmed } from '../session/auth-state.ts';
import { findSignUpPlace, isPending, type SignUpPlace, type SignUpStep } from './find-sign-up-place.ts';
import type { PendingSignUpControl } from './pending-sign-up.ts';

/** The way to an account, as a flow around it shows it. */
export type SignUp = PendingSignUpControl & {
  place: SignUpPlace;
  /** The step of the place; undefined while that is not known, or none of the steps is on screen. */
  step: SignUpStep | undefined;
  auth: AuthState;
  profile: ProfileState;
  reloadProfile: () => Promise<void>;
};

/** `isShown`: one of the account's steps is on screen. Until then nothing is asked of the server. */
export function useSignUp(isShown: boolean, { pending, changePending }: PendingSignUpControl): SignUp {
  const { client, state: auth } = useAuth();
  const profiles = openProfileStore(client);
  const profile = useSyncExternalStore(isShown ? profiles.subscribe : subscribeToNothing, profiles.getState);
  const isWaiting = isShown && auth.status === 'signed-out' && isPending(pending);
  usePendingNews({ auth, isShown, pending, changePending });

  useEffect(() => (isWaiting ? client.watchConfirmation() : undefined), [client, isWaiting]);

  const place = findSignUpPlace({ auth, profile, pending });
  return {
    place,
    step: isShown && place.kind === 'step' ? place.step : undefined,
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

/** Keeps the sign-up true to the session, and tells the person who waits that the confirmation has come, wherever it was given. */
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
