import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useTracker } from '../../../lib/tracker.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { syncQuote } from '../../quote/saving/sync-quote.ts';
import { openProfileStore } from '../profile/store/profile-store.ts';
import { useCompleteProfile } from '../profile/store/use-complete-profile.ts';
import { useAuth } from '../session/auth-context.ts';
import type { Account } from './use-sign-up.ts';

/** The end of the way: saves what is not saved yet and opens the dashboard, which Back leaves for the summary. */
export function DashboardStep({ account }: { account: Account }) {
  const { client } = useAuth();
  const tracker = useTracker();
  const complete = useCompleteProfile();
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  const isShown = useRef(false);
  const { profile, signup, changeSignup } = account;
  const isCompleted = profile.status === 'ready' && profile.profile.onboardingCompleted;

  const finish = useEffectEvent(async () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    if (signup) changeSignup({ ...signup, profileComplete: true });
    await syncQuote({ auth: client, profiles: openProfileStore(client), tracker });
    // Whether the end could be noted must keep nobody from their account.
    if (!isCompleted) await complete({}).catch(globalThis.reportError);
    changeSignup(undefined);
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
