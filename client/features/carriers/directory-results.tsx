import type { RefObject } from 'react';
import { categoryNames, ratingTiers } from '../../../shared/directory/carrier-terms.ts';
import { createExplainer } from '../../../shared/glossary/explain-terms.ts';
import { carrierTerms } from '../../../shared/glossary/page-terms.data.ts';
import type { DirectoryCarrier } from '../../../shared/site/schemas/directory.ts';
import { buildCarrierPath } from '../../app/paths.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { RichText } from '../../ui/layout/rich-text.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { CarrierActions } from './carrier-actions.tsx';
import { describeCategories, describeFactsShortly } from './facts/describe-facts.ts';
import { shortLabels } from './facts/messages.ts';
import type { CarrierGroup } from './group-carriers.ts';
import { categoryNotes, messages } from './messages.ts';

type DirectoryResultsProps = {
  groups: readonly CarrierGroup[];
  onClear: () => void;
  /** Takes the focus when the focused element disappears. */
  ref: RefObject<HTMLElement | null>;
};

export function DirectoryResults({ groups, onClear, ref }: DirectoryResultsProps) {
  const explain = createExplainer(carrierTerms);
  return (
    <section ref={ref} tabIndex={-1} aria-label={messages.results.label} className="grid gap-10 md:gap-14">
      {groups.length === 0 && (
        <div className="mt-6">
          <EmptyState
            title={messages.results.noneTitle}
            action={
              <Button variant="secondary" onClick={onClear}>
                {messages.results.clear}
              </Button>
            }
          >
            {messages.results.noneAdvice}
          </EmptyState>
        </div>
      )}
      {groups.map(({ category, carriers }) => (
        <section key={category} aria-labelledby={`category-${category}`}>
          <div className="mb-5 flex flex-wrap items-baseline gap-x-5 gap-y-1 border-b-2 border-ink pb-3">
            <h2 id={`category-${category}`} className="font-display text-h3">
              {categoryNames[category]}
            </h2>
            <p>
              <RichText text={explain(categoryNotes[category])} />
            </p>
          </div>
          <ul className="grid md:grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] md:gap-5">
            {carriers.map((carrier) => (
              <CarrierCard
                key={carrier.slug}
                carrier={carrier}
                goodFor={explain(carrier.strengths[0] ?? '')}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

const factNames = ['ages', 'amounts', 'exam', 'decision'] as const;

/** A carrier with the facts that people compare: a card or, on phones, a row. */
function CarrierCard({ carrier, goodFor }: { carrier: DirectoryCarrier; goodFor: string }) {
  const { name, slug, categories, amBestRating, logo } = carrier;
  const tier = ratingTiers[amBestRating];
  const facts = describeFactsShortly(carrier);
  return (
    <li className="flex flex-col border-b border-line py-5 max-md:first:pt-0 md:rounded-card md:border md:bg-surface md:p-4.5">
      <div className="flex items-center gap-x-3.5 gap-y-1.5 max-[20rem]:flex-wrap md:flex-wrap md:gap-y-0">
        <img
          src={logo.light}
          alt={logo.alt}
          width={48}
          height={48}
          loading="lazy"
          className="flex-none max-md:size-10"
        />
        <div className="min-w-0 flex-1 max-[20rem]:basis-[60%]">
          <h3 className="text-title leading-tight font-semibold">
            <TextLink
              to={buildCarrierPath(slug)}
              className="inline-block min-h-11 py-2.5 md:pointer-fine:min-h-8 md:pointer-fine:py-1"
            >
              {name}
            </TextLink>
          </h3>
          <p className="text-small leading-snug max-md:-mt-2">{describeCategories(categories)}</p>
        </div>
        <Tooltip
          content={messages.card.strengthTier(tier)}
          className="flex-none max-md:self-start max-[20rem]:basis-full md:basis-full md:pl-15.5"
        >
          <Badge tone={tier === 'Superior' ? 'success' : 'neutral'}>
            {amBestRating} {tier}
          </Badge>
        </Tooltip>
      </div>
      <p className="mt-3 text-small md:mt-2.5">
        {messages.card.goodFor}{' '}
        <span className="font-medium text-ink md:block md:font-(family-name:--font-display) md:text-[1.3125rem] md:leading-tight md:tracking-tight">
          <RichText text={goodFor} />
        </span>
      </p>
      <dl className="mt-3 mb-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-5 gap-y-1 md:mt-auto md:grid-cols-1 md:gap-0 md:pt-4">
        {factNames.map((fact) => (
          <div
            key={fact}
            className="flex gap-x-2 text-small max-md:items-baseline md:justify-between md:gap-4 md:border-t md:border-line md:py-2 md:last:border-b"
          >
            <dt className="flex-none text-caption text-muted md:text-small md:text-body">
              {shortLabels[fact]}
            </dt>
            <dd className="tabular text-ink md:text-right">{facts[fact]}</dd>
          </div>
        ))}
      </dl>
      <CarrierActions carrier={carrier} size="sm" />
    </li>
  );
}
