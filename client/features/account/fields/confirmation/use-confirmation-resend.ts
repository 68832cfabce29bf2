import { useEffect, useState } from 'react';
import type { EmailSentAnswer } from '../../../../../shared/api/auth-user.ts';
import { brand } from '../../../../../shared/brand.ts';
import { fields, number, text } from '../../../../lib/light-checks.ts';
import { createStoredValue } from '../../../../lib/stored-value.ts';
import type { Failure } from '../../../../ui/feedback/describe-failure.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import type { Attempts } from '../../../../ui/feedback/use-attempt.ts';
import { useAuth } from '../../session/auth-context.ts';
import { messages } from '../messages.ts';
import { useResend } from '../use-resend.tsx';

const waiting = createStoredValue({
  area: 'session',
  key: `${brand.slug}.confirmation`,
  schema: fields({ address: '', resendAt: 0 }, { address: text, resendAt: number }, ['address', 'resendAt']),
});

/** From the first email on, in milliseconds. The product specification, "Business constants". */
const firstWaitMs = 30_000;

/** From when on another email to the address may be asked for, in epoch milliseconds, kept over a reload of the tab. */
export function useResendAt(address: string): [resendAt: number, setResendAt: (resendAt: number) => void] {
  // The first email has left just before this tab came to wait for it.
  const [resendAt, setResendAt] = useState(() => readResendAt(address) ?? Date.now() + firstWaitMs);
  useEffect(() => {
    waiting.write({ address, resendAt });
  }, [address, resendAt]);
  return [resendAt, setResendAt];
}

/** Undefined for another address. */
function readResendAt(address: string): number | undefined {
  const stored = waiting.read();
  return stored?.address === address ? stored.resendAt : undefined;
}

/** Whether this tab was waiting for the address to be confirmed. Asked once. */
export function takeWaiting(address: string): boolean {
  const isWaiting = readResendAt(address) !== undefined;
  if (isWaiting) waiting.remove();
  return isWaiting;
}

type ConfirmationResend = {
  attempts: Pick<Attempts, 'isBusy' | 'attempt' | 'refuse'>;
  address: string;
  /** Epoch milliseconds from which the server sends another email. */
  availableAt: number;
  onSent: (answer: EmailSentAnswer) => void;
  onWait?: (until: number) => void;
  onFailure?: (failure: Failure) => void;
};

/** Sends the email of a sign-up again, whose link confirms the address. */
export function useConfirmationResend({ address, onSent, onFailure, ...resend }: ConfirmationResend) {
  const { client } = useAuth();
  return useResend({
    ...resend,
    failureTitle: messages.confirmation.resendFailed,
    async send() {
      onSent(await client.run((auth) => auth.resendEmail(address)));
      toast.success(messages.confirmation.resent(address));
    },
    onFailure(failure) {
      onFailure?.(failure);
      // The address was confirmed meanwhile, and this browser has not heard of it.
      if (failure.code === 'email_taken' || failure.code === 'invalid_input') void client.reload();
    },
  });
}
