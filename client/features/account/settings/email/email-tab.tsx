import { MailCheck } from 'lucide-react';
import type { AuthUser } from '../../../../../shared/api/auth-user.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { RichText } from '../../../../ui/layout/rich-text.tsx';
import { WaitingNumber } from '../../fields/confirmation/waiting-for-confirmation.tsx';
import { messages as sharedMessages } from '../../fields/messages.ts';
import { ResendButton, useResend } from '../../fields/use-resend.tsx';
import { useSessionAttempt } from '../../fields/use-session-attempt.ts';
import { useAccountAttempt } from '../../reauthentication/use-account-attempt.tsx';
import { useAuth } from '../../session/auth-context.ts';
import { messages } from '../messages.ts';
import type { SettingsDraftControl } from '../settings-draft.ts';
import { CurrentValue, SettingsSection } from '../settings-section.tsx';
import { EmailForm } from './email-form.tsx';

/** The email address: whether it is confirmed, and how to change it. */
export function EmailTab({ user, control }: { user: AuthUser; control: SettingsDraftControl }) {
  const isVerified = user.emailConfirmedAt !== null;
  const { title, lead, current, none } = messages.email;
  return (
    <SettingsSection title={title} lead={lead}>
      <div className="grid gap-6">
        <CurrentValue label={current} value={user.email} none={none} isVerified={isVerified} />
        {user.email !== null && !isVerified && <UnverifiedEmail email={user.email} control={control} />}
        {user.newEmail !== null && <PendingEmail email={user.newEmail} control={control} />}
        <EmailForm hasEmail={user.email !== null} isVerified={isVerified} control={control} />
      </div>
    </SettingsSection>
  );
}

type WaitingEmailProps = { email: string; control: SettingsDraftControl };

/** For an address that isn't confirmed yet. */
function UnverifiedEmail({ email, control }: WaitingEmailProps) {
  const { client } = useAuth();
  const resend = useResend({
    attempts: useSessionAttempt(),
    failureTitle: messages.email.resendFailed,
    availableAt: control.draft.confirmationResendAt,
    send: async () => {
      const { retryAfterSeconds } = await client.run((auth) => auth.resendConfirmation());
      control.change({ confirmationResendAt: Date.now() + retryAfterSeconds * 1000 });
      toast.success(messages.email.resent(email));
    },
    onWait: (confirmationResendAt) => control.change({ confirmationResendAt }),
  });
  return (
    <div className="grid gap-4">
      <p>{messages.email.unverified}</p>
      <WaitingNumber />
      <ResendButton label={messages.email.resend} {...resend} />
    </div>
  );
}

/** The new address, while its link hasn't been used yet. */
function PendingEmail({ email, control }: WaitingEmailProps) {
  const { client } = useAuth();
  const attempts = useAccountAttempt();
  const resend = useResend({
    attempts,
    failureTitle: sharedMessages.emailFailed,
    availableAt: control.draft.changeResendAt,
    send: async () => {
      const { retryAfterSeconds = 0 } = await client.run((auth) => auth.updateUser({ email }));
      control.change({ changeResendAt: Date.now() + retryAfterSeconds * 1000 });
      toast.success({ title: sharedMessages.checkEmail, description: messages.email.sentAgain(email) });
    },
    onWait: (changeResendAt) => control.change({ changeResendAt }),
  });
  return (
    <div className="grid gap-3">
      <p className="rounded-control bg-surface-mist p-4 wrap-anywhere">
        <MailCheck aria-hidden="true" className="mr-2 inline size-6 align-text-bottom text-primary" />
        <RichText text={messages.email.pending(email)} />
      </p>
      <ResendButton label={messages.email.again} {...resend} />
      {attempts.dialog}
    </div>
  );
}
