import { useState } from 'react';
import type { Question } from '../../../shared/quote/questions.ts';
import { useTracker } from '../../lib/tracker.ts';
import { Button } from '../../ui/actions/button.tsx';
import { messages } from './messages.ts';
import { describePersistence } from './state/messages.ts';
import { readValue } from './state/quote.ts';
import { isLastQuestion } from './state/quote-screen.ts';
import type { QuoteFlow } from './state/use-quote-flow.ts';

/** Back and, where the question can be left without choosing again, Continue. */
export function QuestionActions({ flow, question }: { flow: QuoteFlow; question: Question }) {
  const isAnswered = readValue(flow.state.quote, question.id) !== '';
  const isChange = 'isChange' in flow.screen && flow.screen.isChange;
  const isLast = isLastQuestion(flow.screen) && !isChange;
  // An answer given just now moves on by itself; one from before needs Continue.
  const [wasAnswered] = useState(isAnswered);
  const canContinue = !question.required || wasAnswered;
  const goBack = () => {
    if (!flow.isBusy) flow.goBack();
  };
  return (
    <div className="md:mx-auto md:w-full md:max-w-[calc(var(--container-form)+5rem)] md:px-5 md:pt-8 md:pb-12">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
        <Button variant="secondary" onClick={goBack} data-track="back" className="min-h-14">
          {messages.back}
        </Button>
        {isLast ? (
          <SeeMyQuote flow={flow} isAnswered={isAnswered} />
        ) : (
          canContinue && <Continue flow={flow} isAnswered={isAnswered} />
        )}
      </div>
      <p className="mt-5 text-caption text-muted max-md:hidden">{describePersistence(flow.isKept)}</p>
    </div>
  );
}

function SeeMyQuote({ flow, isAnswered }: { flow: QuoteFlow; isAnswered: boolean }) {
  return (
    <Button
      disabled={!isAnswered}
      isBusy={flow.state.phase.kind === 'submitting'}
      busyLabel={messages.submitting}
      onClick={flow.goOn}
      data-track="see_my_quote"
      className="min-h-14"
    >
      {messages.submit}
    </Button>
  );
}

function Continue({ flow, isAnswered }: { flow: QuoteFlow; isAnswered: boolean }) {
  const tracker = useTracker();
  return (
    <Button
      isBusy={flow.state.phase.kind === 'submitting'}
      busyLabel={messages.submitting}
      onClick={() => {
        if (flow.isBusy) return;
        if (!isAnswered) tracker.trackEvent({ name: 'question_skipped' });
        flow.goOn();
      }}
      data-track="continue"
      className="min-h-14"
    >
      {messages.continue}
    </Button>
  );
}
