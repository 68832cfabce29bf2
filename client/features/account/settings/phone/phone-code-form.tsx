import { type FormEvent, useRef, useState } from 'react';
import { formatPhone } from '../../../../lib/format-phone.ts';
import { BackButton } from '../../../../ui/actions/back-button.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { isWrongCode } from '../../../../ui/feedback/describe-failure.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { CodeField } from '../../../../ui/inputs/code-field.tsx';
import { isCompleteCode } from '../../../../ui/inputs/one-time-code.ts';
import { ResendButton } from '../../fields/resend-button.tsx';
import { useProfile } from '../../profile/store/profile-store.ts';
import { useAccountAttempt } from '../../reauthentication/use-account-attempt.ts';
import { useAuth } from '../../session/auth-context.ts';
import { StepHeading } from '../step-heading.tsx';
import { useResend } from '../use-resend.ts';
import type { DraftControl } from '../use-settings-draft.ts';
import { sendPhoneCode } from './send-phone-code.ts';

type PhoneCodeFormProps = {
  /** Where the code went, in E.164 form. */
  phone: string;
  control: DraftControl;
  onBack: () => void;
  onVerified: () => void;
};

const invalidCode = {
  title: 'Invalid code',
  description: 'Please enter the 6-digit verification code.',
} as const;

/** Second step: the code from the text message. */
export function PhoneCodeForm({ phone, control, onBack, onVerified }: PhoneCodeFormProps) {
  const { client } = useAuth();
  const profile = useProfile();
  const { isBusy, attempt, refuse, dialog } = useAccountAttempt();
  const {
    isBusy: isResending,
    resend,
    dialog: resendDialog,
  } = useResend({
    failureTitle: 'Failed to add phone number.',
    availableAt: control.draft.codeResendAt,
    send: () => sendPhoneCode(phone, control),
    onWait: (codeResendAt) => control.change({ codeResendAt }),
  });
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);

  function show(message: string) {
    setError(message);
    form.current?.querySelector('input')?.select();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || code === '') return;
    if (!isCompleteCode(code)) {
      refuse(invalidCode.title, invalidCode.description);
      show(invalidCode.description);
      return;
    }
    void attempt({
      failureTitle: 'Failed to verify phone number.',
      work: async () => {
        const { user } = await client.verifyPhone({ phone, token: code, type: 'phone_change' });
        toast.success({
          title: 'Phone verified',
          description: `You can sign in with ${formatPhone(phone)} now.`,
        });
        onVerified();
        await keepInProfile(user.phone ?? phone);
      },
      onFailure: (failure) => {
        if (isWrongCode(failure)) show(failure.message);
      },
    });
  }

  /** The profile's number is a copy: the account has its own by now, so a copy that fails is nobody's trouble. */
  async function keepInProfile(phoneNumber: string) {
    try {
      await profile.save({ phoneNumber });
    } catch (cause) {
      globalThis.reportError(cause);
    }
  }

  return (
    <>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={submit}
        className="grid gap-4.5 border-t border-line pt-6"
      >
        <StepHeading>Enter your code</StepHeading>
        <p>
          We sent a 6-digit code to{' '}
          <b className="tabular font-semibold whitespace-nowrap text-ink">{formatPhone(phone)}</b>. It works
          for 10 minutes.
        </p>
        <CodeField
          label="Verification Code"
          value={code}
          onChange={(digits) => {
            setCode(digits);
            setError(undefined);
          }}
          placeholder="Enter 6-digit code"
          error={error}
        />
        <Button
          type="submit"
          className="max-md:w-full md:justify-self-start"
          aria-disabled={code === ''}
          isBusy={isBusy}
          busyLabel="Verifying..."
        >
          Verify Phone
        </Button>
        <ResendButton
          label="Send a new code"
          availableAt={control.draft.codeResendAt}
          isBusy={isResending}
          onPress={resend}
        />
        <BackButton onClick={onBack}>Back</BackButton>
      </form>
      {dialog}
      {resendDialog}
    </>
  );
}
