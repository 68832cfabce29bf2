import { directory } from '../../shared/site/directory.data.ts';
import type { DirectoryCarrier } from '../../shared/site/schemas/directory.ts';
import { buildCarrierPath } from '../app/paths.ts';
import { answersHint } from '../content/answers.ts';
import { describeCarrierPage } from '../features/carriers/profile/carrier-meta.ts';
import {
  Comparison,
  FactSheet,
  MatchingSection,
  MoreCarriers,
  ProfileHeader,
} from '../features/carriers/profile/carrier-sections.tsx';
import { type ExplainedCarrier, explainCarrier } from '../features/carriers/profile/explain-carrier.ts';
import type { PageModule } from '../lib/page.ts';
import { RichText } from '../ui/layout/rich-text.tsx';
import { page as notFound } from './not-found.tsx';

function CarrierPage({ carrier, explained }: { carrier: DirectoryCarrier; explained: ExplainedCarrier }) {
  return (
    <main id="main">
      <ProfileHeader carrier={carrier} goodFor={explained.goodFor} />
      <FactSheet {...explained} />
      <MatchingSection carrier={carrier} />
      <Comparison carrier={carrier} />
      <MoreCarriers carrier={carrier} />
      {answersHint && (
        <p className="page-width pb-16 md:pb-22">
          <RichText text={answersHint} />
        </p>
      )}
    </main>
  );
}

export const page: PageModule = {
  ...notFound,
  pages: {
    slugs: directory.carriers.map(({ slug }) => slug),
    async load(slug) {
      const carrier = directory.carriers.find((candidate) => candidate.slug === slug);
      if (!carrier) throw new Error(`There is no carrier ${slug}.`);
      return {
        Component: CarrierPage.bind(null, { carrier, explained: explainCarrier(carrier) }),
        meta: { ...describeCarrierPage(carrier), path: buildCarrierPath(slug) },
      };
    },
  },
};
