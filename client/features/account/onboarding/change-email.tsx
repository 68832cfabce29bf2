import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { NetworkError } from '../../../lib/api-client.ts';
import { createRetryingLoader } from '../../../lib/retrying-loader.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { messages as sharedMessages } from '../fields/account-messages.ts';
import { messages } from './onboarding-messages.ts';

const loadForm = createRetryingLoader(() => import('./change-email-form.tsx'));

/** For correcting a mistyped address. Few people need the form and its dialog, so they load on demand. */
export function ChangeEmail() {
  const { isBusy, attempt } = useAttempt();
  const [Form, setForm] = useState<ComponentType<{ onCancel: () => void }>>();
  const box = useRef<HTMLDivElement>(null);

  async function open() {
    const { ChangeEmailForm } = await loadForm().catch((cause: unknown) => {
      throw new NetworkError(cause, false);
    });
    flushSync(() => setForm(() => ChangeEmailForm));
    box.current?.querySelector('input')?.focus();
  }

  function cancel() {
    flushSync(() => setForm(undefined));
    box.current?.querySelector('button')?.focus();
  }

  return (
    <div ref={box} className="w-full">
      {Form ? (
        <Form onCancel={cancel} />
      ) : (
        <Button
          variant="text"
          className="-ml-3"
          isBusy={isBusy}
          onClick={() => void attempt({ work: open, failureTitle: sharedMessages.emailFailed })}
        >
          {messages.changeEmail.open}
        </Button>
      )}
    </div>
  );
}
