import type { AuthUser } from '../../../../../shared/api/auth-user.ts';
import { isConfirmed } from '../../session/auth-state.ts';
import { SettingsSection, VerifyFirst } from '../settings-section.tsx';
import { PasswordForm } from './password-form.tsx';
import { TwoStepSection } from './two-step-section.tsx';

/** How the account is protected: the password, and a second step after it. */
export function PasswordTab({ user }: { user: AuthUser }) {
  const { hasPassword } = user.metadata;
  if (!isConfirmed(user)) {
    return (
      <SettingsSection
        title="Password and two-step sign-in"
        lead="Choose another password, or add a code from an app as a second step."
      >
        <VerifyFirst />
      </SettingsSection>
    );
  }
  return (
    <>
      <SettingsSection
        title={hasPassword ? 'Change your password' : 'Set a password'}
        lead={describePassword(user)}
      >
        <PasswordForm user={user} />
      </SettingsSection>
      <TwoStepSection user={user} />
    </>
  );
}

function describePassword({ email, metadata }: AuthUser): string {
  if (metadata.hasPassword) return 'A new password signs out all your other devices.';
  if (email === null) {
    return 'You sign in with your phone. A password works together with an email address: add one under Email first.';
  }
  return 'You have signed in without a password so far. With one, you can also sign in by email.';
}
