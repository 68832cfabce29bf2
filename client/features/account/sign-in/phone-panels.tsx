import { useEffect, useEffectEvent, useState } from 'react';
import { consents } from '../../../../shared/consents.ts';
import { phoneCountries } from '../../../../shared/validation/phone-countries.ts';
import { formatPhone } from '../../../lib/format-phone.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { InlineButton } from '../../../ui/actions/inline-button.tsx';
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextField } from '../../../ui/inputs/text-field.tsx';
import { messages as uiMessages } from '../../../ui/messages.ts';
import { messages as sharedMessages } from '../fields/account-messages.ts';
import { Heading } from '../fields/account-page.tsx';
import { PhoneCodeForm, useCodeForm } from '../fields/code-form.tsx';
import { addSeconds } from '../fields/resend-button.tsx';
import { BackToEmail, EmailInstead, isWithoutTexts } from './other-ways.tsx';
import { changeCountry, typePhone, usePhoneRules } from './phone-rules.ts';
import { messages } from './sign-in-messages.ts';
import type { SignInFlow } from './use-sign-in-flow.ts';

const countries = phoneCountries.map(({ code, name, callingCode }) => ({
  value: code,
  label: `${name} (+${callingCode})`,
}));

const { verifyFailed: failureTitle } = messages;

/** How long a number can stay incomplete before it counts as invalid, in milliseconds. */
const pauseMs = 700;

/** First step of signing in by phone: the number, and the consent to be texted. */
export function PhonePanel({ flow }: { flow: SignInFlow }) {
  const { draft, change } = flow;
  const { isBusy, attempt } = useAttempt();
  const loading = usePhoneRules();
  const rules = loading.status === 'ready' ? loading.rules : undefined;
  const [isEmailOffered, setIsEmailOffered] = useState(false);
  const phone = rules?.normalizePhone(draft.phone, draft.country);
  const isWrong = phone?.isValid === false;
  const canSend = phone?.isValid === true && draft.hasConsented;
  const values = { country: draft.country, phone: draft.phone, consent: draft.hasConsented };
  const form = useForm({
    values,
    onChange(name, value) {
      const typed = { ...values, [name]: value };
      if (name === 'phone') change(typePhone(values, typed.phone, rules));
      else if (name === 'country') change(changeCountry(values, typed.country, rules));
      else change({ hasConsented: typed.consent });
    },
    validate: () => ({
      ...(isWrong && { phone: messages.phone.invalid }),
      ...(!draft.hasConsented && { consent: messages.phone.consentRequired }),
    }),
    isInert: isBusy || !phone,
    onSubmit: () =>
      void attempt({
        failureTitle,
        form,
        work: async () => {
          const sent = await flow.requestPhoneCode(phone?.value ?? '');
          change({ codeSentTo: sent.phone, codeResendAt: addSeconds(sent.retryAfterSeconds) });
          toast.success(messages.phone.sent);
          flow.travel('code');
        },
        onFailure: (failure) => setIsEmailOffered(isWithoutTexts(failure)),
      }),
  });
  const { onChange: chooseCountry, ...country } = form.bind('country');

  // Handles a number that was there before the rules loaded, such as one that the browser filled in.
  const placeNumber = useEffectEvent(() => {
    if (draft.phone.startsWith('+')) change(typePhone({ ...values, phone: '' }, draft.phone, rules));
  });
  useEffect(() => {
    if (rules) placeNumber();
  }, [rules]);

  // A pause in typing counts as leaving the field.
  const leave = useEffectEvent(() => form.leave('phone'));
  useEffect(() => {
    if (draft.phone === '' || !isWrong) return;
    const timer = setTimeout(leave, pauseMs);
    return () => clearTimeout(timer);
  }, [draft.phone, isWrong]);

  return (
    <form {...form.props} className="grid gap-4.5">
      <Heading>{messages.phone.title}</Heading>
      <Select
        {...country}
        label={messages.phone.country}
        onChange={(value) => {
          const chosen = phoneCountries.find(({ code }) => code === value);
          if (chosen) chooseCountry(chosen.code);
        }}
        options={countries}
        autoComplete="country"
      />
      <TextField
        {...form.bind('phone')}
        label={messages.phone.label}
        type="tel"
        hint={messages.phone.hint}
        placeholder={phoneCountries.find(({ code }) => code === draft.country)?.placeholder}
        autoComplete="tel"
        inputMode="tel"
        isTabular
        isRequired
      />
      {loading.status === 'failed' && (
        <div role="alert" className="grid justify-items-start gap-3 rounded-control bg-danger-tint p-4">
          <p className="font-medium text-danger">{messages.phone.rulesFailed}</p>
          <Button variant="secondary" size="sm" onClick={loading.retry}>
            {sharedMessages.tryAgain}
          </Button>
        </div>
      )}
      <Checkbox {...form.bind('consent')} isRequired>
        {consents.sms.text}
      </Checkbox>
      <ErrorSummary form={form} />
      <Button
        type="submit"
        isBlock
        aria-disabled={!canSend}
        isBusy={isBusy || loading.status === 'loading'}
        busyLabel={loading.status === 'loading' ? messages.phone.loading : messages.phone.busy}
      >
        {messages.phone.submit}
      </Button>
      {isEmailOffered && <EmailInstead flow={flow} />}
      {phone?.isValid && phone.value === draft.codeSentTo && (
        <InlineButton className="justify-self-start" onClick={() => flow.travel('code')}>
          {messages.phone.enterCode}
        </InlineButton>
      )}
      <BackToEmail flow={flow} />
    </form>
  );
}

/** Second step of signing in by phone: entering the code from the text message. */
export function PhoneCodePanel({ flow }: { flow: SignInFlow }) {
  const { codeSentTo: phone, codeResendAt: availableAt } = flow.draft;
  const [isEmailOffered, setIsEmailOffered] = useState(false);
  const control = useCodeForm({
    attempts: useAttempt(),
    failureTitle,
    repeatsField: true,
    verify: (token) =>
      flow.runSignIn('phone', () =>
        flow.client.run((auth) => auth.verifyPhone({ phone, token, type: 'sms' })),
      ),
  });
  return (
    <PhoneCodeForm
      control={control}
      heading={<Heading>{messages.phone.codeTitle}</Heading>}
      phone={formatPhone(phone)}
      label={messages.verificationCode}
      submitLabel={messages.verify}
      resend={{
        attempts: useAttempt(),
        availableAt,
        send: () => flow.requestPhoneCode(phone),
        notice: messages.phone.sent,
        failureTitle,
        fallback: uiMessages.tryAgain,
        limitedTitle: failureTitle,
        onWait: (codeResendAt) => flow.change({ codeResendAt }),
        onFailure: (failure) => setIsEmailOffered(isWithoutTexts(failure)),
      }}
      back={{ label: messages.phone.back, onPress: () => flow.travel('phone') }}
    >
      {isEmailOffered && <EmailInstead flow={flow} />}
    </PhoneCodeForm>
  );
}
