import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useAuth } from '../../lib/auth/auth-context.ts';
import { announceEmailConfirmed } from '../../lib/auth/email-confirmed.ts';
import { useTracker } from '../../lib/tracker.ts';
import { toast } from '../../ui/toast-store.ts';
import { readArrival } from './arrival.ts';
import { canTryAgain, describeFailure, emptyFailure, type Failure, googleFailure } from './failure.ts';
import { findNext } from './find-next.ts';

/** `problem`: why the code could not be brought to the server; it is kept for another try. */
export type Completion = { problem: Error | undefined; tryAgain: () => void };

/** Takes the code out of the address, exchanges it once, and leads on: to where it belongs, or home with the reason. */
export function useCompletion(): Completion {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { client, state } = useAuth();
  const tracker = useTracker();
  const [arrival] = useState(() => readArrival(search));
  const [problem, setProblem] = useState<Error>();
  const hasBegun = useRef(false);
  const isShown = useRef(false);

  function go(path: string) {
    if (isShown.current) navigate(path, { replace: true });
  }

  function fail({ code, title, description }: Failure) {
    tracker.trackEvent({ name: 'auth_callback_failed', value: code });
    const action = { label: 'Sign In', onPress: () => navigate(paths.signIn) };
    toast.destructive({ title, description, action });
    go(paths.home);
  }

  async function exchange(code: string) {
    setProblem(undefined);
    try {
      const answer = await client.exchange(code);
      if (answer.purpose === 'email_confirmation') announceEmailConfirmed();
      go(findNext(answer));
    } catch (cause) {
      if (canTryAgain(cause)) setProblem(cause);
      else fail(describeFailure(cause));
    }
  }

  const begin = useEffectEvent(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    // Neither the history nor a shared address may keep the code.
    if (search) go(paths.authCallback);
    if (arrival.kind === 'code') void exchange(arrival.code);
    if (arrival.kind === 'google-failed') fail(googleFailure);
  });
  const leaveWithoutCode = useEffectEvent(() => {
    if (state.status === 'signed-in') go(paths.dashboard);
    else if (state.status === 'second-factor') go(paths.signIn);
    else if (state.status === 'signed-out') fail(emptyFailure);
  });

  useEffect(() => {
    isShown.current = true;
    begin();
    return () => {
      isShown.current = false;
    };
  }, []);
  useEffect(() => {
    if (arrival.kind === 'empty' && state.status !== 'loading') leaveWithoutCode();
  }, [arrival, state.status]);

  return { problem, tryAgain: () => void (arrival.kind === 'code' && exchange(arrival.code)) };
}
