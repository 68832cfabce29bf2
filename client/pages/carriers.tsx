import { directory } from '../../shared/site/directory.data.ts';
import { buildCarrierPath } from '../app/paths.ts';
import { answersHint } from '../content/answers.ts';
import { carriersPage } from '../content/carriers.ts';
import { CarrierDirectory } from '../features/carriers/carrier-directory.tsx';
import { DirectoryHero, ListingCriteria, NetworkFacts } from '../features/carriers/directory-sections.tsx';
import type { PageModule } from '../lib/page.ts';
import { RichText } from '../ui/layout/rich-text.tsx';

function Carriers() {
  return (
    <main id="main">
      <DirectoryHero />
      <CarrierDirectory />
      {answersHint && (
        <p className="page-width pb-16 md:pb-22">
          <RichText text={answersHint} />
        </p>
      )}
      <ListingCriteria />
      <NetworkFacts />
    </main>
  );
}

export const page: PageModule = {
  Component: Carriers,
  meta: {
    title: carriersPage.title,
    description: carriersPage.description(directory.carriers.length),
    structuredData: [
      {
        '@type': 'ItemList',
        name: carriersPage.listTitle,
        numberOfItems: directory.carriers.length,
        itemListElement: directory.carriers.map(({ name, slug }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: buildCarrierPath(slug),
        })),
      },
    ],
  },
};
