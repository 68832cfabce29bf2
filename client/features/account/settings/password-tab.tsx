import { useState } from 'react';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import { SuccessNote } from '../../../ui/feedback/success-note.tsx';
import { messages as sharedMessages } from '../fields/account-messages.ts';
import { NewPasswordForm, useNewPassword } from '../fields/new-password.tsx';
import { SubmitButton } from '../fields/submit-button.tsx';
import { hasPasskeyHere, listApps } from '../passkeys/passkeys.ts';
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
      <PasswordSection user={user} />
      <PasskeySection user={user} onCodes={setCodes} />
      <TwoStepSection user={user} onCodes={setCodes} />
      {(codes || hasPasskeyHere(user) || listApps(user).length > 0) && (
        <RecoveryCodesSection codes={codes} onCodes={setCodes} />
      )}
    </>
  );
}

function PasswordSection({ user: { email, phone, metadata } }: { user: AuthUser }) {
  const { client } = useAuth();
  const attempts = useAccountAttempt();
  const [isUpdated, setIsUpdated] = useState(false);
  const { updated, updating } = sharedMessages.password;
  const control = useNewPassword({
    attempts,
    failureTitle: words.failed,
    ignoresEmpty: true,
    async send(password) {
      await client.run((auth) => auth.updateUser({ password }));
      control.clear();
      setIsUpdated(true);
    },
  });
  const { hasPassword } = metadata;
  const setLead = email === null ? words.phoneLead : words.setLead;
  const note = isUpdated && control.password === '' && updated.description;
  return (
    <SettingsSection
      title={hasPassword ? words.change : words.set}
      lead={hasPassword ? words.changeLead : setLead}
    >
      <NewPasswordForm
        control={control}
        username={email ?? phone}
        labels={{ password: words.label, confirmation: words.confirmation }}
        note={<SuccessNote title={updated.title}>{note}</SuccessNote>}
      >
        <SubmitButton control={control} isInSettings busyLabel={updating}>
          {hasPassword ? words.submitChange : words.submitSet}
        </SubmitButton>
      </NewPasswordForm>
      {attempts.dialog}
    </SettingsSection>
  );
}
