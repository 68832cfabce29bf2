import { useEffect, useEffectEvent } from 'react';
import { useTracker } from '../../../lib/tracker.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { Failure } from '../../../ui/feedback/describe-failure.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { messages as uiMessages } from '../../../ui/messages.ts';
import { useAuth } from '../session/auth-context.ts';
import { messages } from './account-messages.ts';

type GoogleButtonProps = {
  /** Returns the path on this site to continue to afterward. */
  readNext: () => string;
  /** The form next to it, which shows why the last attempt failed, whichever way it was. */
  form: { clear: () => void; showFailure: (failure: Failure) => boolean };
};

export function GoogleButton({ readNext, form }: GoogleButtonProps) {
  const { client } = useAuth();
  const { isBusy, attempt, settle } = useAttempt();
  const tracker = useTracker();
  const endBusy = useEffectEvent(settle);

  // Pressing Back on Google's page may restore this page as it was, with a busy button.
  useEffect(() => {
    function handleReturn(event: PageTransitionEvent) {
      if (event.persisted) endBusy();
    }
    window.addEventListener('pageshow', handleReturn);
    return () => window.removeEventListener('pageshow', handleReturn);
  }, []);

  function connect() {
    tracker.trackEvent({ eventName: 'google_auth_attempt' });
    form.clear();
    void attempt({
      failureTitle: messages.google.failed,
      form,
      fallback: uiMessages.tryAgain,
      staysBusy: true,
      work: async () => {
        await client.run((auth) => auth.startGoogle(readNext()));
        toast.success(messages.google.leaving);
      },
    });
  }

  return (
    <Button variant="secondary" isBlock onClick={connect} isBusy={isBusy} busyLabel={messages.google.busy}>
      <GoogleMark /> {messages.google.label}
    </Button>
  );
}

/** Google's own colors, as its branding guidelines require. */
function GoogleMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M23 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.2a5.3 5.3 0 0 1-2.3 3.5v2.9h3.7c2.2-2 3.4-5 3.4-8.6z"
      />
      <path
        fill="#34A853"
        d="M12 23.5c3.1 0 5.7-1 7.6-2.8l-3.7-2.9c-1 .7-2.3 1.1-3.9 1.1-3 0-5.5-2-6.4-4.8H1.8v3A11.5 11.5 0 0 0 12 23.5z"
      />
      <path fill="#FBBC05" d="M5.6 14.2a7 7 0 0 1 0-4.4v-3H1.8a11.5 11.5 0 0 0 0 10.4z" />
      <path
        fill="#EA4335"
        d="M12 5.1c1.7 0 3.2.6 4.4 1.7l3.3-3.3A11.5 11.5 0 0 0 1.8 6.8l3.8 3C6.5 7.1 9 5.1 12 5.1z"
      />
    </svg>
  );
}
