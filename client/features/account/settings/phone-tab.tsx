import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import { keepPhoneCharacters } from '../../../../shared/validation/digits.ts';
import { call } from '../../../lib/api-client.ts';
import { formatPhone } from '../../../lib/format-phone.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { TextField } from '../../../ui/inputs/text-field.tsx';
import { messages as sharedMessages } from '../fields/account-messages.ts';
import { PhoneCodeForm, useCodeForm } from '../fields/code-form.tsx';
import { addSeconds } from '../fields/resend-button.tsx';
import { useProfile } from '../profile/profile-store.ts';
import { AccountAction } from '../reauthentication/account-action.tsx';
import { useAccountAttempt } from '../reauthentication/use-account-attempt.tsx';
import { useAuth } from '../session/auth-context.ts';
import { isConfirmed } from '../session/auth-state.ts';
import type { SettingsDraftControl } from './settings-draft.ts';
import { messages } from './settings-messages.ts';
import {
  CurrentValue,
  SettingsForm,
  SettingsSection,
  StepHeading,
  VerifyFirst,
} from './settings-section.tsx';

const { phone: words } = messages;

/** The phone number: first a code is texted to it, then the code is entered. */
export function PhoneTab({ user, control }: { user: AuthUser; control: SettingsDraftControl }) {
  const { client } = useAuth();
  const { codeSentTo, isCodeAsked } = control.draft;
  const heading = useRef<HTMLHeadingElement>(null);
  // Someone who comes back from the second step wants to correct the number.
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

  async function remove() {
    await client.run((auth) => auth.removePhone());
    toast.success(words.removed);
    heading.current?.focus();
  }

  return (
    <SettingsSection title={words.title} headingRef={heading} lead={words.lead}>
      <div className="grid gap-6">
        <CurrentValue
          label={words.current}
          value={user.phone && formatPhone(user.phone)}
          none={words.none}
          isVerified={user.phoneConfirmedAt !== null}
        />
        {!isConfirmed(user) ? (
          <VerifyFirst />
        ) : isCodeAsked ? (
          <VerifyPhone phone={codeSentTo} control={control} onBack={goBack} onVerified={finish} />
        ) : (
          <PhoneNumberForm hasPhone={user.phone !== null} hasFocus={isBack} control={control} />
        )}
        {user.phone !== null && !isCodeAsked && (
          <div className="grid justify-items-start border-t border-line pt-6">
            <AccountAction className="max-md:w-full" failureTitle={words.removeFailed} work={remove}>
              {words.remove}
            </AccountAction>
          </div>
        )}
      </div>
    </SettingsSection>
  );
}

const requestCode = (phone: string) => call('PATCH /api/auth/user', { body: { phone } });

type PhoneNumberFormProps = { hasPhone: boolean; hasFocus: boolean; control: SettingsDraftControl };

function PhoneNumberForm({ hasPhone, hasFocus, control: { draft, change } }: PhoneNumberFormProps) {
  const attempts = useAccountAttempt();
  const isEmpty = draft.newPhone.trim() === '';
  const form = useForm({
    values: { phone: draft.newPhone },
    onChange: (_name, newPhone) => change({ newPhone }),
    validate: ({ phone }) => (isPhoneLongEnough(phone) ? {} : { phone: words.invalid.description }),
    isInert: attempts.isBusy || isEmpty,
    onInvalid: () => attempts.refuse(words.invalid.title),
    onSubmit() {
      const phone = toInternationalPhone(draft.newPhone);
      // The code for this number may be on its way, and another one would have to wait.
      if (phone === draft.codeSentTo && Date.now() < draft.codeResendAt) change({ isCodeAsked: true });
      else void attempts.attempt({ failureTitle: words.failed, form, work: () => textCode(phone) });
    },
  });
  const { ref } = form.props;

  async function textCode(phone: string) {
    const { retryAfterSeconds } = await requestCode(phone);
    change({ codeSentTo: phone, codeResendAt: addSeconds(retryAfterSeconds), isCodeAsked: true });
    toast.success(words.sent(formatPhone(phone)));
  }

  useEffect(() => {
    if (hasFocus) ref.current?.querySelector('input')?.focus();
  }, [hasFocus, ref]);

  return (
    <SettingsForm
      form={form}
      attempts={attempts}
      isReady={!isEmpty}
      submitLabel={hasPhone ? words.change : words.add}
      busyLabel={sharedMessages.sending}
    >
      <TextField
        {...form.bind('phone')}
        label={hasPhone ? words.newLabel : words.label}
        type="tel"
        placeholder="+1234567890"
        hint={words.hint}
        autoComplete="tel"
        inputMode="tel"
        isTabular
        isRequired
      />
    </SettingsForm>
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
function VerifyPhone({ phone, control: { draft, change }, onBack, onVerified }: VerifyPhoneProps) {
  const { client } = useAuth();
  const profile = useProfile();
  const verifying = useAccountAttempt();
  const resending = useAccountAttempt();
  const control = useCodeForm({
    attempts: verifying,
    failureTitle: words.verifyFailed,
    incompleteTitle: messages.invalidCode,
    async verify(token) {
      const { user } = await client.run((auth) => auth.verifyPhone({ phone, token, type: 'phone_change' }));
      toast.success(words.verified(formatPhone(phone)));
      onVerified();
      // The profile has a copy of the number, but the account has been updated already.
      await profile.save({ phoneNumber: user.phone ?? phone }).catch(globalThis.reportError);
    },
  });
  return (
    <>
      <PhoneCodeForm
        control={control}
        heading={<StepHeading>{words.codeTitle}</StepHeading>}
        phone={formatPhone(phone)}
        label={words.code}
        placeholder={words.codePlaceholder}
        submitLabel={words.verify}
        isInSettings
        resend={{
          attempts: resending,
          availableAt: draft.codeResendAt,
          send: () => requestCode(phone),
          notice: words.sent(formatPhone(phone)),
          failureTitle: words.failed,
          onWait: (codeResendAt) => change({ codeResendAt }),
        }}
        back={{ label: sharedMessages.back, onPress: onBack }}
      />
      {verifying.dialog}
      {resending.dialog}
    </>
  );
}

/** At least ten characters. See docs/product.md, "Validation rules". */
export function isPhoneLongEnough(typed: string): boolean {
  return typed.trim().length >= 10;
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
