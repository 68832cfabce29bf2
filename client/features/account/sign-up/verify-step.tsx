import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink, TextLink } from '../../../ui/actions/link.tsx';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { useConfirmationResend } from '../fields/confirmation/use-confirmation-resend.ts';
import {
  ConfirmedAlready,
  MailedLinkNote,
  WaitingNumber,
} from '../fields/confirmation/waiting-for-confirmation.tsx';
import { waitingMessages } from '../fields/confirmation/waiting-messages.ts';
import { ResendButton } from '../fields/resend-button.tsx';
import { useAuth } from '../session/auth-context.ts';
import { readNumber } from '../session/session-change.ts';
import { writeEmailDraft } from './email-draft.ts';
import { findResendAt, noteEmailSent, screenWaitMs } from './pending-sign-up.ts';
import type { SignUp } from './use-sign-up.ts';

/** Waits for the link in the email to be used; the flow then continues on its own. */
export function VerifyStep({ signUp, address }: { signUp: SignUp; address: string }) {
  const { pending, changePending, auth } = signUp;
  const [isTaken, setIsTaken] = useState(false);
  const { isBusy, resend } = useConfirmationResend({
    attempts: useAttempt(),
    address,
    availableAt: pending ? findResendAt(pending) : 0,
    onSent: (sent) => changePending(noteEmailSent(address, sent, Date.now())),
    onFailure: ({ code }) => setIsTaken(code === 'email_taken'),
  });
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

function ChangeAddress({ signUp }: { signUp: SignUp }) {
  const { client } = useAuth();
  const { isBusy, attempt } = useAttempt();

  async function change() {
    signUp.changePending(undefined);
    // The owner of a mistyped address must not sign this browser in. Offline, the next address ends the waiting.
    await client.run((auth) => auth.signOut()).catch(() => undefined);
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

/** In place of the wait for a link that was used against this sign-up, or to continue it elsewhere. */
export function StoppedStep({ signUp, email }: { signUp: SignUp; email: string }) {
  const { reason, advice, startOver, signIn } = waitingMessages.stopped;

  function begin() {
    writeEmailDraft(email);
    signUp.changePending(undefined);
  }

  return (
    <>
      <div className="grid gap-3">
        <p className="wrap-anywhere">{reason(email)}</p>
        <p>{advice}</p>
      </div>
      <div className="mt-7 flex flex-wrap gap-3">
        <Button onClick={begin}>{startOver}</Button>
        <ButtonLink to={paths.signIn} variant="secondary">
          {signIn}
        </ButtonLink>
      </div>
    </>
  );
}
