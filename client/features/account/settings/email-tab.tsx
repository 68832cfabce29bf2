import { MailCheck } from 'lucide-react';
import { useRef } from 'react';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { RichText } from '../../../ui/layout/rich-text.tsx';
import { messages as sharedMessages } from '../fields/account-messages.ts';
import { WaitingNumber } from '../fields/confirmation.tsx';
import { EmailField } from '../fields/email-field.tsx';
import { ResendButton } from '../fields/resend-button.tsx';
import { useEmailChange } from '../fields/use-email-change.ts';
import { useSessionAttempt } from '../fields/use-session-attempt.ts';
import { AccountAction } from '../reauthentication/account-action.tsx';
import { useAccountAttempt } from '../reauthentication/use-account-attempt.tsx';
import { useAuth } from '../session/auth-context.ts';
import { hasGoogle } from '../session/auth-state.ts';
import { buildTabPath } from './account-tabs.ts';
import type { SettingsDraftControl } from './settings-draft.ts';
import { messages } from './settings-messages.ts';
import { CurrentValue, SettingsForm, SettingsSection } from './settings-section.tsx';

const { email: words, google } = messages;

/** The email address: whether it is confirmed, and how to change it. */
export function EmailTab({ user, control }: { user: AuthUser; control: SettingsDraftControl }) {
  const isVerified = user.emailConfirmedAt !== null;
  return (
    <SettingsSection title={words.title} lead={words.lead}>
      <div className="grid gap-6">
        <CurrentValue label={words.current} value={user.email} none={words.none} isVerified={isVerified} />
        {user.email !== null && !isVerified && <UnverifiedEmail email={user.email} control={control} />}
        {user.newEmail !== null && <PendingEmail email={user.newEmail} control={control} />}
        <EmailForm hasEmail={user.email !== null} isVerified={isVerified} control={control} />
      </div>
    </SettingsSection>
  );
}

type WaitingEmailProps = { email: string; control: SettingsDraftControl };

function UnverifiedEmail({ email, control: { draft, change } }: WaitingEmailProps) {
  const { client } = useAuth();
  return (
    <div className="grid gap-4">
      <p>{words.unverified}</p>
      <WaitingNumber />
      <ResendButton
        label={words.resend}
        attempts={useSessionAttempt()}
        availableAt={draft.confirmationResendAt}
        send={() => client.run((auth) => auth.resendConfirmation())}
        notice={words.resent(email)}
        failureTitle={words.resendFailed}
        onWait={(confirmationResendAt) => change({ confirmationResendAt })}
      />
    </div>
  );
}

/** The new address, while its link hasn't been used yet. */
function PendingEmail({ email, control: { draft, change } }: WaitingEmailProps) {
  const { client } = useAuth();
  const attempts = useAccountAttempt();
  return (
    <div className="grid gap-3">
      <p className="rounded-control bg-surface-mist p-4 wrap-anywhere">
        <MailCheck aria-hidden="true" className="mr-2 inline size-6 align-text-bottom text-primary" />
        <RichText text={words.pending(email)} />
      </p>
      <ResendButton
        label={words.again}
        attempts={attempts}
        availableAt={draft.changeResendAt}
        send={() => client.run((auth) => auth.updateUser({ email }))}
        notice={{ title: sharedMessages.checkEmail, description: words.sentAgain(email) }}
        failureTitle={sharedMessages.emailFailed}
        onWait={(changeResendAt) => change({ changeResendAt })}
      />
      {attempts.dialog}
    </div>
  );
}

type EmailFormProps = { hasEmail: boolean; isVerified: boolean; control: SettingsDraftControl };

/** An unverified address is replaced right away. A verified one stays until the new address's link is used. */
function EmailForm({ hasEmail, isVerified, control: { draft, change } }: EmailFormProps) {
  const isReplaced = hasEmail && !isVerified;
  const { form, attempts } = useEmailChange({
    email: draft.newEmail,
    onChange: (newEmail) => change({ newEmail }),
    ignoresEmpty: true,
    onSent(address, resendAt) {
      change({
        newEmail: '',
        ...(isReplaced ? { confirmationResendAt: resendAt } : { changeResendAt: resendAt }),
      });
      const description = (isReplaced ? words.replaced : words.sent)(address);
      toast.success({ title: sharedMessages.checkEmail, description });
    },
  });
  return (
    <SettingsForm
      form={form}
      attempts={attempts}
      isReady={draft.newEmail.trim() !== ''}
      submitLabel={hasEmail ? words.change : words.add}
      busyLabel={sharedMessages.sending}
    >
      <EmailField
        {...form.bind('email')}
        label={hasEmail ? words.new : words.add}
        hint={isReplaced ? words.replaceHint : words.hint}
      />
    </SettingsForm>
  );
}

/** Google as a way to sign in: whether it's there, and how to add or remove it. */
export function GoogleSection({ user }: { user: AuthUser }) {
  const { client } = useAuth();
  const heading = useRef<HTMLHeadingElement>(null);
  const isAdded = hasGoogle(user);

  async function remove() {
    await client.run((auth) => auth.removeGoogle());
    toast.success(google.removed);
    heading.current?.focus();
  }

  return (
    <SettingsSection title={google.title} headingRef={heading} lead={google.lead}>
      <div className="grid justify-items-start gap-4">
        <p className="text-ink">{isAdded ? google.added : google.none}</p>
        <AccountAction
          className="max-md:w-full"
          failureTitle={isAdded ? google.removeFailed : google.addFailed}
          work={isAdded ? remove : () => client.run((auth) => auth.startGoogle(buildTabPath('email')))}
        >
          {isAdded ? google.remove : google.add}
        </AccountAction>
      </div>
    </SettingsSection>
  );
}
