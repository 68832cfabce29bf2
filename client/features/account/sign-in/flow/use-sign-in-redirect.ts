import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../app/paths.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { messages } from '../messages.ts';
import type { SignInStatus } from './view.ts';

export type SignInMethod = 'sign-in' | 'sign-up' | 'phone';

/** How long the toast is shown before a full page load, in milliseconds. */
const readingMs = 1200;

type RedirectOptions = {
  status: SignInStatus;
  /** The reset screen is for people who are signed in, so they stay there. */
  isStaying: boolean;
  /** Returns where to go after signing in. Called once. */
  consumeRedirect: () => string;
  /** Whether this browser's quote isn't the account's yet, so that the welcome can't say so. */
  isQuoteOpen: () => boolean;
  /** `way` is undefined for people who were already signed in. */
  onArrive: (way: SignInMethod | undefined) => void;
};

/**
 * Redirects a person once they are signed in, after a second factor, too. Shows a welcome for the way they signed in,
 * or none if they already were. Returns the function that runs a call which may sign in.
 */
export function useSignInRedirect({
  status,
  isStaying,
  consumeRedirect,
  isQuoteOpen,
  onArrive,
}: RedirectOptions) {
  const navigate = useNavigate();
  const way = useRef<SignInMethod | undefined>(undefined);
  const hasArrived = useRef(false);

  const arrive = useEffectEvent(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    const taken = way.current;
    onArrive(taken);
    const destination = taken === 'sign-in' || !taken ? consumeRedirect() : paths.onboarding;
    // After a recovery link with a second factor, the person continues to the reset screen, where a welcome would come
    // too early.
    if (taken && !destination.startsWith(paths.signIn)) {
      const { title, description } = messages.arrivals[taken];
      toast.success(taken !== 'phone' && isQuoteOpen() ? { title } : { title, description });
    }
    if (taken === 'phone') setTimeout(() => window.location.assign(destination), readingMs);
    else navigate(destination, { replace: true });
  });

  useEffect(() => {
    if (status === 'second-factor') way.current ??= 'sign-in';
    if (status === 'signed-in' && !isStaying) arrive();
  }, [status, isStaying]);

  return async function runSignIn(taken: SignInMethod, work: () => Promise<unknown>) {
    way.current = taken;
    try {
      await work();
    } catch (cause) {
      way.current = undefined;
      throw cause;
    }
  };
}
