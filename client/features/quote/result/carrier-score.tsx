import { Check } from 'lucide-react';
import type { CarrierExplanation } from '../../../../shared/matching/recommendation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { FailureList } from './failure-list.tsx';
import { messages } from './messages.ts';
import { ReasonList } from './reason-list.tsx';

type CarrierScoreProps = {
  explanation: CarrierExplanation;
  /** How the carrier came out, in a few words. */
  standing: string;
  reasons: readonly string[];
};

/** One carrier's result: the rules it failed, the points it earned, and its reasons. */
export function CarrierScore({ explanation, standing, reasons }: CarrierScoreProps) {
  const { carrierName, isEligible, lines, failures } = explanation;
  return (
    <section className="mb-10 break-inside-avoid last:mb-0">
      <h4 className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b-2 border-ink pb-2 text-title font-semibold">
        {carrierName}
        <Badge tone={isEligible ? 'success' : 'warning'}>{standing}</Badge>
      </h4>
      {failures.length > 0 && <FailureList failures={failures} />}
      {lines.length > 0 ? (
        <PointsTable explanation={explanation} />
      ) : (
        <p className="mt-3 text-small">{messages.score.noPoints}</p>
      )}
      {reasons.length > 0 && (
        <div className="mt-5 text-small">
          <ReasonList reasons={reasons} Icon={Check} isPositive />
        </div>
      )}
    </section>
  );
}

function PointsTable({ explanation: { carrierName, lines, score } }: { explanation: CarrierExplanation }) {
  return (
    <table className="tabular w-full text-left text-small">
      <caption className="sr-only">{messages.score.caption(carrierName)}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{messages.score.rule}</th>
          <th scope="col">{messages.score.points}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ rule, label, answer, points }) => (
          <tr key={rule} className="border-b border-line">
            <th scope="row" className="py-2.5 pr-4 font-normal">
              <span className="block font-medium text-ink">{label}</span>
              <span className="block text-caption text-muted">{answer}</span>
            </th>
            <td className="py-2.5 text-right align-top font-medium text-ink">{formatPoints(points)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="py-2.5 font-semibold text-ink">
            {messages.score.total}
          </th>
          <td className="py-2.5 text-right font-semibold text-ink">{score}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function formatPoints(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}
