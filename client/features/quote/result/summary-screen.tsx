import { Printer, RotateCcw } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { RichText } from '../../../ui/layout/rich-text.tsx';
import { SaveQuote } from '../saving/save-quote.tsx';
import type { Result } from '../state/quote.ts';
import type { QuoteFlow } from '../state/use-quote-flow.ts';
import { AnswersSummary } from './answers-summary.tsx';
import { CarrierChart } from './comparison/carrier-chart.tsx';
import { ComparePanel } from './comparison/compare-panel.tsx';
import { WhatWouldChange } from './comparison/what-would-change.tsx';
import { WhyThisMatch } from './comparison/why-this-match.tsx';
import { MatchCard } from './match-card.tsx';
import { describeInterest, describeMatch } from './match-messages.ts';
import { messages } from './messages.ts';
import type { QuoteFacts } from './next/quote-facts.ts';
import { WhatHappensNext } from './next/what-happens-next.tsx';

type SummaryScreenProps = {
  flow: QuoteFlow;
  result: Result;
  headingId: string;
  sessionId: string | undefined;
  facts: QuoteFacts;
  /** Whether this quote is saved in the signed-in person’s account. */
  isSaved: boolean;
  onChangeValue: (valueId: string) => void;
};

export function SummaryScreen({
  flow,
  result,
  headingId,
  sessionId,
  facts,
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
          <RichText text={describeInterest(interest, recommendation)} />
        </p>
      )}
      <div className="mt-9">
        <MatchCard recommendation={recommendation} context={context} />
      </div>
      {recommendation.isFallback && (
        <div className="mt-10">
          <WhatWouldChange recommendation={recommendation} userData={userData} rules={flow.rules} />
        </div>
      )}
      {!recommendation.isPrimary && <ComparePanel recommendation={recommendation} />}
      <section className="mt-14 md:mt-18">
        <h3 className="font-display text-display-md">{messages.chart.title}</h3>
        <CarrierChart recommendation={recommendation} />
        <WhyThisMatch recommendation={recommendation} userData={userData} rules={flow.rules} />
      </section>
      <WhatHappensNext recommendation={recommendation} userData={userData} facts={facts} />
      <section className="mt-14 md:mt-18">
        <div className="mb-7 flex flex-wrap items-center justify-between gap-4">
          <h3 className="font-display text-display-md">{messages.summary.answers}</h3>
          <div className="flex flex-wrap gap-x-2 gap-y-3">
            <Button variant="text" size="sm" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-5" /> {messages.summary.print}
            </Button>
            <Button variant="secondary" size="sm" onClick={flow.startOver} data-track="get_another_quote">
              <RotateCcw aria-hidden="true" className="size-5" /> {messages.summary.another}
            </Button>
          </div>
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
