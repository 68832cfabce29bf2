import { formatPhone } from '../../../../lib/format-phone.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { PhoneCodeForm } from '../../fields/codes/phone-code-form.tsx';
import { useCodeForm } from '../../fields/codes/use-code-form.ts';
import { useResend } from '../../fields/use-resend.ts';
import { useProfile } from '../../profile/store/profile-store.ts';
import { useAccountAttempt } from '../../reauthentication/use-account-attempt.ts';
import { useAuth } from '../../session/auth-context.ts';
import type { SettingsDraftControl } from '../settings-draft.ts';
import { StepHeading } from '../settings-section.tsx';
import { textCode } from './phone-number-form.tsx';

type VerifyPhoneProps = {
  /** Where the code went, in E.164 form. */
  phone: string;
  control: SettingsDraftControl;
  onBack: () => void;
  onVerified: () => void;
};

/** Second step: the code from the text message. */
export function VerifyPhone({ phone, control, onBack, onVerified }: VerifyPhoneProps) {
  const { client } = useAuth();
  const profile = useProfile();
  const verifying = useAccountAttempt();
  const resending = useAccountAttempt();
  const availableAt = control.draft.codeResendAt;
  const { isBusy, resend } = useResend({
    attempts: resending,
    availableAt,
    send: () => textCode(phone, control),
    failureTitle: 'Failed to add phone number.',
    onWait: (codeResendAt) => control.change({ codeResendAt }),
  });
  const form = useCodeForm({
    attempts: verifying,
    failureTitle: 'Failed to verify phone number.',
    incompleteTitle: 'Invalid code',
    async verify(token) {
      const { user } = await client.run((auth) => auth.verifyPhone({ phone, token, type: 'phone_change' }));
      toast.success({
        title: 'Phone verified',
        description: `You can sign in with ${formatPhone(phone)} now.`,
      });
      onVerified();
      // The profile's number is a copy, and the account has its own by now.
      await profile.save({ phoneNumber: user.phone ?? phone }).catch(globalThis.reportError);
    },
  });
  return (
    <>
      <PhoneCodeForm
        control={form}
        heading={<StepHeading>Enter your code</StepHeading>}
        phone={formatPhone(phone)}
        label="Verification Code"
        placeholder="Enter 6-digit code"
        submitLabel="Verify Phone"
        isInSettings
        resend={{ availableAt, isBusy, onPress: resend }}
        back={{ label: 'Back', onPress: onBack }}
      />
      {verifying.dialog}
      {resending.dialog}
    </>
  );
}
