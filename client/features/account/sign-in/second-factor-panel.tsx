import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/actions/button.tsx';
import { InlineButton } from '../../../ui/actions/inline-button.tsx';
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { CodeField } from '../../../ui/inputs/code-field.tsx';
import { messages as sharedMessages } from '../fields/account-messages.ts';
import { RecoveryCodeField, useCodeForm } from '../fields/code-form.tsx';
import { SubmitButton } from '../fields/submit-button.tsx';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { messages as passkeyMessages } from '../passkeys/passkey-messages.ts';
import { hasPasskeyHere, listApps } from '../passkeys/passkeys.ts';
import { messages } from './sign-in-messages.ts';
import type { SignInFlow } from './use-sign-in-flow.ts';

const { secondFactor } = messages;

/** The second factor: a code from the person's app, or a recovery code. */
export function SecondFactorPanel({ flow: { client, state } }: { flow: SignInFlow }) {
  const canceling = useAttempt();
  const proving = useAttempt();
  const [isRecovery, setIsRecovery] = useState(false);
  const { form, clear, ...control } = useCodeForm({
    attempts: useAttempt(),
    failureTitle: messages.verifyFailed,
    async verify(code) {
      if (state.status !== 'second-factor') return;
      const [app] = listApps(state.user);
      await client.run((auth) => auth.verifyFactor(app?.id ?? '', code));
    },
    ...(isRecovery && {
      isComplete: (typed: string) => typed.trim() !== '',
      incompleteMessage: secondFactor.recoveryRequired,
    }),
  });

  function swap() {
    flushSync(() => {
      setIsRecovery(!isRecovery);
      clear();
    });
    form.props.ref.current?.querySelector('input')?.focus();
  }

  return (
    <>
      <form {...form.props} className="grid gap-4.5">
        {isRecovery ? (
          <RecoveryCodeField
            {...form.bind('code')}
            key="recovery"
            label={secondFactor.recoveryCode}
            hint={secondFactor.recoveryHint}
          />
        ) : (
          <CodeField
            {...form.bind('code')}
            key="app"
            label={messages.verificationCode}
            hint={secondFactor.hint}
          />
        )}
        <ErrorSummary form={form} />
        <SubmitButton control={control} busyLabel={sharedMessages.code.verifying}>
          {messages.verify}
        </SubmitButton>
      </form>
      <div className="mt-3 grid justify-items-start gap-1">
        <InlineButton onClick={swap}>
          {isRecovery ? secondFactor.useApp : secondFactor.useRecovery}
        </InlineButton>
        {state.status === 'second-factor' && hasPasskeyHere(state.user) && (
          <PasskeyButton
            attempts={proving}
            failureTitle={messages.verifyFailed}
            form={form}
            onAnswer={async (answer) => {
              await client.run((auth) => auth.provePasskey(answer));
            }}
          >
            {passkeyMessages.use}
          </PasskeyButton>
        )}
      </div>
      <Button
        variant="text"
        className="mt-3 -ml-3"
        isBusy={canceling.isBusy}
        busyLabel={secondFactor.canceling}
        onClick={() =>
          void canceling.attempt({
            failureTitle: sharedMessages.signOutFailed,
            work: () => client.run((auth) => auth.signOut()),
          })
        }
      >
        {secondFactor.cancel}
      </Button>
    </>
  );
}
