import { MailCheck } from 'lucide-react';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { ResendButton } from '../../fields/resend-button.tsx';
import { startChange } from '../account-calls.ts';
import { useResend } from '../use-resend.ts';
import type { DraftControl } from '../use-settings-draft.ts';

/** The new address that still waits for its link to be opened. */
export function PendingEmail({ newEmail, control }: { newEmail: string; control: DraftControl }) {
  const { isBusy, resend, dialog } = useResend({
    failureTitle: 'Failed to update email.',
    availableAt: control.draft.changeResendAt,
    send: async () => {
      const seconds = await startChange({ email: newEmail });
      toast.success({ title: 'Check your email', description: `We sent the link to ${newEmail} again.` });
      return seconds;
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
      {dialog}
    </div>
  );
}
