import { describeResendWait } from '../../../../shared/resend-wait.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { Failure } from '../../../ui/feedback/describe-failure.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import type { Attempts } from '../../../ui/feedback/use-attempt.ts';
import { useCountdown } from '../../../ui/feedback/use-countdown.ts';
import { messages } from './account-messages.ts';

type ResendButtonProps = {
  label: string;
  /** What runs the call: `useAttempt`, or a hook based on it. */
  attempts: Pick<Attempts, 'isBusy' | 'attempt' | 'refuse'>;
  /** When the server will send another message, in epoch milliseconds. */
  availableAt: number;
  /** What the countdown shows, if the person may ask sooner than the server will send. */
  shownAt?: number;
  send: () => Promise<{ retryAfterSeconds?: number | undefined }>;
  notice?: { title: string; description: string };
  failureTitle: string;
  /** What the toast says if the server sent no message. */
  fallback?: string;
  /** The title of the toast when the server says that it's too early. */
  limitedTitle?: string;
  /** Called with the time when another one can be sent, in epoch milliseconds. */
  onWait?: (until: number) => void;
  onFailure?: (failure: Failure) => void;
};

/**
 * Sends a message again. Until that is possible, it shows a countdown instead of a button, and keeps the focus if it
 * has it. Being too early doesn't count as a failure.
 */
export function ResendButton({
  label,
  attempts: { isBusy, attempt, refuse },
  availableAt,
  shownAt = availableAt,
  send,
  notice,
  failureTitle,
  fallback,
  limitedTitle = messages.wait,
  onWait,
  onFailure,
}: ResendButtonProps) {
  const seconds = useCountdown(shownAt);

  function press() {
    const secondsLeft = Math.ceil((availableAt - Date.now()) / 1000);
    if (secondsLeft > 0) {
      refuse(messages.wait, describeResendWait(secondsLeft));
      return;
    }
    void attempt({
      failureTitle,
      ...(fallback && { fallback }),
      async work() {
        const { retryAfterSeconds } = await send();
        onWait?.(addSeconds(retryAfterSeconds));
        if (notice) toast.success(notice);
      },
      onFailure(failure) {
        const { code, message, waitSeconds } = failure;
        if (waitSeconds !== undefined) onWait?.(addSeconds(waitSeconds));
        if (code === 'rate_limited') refuse(limitedTitle, message);
        onFailure?.(failure);
      },
    });
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      className={`tabular justify-self-start ${seconds > 0 ? 'bg-transparent! px-0! font-normal!' : ''}`}
      aria-disabled={seconds > 0}
      isBusy={isBusy}
      busyLabel={messages.sending}
      onClick={press}
    >
      {seconds > 0 ? describeResendWait(seconds).slice(0, -1) : label}
    </Button>
  );
}

/** The moment in that many seconds, in epoch milliseconds. */
export function addSeconds(seconds = 0): number {
  return Date.now() + seconds * 1000;
}
