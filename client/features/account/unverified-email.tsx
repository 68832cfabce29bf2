import { useAuth } from '../../lib/auth/auth-context.ts';
import { readNumber } from '../../lib/auth/session-change.ts';
import { ResendButton } from '../../ui/resend-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { WaitingNumber } from '../../ui/waiting-number.tsx';
import type { DraftControl } from './use-account-draft.ts';
import { useResend } from './use-resend.ts';

/** For an address that is not confirmed yet. */
export function UnverifiedEmail({ email, control }: { email: string; control: DraftControl }) {
  const { client, state } = useAuth();
  const { isBusy, resend } = useResend({
    failureTitle: 'Failed to resend confirmation.',
    availableAt: control.draft.confirmationResendAt,
    send: async () => {
      const { retryAfterSeconds } = await client.resendConfirmation();
      toast.success({ title: 'Confirmation sent', description: `Open the link that we sent to ${email}.` });
      return retryAfterSeconds;
    },
    onWait: (confirmationResendAt) => control.change({ confirmationResendAt }),
  });
  return (
    <div className="grid gap-4">
      <p>Your email needs verification. Check your inbox or resend the confirmation.</p>
      <WaitingNumber number={readNumber(state)} />
      <ResendButton
        label="Resend Confirmation"
        availableAt={control.draft.confirmationResendAt}
        isBusy={isBusy}
        onPress={resend}
      />
    </div>
  );
}
