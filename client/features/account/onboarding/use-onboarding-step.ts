import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { dropDraft } from '../fields/about-you.ts';
import { messages } from '../fields/account-messages.ts';
import { consumeWaiting } from '../fields/confirmation.tsx';
import { useCompleteProfile } from '../profile/complete-profile.ts';
import { useProfile } from '../profile/profile-store.ts';
import { useAuth } from '../session/auth-context.ts';
import { isConfirmed } from '../session/auth-state.ts';
import { consumeNext, rememberNext } from '../session/next-path.ts';
import {
  type AccessDenial,
  findOnboardingStep,
  type OnboardingPage,
  type OnboardingStep,
} from './find-onboarding-step.ts';

/** Returns what an onboarding page shows its visitor, and redirects people who don't belong there or sign out. */
export function useOnboardingStep(page: OnboardingPage) {
  const { client, state: auth } = useAuth();
  const { state: profile, reload: reloadProfile } = useProfile();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const complete = useCompleteProfile();
  const [enteredId, setEnteredId] = useState<string>();
  const [awaitedEmail, setAwaitedEmail] = useState<string>();
  const [isLeaving, setIsLeaving] = useState(false);
  const isGone = isLeaving && auth.status === 'signed-out';
  const step: OnboardingStep = isGone
    ? { kind: 'loading' }
    : findOnboardingStep({ page, auth, profile, enteredId, awaitedEmail });
  const shownId =
    step.kind === 'show' ? step.newcomer.user.id : step.kind === 'confirm' ? step.user.id : undefined;
  if (shownId !== undefined && shownId !== enteredId) setEnteredId(shownId);
  const awaited = step.kind === 'confirm' ? (step.user.email ?? undefined) : undefined;
  if (step.kind !== 'stopped' && awaited !== awaitedEmail) setAwaitedEmail(awaited);
  useConfirmationToast();

  function deny({ title, description, to, action }: AccessDenial) {
    if (to === paths.home) rememberNext(pathname);
    const button = action && { label: action.label, onPress: () => navigate(action.to) };
    const id = toast.destructive({ title, description, action: button });
    const stop = client.subscribe(() => {
      toast.dismiss(id);
      stop();
    });
    navigate(to, { replace: true });
  }

  const redirectAway = useEffectEvent(async () => {
    if (step.kind === 'second-factor') {
      rememberNext(pathname);
      navigate(paths.signIn, { replace: true });
    }
    // Nothing is left to ask. If saving that fails, people must still be able to use their account.
    if (step.kind === 'finish') await complete({}).catch(globalThis.reportError);
    if (step.kind === 'finish' || step.kind === 'done') navigate(consumeRedirect(), { replace: true });
    if (step.kind === 'forward') navigate(step.to, { replace: true });
    if (step.kind === 'denied') deny(step.denial);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: Each kind of step redirects once.
  useEffect(() => void redirectAway(), [step.kind]);

  async function signOut() {
    setIsLeaving(true);
    try {
      await client.run((auth) => auth.signOut());
      dropDraft();
      navigate(paths.home, { replace: true });
    } finally {
      setIsLeaving(false);
    }
  }

  return { step, signOut, reloadProfile };
}

/** Tells a person who was waiting in this tab that the address is confirmed, no matter where that happened. */
function useConfirmationToast() {
  const { state } = useAuth();
  const confirmed = state.status === 'signed-in' && isConfirmed(state.user) ? state.user.email : null;
  useEffect(() => {
    if (confirmed === null || !consumeWaiting(confirmed)) return;
    toast.success(messages.confirmation.confirmed);
  }, [confirmed]);
}

/** Returns, only once, the page that a person wanted before the onboarding, or the dashboard if there is none. */
export function consumeRedirect(): string {
  const path = consumeNext(paths.dashboard);
  return path.startsWith(paths.onboarding) || path.startsWith(paths.signIn) ? paths.dashboard : path;
}
