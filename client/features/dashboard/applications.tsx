import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProfileQuote } from '../../../shared/api/profile.ts';
import { formatDate, formatLocalDay } from '../../../shared/format/dates.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/link.tsx';
import applicationsUrl from '../../ui/art/empty-applications.svg';
import policiesUrl from '../../ui/art/empty-policies.svg';
import { useAttempt } from '../../ui/feedback/use-attempt.ts';
import { useProfile } from '../account/index.ts';
import { Card, EmptyCard } from './card.tsx';
import { messages } from './dashboard-messages.ts';

const { steps } = messages;

/** The steps from the last match to an application, or how to start one. */
export function Applications({ quote }: { quote: ProfileQuote | null }) {
  const { title, start, empty, more } = messages.applications;
  const startLink = (
    <ButtonLink to={paths.home} variant="secondary" size="sm">
      {start}
    </ButtonLink>
  );
  if (!quote) {
    return (
      <EmptyCard title={title} artUrl={applicationsUrl} action={startLink}>
        {empty}
      </EmptyCard>
    );
  }
  return (
    <Card title={title}>
      <ApplicationSteps quote={quote} />
      <p className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4 text-small">
        {more}
        {startLink}
      </p>
    </Card>
  );
}

/** How far the person has come with their last match, according to them and the carrier. */
function ApplicationSteps({ quote }: { quote: ProfileQuote }) {
  const { carrierName, isFallback, quotedAt, referredCarrierName, referredAt, appliedAt, outcome } = quote;
  const carrier = referredCarrierName ?? carrierName;
  return (
    <ol className="mt-5">
      <Step
        title={isFallback ? steps.found(carrierName) : steps.matched(carrierName)}
        isDone
        note={formatLocalDay(quotedAt)}
      />
      <Step
        title={referredAt ? steps.visited(carrier) : steps.visit(carrier)}
        isDone={referredAt !== null}
        note={referredAt ? formatLocalDay(referredAt) : steps.visitNote}
      />
      {outcome ? (
        <ReportedSteps {...outcome} />
      ) : (
        // Until the carrier reports something, only the person can tell us about this step.
        <Step
          title={appliedAt ? steps.applied(quote.appliedCarrierName ?? carrier) : steps.apply(carrier)}
          isDone={appliedAt !== null}
          note={appliedAt ? formatLocalDay(appliedAt) : steps.applyNote}
        >
          <AppliedButton hasApplied={appliedAt !== null} />
        </Step>
      )}
    </ol>
  );
}

/** What the carrier reported last, and what that implies about the steps before it. */
function ReportedSteps({ carrierName, status, occurredOn }: NonNullable<ProfileQuote['outcome']>) {
  const decision = status === 'applied' ? undefined : steps.decided[status];
  return (
    <>
      <Step
        title={steps.received(carrierName)}
        isDone
        note={decision ? steps.reported : formatDate(occurredOn)}
      />
      {decision ? (
        <Step title={decision.title(carrierName)} isDone note={formatDate(occurredOn)}>
          <p className="mt-1 max-w-prose text-small">{decision.note}</p>
        </Step>
      ) : (
        <Step title={steps.decides(carrierName)} note={steps.decidesNote} />
      )}
    </>
  );
}

type StepProps = { title: string; isDone?: boolean; note: string; children?: ReactNode };

/** The line next to a step leads to the next one. It is solid once the step is done. */
function Step({ title, isDone = false, note, children }: StepProps) {
  return (
    <li className="relative grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-[min(1rem,4.1vw)] pb-6 last:pb-0">
      <span
        aria-hidden="true"
        className={`absolute top-8 bottom-1 left-[0.8125rem] border-l-2 [li:last-child>&]:hidden ${isDone ? 'border-primary' : 'border-dashed border-line-strong'}`}
      />
      <span
        aria-hidden="true"
        className={`grid size-7 place-items-center rounded-full border-2 ${isDone ? 'border-primary bg-primary text-on-primary' : 'border-dashed border-line-strong'}`}
      >
        {isDone && <Check className="size-4" strokeWidth={3} />}
      </span>
      <div>
        <div role="status">
          <h3 className="font-sans text-base font-semibold wrap-anywhere">
            <span className="sr-only">{`${isDone ? steps.done : steps.open} `}</span>
            <span>{title}</span>
          </h3>
          <p className="mt-0.5 text-small">{note}</p>
        </div>
        {children}
      </div>
    </li>
  );
}

function AppliedButton({ hasApplied }: { hasApplied: boolean }) {
  const { save } = useProfile();
  const { isBusy, attempt } = useAttempt();
  return (
    <Button
      variant={hasApplied ? 'text' : 'secondary'}
      size="sm"
      className={hasApplied ? 'mt-1 -ml-3' : 'mt-3'}
      isBusy={isBusy}
      onClick={() =>
        void attempt({
          failureTitle: steps.failed,
          work: async () => void (await save({ hasApplied: !hasApplied })),
        })
      }
    >
      {hasApplied ? steps.undo : steps.tell}
    </Button>
  );
}

/** Carriers manage the policies themselves, so we can only show that one was issued. */
export function ActivePolicies({ outcome }: { outcome: ProfileQuote['outcome'] | undefined }) {
  const { title, browse, empty, issued } = messages.policies;
  return (
    <EmptyCard
      title={title}
      artUrl={policiesUrl}
      action={
        <ButtonLink to={paths.home} variant="secondary" size="sm">
          {browse}
        </ButtonLink>
      }
    >
      {outcome?.status === 'issued' ? issued(outcome.carrierName, formatDate(outcome.occurredOn)) : empty}
    </EmptyCard>
  );
}
