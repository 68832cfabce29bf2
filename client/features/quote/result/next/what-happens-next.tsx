import type { ReactNode } from 'react';
import type { CarrierFacts, DecisionTime } from '../../../../../shared/directory/carrier-facts.ts';
import { formatTimeRange } from '../../../../../shared/format/ranges.ts';
import type { Recommendation } from '../../../../../shared/matching/recommendation.ts';
import { toPricePerson } from '../../../../../shared/prices/to-price-person.ts';
import type { UserData } from '../../../../../shared/quote/user-data.ts';
import { RichText } from '../../../../ui/layout/rich-text.tsx';
import { PriceContext } from '../../../../ui/prices/price-context.tsx';
import { messages } from '../messages.ts';
import { useDecisionTimes } from '../use-directory.ts';
import { DecisionPicture, HealthPicture, PricePicture, SitePicture } from './next-pictures.tsx';
import type { QuoteFacts } from './quote-facts.ts';

type WhatHappensNextProps = { recommendation: Recommendation; userData: UserData; facts: QuoteFacts };

/** The steps from here to a policy, what people should have ready, and what people like them paid. */
export function WhatHappensNext({ recommendation, userData, facts }: WhatHappensNextProps) {
  const { recommendedCompany: name, carrierId, logo } = recommendation;
  const decision = useDecisionTimes(carrierId);
  const { next } = messages;
  const exam = userData.noMedicalExam === 'Yes' ? '' : next.healthExam;
  return (
    <section className="mt-14 md:mt-18">
      <h3 className="font-display text-display-md">{next.title}</h3>
      <ol className="mt-7 grid gap-x-6 min-[56.25rem]:grid-cols-4">
        <Step picture={<SitePicture logo={logo} />} title={next.site(name)} text={next.siteText} />
        <Step picture={<PricePicture />} title={next.price} text={next.priceText} />
        <Step picture={<HealthPicture />} title={next.health} text={`${next.healthText}${exam}`} />
        <Step
          picture={<DecisionPicture />}
          title={next.decision}
          text={
            decision
              ? describeDecision(name, decision)
              : next.decisionText(facts.decisionWithoutExam, facts.decisionWithExam)
          }
        />
      </ol>
      <div className="mt-10 grid gap-x-16 gap-y-10 min-[56.25rem]:grid-cols-2">
        <div>
          <h4 className="border-b-2 border-ink pb-2 text-title font-semibold">{next.readyTitle}</h4>
          <ul className="mt-3 grid list-disc gap-1.5 pl-5">
            {next.ready.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
          {facts.answers && (
            <p className="mt-5 print:hidden">
              <RichText text={facts.answers} />
            </p>
          )}
        </div>
        <div className={userData.policyType === "I'm not sure" ? 'min-[56.25rem]:col-span-2' : ''}>
          <h4 className="mb-4 border-b-2 border-ink pb-2 text-title font-semibold">{next.priceTitle}</h4>
          <PriceContext person={toPricePerson(userData)} />
        </div>
      </div>
    </section>
  );
}

function describeDecision(name: string, { withoutExam, withExam }: CarrierFacts['decision']): string {
  const { next } = messages;
  if (withoutExam && withExam) return next.decides(name, describeTime(withoutExam), describeTime(withExam));
  if (withoutExam) return next.decidesWithoutExam(name, describeTime(withoutExam));
  return withExam ? next.decidesWithExam(name, describeTime(withExam)) : '';
}

function describeTime({ min, max, unit }: DecisionTime): string {
  // A word joiner prevents a line break after the dash.
  const time = formatTimeRange(min, max, unit).replace('–', '–\u2060');
  return min === undefined ? messages.next.within(time) : messages.next.inTime(time);
}

/** A step on the way to a policy. The line next to the picture, or behind it on wide screens, leads to the next one. */
function Step({ picture, title, text }: { picture: ReactNode; title: string; text: string }) {
  return (
    <li className="relative grid grid-cols-[min(5.5rem,25vw)_minmax(0,1fr)] gap-x-5 pb-8 last:pb-0 min-[56.25rem]:grid-cols-1 min-[56.25rem]:content-start min-[56.25rem]:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-8 bottom-0 left-[min(2.75rem,12.5vw)] border-l-2 border-dashed border-dusk-300 [li:last-child>&]:hidden min-[56.25rem]:inset-x-0 min-[56.25rem]:top-8 min-[56.25rem]:-right-6 min-[56.25rem]:bottom-auto min-[56.25rem]:border-t-2 min-[56.25rem]:border-l-0"
      />
      <div className="relative w-[min(5.5rem,25vw)]">{picture}</div>
      <div className="min-w-0 min-[56.25rem]:mt-4">
        <h4 className="leading-snug font-semibold text-ink">{title}</h4>
        <p className="mt-1 text-small">{text}</p>
      </div>
    </li>
  );
}
