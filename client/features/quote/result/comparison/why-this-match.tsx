import { Minus, Plus } from 'lucide-react';
import type { Recommendation } from '../../../../../shared/matching/recommendation.ts';
import type { UserData } from '../../../../../shared/quote/user-data.ts';
import { useTracker } from '../../../../lib/tracker.ts';
import type { MatchingRules } from '../matching-rules.ts';
import { messages } from '../messages.ts';
import { FailureList } from './failure-list.tsx';
import { RuleTable } from './rule-table.tsx';
import { WhatWouldChange } from './what-would-change.tsx';

type WhyThisMatchProps = { recommendation: Recommendation; userData: UserData; rules: MatchingRules };

/** Every rule and every point of the recommendation, in a table that people can open. */
export function WhyThisMatch({ recommendation, userData, rules }: WhyThisMatchProps) {
  const tracker = useTracker();
  const leftOut = recommendation.explanation.filter(({ failures }) => failures.length > 0);
  return (
    <details
      className="group mt-6 border-y border-line"
      onToggle={(event) => {
        if (event.currentTarget.open) tracker.trackEvent({ eventName: 'match_explained' });
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
      <div className="grid grid-cols-[minmax(0,1fr)] gap-9 pt-2 pb-8">
        <div>
          <p className="mb-4 max-w-prose">{describeRanking(recommendation)}</p>
          <RuleTable caption={messages.table.caption} recommendation={recommendation} />
          {!recommendation.isFallback && (
            <p className="mt-3 text-caption text-muted">{messages.table.percentNote}</p>
          )}
        </div>
        {leftOut.map(({ carrierId, carrierName, failures }) => (
          <section key={carrierId}>
            <h4 className="text-title font-semibold">{messages.reasons.unmet(carrierName)}</h4>
            <FailureList failures={failures} />
          </section>
        ))}
        {!recommendation.isFallback && (
          <WhatWouldChange recommendation={recommendation} userData={userData} rules={rules} />
        )}
      </div>
    </details>
  );
}

function describeRanking({ primary, isFallback }: Recommendation): string {
  const order = messages.reasons.ranking(primary.recommendedCompany);
  return isFallback ? messages.reasons.fallbackRanking(order) : order;
}
