import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/actions/button.tsx';
import { InlineButton } from '../../../ui/actions/inline-button.tsx';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { CodeField } from '../../../ui/inputs/code-field.tsx';
import { TextField } from '../../../ui/inputs/text-field.tsx';
import { useCodeForm } from '../fields/codes/use-code-form.ts';
import type { SignInFlow } from './flow/use-sign-in-flow.ts';

/** The second proof of identity: a code of the person's app, or one of the recovery codes they keep. */
export function SecondFactorPanel({ flow }: { flow: SignInFlow }) {
  const cancelling = useAttempt();
  const [isRecovery, setIsRecovery] = useState(false);
  const { form, code, change, error, isBusy, isReady, submit } = useCodeForm({
    attempts: useAttempt(),
    failureTitle: 'Verification Failed',
    async verify(typed) {
      if (flow.state.status !== 'second-factor') return;
      const factor = flow.state.user.factors.find(({ status }) => status === 'verified');
      await flow.client.run((auth) => auth.verifyFactor(factor?.id ?? '', typed));
    },
    ...(isRecovery && {
      isComplete: (typed: string) => typed.trim() !== '',
      incompleteMessage: 'Enter one of your recovery codes.',
    }),
  });

  function swap() {
    flushSync(() => {
      setIsRecovery(!isRecovery);
      change('');
    });
    form.current?.querySelector('input')?.focus();
  }

  return (
    <>
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4.5">
        {isRecovery ? (
          <TextField
            key="recovery"
            label="Recovery code"
            name="recoveryCode"
            value={code}
            onChange={change}
            error={error}
            hint="One of the codes you were given when you set up the app. Each works once."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            isRequired
          />
        ) : (
          <CodeField
            key="app"
            label="Verification code"
            value={code}
            onChange={change}
            hint="Your authenticator app shows it now. After 10 wrong codes you have to wait 15 minutes."
            error={error}
          />
        )}
        <Button type="submit" isBlock aria-disabled={!isReady} isBusy={isBusy} busyLabel="Verifying...">
          Verify & Sign In
        </Button>
      </form>
      <p className="mt-3 grid justify-items-start gap-1">
        <InlineButton onClick={swap}>
          {isRecovery ? 'Use a code from my app instead' : 'Use a recovery code instead'}
        </InlineButton>
      </p>
      <Button
        variant="text"
        className="mt-3 -ml-3"
        isBusy={cancelling.isBusy}
        busyLabel="Cancelling..."
        onClick={() =>
          void cancelling.attempt({
            failureTitle: 'Sign Out Failed',
            work: () => flow.client.run((auth) => auth.signOut()),
          })
        }
      >
        Cancel and sign out
      </Button>
    </>
  );
}
