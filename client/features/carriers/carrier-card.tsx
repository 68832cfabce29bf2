import { ArrowUpRight } from 'lucide-react';
import { type CarrierCategory, ratingTiers } from '../../../shared/directory/carrier-terms.ts';
import type { DirectoryCarrier } from '../../../shared/directory/directory-carrier.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink, TextLink } from '../../ui/actions/link.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { messages } from './messages.ts';

export function CarrierCard({ carrier }: { carrier: DirectoryCarrier }) {
  const { name, slug, categories, strengths, amBestRating, logo, website, websiteLabel } = carrier;
  const tier = ratingTiers[amBestRating];
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-5.5 transition-[border-color,box-shadow] duration-(--duration-base) hover:border-dusk-300 hover:shadow-raise md:p-6">
      <div className="flex items-center gap-3.5">
        <img src={logo.light} alt={logo.alt} width={48} height={48} loading="lazy" className="flex-none" />
        <div>
          <h3 className="text-title leading-tight font-semibold">{name}</h3>
          <p className="text-small leading-snug">{describeCategories(categories)}</p>
        </div>
      </div>
      <p className="mt-4.5 mb-3 text-small">
        {messages.card.goodFor}{' '}
        <span className="block font-(family-name:--font-display) text-[1.3125rem] leading-tight font-medium tracking-tight text-ink">
          {strengths[0]}
        </span>
      </p>
      <div className="mt-auto flex min-h-12 items-center justify-between gap-3 border-y border-line">
        <span>{messages.card.strength}</span>
        <Tooltip content={messages.card.strengthTier(tier)}>
          <Badge tone={tier === 'Superior' ? 'success' : 'neutral'}>{amBestRating}</Badge>
        </Tooltip>
      </div>
      <div className="mt-4.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <ButtonLink to={`${paths.quote}?carrier=${slug}`} variant="secondary" size="sm">
          {messages.card.fit} <span className="sr-only">({name})</span>
        </ButtonLink>
        <TextLink href={website} isExternal className="inline-flex min-h-11 items-center gap-1 font-medium">
          {websiteLabel ?? messages.card.website}
          <span className="sr-only"> {messages.card.ofCarrier(name)}</span>
          <ArrowUpRight aria-hidden="true" className="size-4.5" />
        </TextLink>
      </div>
    </li>
  );
}

const shortNames: Readonly<Record<CarrierCategory, string>> = {
  term: 'term',
  permanent: 'permanent',
  no_exam: 'no exam',
  final_expense: 'final expense',
};

/** "Term, permanent, no exam". */
function describeCategories(categories: readonly CarrierCategory[]): string {
  const text = categories.map((category) => shortNames[category]).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
