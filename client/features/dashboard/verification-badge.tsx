import { BadgeCheck, CircleAlert } from 'lucide-react';
import { Badge } from '../../ui/feedback/badge.tsx';

/** Whether a channel is verified to be the person's own. */
export function VerificationBadge({ isVerified, channel }: { isVerified: boolean; channel?: string }) {
  const Icon = isVerified ? BadgeCheck : CircleAlert;
  const word = isVerified ? 'verified' : 'unverified';
  return (
    <Badge tone={isVerified ? 'success' : 'warning'} icon={<Icon aria-hidden="true" />}>
      {channel ? `${channel} ${word}` : `${word.charAt(0).toUpperCase()}${word.slice(1)}`}
    </Badge>
  );
}
