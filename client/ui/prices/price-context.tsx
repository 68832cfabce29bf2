import { spellDollarRange } from '../../../shared/format/ranges.ts';
import { createExplainer } from '../../../shared/glossary/explain-terms.ts';
import { priceTerms } from '../../../shared/glossary/page-terms.data.ts';
import {
  type FoundPrices,
  findPrices,
  type PricePerson,
  type PriceRange,
} from '../../../shared/prices/find-prices.ts';
import {
  describeOtherAmount,
  describePrices,
  describeSource,
  priceNotes,
} from '../../../shared/prices/messages.ts';
import { prices } from '../../../shared/site/prices.data.ts';
import { Chart } from '../charts/chart.tsx';
import type { ChartContent } from '../charts/chart-content.ts';
import { RichText } from '../layout/rich-text.tsx';
import { messages } from './messages.ts';

/**
 * What people like this person paid, as published, or why no published price fits. It's context: never a quote, and never
 * the price of a certain carrier.
 */
export function PriceContext({ person }: { person: PricePerson }) {
  const found = findPrices(prices, person);
  const isKnown = found.some(({ kind }) => kind === 'range');
  return (
    <div className="@container">
      <div
        className={`grid gap-x-10 gap-y-8 ${found.length > 1 && isKnown ? '@min-[52rem]:grid-cols-2' : ''}`}
      >
        {found.map((each) => (
          <Found key={each.table} found={each} person={person} />
        ))}
      </div>
      <p className="mt-4 max-w-prose text-small">
        {isKnown && person.isHealthy === false && (
          <b key="health" className="font-semibold text-ink">{`${priceNotes.health} `}</b>
        )}
        <span key="note">{isKnown ? priceNotes.context : priceNotes.movers}</span>
      </p>
    </div>
  );
}

function Found({ found, person }: { found: FoundPrices; person: PricePerson }) {
  const explain = createExplainer(priceTerms);
  return (
    <div>
      <p aria-live="polite" className="max-w-prose text-ink">
        <Explained text={explain(describePrices(found))} />
      </p>
      {found.kind === 'range' && (
        <>
          <Chart content={drawPrices(found, person.age)} />
          <p className="max-w-prose text-small text-muted">
            <Explained
              text={explain(
                `${describeSource(prices, found.table)} ${describeOtherAmount(found, person.amount)}`,
              )}
            />
          </p>
        </>
      )}
    </div>
  );
}

/** A new element for each text, because a translator replaces text nodes. */
function Explained({ text }: { text: string }) {
  return (
    <span key={text}>
      <RichText text={text} />
    </span>
  );
}

/** The published prices by age, with the person's own place among them. Nothing is drawn between two published ages. */
export function drawPrices(range: PriceRange, age: number): ChartContent {
  const here = { age, low: range.low, high: range.high };
  const isPublished = range.points.some((point) => point.age === age);
  const points = isPublished
    ? range.points
    : [...range.points, here].toSorted((one, other) => one.age - other.age);
  return {
    title: messages.chart(range),
    kind: 'columns',
    columns: points.map(({ age: at, low, high }) => ({
      label: String(at),
      text: spellDollarRange(low, high),
      value: low,
      upTo: high,
      ...(at === age && { mark: messages.here }),
    })),
  };
}
