import { ArrowUpRight } from 'lucide-react';
import { findMatchedCarrier } from '../../../shared/directory/find-facts.ts';
import type { DirectoryCarrier } from '../../../shared/site/schemas/directory.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink, TextLink } from '../../ui/actions/link.tsx';
import { messages } from './messages.ts';
import { messages as profileMessages } from './profile/messages.ts';

/** Links to a quote, which remembers this carrier, and to the carrier's own site. */
export function CarrierActions({ carrier, size }: { carrier: DirectoryCarrier; size: 'sm' | 'md' }) {
  const { name, slug, website, websiteLabel } = carrier;
  return (
    <div
      className={`flex flex-wrap items-center gap-y-1 ${size === 'sm' ? 'justify-between gap-x-2' : 'gap-x-4'}`}
    >
      <ButtonLink
        to={`${paths.quote}?carrier=${slug}`}
        variant={size === 'sm' ? 'secondary' : 'primary'}
        size={size}
      >
        {findMatchedCarrier(slug) ? messages.card.fit : profileMessages.compare}
        <span className="sr-only"> ({name})</span>
      </ButtonLink>
      <TextLink href={website} isExternal className="inline-flex min-h-11 items-center gap-1 font-medium">
        {websiteLabel ?? messages.card.website}
        <span className="sr-only"> {messages.card.ofCarrier(name)}</span>
        <ArrowUpRight aria-hidden="true" className="size-4.5" />
      </TextLink>
    </div>
  );
}
