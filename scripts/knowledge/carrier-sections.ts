import { paths } from '../../client/app/paths.ts';
import { categoryNotes, listCriteria, messages } from '../../client/features/carriers/messages.ts';
import type { PageSection } from '../../server/features/chat/search/page-entries.ts';
import { carrierCategories, categoryNames, ratingTiers } from '../../shared/directory/carrier-terms.ts';
import { companyClaims } from '../../shared/site/claims.data.ts';
import { directory } from '../../shared/site/directory.data.ts';
import { licensing } from '../../shared/site/licensing.data.ts';
import type { DirectoryCarrier } from '../../shared/site/schemas/directory.ts';
import { splitUnits } from './split-units.ts';

const page = 'Carrier Directory';

/**
 * Lists the sections of the carrier directory: how carriers are listed, the network, and each carrier by its kind of
 * coverage.
 */
export function listCarrierSections(): PageSection[] {
  const { lowestRating } = companyClaims;
  const [listed, licensed] = [directory.carriers.length, licensing.licenses.length];
  const { network } = messages;
  const criteria = listCriteria(lowestRating).map(({ title, text }) => `${title}: ${text}`);
  return [
    {
      page,
      heading: 'How a carrier gets listed',
      path: `${paths.carriers}#vetting`,
      units: splitUnits([{ list: criteria }]),
    },
    {
      page,
      heading: 'The network by the numbers',
      path: `${paths.carriers}#network`,
      units: splitUnits([
        `${listed} ${network.carriers(listed)}.`,
        `${lowestRating} is the lowest rating we list.`,
        ...(licensed > 0 ? [`${licensed} ${network.states(licensed)}.`] : []),
      ]),
    },
    ...carrierCategories
      .filter((category) => directory.carriers.some(({ categories: [main] }) => main === category))
      .map((category) => ({
        page,
        heading: categoryNames[category],
        path: `${paths.carriers}#category-${category}`,
        units: splitUnits([categoryNotes[category]]),
      })),
    ...directory.carriers.map(describeCarrier),
  ];
}

function describeCarrier({ name, categories, strengths, amBestRating }: DirectoryCarrier): PageSection {
  const kinds = categories.map((category) => categoryNames[category]).join(', ');
  return {
    page,
    heading: name,
    path: `${paths.carriers}#category-${categories[0]}`,
    units: splitUnits([
      `${name}: ${kinds}.`,
      `Good for: ${strengths[0]}.`,
      `Financial strength: ${amBestRating}, ${ratingTiers[amBestRating]}.`,
    ]),
  };
}
