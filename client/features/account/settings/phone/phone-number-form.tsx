import { useEffect } from 'react';
import { call } from '../../../../lib/api-client.ts';
import { formatPhone } from '../../../../lib/format-phone.ts';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ErrorSummary } from '../../../../ui/feedback/error-summary.tsx';
import { TextField } from '../../../../ui/inputs/text-field.tsx';
import { sendPhoneCode } from '../../fields/codes/phone-code-form.tsx';
import { messages as sharedMessages } from '../../fields/messages.ts';
import { useAccountAttempt } from '../../reauthentication/use-account-attempt.tsx';
import { messages } from '../messages.ts';
import type { SettingsDraftControl } from '../settings-draft.ts';
import { isPhoneLongEnough, toInternationalPhone } from './phone-text.ts';

const { invalid } = messages.phone;

type PhoneNumberFormProps = { hasPhone: boolean; hasFocus: boolean; control: SettingsDraftControl };

/** First step: the number to text a code to. */
export function PhoneNumberForm({ hasPhone, hasFocus, control }: PhoneNumberFormProps) {
  const { draft, change } = control;
  const { isBusy, attempt, refuse, dialog } = useAccountAttempt();
  const isEmpty = draft.newPhone.trim() === '';
  const form = useForm({
    values: { phone: draft.newPhone },
    onChange: (_name, newPhone) => change({ newPhone }),
    validate: ({ phone }) => (isPhoneLongEnough(phone) ? {} : { phone: invalid.description }),
    isInert: isBusy || isEmpty,
    onInvalid: () => refuse(invalid.title),
    onSubmit() {
      const phone = toInternationalPhone(draft.newPhone);
      // The code for this number may be on its way, and another one would have to wait.
      if (phone === draft.codeSentTo && Date.now() < draft.codeResendAt) change({ isCodeAsked: true });
      else
        void attempt({
          failureTitle: messages.phone.failed,
          form,
          work: () => textCode(phone, control),
        });
    },
  });
  const { ref } = form.props;

  useEffect(() => {
    if (hasFocus) ref.current?.querySelector('input')?.focus();
  }, [hasFocus, ref]);

  return (
    <>
      <form {...form.props} className="grid gap-4.5 border-t border-line pt-6">
        <TextField
          {...form.bind('phone')}
          label={hasPhone ? messages.phone.newLabel : messages.phone.label}
          type="tel"
          placeholder="+1234567890"
          hint={messages.phone.hint}
          autoComplete="tel"
          inputMode="tel"
          isTabular
          isRequired
        />
        <ErrorSummary form={form} />
        <Button
          type="submit"
          className="max-md:w-full md:justify-self-start"
          aria-disabled={isEmpty}
          isBusy={isBusy}
          busyLabel={sharedMessages.sending}
        >
          {hasPhone ? messages.phone.change : messages.phone.add}
        </Button>
      </form>
      {dialog}
    </>
  );
}

/** Requests a code for a number in international format, and continues with the step that asks for it. */
export function textCode(phone: string, { change }: SettingsDraftControl): Promise<void> {
  return sendPhoneCode({
    request: async () => {
      const { retryAfterSeconds = 0 } = await call('PATCH /api/auth/user', { body: { phone } });
      return { phone, retryAfterSeconds };
    },
    onSent: (sent) => change({ ...sent, isCodeAsked: true }),
    notice: messages.phone.sent(formatPhone(phone)),
  });
}
