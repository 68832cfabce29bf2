import { useState } from 'react';
import { useAttempt } from '../../../../ui/feedback/use-attempt.ts';
import { PhoneCodeForm } from '../../fields/codes/phone-code-form.tsx';
import { useCodeForm } from '../../fields/codes/use-code-form.ts';
import { useResend } from '../../fields/use-resend.ts';
import type { SignInFlow } from '../flow/use-sign-in-flow.ts';
import { EmailInstead, isWithoutTexts, PanelHeading } from '../panel-parts.tsx';

const failureTitle = 'Verification Failed';

/** Second step of signing in by phone: the code from the text message. */
export function PhoneCodePanel({ flow }: { flow: SignInFlow }) {
  const { codeSentTo: phone, codeResendAt: availableAt } = flow.draft;
  const [isEmailOffered, setIsEmailOffered] = useState(false);
  const control = useCodeForm({
    attempts: useAttempt(),
    failureTitle,
    verify: (token) =>
      flow.takeWay('phone', () => flow.client.run((auth) => auth.verifyPhone({ phone, token, type: 'sms' }))),
  });
  const { isBusy, resend } = useResend({
    attempts: useAttempt(),
    availableAt,
    send: () => flow.sendPhoneCode(phone),
    failureTitle,
    limitedTitle: failureTitle,
    onFailure: (failure) => setIsEmailOffered(isWithoutTexts(failure)),
  });
  return (
    <PhoneCodeForm
      control={control}
      heading={<PanelHeading>Enter your code</PanelHeading>}
      phone={phone}
      label="Verification code"
      submitLabel="Verify & Sign In"
      resend={{ availableAt, isBusy, onPress: resend }}
      back={{ label: 'Back to phone number', onPress: () => flow.travel('phone') }}
    >
      {isEmailOffered && <EmailInstead onChoose={() => flow.travel('email')} />}
    </PhoneCodeForm>
  );
}
