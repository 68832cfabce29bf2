import { formatWait } from '../../../../shared/format/durations.ts';
import { useAccountAttempt } from '../reauthentication/use-account-attempt.ts';

type ResendInput = {
  failureTitle: string;
  /** Epoch milliseconds. */
  availableAt: number;
  /** Sends the message again and returns the seconds until it may be sent once more. */
  send: () => Promise<number>;
  /** Epoch milliseconds until when another one has to wait. */
  onWait: (until: number) => void;
};

/** Sends a message again. Too early is no failure of its own: the toast says how long to wait. */
export function useResend({ failureTitle, availableAt, send, onWait }: ResendInput) {
  const { isBusy, attempt, refuse, dialog } = useAccountAttempt();

  function wait(seconds: number) {
    onWait(Date.now() + seconds * 1000);
  }

  function resend() {
    const seconds = Math.ceil((availableAt - Date.now()) / 1000);
    if (seconds > 0) {
      refuse('Please wait', `You can resend in ${formatWait(seconds)}.`);
      return;
    }
    void attempt({
      failureTitle,
      work: async () => wait(await send()),
      onFailure: ({ code, message, waitSeconds }) => {
        if (code !== 'rate_limited' || waitSeconds === undefined) return;
        wait(waitSeconds);
        refuse('Please wait', message);
      },
    });
  }

  return { isBusy, resend, dialog };
}
