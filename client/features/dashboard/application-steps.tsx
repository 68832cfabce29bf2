import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProfileQuote } from '../../../shared/api/profile.ts';
import { formatLocalDay } from '../../../shared/format/dates.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useAttempt } from '../../ui/feedback/use-attempt.ts';
import { useProfile } from '../account/index.ts';
import { messages } from './messages.ts';

/** How far the person has come with their last match. Only they can tell us about the last step. */
export function ApplicationSteps({ quote }: { quote: ProfileQuote }) {
  const {
    carrierName,
    isFallback,
    quotedAt,
    referredCarrierName,
    referredAt,
    appliedCarrierName,
    appliedAt,
  } = quote;
  const carrier = referredCarrierName ?? carrierName;
  const { steps } = messages;
  return (
    <ol className="mt-5">
      <Step title={isFallback ? steps.found(carrierName) : steps.matched(carrierName)} doneAt={quotedAt} />
      <Step
        title={referredAt ? steps.visited(carrier) : steps.visit(carrier)}
        doneAt={referredAt}
        note={steps.visitNote}
      />
      <Step
        title={appliedAt ? steps.applied(appliedCarrierName ?? carrier) : steps.apply(carrier)}
        doneAt={appliedAt}
        note={steps.applyNote}
      >
        <AppliedButton hasApplied={appliedAt !== null} />
      </Step>
    </ol>
  );
}

type StepProps = { title: string; doneAt: string | null; note?: string; children?: ReactNode };

/** The line beside a step leads to the next one, and is solid once the step is done. */
function Step({ title, doneAt, note, children }: StepProps) {
  const isDone = doneAt !== null;
  return (
    <li className="group relative grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-4 pb-6 last:pb-0">
      <span
        aria-hidden="true"
        className={`absolute top-8 bottom-1 left-[0.8125rem] border-l-2 group-last:hidden ${isDone ? 'border-primary' : 'border-dashed border-line-strong'}`}
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
            <span className="sr-only">{isDone ? messages.steps.done : messages.steps.open} </span>
            {title}
          </h3>
          <p className="mt-0.5 text-small">{doneAt === null ? note : formatLocalDay(doneAt)}</p>
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
          failureTitle: messages.steps.failed,
          work: async () => void (await save({ hasApplied: !hasApplied })),
        })
      }
    >
      {hasApplied ? messages.steps.undo : messages.steps.tell}
    </Button>
  );
}
