import type { DirectoryCarrier } from '../../../../shared/site/schemas/directory.ts';
import { buildCarrierPath, paths } from '../../../app/paths.ts';
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx';
import { RichText } from '../../../ui/layout/rich-text.tsx';
import { CarrierActions } from '../carrier-actions.tsx';
import { describeCategories } from '../facts/describe-facts.ts';
import { messages as directoryMessages } from '../messages.ts';
import { messages } from './messages.ts';

/** Who the carrier is, what its strengths are, and where to go from here. */
export function ProfileHeader({ carrier }: { carrier: DirectoryCarrier }) {
  const { name, slug, categories, strengths, logo, websiteLabel } = carrier;
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
              {strengths[0]}
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
