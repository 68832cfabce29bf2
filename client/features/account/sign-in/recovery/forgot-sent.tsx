import { MailCheck } from 'lucide-react';
import { Button } from '../../../../ui/actions/button.tsx';
import { ResendButton } from '../../fields/resend-button.tsx';

type ForgotSentProps = {
  to: string;
  /** Epoch milliseconds. */
  resendAt: number;
  isBusy: boolean;
  onResend: () => void;
  onChangeEmail: () => void;
};

/** The same words whether or not an account exists: strangers must not learn who has one. */
export function ForgotSent({ to, resendAt, isBusy, onResend, onChangeEmail }: ForgotSentProps) {
  return (
    <>
      <div role="status" className="grid grid-cols-[24px_1fr] gap-3 rounded-control bg-success-tint p-4">
        <MailCheck aria-hidden="true" className="size-6 text-success" />
        <p className="wrap-anywhere text-ink">
          If an account exists for {to}, we sent a link. It works for one hour. If no mail arrives, look in
          your spam folder.
        </p>
      </div>
      <div className="grid gap-2">
        <ResendButton label="Send it again" availableAt={resendAt} isBusy={isBusy} onPress={onResend} />
        <Button variant="text" className="-ml-3 justify-self-start" onClick={onChangeEmail}>
          Use another email address
        </Button>
      </div>
    </>
  );
}
