import { Check, Info } from 'lucide-react';
import { ratingTiers } from '../../../../shared/directory/carrier-terms.ts';
import { createExplainer } from '../../../../shared/glossary/explain-terms.ts';
import { ratingTerms } from '../../../../shared/glossary/page-terms.data.ts';
import type { Recommendation } from '../../../../shared/matching/recommendation.ts';
import { ScoreGauge, UnlitGauge } from '../../../ui/feedback/score-gauge.tsx';
import { CarrierMark } from '../../../ui/layout/carrier-mark.tsx';
import { RichText } from '../../../ui/layout/rich-text.tsx';
import { messages } from './messages.ts';
import { ReasonList } from './reason-list.tsx';
import type { ReferralContext } from './referral.ts';
import { CommissionNote, ReferralLink } from './referral-link.tsx';
import { useCarrierRatings } from './use-directory.ts';

type MatchCardProps = { recommendation: Recommendation; context: ReferralContext };

/**
 * The carrier, the link to it, and the reasons. On narrow screens, the button comes first, so that it's visible right
 * away.
 */
export function MatchCard({ recommendation, context }: MatchCardProps) {
  const { recommendedCompany, description, isFallback, reasons } = recommendation;
  return (
    <article className="grid overflow-hidden rounded-card bg-surface shadow-float md:rounded-panel min-[56.25rem]:grid-cols-[20rem_minmax(0,1fr)]">
      <CarrierPanel recommendation={recommendation} />
      <div className="flex flex-col p-[min(1.5rem,7.5vw)] min-[56.25rem]:px-10 min-[56.25rem]:py-9">
        <div className="grid items-center gap-3.5 min-[56.25rem]:order-last min-[56.25rem]:mt-7 min-[56.25rem]:border-t min-[56.25rem]:border-line min-[56.25rem]:pt-6 min-[64rem]:grid-cols-[auto_minmax(0,1fr)] min-[64rem]:gap-6">
          <div>
            <ReferralLink
              carrier={recommendation}
              context={context}
              label={isFallback ? messages.card.ask(recommendedCompany) : messages.card.submit}
            />
          </div>
          <CommissionNote carrierName={recommendedCompany} />
        </div>
        <div className="max-[56.25rem]:mt-6 max-[56.25rem]:border-t max-[56.25rem]:border-line max-[56.25rem]:pt-6">
          <h4 className="mb-4.5 font-display text-h3">
            {isFallback ? messages.card.knowFirst : messages.card.reasons}
          </h4>
          <ReasonList reasons={reasons} Icon={isFallback ? Info : Check} isPositive={!isFallback} />
          <p className="mt-5 text-small">{description}</p>
        </div>
      </div>
    </article>
  );
}

function CarrierPanel({ recommendation }: { recommendation: Recommendation }) {
  const { carrierId, recommendedCompany, logo, matchPercent, isFallback } = recommendation;
  const rating = useCarrierRatings().get(carrierId);
  const place =
    'min-[22.5rem]:col-start-2 min-[22.5rem]:row-span-2 min-[22.5rem]:row-start-1 min-[56.25rem]:my-auto max-[22.5rem]:max-w-52';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_8.25rem] items-center gap-x-3 gap-y-2 bg-surface-dusk p-[min(1.5rem,7.5vw)] text-on-dusk-body max-[22.5rem]:grid-cols-1 min-[56.25rem]:flex min-[56.25rem]:flex-col min-[56.25rem]:items-stretch min-[56.25rem]:justify-between min-[56.25rem]:gap-5 min-[56.25rem]:p-8">
      <p className="text-small font-medium text-on-dusk-body">
        {isFallback ? messages.card.askFirst : messages.card.recommended}
      </p>
      {isFallback ? (
        <UnlitGauge label={messages.card.noMatch} className={place} />
      ) : (
        <ScoreGauge percent={matchPercent} className={place} />
      )}
      <div className="min-[22.5rem]:col-start-1 min-[22.5rem]:row-start-2 flex flex-col items-start gap-2.5 min-[56.25rem]:flex-row min-[56.25rem]:items-center min-[56.25rem]:gap-3.5 min-[56.25rem]:border-t min-[56.25rem]:border-line-dusk min-[56.25rem]:pt-5.5">
        <CarrierMark logo={logo} name={recommendedCompany} className="size-13 rounded-[13px]" />
        <div>
          <h3 className="text-title leading-tight font-semibold text-on-dusk">{recommendedCompany}</h3>
          {rating && (
            <p className="mt-0.5 text-caption [&_button]:text-on-dusk">
              <RichText
                text={createExplainer(ratingTerms)(messages.card.strength(rating, ratingTiers[rating]))}
              />
            </p>
          )}
        </div>
      </div>
      {isFallback && (
        <p className="col-span-full text-caption">{messages.card.startingPercent(matchPercent)}</p>
      )}
    </div>
  );
}
