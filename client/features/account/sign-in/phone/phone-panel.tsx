import { type FormEvent, useRef, useState } from 'react';
import { consents } from '../../../../../shared/consents.ts';
import { BackButton } from '../../../../ui/actions/back-button.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { InlineButton } from '../../../../ui/actions/inline-button.tsx';
import { useAttempt } from '../../../../ui/feedback/use-attempt.ts';
import { Checkbox } from '../../../../ui/inputs/checkbox.tsx';
import { EmailInstead, isWithoutTexts } from '../email-instead.tsx';
import type { SignInFlow } from '../flow/use-sign-in-flow.ts';
import { PanelHeading } from '../panel-heading.tsx';
import { PhoneInput } from './phone-input.tsx';
import { PhoneRulesFailure } from './phone-rules-failure.tsx';
import { sendPhoneCode } from './send-phone-code.ts';
import { usePhoneRules } from './use-phone-rules.ts';

/** First step of signing in by phone: the number, and the agreement to be texted. */
export function PhonePanel({ flow }: { flow: SignInFlow }) {
  const { draft, change } = flow;
  const { isBusy, attempt } = useAttempt();
  const loading = usePhoneRules();
  const rules = loading.status === 'ready' ? loading.rules : undefined;
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const [isEmailOffered, setIsEmailOffered] = useState(false);
  const phone = rules?.normalizePhone(draft.phone, draft.country);
  const isValid = phone?.isValid ?? false;
  const canSend = isValid && draft.hasConsented;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !rules) return;
    setIsChecked(!canSend);
    if (!phone || !canSend) {
      const missing = isValid ? 'consent' : 'phone';
      form.current?.querySelector<HTMLInputElement>(`[name="${missing}"]`)?.focus();
      return;
    }
    void attempt({
      failureTitle: 'Verification Failed',
      work: async () => {
        await sendPhoneCode(flow, phone.value);
        flow.travel('code');
      },
      onFailure: (failure) => {
        setRefusal(failure.fields.phone);
        setIsEmailOffered(isWithoutTexts(failure));
        if (failure.fields.phone) form.current?.querySelector<HTMLInputElement>('[name="phone"]')?.focus();
      },
    });
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4.5">
      <PanelHeading>Use your phone number</PanelHeading>
      <PhoneInput
        entry={{ country: draft.country, text: draft.phone }}
        onChange={({ country, text }) => {
          change({ country, phone: text });
          setRefusal(undefined);
        }}
        isValid={isValid}
        rules={rules}
        isChecked={isChecked}
        refusal={refusal}
      />
      {loading.status === 'failed' && <PhoneRulesFailure onRetry={loading.retry} />}
      <Checkbox
        name="consent"
        isChecked={draft.hasConsented}
        onChange={(hasConsented) => change({ hasConsented })}
        error={isChecked && !draft.hasConsented ? 'Please agree to receive the code by SMS.' : undefined}
        isRequired
      >
        {consents.sms.text}
      </Checkbox>
      <Button
        type="submit"
        isBlock
        aria-disabled={!canSend}
        isBusy={isBusy || loading.status === 'loading'}
        busyLabel={loading.status === 'loading' ? 'Getting ready...' : 'Sending Code...'}
      >
        Send Verification Code
      </Button>
      {isEmailOffered && <EmailInstead onChoose={() => flow.travel('email')} />}
      {phone?.isValid && phone.value === draft.codeSentTo && (
        <InlineButton className="justify-self-start" onClick={() => flow.travel('code')}>
          Enter the code we sent to this number
        </InlineButton>
      )}
      <BackButton onClick={() => flow.travel('email')}>Back to email sign-in</BackButton>
    </form>
  );
}
