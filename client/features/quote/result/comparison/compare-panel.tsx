import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { lowerFirst } from '../../../../../shared/format/first-letter.ts';
import type { Recommendation } from '../../../../../shared/matching/recommendation.ts';
import { useTracker } from '../../../../lib/tracker.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CarrierMark } from '../../../../ui/layout/carrier-mark.tsx';
import { messages } from '../messages.ts';
import { FailureList } from './failure-list.tsx';
import { RuleTable } from './rule-table.tsx';

/**
 * Compares the primary carrier with the match, if that is a different carrier. In that case, the primary one never
 * qualifies, so the panel says this first and doesn't link to it.
 */
export function ComparePanel({ recommendation }: { recommendation: Recommendation }) {
  const [isOpen, setIsOpen] = useState(false);
  const headingId = useId();
  const panelId = useId();
  const tracker = useTracker();
  const { primary, explanation, carrierId, recommendedCompany } = recommendation;
  const name = primary.recommendedCompany;
  const compared = [carrierId, primary.carrierId].flatMap((id) =>
    explanation.filter((carrier) => carrier.carrierId === id),
  );
  const failures = compared[1]?.failures ?? [];

  function toggle() {
    if (!isOpen) tracker.trackEvent({ eventName: 'carriers_compared', elementClicked: primary.carrierId });
    setIsOpen(!isOpen);
  }

  return (
    <section
      aria-labelledby={headingId}
      className="mt-8 rounded-card border border-line p-[min(1.25rem,5.2vw)] md:px-6"
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4.5 max-[20rem]:grid-cols-1 min-[56.25rem]:grid-cols-[auto_minmax(0,1fr)_auto]">
        <CarrierMark logo={primary.logo} name={name} className="size-11 rounded-[11px]" />
        <div>
          <h3 id={headingId} className="text-title font-semibold">
            {messages.compare.title(name)}
          </h3>
          {failures[0] && <p>{messages.compare.unfit(lowerFirst(failures[0].label), failures.length - 1)}</p>}
        </div>
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={toggle}
          className="max-[56.25rem]:col-span-full"
        >
          {messages.compare.toggle(name)}
          <ChevronDown
            aria-hidden="true"
            className={`size-5 flex-none max-[20rem]:hidden ${isOpen ? 'rotate-180' : ''}`}
          />
        </Button>
      </div>
      {isOpen && (
        <div id={panelId} className="mt-6 border-t border-line pt-4">
          <RuleTable
            caption={messages.compare.caption(recommendedCompany, name)}
            recommendation={recommendation}
            carriers={compared}
          />
          <FailureList failures={failures} />
        </div>
      )}
    </section>
  );
}
