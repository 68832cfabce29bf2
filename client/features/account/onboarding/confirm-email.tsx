import { useEffect } from 'react';
import { useResendAt } from '../fields/confirmation/resend-store.ts';
import { useConfirmationResend } from '../fields/confirmation/use-confirmation-resend.ts';
import {
  ConfirmedAlready,
  MailedLinkNote,
  WaitingNumber,
} from '../fields/confirmation/waiting-for-confirmation.tsx';
import { ResendButton } from '../fields/resend-button.tsx';
import { useSessionAttempt } from '../fields/use-session-attempt.ts';
import { useAuth } from '../session/auth-context.ts';
import { readNumber } from '../session/session-change.ts';
import { ChangeEmail } from './change-email.tsx';
import { Heading } from './heading.tsx';

/** Waits until the link in the email is used; the page then continues on its own. */
export function ConfirmEmail({ address }: { address: string }) {
  const { client, state } = useAuth();
  const [resendAt, setResendAt] = useResendAt(address);
  const { isBusy, resend } = useConfirmationResend({
    attempts: useSessionAttempt(),
    address,
    availableAt: resendAt,
    onSent: ({ retryAfterSeconds }) => setResendAt(Date.now() + retryAfterSeconds * 1000),
    onWait: setResendAt,
  });
  // A person who comes back from their inbox continues right away, even when the live connection is broken.
  useEffect(() => client.watchConfirmation(), [client]);

  return (
    <>
      <Heading>Check your email</Heading>
      <div className="mt-2 grid gap-6">
        <MailedLinkNote address={address} />
        <WaitingNumber number={readNumber(state)} />
      </div>
      <div className="mt-6 grid justify-items-start gap-3">
        <ConfirmedAlready />
        <ResendButton label="Resend email" availableAt={resendAt} isBusy={isBusy} onPress={resend} />
      </div>
      <ChangeEmail />
    </>
  );
}
