import { toast } from '../../../../ui/feedback/toast-store.ts';
import { WaitingNumber } from '../../fields/confirmation/waiting-for-confirmation.tsx';
import { ResendButton } from '../../fields/resend-button.tsx';
import { useResend } from '../../fields/use-resend.ts';
import { useSessionAttempt } from '../../fields/use-session-attempt.ts';
import { useAuth } from '../../session/auth-context.ts';
import { readNumber } from '../../session/session-change.ts';
import type { SettingsDraftControl } from '../settings-draft.ts';

/** For an address that is not confirmed yet. */
export function UnverifiedEmail({ email, control }: { email: string; control: SettingsDraftControl }) {
  const { client, state } = useAuth();
  const { isBusy, resend } = useResend({
    attempts: useSessionAttempt(),
    failureTitle: 'Failed to resend confirmation.',
    availableAt: control.draft.confirmationResendAt,
    send: async () => {
      const { retryAfterSeconds } = await client.run((auth) => auth.resendConfirmation());
      control.change({ confirmationResendAt: Date.now() + retryAfterSeconds * 1000 });
      toast.success({ title: 'Confirmation sent', description: `Open the link that we sent to ${email}.` });
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
