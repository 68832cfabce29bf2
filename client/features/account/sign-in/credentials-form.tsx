import { type FormEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import type { Attempts } from '../../../ui/feedback/use-attempt.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { PasswordField } from '../../../ui/inputs/password-field.tsx';
import { EmailField } from '../fields/email-field.tsx';
import { TermsText } from '../fields/terms-text.tsx';
import type { SignInFlow } from './flow/use-sign-in-flow.ts';
import {
  type CredentialFaults,
  type Credentials,
  canSubmitCredentials,
  findCredentialFaults,
  termsRequired,
} from './form-rules.ts';

type CredentialsFormProps = {
  flow: SignInFlow;
  attempts: Attempts;
  submitLabel: string;
  /** For the browser's and the password manager's own lists. */
  emailAutoComplete: 'username' | 'email';
  passwordAutoComplete: 'current-password' | 'new-password';
  passwordPlaceholder?: string;
  /** Faults that the server found, by field. */
  serverFaults: CredentialFaults;
  onEdit: () => void;
  onSubmit: (credentials: Credentials) => void;
  /** Between the password and the terms. */
  children?: ReactNode;
};

/**
 * Email, password and terms. The button only looks and reads as disabled while something is missing: pressing it, or
 * Enter, says what.
 */
export function CredentialsForm({
  flow,
  attempts,
  submitLabel,
  emailAutoComplete,
  passwordAutoComplete,
  passwordPlaceholder,
  serverFaults,
  onEdit,
  onSubmit,
  children,
}: CredentialsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [hasLeftEmail, setHasLeftEmail] = useState(false);
  const credentials = { email: flow.draft.email, password: flow.password, hasAgreed: flow.draft.hasAgreed };
  const faults = findCredentialFaults(credentials);
  useTypedBeforeHydration(form, flow);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (attempts.isBusy) return;
    setIsChecked(true);
    const [firstFault] = Object.keys(faults);
    if (!firstFault) {
      setIsChecked(false);
      onSubmit(credentials);
      return;
    }
    if (faults.terms) attempts.refuse(termsRequired.title, termsRequired.description);
    form.current?.querySelector<HTMLInputElement>(`[name="${firstFault}"]`)?.focus();
  }

  const showsEmailFault = isChecked || (hasLeftEmail && credentials.email !== '');
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4.5">
      <EmailField
        value={credentials.email}
        onChange={(email) => {
          onEdit();
          flow.change({ email });
        }}
        onBlur={() => setHasLeftEmail(true)}
        error={serverFaults.email ?? (showsEmailFault ? faults.email : undefined)}
        autoComplete={emailAutoComplete}
      />
      <div className="grid gap-1">
        <PasswordField
          label="Password"
          name="password"
          value={credentials.password}
          onChange={(password) => {
            onEdit();
            flow.setPassword(password);
          }}
          error={serverFaults.password ?? (isChecked ? faults.password : undefined)}
          autoComplete={passwordAutoComplete}
          {...(passwordPlaceholder && { placeholder: passwordPlaceholder })}
          isRequired
        />
        {children}
      </div>
      <Checkbox
        name="terms"
        isChecked={credentials.hasAgreed}
        onChange={(hasAgreed) => {
          if (hasAgreed && faults.terms) attempts.clearFailure();
          flow.change({ hasAgreed });
        }}
        error={isChecked ? faults.terms : undefined}
        isRequired
      >
        <TermsText />
      </Checkbox>
      <Button
        type="submit"
        isBlock
        // Without its script the form must not be sent: the browser would do it on its own.
        disabled={!flow.isHydrated}
        aria-disabled={!canSubmitCredentials(credentials)}
        isBusy={attempts.isBusy}
        busyLabel="Processing..."
      >
        {submitLabel}
      </Button>
    </form>
  );
}

/** Takes over what people, or their browser, filled in before React was there to notice. */
function useTypedBeforeHydration(form: { readonly current: HTMLFormElement | null }, flow: SignInFlow) {
  const takeOver = useEffectEvent(() => {
    const read = (name: string) =>
      form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
    const email = read('email');
    const password = read('password');
    if (email !== '' && email !== flow.draft.email) flow.change({ email });
    if (password !== '' && password !== flow.password) flow.setPassword(password);
  });
  // Before the address is known, which may put the form of the other mode in place of this one.
  useLayoutEffect(() => takeOver(), []);
}
