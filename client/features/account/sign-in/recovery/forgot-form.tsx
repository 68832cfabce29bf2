import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmailField } from '../../fields/email-field.tsx';
import { findEmailFault } from '../form-rules.ts';

type ForgotFormProps = {
  email: string;
  onChange: (email: string) => void;
  explanation: string;
  isBusy: boolean;
  onSubmit: () => void;
};

export function ForgotForm({ email, onChange, explanation, isBusy, onSubmit }: ForgotFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const fault = findEmailFault(email);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (fault) form.current?.querySelector('input')?.focus();
    else onSubmit();
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4.5">
      <p>{explanation}</p>
      <EmailField
        value={email}
        onChange={onChange}
        error={isChecked ? fault : undefined}
        autoComplete="username"
      />
      <Button
        type="submit"
        isBlock
        aria-disabled={email.trim() === ''}
        isBusy={isBusy}
        busyLabel="Sending..."
      >
        Send reset link
      </Button>
    </form>
  );
}
