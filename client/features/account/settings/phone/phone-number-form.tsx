import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '../../../../lib/api-client.ts';
import { formatPhone } from '../../../../lib/format-phone.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextField } from '../../../../ui/inputs/text-field.tsx';
import { sendPhoneCode } from '../../fields/codes/phone-code-form.tsx';
import { useAccountAttempt } from '../../reauthentication/use-account-attempt.ts';
import type { SettingsDraftControl } from '../settings-draft.ts';
import { isPhoneLongEnough, toInternationalPhone } from './phone-text.ts';

type PhoneNumberFormProps = { hasPhone: boolean; hasFocus: boolean; control: SettingsDraftControl };

const invalidPhone = {
  title: 'Invalid phone number',
  description: 'Please enter the whole number, such as +1 and ten digits for the United States.',
} as const;

/** First step: the number that a code is texted to. */
export function PhoneNumberForm({ hasPhone, hasFocus, control }: PhoneNumberFormProps) {
  const { isBusy, attempt, refuse, dialog } = useAccountAttempt();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string | undefined>(undefined);
  const typed = control.draft.newPhone;
  const isEmpty = typed.trim() === '';

  useEffect(() => {
    if (hasFocus) form.current?.querySelector('input')?.focus();
  }, [hasFocus]);

  function show(message: string) {
    setError(message);
    form.current?.querySelector('input')?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || isEmpty) return;
    if (!isPhoneLongEnough(typed)) {
      refuse(invalidPhone.title, invalidPhone.description);
      show(invalidPhone.description);
      return;
    }
    const phone = toInternationalPhone(typed);
    if (phone === control.draft.codeSentTo && Date.now() < control.draft.codeResendAt) {
      // Its code is on its way, and another one would have to wait.
      control.change({ isCodeAsked: true });
      return;
    }
    void attempt({
      failureTitle: 'Failed to add phone number.',
      work: async () => {
        await textCode(phone, control);
      },
      onFailure: ({ fields }) => {
        if (fields.phone) show(fields.phone);
      },
    });
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
        <TextField
          label={hasPhone ? 'New Phone Number' : 'Phone Number'}
          name="newPhone"
          type="tel"
          value={typed}
          onChange={(newPhone) => {
            control.change({ newPhone });
            setError(undefined);
          }}
          placeholder="+1234567890"
          hint="With its country code. We text a 6-digit code to it; message and data rates may apply."
          error={error}
          autoComplete="tel"
          inputMode="tel"
          isTabular
          isRequired
        />
        <Button
          type="submit"
          className="max-md:w-full md:justify-self-start"
          aria-disabled={isEmpty}
          isBusy={isBusy}
          busyLabel="Sending..."
        >
          {hasPhone ? 'Change Phone' : 'Add Phone'}
        </Button>
      </form>
      {dialog}
    </>
  );
}

/** Has a code texted to a number in international form, and continues with the step that asks for it. */
export function textCode(phone: string, { change }: SettingsDraftControl): Promise<void> {
  return sendPhoneCode({
    request: async () => {
      const { retryAfterSeconds = 0 } = await call('PATCH /api/auth/user', { body: { phone } });
      return { phone, retryAfterSeconds };
    },
    onSent: (sent) => change({ ...sent, isCodeAsked: true }),
    notice: {
      title: 'Verification code sent',
      description: `Look for our text message on ${formatPhone(phone)}.`,
    },
  });
}
