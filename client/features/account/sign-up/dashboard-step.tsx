import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useCompleteProfile } from '../profile/store/complete-profile.ts';
import type { SignUp } from './use-sign-up.ts';

type DashboardStepProps = {
  signUp: SignUp;
  /** Saves what the flow has for the account. Never throws. */
  onFinish: () => Promise<unknown>;
};

/** The end of the way: saves what isn't saved yet and opens the dashboard. */
export function DashboardStep({ signUp, onFinish }: DashboardStepProps) {
  const complete = useCompleteProfile();
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  const isShown = useRef(false);
  const { profile, pending, changePending } = signUp;
  const isCompleted = profile.status === 'ready' && profile.profile.onboardingCompleted;

  const finish = useEffectEvent(async () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    if (pending) changePending({ ...pending, profileComplete: true });
    await onFinish();
    // A failure to note the end must not keep people from their account.
    if (!isCompleted) await complete({}).catch(globalThis.reportError);
    changePending(undefined);
    if (isShown.current) navigate(paths.dashboard, { replace: true });
  });
  useEffect(() => {
    isShown.current = true;
    void finish();
    return () => {
      isShown.current = false;
    };
  }, []);

  return (
    <p role="status" className="flex items-center gap-3">
      <Spinner /> Opening your dashboard...
    </p>
  );
}
