import { useEffect, useState } from 'react';
import type { EmailSentResponse } from '../../../../../shared/api/auth-user.ts';
import { brand } from '../../../../../shared/site/brand.data.ts';
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

/** Counted from the first email, in milliseconds. See docs/product.md, "Resend wait". */
const firstWaitMs = 30_000;

/**
 * The time when another email to the address can be requested, in epoch milliseconds. It survives a reload of the tab.
 */
export function useResendAt(address: string): [resendAt: number, setResendAt: (resendAt: number) => void] {
  // The first email was sent just before this tab started waiting.
  const [resendAt, setResendAt] = useState(() => loadResendAt(address) ?? Date.now() + firstWaitMs);
  useEffect(() => {
    waiting.write({ address, resendAt });
  }, [address, resendAt]);
  return [resendAt, setResendAt];
}

/** Undefined for a different address. */
function loadResendAt(address: string): number | undefined {
  const stored = waiting.read();
  return stored?.address === address ? stored.resendAt : undefined;
}

/** Returns, only once, whether this tab was waiting for the address to be confirmed. */
export function consumeWaiting(address: string): boolean {
  const isWaiting = loadResendAt(address) !== undefined;
  if (isWaiting) waiting.remove();
  return isWaiting;
}

type ConfirmationResend = {
  attempts: Pick<Attempts, 'isBusy' | 'attempt' | 'refuse'>;
  address: string;
  /** When the server will send another email, in epoch milliseconds. */
  availableAt: number;
  onSent: (answer: EmailSentResponse) => void;
  onWait?: (until: number) => void;
  onFailure?: (failure: Failure) => void;
};

/** Sends the email that confirms a new account's address again. */
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
      // The address has been confirmed in the meantime, and this browser doesn't know that yet.
      if (failure.code === 'email_taken' || failure.code === 'invalid_input') void client.reload();
    },
  });
}
