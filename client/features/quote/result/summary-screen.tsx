import { RotateCcw } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { SaveQuote } from '../saving/save-quote.tsx';
import type { Result } from '../state/quote.ts';
import type { QuoteFlow } from '../state/use-quote-flow.ts';
import { AnswersSummary } from './answers-summary.tsx';
import { ComparePanel } from './compare-panel.tsx';
import { MatchCard } from './match-card.tsx';
import { describeInterest, describeMatch } from './match-messages.ts';
import { messages } from './messages.ts';
import { WhyThisMatch } from './why-this-match.tsx';

type SummaryScreenProps = {
  flow: QuoteFlow;
  result: Result;
  headingId: string;
  sessionId: string | undefined;
  /** Whether the account of whoever is signed in has this quote. */
  isSaved: boolean;
  onChangeValue: (valueId: string) => void;
};

export function SummaryScreen({
  flow,
  result,
  headingId,
  sessionId,
  isSaved,
  onChangeValue,
}: SummaryScreenProps) {
  const { userData, recommendation } = result;
  const interest = flow.state.quote.interest?.value;
  const context = { sessionId, interest: interest?.slug };
  return (
    <div className="mx-auto w-full max-w-[calc(1040px+2*var(--gutter))] px-5 pt-8 pb-18 md:px-(--gutter) md:pt-14">
      <h2 id={headingId} tabIndex={-1} className="font-display text-display-lg">
        {messages.summary.title}
      </h2>
      <p className="mt-2.5 text-lead wrap-anywhere">{describeMatch(userData, recommendation)}</p>
      {interest && (
        <p className="mt-3 max-w-prose">
          <b className="font-semibold text-ink">{messages.summary.interest(interest.name)}</b>{' '}
          {describeInterest(interest, recommendation)}
        </p>
      )}
      <div className="mt-9">
        <MatchCard recommendation={recommendation} context={context} />
      </div>
      {!recommendation.isPrimary && <ComparePanel recommendation={recommendation} context={context} />}
      <WhyThisMatch recommendation={recommendation} userData={userData} rules={flow.rules} />
      <section className="mt-12 md:mt-16">
        <div className="mb-7 flex flex-wrap items-center justify-between gap-4">
          <h3 className="font-display text-display-md">{messages.summary.answers}</h3>
          <Button variant="secondary" size="sm" onClick={flow.startOver} data-track="get_another_quote">
            <RotateCcw aria-hidden="true" className="size-5" /> {messages.summary.another}
          </Button>
        </div>
        <AnswersSummary userData={userData} onChange={onChangeValue} onAnswerRest={flow.answerRest} />
      </section>
      <div className="print:hidden">
        <SaveQuote flow={flow} isSaved={isSaved} />
      </div>
      <p className="mt-6 text-caption text-muted">
        {messages.summary.notAnOffer(recommendation.recommendedCompany)}
      </p>
    </div>
  );
}
