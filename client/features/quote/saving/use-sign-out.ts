import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { useAuth } from '../../account/index.ts';
import { messages } from '../messages.ts';
import { isSignUpStep } from '../state/quote-steps.ts';
import { loadQuote } from '../state/stored-quote.ts';
import type { QuoteFlow } from '../state/use-quote-flow.ts';
import { endQuoteAccountSync } from './quote-account-sync.ts';

/** Closes the flow when a sign-out has removed its quote from this browser, in any tab or on any device. */
export function useSignOut(flow: QuoteFlow): void {
  const { state } = useAuth();
  const navigate = useNavigate();
  const wasSignedIn = useRef(false);

  const leave = useEffectEvent(() => {
    endQuoteAccountSync();
    const isGone = flow.state.quote.result !== undefined && flow.isKept && !loadQuote(Date.now());
    if (!isGone) return;
    const next = isSignUpStep(flow.screen) ? paths.onboarding : paths.dashboard;
    toast.destructive({
      title: messages.saving.signedOutTitle,
      description: messages.saving.signedOutText,
      action: { label: messages.saving.signIn, onPress: () => navigate(`${paths.signIn}?next=${next}`) },
    });
    flow.forget();
  });

  useEffect(() => {
    if (state.status === 'signed-in') wasSignedIn.current = true;
    if (state.status !== 'signed-out' || !wasSignedIn.current) return;
    wasSignedIn.current = false;
    leave();
  }, [state.status]);
}
