import { useState } from 'react';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import { minNewPasswordLength } from '../../../../shared/validation/new-password.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx';
import { SuccessNote } from '../../../ui/feedback/success-note.tsx';
import { messages as sharedMessages } from '../fields/account-messages.ts';
import { NewPasswordFields, useNewPassword } from '../fields/new-password.tsx';
import { listApps, listPasskeys } from '../passkeys/passkeys.ts';
import { useAccountAttempt } from '../reauthentication/use-account-attempt.tsx';
import { useAuth } from '../session/auth-context.ts';
import { isConfirmed } from '../session/auth-state.ts';
import { PasskeySection } from './passkey-section.tsx';
import { RecoveryCodesSection } from './recovery-codes.tsx';
import { messages } from './settings-messages.ts';
import { SettingsSection, VerifyFirst } from './settings-section.tsx';
import { TwoStepSection } from './two-step-section.tsx';

const { password: words } = messages;

/** How the account is protected: the password, passkeys, and a second step. */
export function PasswordTab({ user }: { user: AuthUser }) {
  const [codes, setCodes] = useState<readonly string[]>();
  if (!isConfirmed(user)) {
    return (
      <SettingsSection title={words.both} lead={words.bothLead}>
        <VerifyFirst />
      </SettingsSection>
    );
  }
  return (
    <>
      <SettingsSection
        title={user.metadata.hasPassword ? words.change : words.set}
        lead={describePassword(user)}
      >
        <PasswordForm user={user} />
      </SettingsSection>
      <PasskeySection user={user} onCodes={setCodes} />
      <TwoStepSection user={user} onCodes={setCodes} />
      {(codes || listPasskeys(user).length + listApps(user).length > 0) && (
        <RecoveryCodesSection codes={codes} onCodes={setCodes} />
      )}
    </>
  );
}

function describePassword({ email, metadata }: AuthUser): string {
  if (metadata.hasPassword) return words.changeLead;
  return email === null ? words.phoneLead : words.setLead;
}

function PasswordForm({ user }: { user: AuthUser }) {
  const { client } = useAuth();
  const attempts = useAccountAttempt();
  const [isUpdated, setIsUpdated] = useState(false);
  const { length, updated, updating } = sharedMessages.password;
  const { form, password, clear, isBusy, isReady } = useNewPassword({
    attempts,
    failureTitle: words.failed,
    ignoresEmpty: true,
    async send(typed) {
      await client.run((auth) => auth.updateUser({ password: typed }));
      clear();
      setIsUpdated(true);
    },
  });
  return (
    <>
      <form {...form.props} className="grid gap-4.5">
        <NewPasswordFields
          form={form}
          username={user.email ?? user.phone}
          hint={length(minNewPasswordLength)}
          labels={{ password: words.label, confirmation: words.confirmation }}
        />
        <SuccessNote title={updated.title}>{isUpdated && password === '' && updated.description}</SuccessNote>
        <ErrorSummary form={form} />
        <Button
          type="submit"
          className="max-md:w-full md:justify-self-start"
          aria-disabled={!isReady}
          isBusy={isBusy}
          busyLabel={updating}
        >
          {user.metadata.hasPassword ? words.submitChange : words.submitSet}
        </Button>
      </form>
      {attempts.dialog}
    </>
  );
}
