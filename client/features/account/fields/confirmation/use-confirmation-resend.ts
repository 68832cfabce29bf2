import type { EmailSentAnswer } from '../../../../../shared/api/auth-user.ts';
import type { Failure } from '../../../../ui/feedback/describe-failure.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import type { Attempts } from '../../../../ui/feedback/use-attempt.ts';
import { useAuth } from '../../session/auth-context.ts';
import { useResend } from '../use-resend.ts';

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
    failureTitle: 'Failed to resend email. Please try again later.',
    async send() {
      onSent(await client.run((auth) => auth.resendEmail(address)));
      toast.success({ title: 'Confirmation sent', description: `We sent another link to ${address}.` });
    },
    onFailure(failure) {
      onFailure?.(failure);
      // The address was confirmed meanwhile, and this browser has not heard of it.
      if (failure.code === 'email_taken' || failure.code === 'invalid_input') void client.reload();
    },
  });
}
