import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { InlineButton } from '../../../ui/actions/inline-button.tsx';
import { CodeField } from '../../../ui/inputs/code-field.tsx';
import { PasswordField } from '../../../ui/inputs/password-field.tsx';
import { ResendButton } from '../fields/resend-button.tsx';
import type { ReauthenticationForm } from './use-reauthentication-form.ts';

type ProofFieldsProps = {
  form: ReauthenticationForm;
  /** Under which password managers keep the password. */
  userName: string;
};

/** Asks for the password, or for a code that it sends. Its buttons stand elsewhere and name `form.id`. */
export function ReauthenticationFields({ form, userName }: ProofFieldsProps) {
  return (
    <form id={form.id} method="post" noValidate onSubmit={form.submit} className="grid gap-3">
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      {form.way === 'password' ? (
        <PasswordField
          label="Your password"
          name="password"
          value={form.secret}
          onChange={form.change}
          error={form.fieldError}
          autoComplete="current-password"
          isRequired
        />
      ) : (
        <CodePart form={form} />
      )}
      {form.problem && (
        <p role="alert" className="text-small font-medium text-danger">
          {form.problem}
        </p>
      )}
      {form.canSwap && (
        <InlineButton className="justify-self-start text-base" onClick={form.swap}>
          {form.way === 'password' ? 'Send me a code instead' : 'Use my password instead'}
        </InlineButton>
      )}
    </form>
  );
}

function CodePart({ form }: { form: ReauthenticationForm }) {
  const box = useRef<HTMLDivElement>(null);
  const isSent = form.sent !== undefined;

  // Before the dialog misses the button that had the focus, and takes the focus itself.
  useLayoutEffect(() => {
    if (isSent) box.current?.querySelector('input')?.focus();
  }, [isSent]);

  if (!form.sent) {
    return (
      <>
        <p>
          We send a 6-digit code to <b className="font-semibold wrap-anywhere text-ink">{form.codeTarget}</b>.
        </p>
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          isBusy={form.busy === 'sending'}
          busyLabel="Sending..."
          onClick={form.sendCode}
        >
          Send me a code
        </Button>
        {form.fieldError && (
          <p role="alert" className="text-small font-medium text-danger">
            {form.fieldError}
          </p>
        )}
      </>
    );
  }
  return (
    <div ref={box} className="grid gap-3">
      <p role="status">
        We sent a 6-digit code to <b className="font-semibold wrap-anywhere text-ink">{form.codeTarget}</b>.
        It works for 10 minutes.
      </p>
      <CodeField label="Your code" value={form.secret} onChange={form.change} error={form.fieldError} />
      <ResendButton
        label="Send a new code"
        availableAt={form.sent.resendAt}
        isBusy={form.busy === 'sending'}
        onPress={form.sendCode}
      />
    </div>
  );
}
