import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/actions/button.tsx';
import { InlineButton } from '../../../ui/actions/inline-button.tsx';
import { isWrongCode } from '../../../ui/feedback/describe-failure.ts';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { CodeField } from '../../../ui/inputs/code-field.tsx';
import { isCompleteCode } from '../../../ui/inputs/one-time-code.ts';
import { TextField } from '../../../ui/inputs/text-field.tsx';
import type { SignInFlow } from './flow/use-sign-in-flow.ts';

/** The second proof of identity: a code of the person's app, or one of the recovery codes they keep. */
export function SecondFactorPanel({ flow }: { flow: SignInFlow }) {
  const { isBusy, attempt } = useAttempt();
  const cancelling = useAttempt();
  const form = useRef<HTMLFormElement>(null);
  const [isRecovery, setIsRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const isReady = isRecovery ? code.trim() !== '' : isCompleteCode(code);

  function edit(text: string) {
    setCode(text);
    setError(undefined);
  }

  function swap() {
    flushSync(() => {
      setIsRecovery(!isRecovery);
      edit('');
    });
    form.current?.querySelector('input')?.focus();
  }

  function refuse(message: string) {
    setError(message);
    form.current?.querySelector('input')?.select();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (flow.state.status !== 'second-factor') return;
    if (!isReady) {
      refuse(
        isRecovery ? 'Enter one of your recovery codes.' : 'Please enter the 6-digit verification code.',
      );
      return;
    }
    const factor = flow.state.user.factors.find(({ status }) => status === 'verified');
    void attempt({
      failureTitle: 'Verification Failed',
      work: async () => {
        await flow.client.verifyFactor({ factorId: factor?.id ?? '', code: code.trim() });
      },
      onFailure: (failure) => {
        if (isWrongCode(failure)) refuse(failure.message);
      },
    });
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
            onChange={edit}
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
            onChange={edit}
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
          void cancelling.attempt({ failureTitle: 'Sign Out Failed', work: () => flow.client.signOut() })
        }
      >
        Cancel and sign out
      </Button>
    </>
  );
}
