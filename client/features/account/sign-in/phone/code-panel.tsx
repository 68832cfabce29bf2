import { type FormEvent, useRef, useState } from 'react';
import { BackButton } from '../../../../ui/actions/back-button.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { isWrongCode } from '../../../../ui/feedback/describe-failure.ts';
import { useAttempt } from '../../../../ui/feedback/use-attempt.ts';
import { CodeField } from '../../../../ui/inputs/code-field.tsx';
import { isCompleteCode } from '../../../../ui/inputs/one-time-code.ts';
import { ResendButton } from '../../fields/resend-button.tsx';
import { EmailInstead, isWithoutTexts } from '../email-instead.tsx';
import type { SignInFlow } from '../flow/use-sign-in-flow.ts';
import { PanelHeading } from '../panel-heading.tsx';
import { describeResendWait } from './resend-wait.ts';
import { sendPhoneCode } from './send-phone-code.ts';

/** Second step of signing in by phone: the code from the text message. */
export function CodePanel({ flow }: { flow: SignInFlow }) {
  const phone = flow.draft.codeSentTo;
  const { isBusy, attempt } = useAttempt();
  const resend = useAttempt();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const [isEmailOffered, setIsEmailOffered] = useState(false);

  function refuse(message: string) {
    setError(message);
    form.current?.querySelector('input')?.select();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isCompleteCode(code)) {
      refuse('Please enter the 6-digit verification code.');
      return;
    }
    setError(undefined);
    void attempt({
      failureTitle: 'Verification Failed',
      work: () => flow.takeWay('phone', () => flow.client.verifyPhone({ phone, token: code, type: 'sms' })),
      onFailure: (failure) => {
        if (isWrongCode(failure)) refuse(failure.message);
      },
    });
  }

  function sendAgain() {
    const wait = describeResendWait(flow.draft.codeResendAt, Date.now());
    if (wait) resend.refuse('Please wait', wait);
    else
      void resend.attempt({
        failureTitle: 'Verification Failed',
        work: () => sendPhoneCode(flow, phone),
        onFailure: (failure) => setIsEmailOffered(isWithoutTexts(failure)),
      });
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4.5">
      <PanelHeading>Enter your code</PanelHeading>
      <p>
        We sent a 6-digit code to <b className="tabular font-semibold text-ink">{phone}</b>. It works for 10
        minutes.
      </p>
      <CodeField
        label="Verification code"
        value={code}
        onChange={(digits) => {
          setCode(digits);
          setError(undefined);
        }}
        error={error}
      />
      <Button
        type="submit"
        isBlock
        aria-disabled={!isCompleteCode(code)}
        isBusy={isBusy}
        busyLabel="Verifying..."
      >
        Verify & Sign In
      </Button>
      <ResendButton
        label="Send a new code"
        availableAt={flow.draft.codeResendAt}
        isBusy={resend.isBusy}
        onPress={sendAgain}
      />
      {isEmailOffered && <EmailInstead onChoose={() => flow.travel('email')} />}
      <BackButton onClick={() => flow.travel('phone')}>Back to phone number</BackButton>
    </form>
  );
}
