import { useEffect } from 'react';
import type { AuthUser } from '../../../shared/api/auth-user.ts';
import { useResend } from '../../lib/account/use-resend.ts';
import { useAuth } from '../../lib/auth/auth-context.ts';
import { ConfirmedAlready } from '../../ui/confirmed-already.tsx';
import { MailedLinkNote } from '../../ui/mailed-link-note.tsx';
import { ResendButton } from '../../ui/resend-button.tsx';
import { ChangeEmail } from './change-email.tsx';
import { Heading } from './heading.tsx';

/** The address of a change is mailed to by the change itself, whose answer holds no wait. */
const changeWaitSeconds = 30;

/** Waits until the link in the mail is used, in whichever tab, browser or device; the page then goes on by itself. */
export function ConfirmEmail({ user, address }: { user: AuthUser; address: string }) {
  const { client } = useAuth();
  const { resendAt, isBusy, resend } = useResend({
    address,
    async send() {
      if (!user.newEmail) return (await client.resendEmail(address)).retryAfterSeconds;
      await client.updateUser({ email: address });
      return changeWaitSeconds;
    },
  });
  // Whoever comes back from their mail is looked after at once, also when the live connection is broken.
  useEffect(() => client.watchConfirmation(), [client]);

  return (
    <>
      <Heading>Check your email</Heading>
      <div className="mt-2">
        <MailedLinkNote address={address} />
      </div>
      <div className="mt-6 grid justify-items-start gap-3">
        <ConfirmedAlready />
        <ResendButton label="Resend email" availableAt={resendAt} isBusy={isBusy} onPress={resend} />
      </div>
      <ChangeEmail />
    </>
  );
}
