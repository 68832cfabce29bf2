import { KeyRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { InlineButton } from '../../../ui/actions/inline-button.tsx';
import { messages } from './messages.ts';
import type { PasskeyPrompt } from './use-passkey-prompt.ts';

type PasskeyButtonProps = Omit<ComponentProps<typeof Button>, 'busyLabel'> & { request: PasskeyPrompt };

/** Asks the device for a passkey, and always offers to stop waiting for it. */
export function PasskeyButton({ request, isBusy, children, ...button }: PasskeyButtonProps) {
  const { isWaiting, note, stop } = request;
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="secondary"
        {...button}
        isBusy={Boolean(isBusy) || isWaiting}
        busyLabel={messages.waiting}
      >
        <KeyRound aria-hidden="true" className="size-5" /> {children}
      </Button>
      {isWaiting && (
        <p className="text-small">
          {messages.follow} <InlineButton onClick={stop}>{messages.stop}</InlineButton>.
        </p>
      )}
      <p role="status" className="text-small empty:hidden">
        {note}
      </p>
    </div>
  );
}
