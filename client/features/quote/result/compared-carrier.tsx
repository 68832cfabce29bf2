import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../../../shared/format/plurals.ts';
import type { CarrierExplanation } from '../../../../shared/matching/recommendation.ts';
import { FailureList } from './failure-list.tsx';
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
        <Row term="Fits your answers">{describeFit(failures.length)}</Row>
        <Row term="Match">{matchPercent === undefined ? 'No percent' : `${matchPercent}%`}</Row>
        <Row term="Score">{result?.isEligible ? result.score : 'Not scored'}</Row>
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

function describeFit(failed: number): string {
  if (failed === 0) return 'Yes, every published rule';
  return formatCount(failed, { one: 'No, one rule does not fit', other: 'No, # rules do not fit' });
}
