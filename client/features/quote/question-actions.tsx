import { useState } from 'react';
import type { Question } from '../../../shared/quote/question.ts';
import type { QuestionId } from '../../../shared/quote/questions.ts';
import { useTracker } from '../../lib/tracker.ts';
import { Button, type ButtonVariant } from '../../ui/actions/button.tsx';
import { messages } from './messages.ts';
import { describePersistence } from './state/messages.ts';
import { getValue, readAnswers } from './state/quote.ts';
import { isChangeScreen, isLastQuestion } from './state/quote-screen.ts';
import type { QuoteFlow } from './state/use-quote-flow.ts';

type QuestionActionsProps = {
  flow: QuoteFlow;
  question: Question<QuestionId>;
};

/** Back and, if the question doesn't need an answer now, the button to continue. */
export function QuestionActions({ flow, question }: QuestionActionsProps) {
  const tracker = useTracker();
  const isAnswered = getValue(flow.state.quote, question.id) !== '';
  const isLast = isLastQuestion(flow.screen) && !isChangeScreen(flow.screen);
  const wasSkipped =
    !isChangeScreen(flow.screen) && readAnswers(flow.state.quote).skipped.includes(question.id);
  // A new answer continues automatically. An earlier one, or skipping, needs Continue.
  const [hasContinue] = useState(isAnswered || wasSkipped);

  function skip() {
    if (flow.isBusy) return;
    if (!isAnswered) {
      tracker.trackEvent({ eventName: 'question_skipped' });
      flow.dispatch({ type: 'skipped', at: Date.now(), screen: flow.screen });
    }
    flow.advance();
  }

  return (
    <div className="md:mx-auto md:w-full md:max-w-[calc(var(--container-form)+5rem)] md:px-5 md:pt-8 md:pb-12">
      <div className="grid gap-3 min-[20rem]:grid-cols-[auto_minmax(0,1fr)]">
        <Button
          variant="secondary"
          onClick={() => flow.isBusy || flow.goBack()}
          data-track="back"
          className="min-h-14"
        >
          {messages.back}
        </Button>
        {isLast && (
          <Forward flow={flow} label={messages.submit} track="see_my_quote" disabled={!isAnswered} />
        )}
        {!isLast && hasContinue && <Forward flow={flow} label={messages.continue} track="continue" />}
        {!isLast && !hasContinue && !question.required && (
          <Forward flow={flow} label={messages.skip} track="skip" variant="text" onClick={skip} />
        )}
      </div>
      <p className="mt-5 text-caption text-muted max-md:hidden">{describePersistence(flow.isKept)}</p>
    </div>
  );
}

type ForwardProps = {
  flow: QuoteFlow;
  label: string;
  track: string;
  variant?: ButtonVariant;
  disabled?: boolean;
  onClick?: () => void;
};

function Forward({
  flow,
  label,
  track,
  onClick = () => flow.isBusy || flow.advance(),
  ...look
}: ForwardProps) {
  return (
    <Button
      {...look}
      isBusy={flow.state.phase.kind === 'submitting'}
      busyLabel={messages.submitting}
      onClick={onClick}
      data-track={track}
      className="min-h-14"
    >
      {label}
    </Button>
  );
}
