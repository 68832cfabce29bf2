import { describeResendWait } from '../../../../shared/resend-wait.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { Failure } from '../../../ui/feedback/describe-failure.ts';
import type { Attempts } from '../../../ui/feedback/use-attempt.ts';
import { useCountdown } from '../../../ui/feedback/use-countdown.ts';
import { messages } from './account-messages.ts';

type Resend = {
  /** What runs the call: `useAttempt`, or a hook based on it. */
  attempts: Pick<Attempts, 'isBusy' | 'attempt' | 'refuse'>;
  /** When the server will send another message, in epoch milliseconds. */
  availableAt: number;
  send: () => Promise<void>;
  failureTitle: string;
  /** What the toast says if the server sent no message. */
  fallback?: string;
  /** The title of the toast when the server says that it's too early. */
  limitedTitle?: string;
  /** Called when the server asks to wait until then, in epoch milliseconds. */
  onWait?: (until: number) => void;
  onFailure?: (failure: Failure) => void;
};

/** Sends a message again. Pass the result to a `ResendButton`. Being too early doesn't count as a failure. */
export function useResend({
  attempts: { isBusy, attempt, refuse },
  availableAt,
  send,
  failureTitle,
  fallback,
  limitedTitle = messages.wait,
  onWait,
  onFailure,
}: Resend) {
  function onPress() {
    const seconds = Math.ceil((availableAt - Date.now()) / 1000);
    if (seconds > 0) {
      refuse(messages.wait, describeResendWait(seconds));
      return;
    }
    void attempt({
      failureTitle,
      ...(fallback && { fallback }),
      work: send,
      onFailure: (failure) => {
        const { code, message, waitSeconds } = failure;
        if (waitSeconds !== undefined) onWait?.(Date.now() + waitSeconds * 1000);
        if (code === 'rate_limited') refuse(limitedTitle, message);
        onFailure?.(failure);
      },
    });
  }

  return { availableAt, isBusy, onPress };
}

type ResendButtonProps = {
  label: string;
  /** Epoch milliseconds. */
  availableAt: number;
  isBusy: boolean;
  /** Also called when it's too early, in order to say how long to wait. */
  onPress: () => void;
};

/**
 * Sends a message again. Until that is possible, it shows a countdown instead of a button, and keeps the focus if it
 * has it.
 */
export function ResendButton({ label, availableAt, isBusy, onPress }: ResendButtonProps) {
  const seconds = useCountdown(availableAt);
  return (
    <Button
      variant="secondary"
      size="sm"
      className={`tabular justify-self-start ${seconds > 0 ? 'bg-transparent! px-0! font-normal!' : ''}`}
      aria-disabled={seconds > 0}
      isBusy={isBusy}
      busyLabel={messages.sending}
      onClick={onPress}
    >
      {seconds > 0 ? describeResendWait(seconds).slice(0, -1) : label}
    </Button>
  );
}
