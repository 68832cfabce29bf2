import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmailText } from '../../../ui/layout/rich-text.tsx';
import { buildTabPath } from './account-tabs.ts';
import { messages } from './messages.ts';

type SettingsSectionProps = {
  title: string;
  lead: ReactNode;
  badge?: ReactNode;
  /** For the focus, when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** One subject of the settings: what it is for on the left, what can be done about it on the right. */
export function SettingsSection({ title, lead, badge, headingRef, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-5 border-t border-line py-8 first:border-t-0 print:block print:border-t-0 md:grid-cols-[4fr_8fr] md:gap-6 md:py-10"
    >
      <div className="grid content-start justify-items-start gap-2">
        <h2 ref={headingRef} id={titleId} tabIndex={-1} className="font-display text-h3">
          {title}
        </h2>
        {badge}
        <p className="max-w-prose md:pr-6">{lead}</p>
      </div>
      <div className="min-w-0 rounded-card border border-line bg-surface p-[20px] md:p-8">{children}</div>
    </section>
  );
}

/** Heading of a step that takes another one's place. The focus comes to it, so that it is read out. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className="scroll-mt-6 text-title font-semibold">
      {children}
    </h3>
  );
}

/** In place of what an account cannot do until its address is confirmed. */
export function VerifyFirst() {
  const navigate = useNavigate();
  const { title, text, submit } = messages.verifyFirst;
  return (
    <div className="grid justify-items-start gap-4">
      <p className="font-semibold text-ink">{title}</p>
      <p>{text}</p>
      <Button variant="secondary" onClick={() => navigate(buildTabPath('email'), { replace: true })}>
        {submit}
      </Button>
    </div>
  );
}

type CurrentValueProps = {
  label: string;
  value: string | null;
  /** What is shown when there is none yet. */
  none: string;
  isVerified: boolean;
};

/** The address or number that an account has now, and whether it is proven to be the person's own. */
export function CurrentValue({ label, value, none, isVerified }: CurrentValueProps) {
  const Icon = isVerified ? CircleCheck : CircleAlert;
  return (
    <div className="grid gap-1">
      <p className="text-small text-muted">{label}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p className="tabular text-title font-semibold wrap-anywhere text-ink">
          <EmailText>{value ?? none}</EmailText>
        </p>
        <Badge
          tone={isVerified ? 'success' : value ? 'warning' : 'neutral'}
          icon={<Icon aria-hidden="true" />}
        >
          {isVerified ? messages.verified : messages.unverified}
        </Badge>
      </div>
    </div>
  );
}
