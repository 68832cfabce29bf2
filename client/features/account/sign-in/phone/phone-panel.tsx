import { type FormEvent, useRef, useState } from 'react';
import { consents } from '../../../../../shared/consents.ts';
import { BackButton } from '../../../../ui/actions/back-button.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { InlineButton } from '../../../../ui/actions/inline-button.tsx';
import { useAttempt } from '../../../../ui/feedback/use-attempt.ts';
import { Checkbox } from '../../../../ui/inputs/checkbox.tsx';
import type { SignInFlow } from '../flow/use-sign-in-flow.ts';
import { EmailInstead, isWithoutTexts, PanelHeading } from '../panel-parts.tsx';
import { PhoneInput } from './phone-input.tsx';
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
        await flow.sendPhoneCode(phone.value);
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

/** Stands in for the numbering plans that did not load; what was typed stays. */
function PhoneRulesFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-control bg-danger-tint p-4">
      <p className="font-medium text-danger">
        A part of this page did not load, so we cannot check phone numbers yet. Your connection may have
        dropped.
      </p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
