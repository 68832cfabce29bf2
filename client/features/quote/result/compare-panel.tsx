import { useId, useState } from 'react';
import type { CarrierExplanation, Recommendation } from '../../../../shared/matching/recommendation.ts';
import { useTracker } from '../../../lib/tracker.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { CarrierMark } from './carrier-mark.tsx';
import { ComparedCarrier } from './compared-carrier.tsx';
import { messages } from './messages.ts';
import type { ReferralContext } from './referral.ts';
import { CommissionNote, ReferralLink } from './referral-link.tsx';

type ComparePanelProps = { recommendation: Recommendation; context: ReferralContext };

/** Sets the primary carrier beside a match that is another one. It then never qualifies, and that is said first. */
export function ComparePanel({ recommendation, context }: ComparePanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const headingId = useId();
  const buttonId = useId();
  const panelId = useId();
  const tracker = useTracker();
  const { primary, explanation } = recommendation;
  const name = primary.recommendedCompany;
  const primaryResult = explanation.find(({ carrierId }) => carrierId === primary.carrierId);
  const ownResult = explanation.find(({ carrierId }) => carrierId === recommendation.carrierId);

  function toggle() {
    if (!isOpen) tracker.trackEvent({ name: 'carriers_compared', element: primary.carrierId });
    setIsOpen(!isOpen);
  }

  return (
    <section aria-labelledby={headingId} className="mt-8 rounded-card border border-line p-5 md:px-6">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4.5 md:grid-cols-[auto_minmax(0,1fr)_auto]">
        <CarrierMark logo={primary.logo} name={name} className="size-11 rounded-[11px]" />
        <div>
          <h3 id={headingId} className="text-title font-semibold">
            {messages.compare.title(name)}{' '}
            <Badge tone="neutral" className="max-md:mt-1 max-md:flex max-md:w-max md:ml-2 md:align-[2px]">
              {messages.compare.recommended}
            </Badge>
          </h3>
          <p>{describeFit(primaryResult)}</p>
        </div>
        <Button
          id={buttonId}
          variant="secondary"
          aria-labelledby={`${headingId} ${buttonId}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={toggle}
          className="max-md:col-span-2"
        >
          {isOpen ? messages.compare.hide : messages.compare.show}
        </Button>
      </div>
      {isOpen && (
        <div id={panelId} className="mt-6 grid gap-x-12 gap-y-8 border-t border-line pt-6 md:grid-cols-2">
          <ComparedCarrier
            card={recommendation}
            result={ownResult}
            matchPercent={recommendation.matchPercent}
            reasons={recommendation.reasons}
          />
          <ComparedCarrier card={primary} result={primaryResult}>
            <div className="grid gap-3">
              <div>
                <ReferralLink
                  carrier={primary}
                  context={context}
                  label={messages.compare.visit(name)}
                  variant="secondary"
                />
              </div>
              <CommissionNote carrierName={name} />
            </div>
          </ComparedCarrier>
        </div>
      )}
    </section>
  );
}

function describeFit(result: CarrierExplanation | undefined): string {
  const first = result?.failures[0];
  if (!result || !first) return messages.compare.primary;
  return messages.compare.unfit(lowerFirst(first.label), result.failures.length - 1);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
