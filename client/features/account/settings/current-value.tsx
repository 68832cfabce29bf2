import { CircleAlert, CircleCheck } from 'lucide-react';
import { Badge } from '../../../ui/feedback/badge.tsx';

type CurrentValueProps = {
  label: string;
  value: string | null;
  /** What is shown when there is none yet. */
  none: string;
  isVerified: boolean;
};

/** The address or number that an account has now. */
export function CurrentValue({ label, value, none, isVerified }: CurrentValueProps) {
  return (
    <div className="grid gap-1">
      <p className="text-small text-muted">{label}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p className="tabular text-title font-semibold wrap-anywhere text-ink">{value ?? none}</p>
        <VerifiedBadge isVerified={isVerified} />
      </div>
    </div>
  );
}

/** Whether a channel is proven to be the person's own. */
function VerifiedBadge({ isVerified }: { isVerified: boolean }) {
  return isVerified ? (
    <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
      Verified
    </Badge>
  ) : (
    <Badge tone="warning" icon={<CircleAlert aria-hidden="true" />}>
      Unverified
    </Badge>
  );
}
