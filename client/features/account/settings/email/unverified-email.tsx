import { toast } from '../../../../ui/feedback/toast-store.ts';
import { WaitingNumber } from '../../fields/confirmation/waiting-number.tsx';
import { ResendButton } from '../../fields/resend-button.tsx';
import { useAuth } from '../../session/auth-context.ts';
import { readNumber } from '../../session/session-change.ts';
import { useResend } from '../use-resend.ts';
import type { DraftControl } from '../use-settings-draft.ts';

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
