import type { AuthUser } from '../../../../../shared/api/auth-user.ts';
import { CurrentValue } from '../current-value.tsx';
import type { SettingsDraftControl } from '../settings-draft.ts';
import { SettingsSection } from '../settings-section.tsx';
import { EmailForm } from './email-form.tsx';
import { PendingEmail } from './pending-email.tsx';
import { UnverifiedEmail } from './unverified-email.tsx';

/** The address: whether it is confirmed, and how to change it. */
export function EmailTab({ user, control }: { user: AuthUser; control: SettingsDraftControl }) {
  const isVerified = user.emailConfirmedAt !== null;
  return (
    <SettingsSection
      title="Your email"
      lead="You can sign in with it, and it is where we send links and news about the safety of your account."
    >
      <div className="grid gap-6">
        <CurrentValue
          label="Current email"
          value={user.email}
          none="No email address yet"
          isVerified={isVerified}
        />
        {user.email !== null && !isVerified && <UnverifiedEmail email={user.email} control={control} />}
        {user.newEmail !== null && <PendingEmail newEmail={user.newEmail} control={control} />}
        <EmailForm hasEmail={user.email !== null} isVerified={isVerified} control={control} />
      </div>
    </SettingsSection>
  );
}
