import { useState } from 'react';
import { describeResendWait } from '../../../../shared/resend-wait.ts';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { ConfirmedAlready } from '../fields/confirmation/confirmed-already.tsx';
import { MailedLinkNote } from '../fields/confirmation/mailed-link-note.tsx';
import { WaitingNumber } from '../fields/confirmation/waiting-number.tsx';
import { ResendButton } from '../fields/resend-button.tsx';
import { useAuth } from '../session/auth-context.ts';
import { readNumber } from '../session/session-change.ts';
import { countResendSeconds, noteEmailSent, screenWaitMs } from './pending-sign-up.ts';
import type { SignUp } from './use-sign-up.ts';

/** Waits for the link in the email to be used; the flow then continues on its own. */
export function VerifyStep({ signUp, address }: { signUp: SignUp; address: string }) {
  const { pending, auth } = signUp;
  const { isBusy, resend, isTaken } = useResend(signUp, address);
  return (
    <>
      <div className="grid gap-6">
        <MailedLinkNote address={address} />
        <WaitingNumber number={readNumber(auth)} />
      </div>
      <div className="mt-6 grid justify-items-start gap-3">
        <ConfirmedAlready />
        <ResendButton
          label="Resend email"
          availableAt={pending ? pending.emailSentAt + screenWaitMs : 0}
          isBusy={isBusy}
          onPress={resend}
        />
        {isTaken && (
          <p role="alert">
            This address has an account now. <TextLink to={paths.signIn}>Go to the sign-in form</TextLink>
          </p>
        )}
        {auth.status === 'signed-out' ? (
          <ChangeAddress signUp={signUp} />
        ) : (
          <TextLink to={paths.onboarding} className="py-1.5 font-medium">
            Change email address
          </TextLink>
        )}
      </div>
    </>
  );
}

function useResend({ pending, changePending }: SignUp, address: string) {
  const { client } = useAuth();
  const { isBusy, attempt, refuse } = useAttempt();
  const [isTaken, setIsTaken] = useState(false);

  function resend() {
    const seconds = pending ? countResendSeconds(pending, Date.now()) : 0;
    if (seconds > 0) {
      refuse('Please wait', describeResendWait(seconds));
      return;
    }
    void attempt({
      failureTitle: 'Failed to resend email. Please try again later.',
      work: async () => {
        changePending(noteEmailSent(address, await client.resendEmail(address), Date.now()));
        toast.success({ title: 'Confirmation sent', description: `We sent another link to ${address}.` });
      },
      onFailure: ({ code, message }) => {
        if (code === 'rate_limited') refuse('Please wait', message);
        if (code !== 'email_taken' && code !== 'invalid_input') return;
        // The address was confirmed meanwhile, in another browser, and this one has not heard of it.
        setIsTaken(code === 'email_taken');
        void client.reload();
      },
    });
  }

  return { isBusy, resend, isTaken };
}

function ChangeAddress({ signUp }: { signUp: SignUp }) {
  const { client } = useAuth();
  const { isBusy, attempt } = useAttempt();

  async function change() {
    signUp.changePending(undefined);
    // The owner of a mistyped address must not sign this browser in. Offline, the next address ends the waiting.
    await client.signOut().catch(() => undefined);
  }

  return (
    <Button
      variant="text"
      size="sm"
      className="-ml-3"
      isBusy={isBusy}
      onClick={() => void attempt({ work: change, failureTitle: 'Please try again.' })}
    >
      Change email address
    </Button>
  );
}
