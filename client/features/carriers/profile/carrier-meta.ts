import { findFacts } from '../../../../shared/directory/find-facts.ts';
import type { DirectoryCarrier } from '../../../../shared/site/schemas/directory.ts';
import type { PageModule } from '../../../lib/page.ts';
import { buildBreadcrumb } from '../../../lib/structured-data.ts';
import { describeFacts } from '../facts/describe-facts.ts';
import { policyWords } from '../facts/messages.ts';
import { listSteps } from './carrier-sections.tsx';
import { messages } from './messages.ts';

/** A carrier page's metadata for search engines and previews. */
export function describeCarrierPage(carrier: DirectoryCarrier): PageModule['meta'] {
  const { name, slug, strengths, website, logo } = carrier;
  const { policies, ages } = findFacts(slug);
  const facts = describeFacts(carrier);
  return {
    title: messages.title(name),
    description: messages.description(name, facts),
    previewTitle: name,
    structuredData: [
      {
        '@type': 'Organization',
        name,
        url: website,
        logo: logo.light,
        knowsAbout: strengths,
        areaServed: facts.states,
        makesOffer: policies.map((kind) => ({
          '@type': 'Offer',
          itemOffered: {
            '@type': 'FinancialProduct',
            name: messages.product(policyWords[kind], name),
            category: policyWords[kind],
            description: messages.productDescription(facts),
            audience: { '@type': 'PeopleAudience', requiredMinAge: ages.min, requiredMaxAge: ages.max },
          },
        })),
      },
      buildBreadcrumb(...listSteps(carrier)),
    ],
  };
}
