import { categoryNames } from '../../../../shared/directory/carrier-terms.ts';
import { findFacts, findMatchedCarrier } from '../../../../shared/directory/find-facts.ts';
import { joinWithAnd } from '../../../../shared/format/lists.ts';
import { formatRange } from '../../../../shared/format/ranges.ts';
import { matchedCarriers } from '../../../../shared/site/carriers.data.ts';
import { directory } from '../../../../shared/site/directory.data.ts';
import type { Carrier } from '../../../../shared/site/schemas/carriers.ts';
import type { DirectoryCarrier } from '../../../../shared/site/schemas/directory.ts';
import { buildCarrierPath, paths } from '../../../app/paths.ts';
import { TextLink } from '../../../ui/actions/link.tsx';
import { Chart } from '../../../ui/charts/chart.tsx';
import type { ChartContent } from '../../../ui/charts/chart-content.ts';
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx';
import { DataTable } from '../../../ui/layout/data-table.tsx';
import { RichText } from '../../../ui/layout/rich-text.tsx';
import { CarrierActions } from '../carrier-actions.tsx';
import { describeCategories, describeFacts, factNames } from '../facts/describe-facts.ts';
import { labels } from '../facts/messages.ts';
import { messages as directoryMessages } from '../messages.ts';
import { describeRules } from './describe-rules.ts';
import type { ExplainedCarrier } from './explain-carrier.ts';
import { messages } from './messages.ts';

/** Who the carrier is, what its strengths are, and where to go from here. */
export function ProfileHeader({ carrier, goodFor }: { carrier: DirectoryCarrier; goodFor: string }) {
  const { name, slug, categories, logo, websiteLabel } = carrier;
  return (
    <div className="page-width pt-4 pb-12 md:pt-8 md:pb-16">
      <Breadcrumb steps={listSteps({ name, slug })} />
      <div className="mt-4 grid items-end gap-x-16 gap-y-7 md:mt-8 min-[64rem]:grid-cols-[7fr_5fr]">
        <div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <img src={logo.light} alt={logo.alt} width={64} height={64} className="flex-none" />
            <div>
              <h1 className="font-display text-display-lg">{name}</h1>
              <p>{describeCategories(categories)}</p>
            </div>
          </div>
          <p className="mt-6 text-small">
            {directoryMessages.card.goodFor}{' '}
            <span className="block max-w-prose font-(family-name:--font-display) text-h3 font-medium text-ink">
              <RichText text={goodFor} />
            </span>
          </p>
        </div>
        <div>
          <CarrierActions carrier={carrier} size="md" />
          <p className="mt-3 text-small">
            <RichText text={messages.commission(name, websiteLabel ?? directoryMessages.card.website)} />
          </p>
        </div>
      </div>
    </div>
  );
}

/** The path to a carrier's page, for its breadcrumb and for search engines. */
export function listSteps({ name, slug }: Pick<DirectoryCarrier, 'name' | 'slug'>) {
  return [
    { name: messages.directory, path: paths.carriers },
    { name, path: buildCarrierPath(slug) },
  ];
}

/** Every fact of a carrier, and who it suits. */
export function FactSheet({ facts, suits, lessSuited, strengths }: ExplainedCarrier) {
  return (
    <div className="page-width grid gap-x-16 gap-y-12 pb-16 md:pb-22 min-[64rem]:grid-cols-[7fr_5fr]">
      <section aria-labelledby="facts">
        <h2 id="facts" className="border-b-2 border-ink pb-3 font-display text-h3">
          {messages.facts}
        </h2>
        <dl>
          {facts.map(({ name, label, text }) => (
            <div key={name} className="border-b border-line py-3 md:grid md:grid-cols-[12rem_1fr] md:gap-6">
              <dt className="max-md:text-small">
                <RichText text={label} />
              </dt>
              <dd className="tabular font-medium text-ink">
                <RichText text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-small">{messages.factsNote}</p>
      </section>
      <section aria-labelledby="suits">
        <h2 id="suits" className="border-b-2 border-ink pb-3 font-display text-h3">
          {messages.suits}
        </h2>
        <p className="mt-4 text-lead text-ink">
          <RichText text={suits} />
        </p>
        <h3 className="mt-6 font-semibold">{messages.lookFurther}</h3>
        <p className="mt-1">
          <RichText text={lessSuited} />
        </p>
        <h3 className="mt-6 font-semibold">{messages.strengths}</h3>
        <ul className="mt-1 list-disc pl-5 marker:text-muted">
          {strengths.map((strength) => (
            <li key={strength}>
              <RichText text={strength} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Explains the rules that a carrier is matched by, or why it isn't. */
export function MatchingSection({ carrier: { name, slug } }: { carrier: DirectoryCarrier }) {
  const matched = findMatchedCarrier(slug);
  return (
    <section aria-labelledby="matching" className="bg-surface-mist">
      <div className="page-width section-y">
        <h2 id="matching" className="font-display text-display-md">
          {messages.place}
        </h2>
        {matched ? (
          <Rules carrier={matched} />
        ) : (
          <p className="mt-4 max-w-prose">
            <RichText text={messages.unmatched(name, joinWithAnd(matchedCarriers.map((one) => one.name)))} />
          </p>
        )}
      </div>
    </section>
  );
}

function Rules({ carrier }: { carrier: Carrier }) {
  const primary = matchedCarriers.find(({ isPrimary }) => isPrimary);
  return (
    <>
      <p className="mt-4 max-w-prose">{messages.matched(carrier.name, matchedCarriers.length)}</p>
      <p className="mt-3 mb-7 max-w-prose">
        {carrier.isPrimary ? messages.primary(carrier.name) : messages.notPrimary(primary?.name ?? '')}{' '}
        <RichText text={messages.pay} />
      </p>
      <DataTable table={describeRules(carrier)} />
    </>
  );
}

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

/** Other carriers with the same main kind of coverage. */
export function MoreCarriers({ carrier }: { carrier: DirectoryCarrier }) {
  const [category = 'term'] = carrier.categories;
  const others = directory.carriers.filter(
    ({ slug, categories }) => categories[0] === category && slug !== carrier.slug,
  );
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="more" className="border-t border-line">
      <div className="page-width section-y">
        <h2 id="more" className="font-display text-h3">
          {messages.more(categoryNames[category])}
        </h2>
        <ul className="mt-4 grid gap-x-8 md:grid-cols-3">
          {others.map(({ slug, name, logo, strengths }) => (
            <li key={slug} className="flex items-center gap-3.5 border-b border-line py-3.5">
              <img src={logo.light} alt="" width={40} height={40} loading="lazy" className="flex-none" />
              <div>
                <TextLink to={buildCarrierPath(slug)} className="inline-block min-h-11 py-2 font-semibold">
                  {name}
                </TextLink>
                <p className="-mt-2 text-small">{strengths[0]}</p>
              </div>
            </li>
          ))}
        </ul>
        <TextLink to={paths.carriers} className="mt-5 inline-flex min-h-11 items-center font-medium">
          {messages.all}
        </TextLink>
      </div>
    </section>
  );
}
