import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ComponentProps, type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx';
import { EmailText } from '../../../ui/layout/rich-text.tsx';
import { SubmitButton } from '../fields/submit-button.tsx';
import { buildTabPath } from './account-tabs.ts';
import { messages } from './settings-messages.ts';

type SettingsSectionProps = {
  title: string;
  lead: ReactNode;
  badge?: ReactNode;
  /** Gets the focus if the element that had it is removed. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** One topic of the settings: its explanation on the left, and its controls on the right. */
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

/** The heading of a step that replaces another one. It gets the focus, so that screen readers announce it. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className="scroll-mt-6 text-title font-semibold">
      {children}
    </h3>
  );
}

/** Replaces what an account can't do until its address is confirmed. */
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

type CurrentValueProps = { label: string; value: string | null; none: string; isVerified: boolean };

/** The account's current address or number, and whether the person has proven that it's theirs. */
export function CurrentValue({ label, value, none, isVerified }: CurrentValueProps) {
  const Icon = isVerified ? CircleCheck : CircleAlert;
  return (
    <div className="grid gap-1">
      <p className="text-small text-muted">{label}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p className="tabular text-title font-semibold wrap-anywhere text-ink">
          <EmailText>{value ?? none}</EmailText>
        </p>
        {value && (
          <Badge tone={isVerified ? 'success' : 'warning'} icon={<Icon aria-hidden="true" />}>
            {isVerified ? messages.verified : messages.unverified}
          </Badge>
        )}
      </div>
    </div>
  );
}

type SettingsFormProps = {
  form: ComponentProps<typeof ErrorSummary>['form'] & { props: ComponentProps<'form'> };
  attempts: { isBusy: boolean; dialog: ReactNode };
  isReady: boolean;
  submitLabel: string;
  busyLabel: string;
  children: ReactNode;
};

/** A form below the current value. Until something is typed, its button only looks disabled. */
export function SettingsForm({
  form,
  attempts: { isBusy, dialog },
  isReady,
  submitLabel,
  busyLabel,
  children,
}: SettingsFormProps) {
  return (
    <>
      <form {...form.props} className="grid gap-4.5 border-t border-line pt-6">
        {children}
        <ErrorSummary form={form} />
        <SubmitButton control={{ isBusy, isReady }} isInSettings busyLabel={busyLabel}>
          {submitLabel}
        </SubmitButton>
      </form>
      {dialog}
    </>
  );
}
