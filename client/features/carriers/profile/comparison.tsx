import type { DirectoryCarrier } from '../../../../shared/directory/directory-carrier.ts';
import { directoryCarriers } from '../../../../shared/directory/directory-carriers.ts';
import { findFacts, findMatchedCarrier } from '../../../../shared/directory/find-facts.ts';
import { formatRange } from '../../../../shared/format/ranges.ts';
import { DataTable } from '../../../ui/layout/data-table.tsx';
import { describeFacts, factNames } from '../facts/describe-facts.ts';
import { labels } from '../facts/messages.ts';
import { messages } from './messages.ts';

/** A carrier beside those that we match with. */
export function Comparison({ carrier }: { carrier: DirectoryCarrier }) {
  const isMatched = findMatchedCarrier(carrier.slug) !== undefined;
  const others = directoryCarriers.filter(({ slug }) => findMatchedCarrier(slug) && slug !== carrier.slug);
  const compared = [carrier, ...others];
  const facts = compared.map(describeFacts);
  return (
    <section aria-labelledby="compare" className="page-width section-y">
      <h2 id="compare" className="font-display text-display-md">
        {messages.compareTitle}
      </h2>
      <p className="mt-3 mb-8 max-w-prose">
        {isMatched ? messages.compareMatched(carrier.name) : messages.compareLead(carrier.name)}
      </p>
      <AgesChart carriers={compared} />
      <DataTable
        table={{
          caption: messages.compareTitle,
          columns: [messages.fact, ...compared.map(({ name }) => name)],
          rows: factNames.map((fact) => [labels[fact], ...facts.map((values) => values[fact])]),
        }}
      />
    </section>
  );
}

/** Years that the chart shows. */
const oldest = 90;
const ticks = [0, 30, 60, 90];

/** The issue ages as bars. The table below says the same to screen readers. */
function AgesChart({ carriers }: { carriers: readonly DirectoryCarrier[] }) {
  return (
    <figure aria-hidden="true" className="mb-10 max-w-[48rem]">
      <figcaption className="mb-3 font-semibold text-ink">{labels.ages}</figcaption>
      {carriers.map(({ slug, name }, index) => {
        const { min, max } = findFacts(slug).ages;
        return (
          <div key={slug} className="mb-2 md:grid md:grid-cols-[11rem_1fr_4rem] md:items-center md:gap-4">
            <p className="flex justify-between text-small md:block">
              <span>{name}</span>
              <span className="tabular md:hidden">{formatRange(min, max)}</span>
            </p>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${oldest} 4`}
              preserveAspectRatio="none"
              className="block h-4 w-full"
            >
              <rect width={oldest} height="4" className="fill-surface-mist" />
              <rect
                x={min}
                width={max - min}
                height="4"
                className={index === 0 ? 'fill-chart-1' : 'fill-chart-4'}
              />
            </svg>
            <p className="tabular text-small text-ink max-md:hidden">{formatRange(min, max)}</p>
          </div>
        );
      })}
      <p className="tabular flex justify-between text-caption text-muted md:mr-20 md:ml-48">
        {ticks.map((age) => (
          <span key={age}>{age}</span>
        ))}
      </p>
    </figure>
  );
}
