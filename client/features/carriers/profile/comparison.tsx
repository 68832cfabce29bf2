import { findFacts, findMatchedCarrier } from '../../../../shared/directory/find-facts.ts';
import { formatRange } from '../../../../shared/format/ranges.ts';
import { directory } from '../../../../shared/site/directory.data.ts';
import type { DirectoryCarrier } from '../../../../shared/site/schemas/directory.ts';
import { Chart } from '../../../ui/charts/chart.tsx';
import type { ChartContent } from '../../../ui/charts/chart-content.ts';
import { DataTable } from '../../../ui/layout/data-table.tsx';
import { describeFacts, factNames } from '../facts/describe-facts.ts';
import { labels } from '../facts/messages.ts';
import { messages } from './messages.ts';

/** Compares a carrier with the ones that we match people with. */
export function Comparison({ carrier }: { carrier: DirectoryCarrier }) {
  const isMatched = findMatchedCarrier(carrier.slug) !== undefined;
  const others = directory.carriers.filter(({ slug }) => findMatchedCarrier(slug) && slug !== carrier.slug);
  if (others.length === 0) return null;
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
      <div className="mb-6">
        <Chart content={drawAges(compared)} />
      </div>
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

/** The eligible ages as bars on an axis of years. */
function drawAges(carriers: readonly DirectoryCarrier[]): ChartContent {
  return {
    kind: 'rows',
    title: labels.ages,
    axis: { from: 0, to: 90, ticks: [0, 30, 60, 90], label: messages.age },
    rows: carriers.map(({ slug, name }, index) => {
      const { min, max } = findFacts(slug).ages;
      return { label: name, text: formatRange(min, max), from: min, to: max, fill: index === 0 ? 1 : 4 };
    }),
  };
}
