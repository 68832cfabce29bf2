import { BadgeCheck, CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Badge } from '../../ui/feedback/badge.tsx';
import { messages } from './dashboard-messages.ts';

type CardProps = {
  title: string;
  titleSide?: ReactNode;
  children: ReactNode;
};

/** One topic of the dashboard, named by its heading. */
export function Card({ title, titleSide, children }: CardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={cardClassName}>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id={titleId} className="font-display text-h3">
          {title}
        </h2>
        {titleSide}
      </div>
      {children}
    </section>
  );
}

export const cardClassName = 'rounded-card border border-line bg-surface p-5.5 md:p-8';
export const emptyCardClassName = `grid items-center gap-x-8 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto] ${cardClassName}`;

type EmptyCardProps = { title: string; artUrl: string; action: ReactNode; children: ReactNode };

/** Shown when there is nothing to list. The picture is on the side on wide screens and above the text on narrow ones. */
export function EmptyCard({ title, artUrl, action, children }: EmptyCardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={emptyCardClassName}>
      <img src={artUrl} alt="" width={160} height={116} className="-ml-3 w-32.5 md:order-1 md:ml-0 md:w-40" />
      <div>
        <h2 id={titleId} className="font-display text-h3">
          {title}
        </h2>
        <p className="mt-2 mb-5 max-w-[27rem]">{children}</p>
        {action}
      </div>
    </section>
  );
}

type VerificationBadgeProps = { isVerified: boolean; channel?: string };

/** Whether the person has verified that a channel is theirs. One that was never added is unverified, too. */
export function VerificationBadge({ isVerified, channel }: VerificationBadgeProps) {
  const word = messages.badges[isVerified ? 'verified' : 'unverified'];
  const Icon = isVerified ? BadgeCheck : CircleAlert;
  return (
    <Badge tone={isVerified ? 'success' : 'warning'} icon={<Icon aria-hidden="true" />}>
      {channel ? `${channel} ${word.toLowerCase()}` : word}
    </Badge>
  );
}

/** Two columns if there is enough room. The cards and their skeletons have the same positions. */
export function DashboardGrid({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className="mt-8 grid items-start gap-6 min-[64rem]:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
      <div className="grid gap-6">{main}</div>
      <div className="grid gap-6">{side}</div>
    </div>
  );
}
