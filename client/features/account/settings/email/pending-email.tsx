import { MailCheck } from 'lucide-react';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { ResendButton } from '../../fields/resend-button.tsx';
import { useResend } from '../../fields/use-resend.ts';
import { useAccountAttempt } from '../../reauthentication/use-account-attempt.ts';
import { useAuth } from '../../session/auth-context.ts';
import type { SettingsDraftControl } from '../settings-draft.ts';

/** The new address that still waits for its link to be opened. */
export function PendingEmail({ newEmail, control }: { newEmail: string; control: SettingsDraftControl }) {
  const { client } = useAuth();
  const attempts = useAccountAttempt();
  const { isBusy, resend } = useResend({
    attempts,
    failureTitle: 'Failed to update email.',
    availableAt: control.draft.changeResendAt,
    send: async () => {
      const { retryAfterSeconds = 0 } = await client.run((auth) => auth.updateUser({ email: newEmail }));
      control.change({ changeResendAt: Date.now() + retryAfterSeconds * 1000 });
      toast.success({ title: 'Check your email', description: `We sent the link to ${newEmail} again.` });
    },
    onWait: (changeResendAt) => control.change({ changeResendAt }),
  });
  return (
    <div className="grid gap-3">
      <p className="rounded-control bg-surface-mist p-4">
        <MailCheck aria-hidden="true" className="mr-2 inline size-6 align-text-bottom text-primary" />
        <b className="font-semibold wrap-anywhere text-ink">{newEmail}</b> waits to be confirmed. Open the
        link that we sent there in a browser where you're signed in. Until then, nothing changes.
      </p>
      <ResendButton
        label="Send the link again"
        availableAt={control.draft.changeResendAt}
        isBusy={isBusy}
        onPress={resend}
      />
      {attempts.dialog}
    </div>
  );
}
