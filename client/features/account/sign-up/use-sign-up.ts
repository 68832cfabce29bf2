import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { toast } from '../../../ui/feedback/toast-store.ts';
import type { Screen } from '../../quote/state/quote-screen.ts';
import { isConfirmed } from '../fields/is-confirmed.ts';
import { openProfileStore, type ProfileState } from '../profile/store/profile-store.ts';
import type { AuthState } from '../session/auth-client.ts';
import { useAuth } from '../session/auth-context.ts';
import { type AccountPlace, findAccountPlace, isPending } from './find-sign-up-place.ts';
import type { SignupKeeper } from './use-pending-sign-up.ts';

/** The way to an account as the quote flow shows it. */
export type Account = SignupKeeper & {
  place: AccountPlace;
  /** The screen of the place; undefined while that is not known, or none of the steps is on screen. */
  screen: Screen | undefined;
  auth: AuthState;
  profile: ProfileState;
  reloadProfile: () => Promise<void>;
};

/** `isShown`: one of the account's steps is on screen. Until then nothing is asked of the server. */
export function useAccount(isShown: boolean, { signup, changeSignup }: SignupKeeper): Account {
  const { client, state: auth } = useAuth();
  const profiles = openProfileStore(client);
  const profile = useSyncExternalStore(isShown ? profiles.subscribe : subscribeToNothing, profiles.getState);
  const isWaiting = isShown && auth.status === 'signed-out' && isPending(signup);
  useSignupNews({ auth, isShown, signup, changeSignup });

  useEffect(() => (isWaiting ? client.watchConfirmation() : undefined), [client, isWaiting]);

  const place = findAccountPlace({ auth, profile, signup });
  return {
    place,
    screen: isShown && place.kind === 'step' ? { step: place.step } : undefined,
    auth,
    profile,
    reloadProfile: profiles.reload,
    signup,
    changeSignup,
  };
}

function subscribeToNothing() {
  return () => undefined;
}

type News = Pick<Account, 'auth' | 'signup' | 'changeSignup'> & { isShown: boolean };

/** Keeps the sign-up true to the session, and tells whoever waits that the confirmation has come, wherever it was given. */
function useSignupNews({ auth, isShown, signup, changeSignup }: News) {
  const user = auth.status === 'signed-in' ? auth.user : undefined;
  const isSignedOut = auth.status === 'signed-out';
  const isOver = (isSignedOut && signup?.emailVerified) || (user && signup && signup.userId !== user.id);
  const isNews = isShown && user && isConfirmed(user) && isPending(signup) && !isOver;

  const drop = useEffectEvent(() => changeSignup(undefined));
  const note = useEffectEvent(() => {
    if (!signup) return;
    changeSignup({ ...signup, emailVerified: true });
    toast.success({ title: 'Email confirmed', description: 'Continuing with your account setup...' });
  });
  useEffect(() => {
    if (isOver) drop();
    else if (isNews) note();
  }, [isOver, isNews]);
}
