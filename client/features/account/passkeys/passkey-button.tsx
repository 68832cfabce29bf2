import { KeyRound } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { PasskeyAnswer } from '../../../../shared/api/passkeys.ts';
import { call } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { InlineButton } from '../../../ui/actions/inline-button.tsx';
import type { Failure } from '../../../ui/feedback/describe-failure.ts';
import { messages } from './passkey-messages.ts';
import { NoPasskey } from './passkeys.ts';

type Webauthn = typeof import('./webauthn.ts');
type Attempt = { failureTitle: string; form?: DeviceForm; work: () => Promise<void> };
/** The form next to the button, which also shows why the last attempt failed, whichever way it was. */
type DeviceForm = { clear: () => void; showFailure: (failure: Failure) => boolean };

type AnyPasskeyProps = Pick<ComponentProps<typeof Button>, 'children' | 'isBlock' | 'size'> & {
  attempts: { isBusy: boolean; attempt: (attempt: Attempt) => Promise<void> };
  failureTitle: string;
  form?: DeviceForm;
  onAnswer: (answer: PasskeyAnswer) => Promise<void>;
};

type DeviceButtonProps<Answer> = Omit<AnyPasskeyProps, 'onAnswer'> & {
  ask: (webauthn: Webauthn, signal: AbortSignal) => Promise<Answer>;
  onAnswer: (answer: Answer) => Promise<void>;
};

export function PasskeyButton(props: AnyPasskeyProps) {
  return (
    <DeviceButton
      {...props}
      ask={async ({ askForPasskey }, signal) =>
        askForPasskey(await call('POST /api/auth/passkeys/sign-in/options'), { signal })
      }
    />
  );
}

/** Asks the device, always offers to stop waiting for it, and says quietly if it gave nothing. */
export function DeviceButton<Answer>({
  attempts: { isBusy, attempt },
  failureTitle,
  form,
  ask,
  onAnswer,
  children,
  ...button
}: DeviceButtonProps<Answer>) {
  const [isWaiting, setIsWaiting] = useState(false);
  const [note, setNote] = useState('');
  const pending = useRef<AbortController>(undefined);
  useEffect(() => () => pending.current?.abort(), []);

  async function prompt(): Promise<Answer | undefined> {
    const controller = new AbortController();
    pending.current = controller;
    setIsWaiting(true);
    try {
      return await ask(await import('./webauthn.ts'), controller.signal);
    } catch (cause) {
      if (!(cause instanceof NoPasskey)) throw cause;
      setNote(messages.notes[cause.reason]);
      return undefined;
    } finally {
      setIsWaiting(false);
    }
  }

  function press() {
    form?.clear();
    setNote('');
    void attempt({
      failureTitle,
      ...(form && { form }),
      work: async () => {
        const answer = await prompt();
        if (answer) await onAnswer(answer);
      },
    });
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="secondary" {...button} isBusy={isBusy} busyLabel={messages.waiting} onClick={press}>
        <KeyRound aria-hidden="true" className="size-5" /> <span>{children}</span>
      </Button>
      {isWaiting && (
        <p className="text-small">
          {messages.follow}{' '}
          <InlineButton onClick={() => pending.current?.abort()}>{messages.stop}</InlineButton>.
        </p>
      )}
      <p role="status" className="text-small empty:hidden">
        {note}
      </p>
    </div>
  );
}
