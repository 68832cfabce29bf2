import { useState } from 'react';
import { formatPhone } from '../../../../lib/format-phone.ts';
import { useAttempt } from '../../../../ui/feedback/use-attempt.ts';
import { messages as uiMessages } from '../../../../ui/messages.ts';
import { PhoneCodeForm } from '../../fields/codes/phone-code-form.tsx';
import { useCodeForm } from '../../fields/codes/use-code-form.ts';
import { useResend } from '../../fields/use-resend.tsx';
import type { SignInFlow } from '../flow/use-sign-in-flow.ts';
import { messages } from '../messages.ts';
import { EmailInstead, isWithoutTexts, PanelHeading } from '../panel-parts.tsx';

const failureTitle = messages.verifyFailed;

/** Second step of signing in by phone: entering the code from the text message. */
export function PhoneCodePanel({ flow }: { flow: SignInFlow }) {
  const { codeSentTo: phone, codeResendAt: availableAt } = flow.draft;
  const [isEmailOffered, setIsEmailOffered] = useState(false);
  const control = useCodeForm({
    attempts: useAttempt(),
    failureTitle,
    verify: (token) =>
      flow.runSignIn('phone', () =>
        flow.client.run((auth) => auth.verifyPhone({ phone, token, type: 'sms' })),
      ),
  });
  const resend = useResend({
    attempts: useAttempt(),
    availableAt,
    send: () => flow.sendPhoneCode(phone),
    failureTitle,
    fallback: uiMessages.tryAgain,
    limitedTitle: failureTitle,
    onFailure: (failure) => setIsEmailOffered(isWithoutTexts(failure)),
  });
  return (
    <PhoneCodeForm
      control={control}
      heading={<PanelHeading>{messages.phone.codeTitle}</PanelHeading>}
      phone={formatPhone(phone)}
      label={messages.verificationCode}
      submitLabel={messages.verify}
      resend={resend}
      back={{ label: messages.phone.back, onPress: () => flow.travel('phone') }}
    >
      {isEmailOffered && <EmailInstead flow={flow} />}
    </PhoneCodeForm>
  );
}
