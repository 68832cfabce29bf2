import { MailCheck } from 'lucide-react';
import { useRef } from 'react';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { RichText } from '../../../ui/layout/rich-text.tsx';
import { messages as sharedMessages } from '../fields/account-messages.ts';
import { WaitingNumber } from '../fields/confirmation.tsx';
import { EmailField } from '../fields/email-field.tsx';
import { useEmailChange } from '../fields/use-email-change.ts';
import { ResendButton, useResend } from '../fields/use-resend.tsx';
import { useSessionAttempt } from '../fields/use-session-attempt.ts';
import { useAccountAttempt } from '../reauthentication/use-account-attempt.tsx';
import { useAuth } from '../session/auth-context.ts';
import { hasGoogle } from '../session/auth-state.ts';
import { buildTabPath } from './account-tabs.ts';
import type { SettingsDraftControl } from './settings-draft.ts';
import { messages } from './settings-messages.ts';
import { CurrentValue, SettingsSection } from './settings-section.tsx';

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

const { checkEmail: title, sending } = sharedMessages;

type EmailFormProps = { hasEmail: boolean; isVerified: boolean; control: SettingsDraftControl };

/** An unverified address is replaced right away. A verified one stays until the new address's link is used. */
function EmailForm({ hasEmail, isVerified, control }: EmailFormProps) {
  const isReplaced = hasEmail && !isVerified;
  const email = control.draft.newEmail;
  const { form, isBusy, dialog } = useEmailChange({
    email,
    onChange: (newEmail) => control.change({ newEmail }),
    ignoresEmpty: true,
    onSent(address, resendAt) {
      control.change({
        newEmail: '',
        ...(isReplaced ? { confirmationResendAt: resendAt } : { changeResendAt: resendAt }),
      });
      const { sent, replaced } = messages.email;
      toast.success({ title, description: isReplaced ? replaced(address) : sent(address) });
    },
  });
  return (
    <>
      <form {...form.props} className="grid gap-4.5 border-t border-line pt-6">
        <EmailField
          {...form.bind('email')}
          label={hasEmail ? messages.email.new : messages.email.add}
          hint={isReplaced ? messages.email.replaceHint : messages.email.hint}
        />
        <ErrorSummary form={form} />
        <Button
          type="submit"
          className="max-md:w-full md:justify-self-start"
          aria-disabled={email.trim() === ''}
          isBusy={isBusy}
          busyLabel={sending}
        >
          {hasEmail ? messages.email.change : messages.email.add}
        </Button>
      </form>
      {dialog}
    </>
  );
}

/** Google as a way to sign in: whether it's there, and how to add or remove it. */
export function GoogleSection({ user }: { user: AuthUser }) {
  const { client } = useAuth();
  const { isBusy, attempt, dialog } = useAccountAttempt();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, lead, added, none, add, addFailed, remove, removeFailed, removed } = messages.google;
  const isAdded = hasGoogle(user);

  const startAdding = () =>
    void attempt({
      failureTitle: addFailed,
      work: () => client.run((auth) => auth.startGoogle(buildTabPath('email'))),
    });
  const startRemoving = () =>
    void attempt({
      failureTitle: removeFailed,
      work: async () => {
        await client.run((auth) => auth.removeGoogle());
        toast.success(removed);
        heading.current?.focus();
      },
    });

  return (
    <SettingsSection title={title} headingRef={heading} lead={lead}>
      <div className="grid justify-items-start gap-4">
        <p className="text-ink">{isAdded ? added : none}</p>
        <Button
          variant="secondary"
          className="max-md:w-full"
          isBusy={isBusy}
          onClick={isAdded ? startRemoving : startAdding}
        >
          {isAdded ? remove : add}
        </Button>
        {dialog}
      </div>
    </SettingsSection>
  );
}
