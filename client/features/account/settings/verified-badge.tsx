import { CircleAlert, CircleCheck } from 'lucide-react';
import { Badge } from '../../../ui/feedback/badge.tsx';

/** Whether a channel is proven to be the person's own. */
export function VerifiedBadge({ isVerified }: { isVerified: boolean }) {
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
