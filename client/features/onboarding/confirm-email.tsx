import { useEffect } from 'react';
import { useResend } from '../../lib/account/use-resend.ts';
import { useAuth } from '../../lib/auth/auth-context.ts';
import { readNumber } from '../../lib/auth/session-change.ts';
import { ConfirmedAlready } from '../../ui/confirmed-already.tsx';
import { MailedLinkNote } from '../../ui/mailed-link-note.tsx';
import { ResendButton } from '../../ui/resend-button.tsx';
import { WaitingNumber } from '../../ui/waiting-number.tsx';
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
