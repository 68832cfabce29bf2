import { describeResendWait } from '../../../../shared/resend-wait.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useCountdown } from '../../../ui/feedback/use-countdown.ts';

type ResendButtonProps = {
  label: string;
  /** Epoch milliseconds. */
  availableAt: number;
  isBusy: boolean;
  /** Also called while it's too early, to say how long to wait. */
  onPress: () => void;
};

/** Sends a message again. Until that is allowed it counts down, and keeps the focus that it may have. */
export function ResendButton({ label, availableAt, isBusy, onPress }: ResendButtonProps) {
  const seconds = useCountdown(availableAt);
  return (
    <Button
      variant="secondary"
      size="sm"
      className="tabular justify-self-start"
      aria-disabled={seconds > 0}
      isBusy={isBusy}
      busyLabel="Sending..."
      onClick={onPress}
    >
      {seconds > 0 ? describeResendWait(seconds).slice(0, -1) : label}
    </Button>
  );
}
