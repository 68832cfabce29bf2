import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AuthUser } from '../../../../../shared/api/auth-user.ts';
import { formatPhone } from '../../../../lib/format-phone.ts';
import { isConfirmed } from '../../session/auth-state.ts';
import { CurrentValue } from '../current-value.tsx';
import type { SettingsDraftControl } from '../settings-draft.ts';
import { SettingsSection, VerifyFirst } from '../settings-section.tsx';

import { PhoneNumberForm } from './phone-number-form.tsx';
import { VerifyPhone } from './verify-phone.tsx';

/** The phone number: first a text is sent to it, then its code is entered. */
export function PhoneTab({ user, control }: { user: AuthUser; control: SettingsDraftControl }) {
  const { codeSentTo, isCodeAsked } = control.draft;
  const heading = useRef<HTMLHeadingElement>(null);
  // A person who comes back from the second step wants to correct the number.
  const [isBack, setIsBack] = useState(false);

  function goBack() {
    control.change({ isCodeAsked: false });
    setIsBack(true);
  }

  function finish() {
    flushSync(() => {
      control.change({ newPhone: '', codeSentTo: '', isCodeAsked: false, codeResendAt: 0 });
      setIsBack(false);
    });
    heading.current?.focus();
  }

  return (
    <SettingsSection
      title="Your phone"
      headingRef={heading}
      lead="You can sign in with it by text message. We never call you, and give it to nobody."
    >
      <div className="grid gap-6">
        <CurrentValue
          label="Current phone"
          value={user.phone && formatPhone(user.phone)}
          none="No phone number yet"
          isVerified={user.phoneConfirmedAt !== null}
        />
        {!isConfirmed(user) ? (
          <VerifyFirst />
        ) : isCodeAsked ? (
          <VerifyPhone phone={codeSentTo} control={control} onBack={goBack} onVerified={finish} />
        ) : (
          <PhoneNumberForm hasPhone={user.phone !== null} hasFocus={isBack} control={control} />
        )}
      </div>
    </SettingsSection>
  );
}
