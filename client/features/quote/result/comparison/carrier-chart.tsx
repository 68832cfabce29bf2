import type { CarrierExplanation, Recommendation } from '../../../../../shared/matching/recommendation.ts';
import { Badge, type BadgeTone } from '../../../../ui/feedback/badge.tsx';
import { messages } from '../messages.ts';
import { compareRules, findHeadStart, headStart, listParts } from './compare-rules.ts';

/** The color of each rule's points. The words next to the bar and the table say the same. */
const fills: Readonly<Record<string, string>> = {
  base_score: 'bg-track',
  age: 'bg-chart-1',
  health: 'bg-chart-4',
  priority: 'bg-chart-2',
  no_medical_exam: 'bg-chart-3',
  instant_approval: 'bg-chart-5',
  smoker_friendly: 'bg-brick-300',
  [headStart]:
    'border border-primary bg-[repeating-linear-gradient(135deg,var(--color-primary)_0_2px,var(--color-surface)_2px_7px)]',
};

function Part({ rule, className }: { rule: string; className: string }) {
  const outline = rule === headStart ? '' : 'inset-ring inset-ring-ink/30';
  return (
    <span
      className={`forced-color-adjust-none [print-color-adjust:exact] ${outline} ${fills[rule] ?? 'bg-dusk-300'} ${className}`}
    />
  );
}

/** Shows each carrier's points as a bar, and says in words what excludes a carrier. */
export function CarrierChart({ recommendation }: { recommendation: Recommendation }) {
  const { explanation, carrierId, isFallback, primary } = recommendation;
  const scored = explanation.filter(({ isEligible }) => isEligible);
  const longest = Math.max(1, ...scored.map(({ score }) => score));
  const extra = scored.map(findHeadStart).find((points) => points > 0);
  return (
    <>
      <p className="mt-2 max-w-prose">
        <span>{isFallback ? messages.chart.noneFits : messages.chart.lead}</span>
        {extra !== undefined && <span>{messages.chart.headStart(primary.recommendedCompany, extra)}</span>}
      </p>
      <ul className="mt-5 border-t-2 border-ink">
        {explanation.map((carrier) => (
          <li
            key={carrier.carrierId}
            className="grid items-center gap-x-8 gap-y-3 border-b border-line py-5 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]"
          >
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 md:grid md:justify-items-start">
              <p className="font-semibold text-ink">{carrier.carrierName}</p>
              <Standing carrier={carrier} isMatch={carrier.carrierId === carrierId && !isFallback} />
            </div>
            {carrier.isEligible ? (
              <PointsBar carrier={carrier} longest={longest} />
            ) : (
              <LeftOut carrier={carrier} />
            )}
          </li>
        ))}
      </ul>
      {scored.length > 0 && <Legend carriers={scored} />}
    </>
  );
}

function Standing({ carrier: { isEligible }, isMatch }: { carrier: CarrierExplanation; isMatch: boolean }) {
  const [tone, text]: [BadgeTone, string] = isMatch
    ? ['success', messages.chart.match]
    : isEligible
      ? ['neutral', messages.chart.fits]
      : ['warning', messages.chart.unfit];
  return <Badge tone={tone}>{text}</Badge>;
}

function PointsBar({ carrier, longest }: { carrier: CarrierExplanation; longest: number }) {
  const { carrierName, score } = carrier;
  const parts = listParts(carrier);
  const extra = findHeadStart(carrier);
  const earned = messages.chart.earned(score - extra);
  const spoken = parts.map(({ label, points }) => messages.chart.part(label, points));
  return (
    <div>
      <div className="flex items-center gap-3">
        <div
          role="img"
          aria-label={messages.chart.spoken(carrierName, score, spoken)}
          className="min-w-0 flex-1"
        >
          <div
            style={{ width: `${(score / longest) * 100}%` }}
            className="flex h-8 gap-0.5 overflow-hidden rounded-lg"
          >
            {parts.map(({ rule, points }) => (
              <span
                key={rule}
                style={{ flexGrow: points }}
                className="@container relative flex min-w-[7px] basis-0"
              >
                <Part rule={rule} className="flex-1" />
                {rule === headStart && (
                  <span className="absolute inset-x-1 top-1/2 hidden -translate-y-1/2 text-center text-caption leading-none font-semibold whitespace-nowrap text-ink @min-[6rem]:block">
                    <span className="rounded-xs bg-surface px-1.5 py-0.5">
                      {messages.chart.headStartLabel}
                    </span>
                  </span>
                )}
              </span>
            ))}
          </div>
        </div>
        <b className="tabular w-11 flex-none text-right text-title font-semibold text-ink">{score}</b>
      </div>
      <p className="mt-1.5 text-caption">
        {extra > 0 ? messages.chart.withHeadStart(earned, extra) : earned}
      </p>
    </div>
  );
}

function LeftOut({ carrier: { failures } }: { carrier: CarrierExplanation }) {
  return (
    <div>
      <div aria-hidden="true" className="h-8 rounded-lg border-[1.5px] border-dashed border-line-strong" />
      <p className="mt-1.5 text-caption">{messages.chart.leftOut(failures.map(({ label }) => label))}</p>
    </div>
  );
}

function Legend({ carriers }: { carriers: readonly CarrierExplanation[] }) {
  return (
    <ul aria-label={messages.chart.legend} className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-caption">
      {compareRules(carriers).map(({ rule, label }) => (
        <li key={rule} className="flex items-center gap-2">
          <Part rule={rule} className="size-4 flex-none rounded-xs" />
          {label}
        </li>
      ))}
    </ul>
  );
}
