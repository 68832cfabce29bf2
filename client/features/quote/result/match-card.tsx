import { Check, Info } from 'lucide-react';
import type { Recommendation } from '../../../../shared/matching/recommendation.ts';
import { ScoreGauge } from '../../../ui/feedback/score-gauge.tsx';
import { CarrierMark } from './carrier-mark.tsx';
import { messages } from './messages.ts';
import { ReasonList } from './reason-list.tsx';
import type { ReferralContext } from './referral.ts';
import { CommissionNote, ReferralLink } from './referral-link.tsx';

type MatchCardProps = { recommendation: Recommendation; context: ReferralContext };

export function MatchCard({ recommendation, context }: MatchCardProps) {
  const { recommendedCompany, description, isFallback, reasons } = recommendation;
  return (
    <article className="grid overflow-hidden rounded-card bg-surface shadow-float md:rounded-panel min-[900px]:grid-cols-[320px_minmax(0,1fr)]">
      <CarrierPanel recommendation={recommendation} />
      <div className="p-6 min-[900px]:px-10 min-[900px]:py-9">
        <h4 className="mb-4.5 font-display text-h3">
          {isFallback ? messages.card.knowFirst : messages.card.reasons}
        </h4>
        <ReasonList reasons={reasons} Icon={isFallback ? Info : Check} isPositive={!isFallback} />
        <p className="mt-5 text-small">{description}</p>
        {isFallback && <p className="mt-2 text-small">{messages.card.percentNote}</p>}
        <div className="mt-7 grid items-center gap-3.5 border-t border-line pt-6 min-[1024px]:grid-cols-[auto_minmax(0,1fr)] min-[1024px]:gap-6">
          <div>
            <ReferralLink carrier={recommendation} context={context} label={messages.card.submit} />
          </div>
          <CommissionNote carrierName={recommendedCompany} />
        </div>
      </div>
    </article>
  );
}

function CarrierPanel({ recommendation }: { recommendation: Recommendation }) {
  const { recommendedCompany, logo, matchPercent, isFallback } = recommendation;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_132px] items-center gap-x-3 gap-y-2 bg-surface-dusk p-6 text-on-dusk-body min-[900px]:flex min-[900px]:flex-col min-[900px]:items-stretch min-[900px]:justify-between min-[900px]:gap-5 min-[900px]:p-8">
      <p className="text-small font-medium text-dusk-200">
        {isFallback ? messages.card.askFirst : messages.card.recommended}
      </p>
      <ScoreGauge percent={matchPercent} className="col-start-2 row-span-2 row-start-1 min-[900px]:my-auto" />
      <div className="col-start-1 row-start-2 flex flex-col items-start gap-2.5 min-[900px]:flex-row min-[900px]:items-center min-[900px]:gap-3.5 min-[900px]:border-t min-[900px]:border-line-dusk min-[900px]:pt-5.5">
        <CarrierMark logo={logo} name={recommendedCompany} className="size-13 rounded-[13px]" />
        <h3 className="text-title leading-tight font-semibold text-on-dusk">{recommendedCompany}</h3>
      </div>
    </div>
  );
}
