import { brand } from '../../../shared/brand.ts';
import type { CarrierCategory } from '../../../shared/directory/carrier-terms.ts';
import { paths } from '../../app/paths.ts';

export const messages = {
  card: {
    goodFor: 'Good for',
    strength: 'Financial strength',
    strengthTier: (tier: string) => `${tier} financial strength`,
    fit: 'See if it fits',
    website: 'Learn more',
    ofCarrier: (name: string) => `at ${name}`,
  },
  commission: `“Learn more” and “Get Quote” open the carrier’s own site. ${brand.name} may earn a commission if you buy there. It changes neither your price nor the order here.`,
  hero: {
    title: 'Carrier directory',
    lead: 'Who we list, what each one is good for, and how strong it is. Or answer a few questions, and see which one fits you.',
    findMatch: 'Get Matched Now',
    criteria: 'How a carrier gets listed',
  },
  results: {
    label: 'Results',
    noneTitle: 'No carriers found matching your criteria.',
    clear: 'Clear Filters',
    noneAdvice: 'Try fewer letters, or leave out a filter.',
  },
  filters: {
    allCategories: 'All categories',
    allRatings: 'All ratings',
    category: 'Category',
    rating: 'Rating',
    active: 'Active filters',
    remove: (label: string) => `Remove filter: ${label}`,
    clearAll: 'Clear all',
    rated: (rating: string) => `Rated ${rating}`,
    search: 'Search carriers',
    searchPlaceholder: 'Search carriers...',
  },
  network: {
    carriers: 'carriers in the directory',
    lowestRating: 'is the lowest rating that we list',
    states: 'states in which we are licensed',
    coverage: 'of coverage in force across the network',
    title: 'The network in figures',
    interest: 'Your interest comes first',
    independence: `No carrier can pay for a place on this page or for a better match. Carriers may pay us a commission when you buy; the rules that match you never see it. [How we are paid](${paths.disclosures})`,
    trademarks: `Carrier names, logos and marks belong to their owners. Showing them here does not mean that a carrier endorses ${brand.name}, and a listing is not an offer of insurance. Ratings can change; ask the carrier for the current one.`,
  },
} as const;

/** What each kind of coverage is for, in one line. */
export const categoryNotes: Readonly<Record<CarrierCategory, string>> = {
  term: 'Covers a set number of years, often the ones with children at home or a mortgage.',
  permanent: 'Lasts a lifetime, costs more than term, and may build cash value.',
  no_exam: 'Health questions take the place of an exam. The amounts are often smaller.',
  final_expense: 'Small policies, meant for a funeral and the last bills.',
};

type Criterion = { title: string; text: string };

/** The rules by which carriers are listed in the directory. */
export function listCriteria(lowestRating: string): readonly Criterion[] {
  return [
    {
      title: `Rated ${lowestRating} or better`,
      text: 'An independent rating agency judges how well an insurer can pay its claims. Below this grade we list nobody.',
    },
    {
      title: 'Licensed where it sells',
      text: 'Every state licenses insurers by itself. A carrier needs a license in each state where it offers policies.',
    },
    {
      title: 'Fair to its customers',
      text: 'Regulators publish how many people complain. The number has to be in proportion to the carrier’s size.',
    },
    {
      title: 'Plain about its terms',
      text: 'Who can apply, for how much, and what is not covered has to be open to read before anybody applies.',
    },
  ];
}
