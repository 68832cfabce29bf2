import { describeResendWait } from '../../../../shared/resend-wait.ts';
import type { Failure } from '../../../ui/feedback/describe-failure.ts';
import type { Attempts } from '../../../ui/feedback/use-attempt.ts';

type Resend = {
  /** What runs the call: `useAttempt`, or one of the hooks that build on it. */
  attempts: Pick<Attempts, 'isBusy' | 'attempt' | 'refuse'>;
  /** Epoch milliseconds from which the server sends another message. */
  availableAt: number;
  send: () => Promise<void>;
  failureTitle: string;
  /** Heads the toast when the server says that it's too early. */
  limitedTitle?: string;
  /** The server asks to wait until then, in epoch milliseconds. */
  onWait?: (until: number) => void;
  onFailure?: (failure: Failure) => void;
};

/** Sends a message again. Too early is no failure of its own: the toast says how long to wait. */
export function useResend({
  attempts: { isBusy, attempt, refuse },
  availableAt,
  send,
  failureTitle,
  limitedTitle = 'Please wait',
  onWait,
  onFailure,
}: Resend) {
  function resend() {
    const seconds = Math.ceil((availableAt - Date.now()) / 1000);
    if (seconds > 0) {
      refuse('Please wait', describeResendWait(seconds));
      return;
    }
    void attempt({
      failureTitle,
      work: send,
      onFailure: (failure) => {
        const { code, message, waitSeconds } = failure;
        if (waitSeconds !== undefined) onWait?.(Date.now() + waitSeconds * 1000);
        if (code === 'rate_limited') refuse(limitedTitle, message);
        onFailure?.(failure);
      },
    });
  }

  return { isBusy, resend };
}
