import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AuthUser } from '../../../../../shared/api/auth-user.ts';
import { formatPhone } from '../../../../lib/format-phone.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { PhoneCodeForm } from '../../fields/codes/phone-code-form.tsx';
import { useCodeForm } from '../../fields/codes/use-code-form.ts';
import { messages as sharedMessages } from '../../fields/messages.ts';
import { useResend } from '../../fields/use-resend.tsx';
import { useProfile } from '../../profile/store/profile-store.ts';
import { useAccountAttempt } from '../../reauthentication/use-account-attempt.tsx';
import { useAuth } from '../../session/auth-context.ts';
import { isConfirmed } from '../../session/auth-state.ts';
import { messages } from '../messages.ts';
import type { SettingsDraftControl } from '../settings-draft.ts';
import { CurrentValue, SettingsSection, StepHeading, VerifyFirst } from '../settings-section.tsx';
import { PhoneNumberForm, textCode } from './phone-number-form.tsx';

/** The phone number: first a code is texted to it, then the code is entered. */
export function PhoneTab({ user, control }: { user: AuthUser; control: SettingsDraftControl }) {
  const { codeSentTo, isCodeAsked } = control.draft;
  const heading = useRef<HTMLHeadingElement>(null);
  // Someone who comes back from the second step wants to correct the number.
  const [isBack, setIsBack] = useState(false);
  const { title, lead, current, none } = messages.phone;

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
    <SettingsSection title={title} headingRef={heading} lead={lead}>
      <div className="grid gap-6">
        <CurrentValue
          label={current}
          value={user.phone && formatPhone(user.phone)}
          none={none}
          isVerified={user.phoneConfirmedAt !== null}
        />
        {!isConfirmed(user) ? (
          <VerifyFirst />
        ) : isCodeAsked ? (
          <VerifyPhone phone={codeSentTo} control={control} onBack={goBack} onVerified={finish} />
        ) : (
          <PhoneNumberForm hasPhone={user.phone !== null} hasFocus={isBack} control={control} />
        )}
        {user.phone !== null && !isCodeAsked && <RemovePhone onRemoved={() => heading.current?.focus()} />}
      </div>
    </SettingsSection>
  );
}

function RemovePhone({ onRemoved }: { onRemoved: () => void }) {
  const { client } = useAuth();
  const { isBusy, attempt, dialog } = useAccountAttempt();
  const { remove, removeFailed, removed } = messages.phone;
  const startRemoving = () =>
    void attempt({
      failureTitle: removeFailed,
      work: async () => {
        await client.run((auth) => auth.removePhone());
        toast.success(removed);
        onRemoved();
      },
    });
  return (
    <div className="grid justify-items-start border-t border-line pt-6">
      <Button variant="secondary" className="max-md:w-full" isBusy={isBusy} onClick={startRemoving}>
        {remove}
      </Button>
      {dialog}
    </div>
  );
}

type VerifyPhoneProps = {
  /** The number that the code was sent to, in E.164 format. */
  phone: string;
  control: SettingsDraftControl;
  onBack: () => void;
  onVerified: () => void;
};

/** Second step: the code from the text message. */
function VerifyPhone({ phone, control, onBack, onVerified }: VerifyPhoneProps) {
  const { client } = useAuth();
  const profile = useProfile();
  const verifying = useAccountAttempt();
  const resending = useAccountAttempt();
  const resend = useResend({
    attempts: resending,
    availableAt: control.draft.codeResendAt,
    send: () => textCode(phone, control),
    failureTitle: messages.phone.failed,
    onWait: (codeResendAt) => control.change({ codeResendAt }),
  });
  const form = useCodeForm({
    attempts: verifying,
    failureTitle: messages.phone.verifyFailed,
    incompleteTitle: messages.invalidCode,
    async verify(token) {
      const { user } = await client.run((auth) => auth.verifyPhone({ phone, token, type: 'phone_change' }));
      toast.success(messages.phone.verified(formatPhone(phone)));
      onVerified();
      // The profile has a copy of the number, but the account has been updated already.
      await profile.save({ phoneNumber: user.phone ?? phone }).catch(globalThis.reportError);
    },
  });
  return (
    <>
      <PhoneCodeForm
        control={form}
        heading={<StepHeading>{messages.phone.codeTitle}</StepHeading>}
        phone={formatPhone(phone)}
        label={messages.phone.code}
        placeholder={messages.phone.codePlaceholder}
        submitLabel={messages.phone.verify}
        isInSettings
        resend={resend}
        back={{ label: sharedMessages.back, onPress: onBack }}
      />
      {verifying.dialog}
      {resending.dialog}
    </>
  );
}
