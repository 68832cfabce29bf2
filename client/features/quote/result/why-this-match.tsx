import { Minus, Plus } from 'lucide-react';
import type { CarrierExplanation, Recommendation } from '../../../../shared/matching/recommendation.ts';
import type { UserData } from '../../../../shared/quote/user-data.ts';
import { useTracker } from '../../../lib/tracker.ts';
import { CarrierScore } from './carrier-score.tsx';
import type { MatchingRules } from './matching-rules.ts';
import { messages } from './messages.ts';
import { WhatWouldChange } from './what-would-change.tsx';

type WhyThisMatchProps = { recommendation: Recommendation; userData: UserData; rules: MatchingRules };

/** Every rule and every point behind the recommendation, for whoever opens it. */
export function WhyThisMatch({ recommendation, userData, rules }: WhyThisMatchProps) {
  const tracker = useTracker();
  return (
    <details
      className="group mt-8 border-y border-line"
      onToggle={(event) => {
        if (event.currentTarget.open) tracker.trackEvent({ name: 'match_explained' });
      }}
    >
      <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block text-title font-semibold text-ink">{messages.reasons.title}</span>
          <span className="block text-small">{messages.reasons.lead}</span>
        </span>
        <Plus aria-hidden="true" className="size-5 flex-none text-ink group-open:hidden" />
        <Minus aria-hidden="true" className="hidden size-5 flex-none text-ink group-open:block" />
      </summary>
      <div className="grid gap-10 pt-2 pb-8">
        <section>
          <h3 className="font-display text-h3">{messages.reasons.scores}</h3>
          <p className="mt-2 max-w-prose">{describeRanking(recommendation)}</p>
          <div className="mt-6 gap-16 min-[900px]:columns-2">
            {recommendation.explanation.map((explanation) => (
              <CarrierScore
                key={explanation.carrierId}
                explanation={explanation}
                standing={describeStanding(explanation, recommendation)}
                reasons={findReasons(explanation, recommendation)}
              />
            ))}
          </div>
        </section>
        <WhatWouldChange recommendation={recommendation} userData={userData} rules={rules} />
      </div>
    </details>
  );
}

function describeRanking({ primary, isFallback }: Recommendation): string {
  const order = messages.reasons.ranking(primary.recommendedCompany);
  return isFallback ? messages.reasons.fallbackRanking(order) : order;
}

function describeStanding(
  { carrierId, isEligible }: CarrierExplanation,
  { carrierId: recommended, matchPercent, alternatives }: Recommendation,
): string {
  if (!isEligible) return messages.reasons.fitsNot;
  if (carrierId === recommended) return messages.reasons.match(matchPercent);
  const alternative = alternatives.find((other) => other.carrierId === carrierId);
  return alternative ? messages.reasons.fitsWithPercent(alternative.matchPercent) : messages.reasons.fits;
}

function findReasons({ carrierId }: CarrierExplanation, { alternatives }: Recommendation): readonly string[] {
  return alternatives.find((other) => other.carrierId === carrierId)?.reasons ?? [];
}
