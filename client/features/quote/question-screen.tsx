import { Info } from 'lucide-react';
import { useId } from 'react';
import type { Question } from '../../../shared/quote/question.ts';
import type { QuestionId } from '../../../shared/quote/questions.ts';
import { RadioRows } from '../../ui/inputs/radio-rows.tsx';
import { messages } from './messages.ts';
import { ScopeChoice } from './scope-choice.tsx';
import { describePersistence } from './state/messages.ts';
import { getValue } from './state/quote.ts';
import { fork, isChangeScreen, isLastQuestion, isSeries, type Screen } from './state/quote-screen.ts';
import { quoteSteps } from './state/quote-steps.ts';
import type { QuoteFlow } from './state/use-quote-flow.ts';

type QuestionScreenProps = {
  flow: QuoteFlow;
  question: Question<QuestionId>;
  headingId: string;
  /**
   * Whether a question has been shown since the flow opened. If so, screen readers still hear what choosing does, but
   * it is no longer shown.
   */
  isFamiliar: boolean;
};

export function QuestionScreen({ flow, question, headingId, isFamiliar }: QuestionScreenProps) {
  const guideId = useId();
  const { screen } = flow;
  const value = getValue(flow.state.quote, question.id);
  const isOrdinary = !isChangeScreen(screen) && !isLastQuestion(screen);
  const isFork = screen === fork?.id;
  return (
    <div className="mx-auto w-full max-w-[calc(var(--container-form)+5rem)] px-5 pt-7 pb-6 md:pt-12 md:pb-0">
      {/* While an answer is changed, the header says it. */}
      {!isChangeScreen(screen) && (
        <p className="mb-2 text-caption font-medium text-muted">{quoteSteps.questionnaire.title}</p>
      )}
      <h2 id={headingId} tabIndex={-1} className="font-display text-display-md">
        {question.label}
      </h2>
      <p className="mt-3 mb-4 grid grid-cols-[1.25rem_minmax(0,1fr)] gap-[min(0.75rem,3.1vw)] leading-[1.55] md:mt-4 md:mb-5">
        <Info aria-hidden="true" className="mt-1 size-5 text-primary" />
        <span>
          <b className="font-semibold text-ink">{messages.question.why}</b> {question.why}
        </span>
      </p>
      {isFork && <ScopeChoice flow={flow} />}
      <p id={guideId} className={isFamiliar && isOrdinary ? 'sr-only' : '-mt-1 mb-3 text-small text-muted'}>
        {describeWhatFollows(screen)}
        <span className={isFamiliar ? 'sr-only' : 'max-md:sr-only'}> {messages.question.keyboard}</span>
      </p>
      <RadioRows
        labelledBy={headingId}
        describedBy={guideId}
        name={question.id}
        options={question.options.map(({ value: option, hint }) => ({
          value: option,
          label: option,
          ...(hint && { hint }),
        }))}
        value={value === '' ? null : value}
        onAnswer={(answer) => flow.dispatch({ type: 'answered', at: Date.now(), screen, value: answer })}
        isDisabled={flow.isBusy}
        className="max-md:gap-2.5"
      />
      <p className="mt-5 text-caption text-muted md:hidden">{describePersistence(flow.isKept)}</p>
    </div>
  );
}

function describeWhatFollows(screen: Screen): string {
  if (isSeries(screen)) return messages.question.nextIsOpen;
  if (isChangeScreen(screen)) return messages.question.nextIsSummary;
  if (isLastQuestion(screen)) return messages.question.last;
  return messages.question.nextIsQuestion;
}
