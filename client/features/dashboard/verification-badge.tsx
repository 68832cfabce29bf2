import { BadgeCheck, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { messages } from './messages.ts';

type VerificationBadgeProps = { isVerified: boolean; channel?: string };

/** Whether the person has verified that a channel is theirs. One that was never added is unverified, too. */
export function VerificationBadge({ isVerified, channel }: VerificationBadgeProps) {
  const state = isVerified ? 'verified' : 'unverified';
  const { tone, icon } = looks[state];
  const word = messages.badges[state];
  return (
    <Badge tone={tone} icon={icon}>
      {channel ? `${channel} ${word.toLowerCase()}` : word}
    </Badge>
  );
}

const looks: Record<keyof typeof messages.badges, { tone: BadgeTone; icon: ReactNode }> = {
  verified: { tone: 'success', icon: <BadgeCheck aria-hidden="true" /> },
  unverified: { tone: 'warning', icon: <CircleAlert aria-hidden="true" /> },
};
