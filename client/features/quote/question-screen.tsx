import { Info } from 'lucide-react';
import { useId } from 'react';
import type { Question } from '../../../shared/quote/questions.ts';
import { RadioRows } from '../../ui/inputs/radio-rows.tsx';
import { messages } from './messages.ts';
import { describePersistence } from './state/messages.ts';
import { readValue } from './state/quote.ts';
import { isLastQuestion, type Screen } from './state/quote-screen.ts';
import { quoteSteps } from './state/quote-steps.ts';
import type { QuoteFlow } from './state/use-quote-flow.ts';

type QuestionScreenProps = { flow: QuoteFlow; question: Question; headingId: string };

export function QuestionScreen({ flow, question, headingId }: QuestionScreenProps) {
  const guideId = useId();
  const value = readValue(flow.state.quote, question.id);
  return (
    <div className="mx-auto w-full max-w-[calc(var(--container-form)+5rem)] px-5 pt-7 pb-6 md:pt-12 md:pb-0">
      <p className="mb-2 text-caption font-medium text-muted">{quoteSteps.questionnaire.title}</p>
      <h2 id={headingId} tabIndex={-1} className="font-display text-display-md">
        {question.label}
      </h2>
      <p className="mt-3 grid grid-cols-[20px_1fr] gap-3 leading-[1.55] md:mt-4">
        <Info aria-hidden="true" className="mt-1 size-5 text-primary" />
        <span>
          <b className="font-semibold text-ink">{messages.question.why}</b> {question.why}
        </span>
      </p>
      <p id={guideId} className="mt-4 mb-3 text-small text-muted">
        {describeWhatFollows(flow.screen)}
        {!question.required && value === '' && ` ${messages.question.skip}`}
        <span className="max-md:sr-only"> {messages.question.keyboard}</span>
      </p>
      <RadioRows
        labelledBy={headingId}
        describedBy={guideId}
        name={question.id}
        options={question.options.map((option) => {
          const hint = question.optionHints?.[option];
          return { value: option, label: option, ...(hint && { hint }) };
        })}
        value={value === '' ? null : value}
        onAnswer={(answer) =>
          flow.dispatch({ type: 'answered', at: Date.now(), screen: flow.screen, value: answer })
        }
        isDisabled={flow.isBusy}
        className="max-md:gap-2.5"
      />
      <p className="mt-5 text-caption text-muted md:hidden">{describePersistence(flow.isKept)}</p>
    </div>
  );
}

function describeWhatFollows(screen: Screen): string {
  if ('isChange' in screen && screen.isChange) return messages.question.nextIsSummary;
  if (isLastQuestion(screen)) return messages.question.last;
  return messages.question.nextIsQuestion;
}
