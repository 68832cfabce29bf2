import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CarrierExplanation } from '../../../../shared/matching/recommendation.ts';
import { FailureList } from './failure-list.tsx';
import { messages } from './messages.ts';
import { ReasonList } from './reason-list.tsx';

type ComparedCarrierProps = {
  card: { recommendedCompany: string; description: string };
  result: CarrierExplanation | undefined;
  /** Absent for a carrier that does not qualify. */
  matchPercent?: number;
  reasons?: readonly string[];
  children?: ReactNode;
};

/** One column of a comparison: the same rows for both carriers. */
export function ComparedCarrier({ card, result, matchPercent, reasons, children }: ComparedCarrierProps) {
  const failures = result?.failures ?? [];
  return (
    <section className="min-w-0">
      <h4 className="border-b-2 border-ink pb-2 text-title font-semibold">{card.recommendedCompany}</h4>
      <dl className="tabular">
        <Row term={messages.compare.fits}>{messages.compare.rulesFailed(failures.length)}</Row>
        <Row term={messages.compare.match}>
          {matchPercent === undefined ? messages.compare.noPercent : `${matchPercent}%`}
        </Row>
        <Row term={messages.compare.score}>
          {result?.isEligible ? result.score : messages.compare.notScored}
        </Row>
      </dl>
      <div className="mt-4 text-small">
        {failures.length > 0 && <FailureList failures={failures} />}
        {reasons && <ReasonList reasons={reasons} Icon={Check} isPositive />}
      </div>
      <p className="mt-4 text-small">{card.description}</p>
      {children && <div className="mt-5">{children}</div>}
    </section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-5 border-b border-line py-2.5">
      <dt>{term}</dt>
      <dd className="text-right font-medium text-ink">{children}</dd>
    </div>
  );
}
