import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { useConfirmationResend } from '../fields/confirmation/use-confirmation-resend.ts';
import { SignUpStopped, WaitingForConfirmation } from '../fields/confirmation/waiting-for-confirmation.tsx';
import { messages as sharedMessages } from '../fields/messages.ts';
import { useAuth } from '../session/auth-context.ts';
import { emailDraft } from './email-step.tsx';
import { messages } from './messages.ts';
import { findResendAt, noteEmailSent, screenWaitMs } from './pending-sign-up.ts';
import type { SignUp } from './use-sign-up.ts';

const { verify: words } = messages;

/** Waits until the link in the email is used. Then the flow continues automatically. */
export function VerifyStep({ signUp, address }: { signUp: SignUp; address: string }) {
  const { pending, changePending, auth } = signUp;
  const [isTaken, setIsTaken] = useState(false);
  const resend = useConfirmationResend({
    attempts: useAttempt(),
    address,
    availableAt: pending ? findResendAt(pending) : 0,
    onSent: (sent) => changePending(noteEmailSent(address, sent, Date.now())),
    onFailure: ({ code }) => setIsTaken(code === 'email_taken'),
  });
  const shownAt = pending ? pending.emailSentAt + screenWaitMs : 0;
  return (
    <WaitingForConfirmation address={address} resend={{ ...resend, availableAt: shownAt }}>
      {isTaken && (
        <p role="alert">
          {words.taken} <TextLink to={paths.signIn}>{messages.email.goToSignIn}</TextLink>
        </p>
      )}
      {auth.status === 'signed-out' ? (
        <ChangeAddress signUp={signUp} />
      ) : (
        <TextLink to={paths.onboarding} className="py-1.5 font-medium">
          {words.changeEmail}
        </TextLink>
      )}
    </WaitingForConfirmation>
  );
}

function ChangeAddress({ signUp }: { signUp: SignUp }) {
  const { client } = useAuth();
  const { isBusy, attempt } = useAttempt();

  async function change() {
    signUp.changePending(undefined);
    // The owner of a mistyped address must not be able to sign this browser in. Offline, entering the next address ends
    // the waiting.
    await client.run((auth) => auth.signOut()).catch(() => undefined);
  }

  return (
    <Button
      variant="text"
      size="sm"
      className="-ml-3"
      isBusy={isBusy}
      onClick={() => void attempt({ work: change, failureTitle: words.changeFailed })}
    >
      {words.changeEmail}
    </Button>
  );
}

export function StoppedStep({ signUp, email }: { signUp: SignUp; email: string }) {
  function begin() {
    emailDraft.write(email);
    signUp.changePending(undefined);
  }

  return (
    <SignUpStopped email={email}>
      <Button onClick={begin}>{sharedMessages.stopped.startOver}</Button>
    </SignUpStopped>
  );
}
