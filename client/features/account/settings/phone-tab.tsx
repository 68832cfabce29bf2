import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import { keepPhoneCharacters } from '../../../../shared/validation/digits.ts';
import { call } from '../../../lib/api-client.ts';
import { formatPhone } from '../../../lib/format-phone.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { TextField } from '../../../ui/inputs/text-field.tsx';
import { messages as sharedMessages } from '../fields/account-messages.ts';
import { PhoneCodeForm, sendPhoneCode, useCodeForm } from '../fields/code-form.tsx';
import { useResend } from '../fields/use-resend.tsx';
import { useProfile } from '../profile/profile-store.ts';
import { useAccountAttempt } from '../reauthentication/use-account-attempt.tsx';
import { useAuth } from '../session/auth-context.ts';
import { isConfirmed } from '../session/auth-state.ts';
import type { SettingsDraftControl } from './settings-draft.ts';
import { messages } from './settings-messages.ts';
import { CurrentValue, SettingsSection, StepHeading, VerifyFirst } from './settings-section.tsx';

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

const { invalid } = messages.phone;

type PhoneNumberFormProps = { hasPhone: boolean; hasFocus: boolean; control: SettingsDraftControl };

/** First step: the number to text a code to. */
function PhoneNumberForm({ hasPhone, hasFocus, control }: PhoneNumberFormProps) {
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
function textCode(phone: string, { change }: SettingsDraftControl): Promise<void> {
  return sendPhoneCode({
    request: async () => {
      const { retryAfterSeconds = 0 } = await call('PATCH /api/auth/user', { body: { phone } });
      return { phone, retryAfterSeconds };
    },
    onSent: (sent) => change({ ...sent, isCodeAsked: true }),
    notice: messages.phone.sent(formatPhone(phone)),
  });
}

/** The minimum length of a phone number, in characters. See docs/product.md, "Validation rules". */
const minPhoneLength = 10;

export function isPhoneLongEnough(typed: string): boolean {
  return typed.trim().length >= minPhoneLength;
}

/**
 * Returns the typed number in international format, without spaces, hyphens, and parentheses. Ten digits, or eleven
 * that begin with a 1, are a number in the United States. The server validates the result.
 */
export function toInternationalPhone(typed: string): string {
  const kept = keepPhoneCharacters(typed);
  if (kept.startsWith('+')) return kept;
  if (kept.startsWith('00')) return `+${kept.slice(2)}`;
  if (/^\d{10}$/.test(kept)) return `+1${kept}`;
  return /^1\d{10}$/.test(kept) ? `+${kept}` : kept;
}
