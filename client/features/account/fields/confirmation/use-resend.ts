import { useEffect, useState } from 'react';
import { formatWait } from '../../../../../shared/format/durations.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { useAuth } from '../../session/auth-context.ts';
import { useSessionAttempt } from '../use-session-attempt.ts';
import { readResendAt, writeResendAt } from './resend-store.ts';

/** From the first mail on, in milliseconds. The product specification, "Business constants". */
const firstWaitMs = 30_000;

type Options = {
  /** Where the mail goes. A component that changes it takes it as its key, too. */
  address: string;
  /** Sends another mail; resolves to the seconds until the next one. */
  send: () => Promise<number>;
};

/** Sending a confirmation mail again: the wait before it, which the server makes longer each time, and its failures. */
export function useResend({ address, send }: Options) {
  const { client } = useAuth();
  const { isBusy, attempt, refuse } = useSessionAttempt();
  // The first mail has left just before this tab came to wait for it.
  const [resendAt, setResendAt] = useState(() => readResendAt(address) ?? Date.now() + firstWaitMs);

  useEffect(() => writeResendAt(address, resendAt), [address, resendAt]);

  function resend() {
    const seconds = Math.ceil((resendAt - Date.now()) / 1000);
    if (seconds > 0) {
      refuse('Please wait', `You can resend in ${formatWait(seconds)}.`);
      return;
    }
    void attempt({
      work: async () => {
        setResendAt(Date.now() + (await send()) * 1000);
        toast.success({ title: 'Confirmation sent', description: `We sent another link to ${address}.` });
      },
      failureTitle: 'Failed to resend email. Please try again later.',
      onFailure: ({ code, message, waitSeconds }) => {
        if (waitSeconds !== undefined) setResendAt(Date.now() + waitSeconds * 1000);
        if (code === 'rate_limited') refuse('Please wait', message);
        // The address is confirmed by now: the state has not caught up.
        if (code === 'email_taken' || code === 'invalid_input') void client.reload();
      },
    });
  }

  return { resendAt, isBusy, resend };
}
