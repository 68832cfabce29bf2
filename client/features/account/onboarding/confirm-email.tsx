import { useEffect } from 'react';
import { ConfirmedAlready } from '../fields/confirmation/confirmed-already.tsx';
import { MailedLinkNote } from '../fields/confirmation/mailed-link-note.tsx';
import { useResend } from '../fields/confirmation/use-resend.ts';
import { WaitingNumber } from '../fields/confirmation/waiting-number.tsx';
import { ResendButton } from '../fields/resend-button.tsx';
import { useAuth } from '../session/auth-context.ts';
import { readNumber } from '../session/session-change.ts';
import { ChangeEmail } from './change-email.tsx';
import { Heading } from './heading.tsx';

/** Waits until the link in the email is used; the page then continues on its own. */
export function ConfirmEmail({ address }: { address: string }) {
  const { client, state } = useAuth();
  const { resendAt, isBusy, resend } = useResend({
    address,
    send: async () => (await client.resendEmail(address)).retryAfterSeconds,
  });
  // Whoever comes back from their mail is looked after at once, also when the live connection is broken.
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
