import type { CarrierCategory } from '../../../shared/directory/carrier-terms.ts';
import { formatCount } from '../../../shared/format/plurals.ts';
import { brand } from '../../../shared/site/brand.data.ts';
import { paths } from '../../app/paths.ts';

export const messages = {
  card: {
    goodFor: 'Good for',
    strengthTier: (tier: string) => `${tier} financial strength`,
    fit: 'See if it fits',
    website: 'Learn more',
    ofCarrier: (name: string) => `at ${name}`,
  },
  commission: `“Learn more” and “Get Quote” open the carrier’s own site. ${brand.name} may earn a commission if you buy there. That doesn’t change your price or the order of carriers here.`,
  hero: {
    title: 'Carrier Directory',
    lead: 'See which carriers we list, what each one is good for, and how financially strong it is. Or answer a few questions to find the one that fits you.',
    findMatch: 'Get Matched Now',
    criteria: 'How a carrier gets listed',
  },
  results: {
    label: 'Results',
    all: (count: number) => formatCount(count, { one: '# carrier', other: '# carriers, A to Z' }),
    some: (count: number, all: number) =>
      `${count} of ${formatCount(all, { one: '# carrier', other: '# carriers' })}`,
    noneTitle: 'No carriers found matching your criteria.',
    clear: 'Clear Filters',
    noneAdvice: 'Try a shorter search, or remove a filter.',
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
    carriers: (count: number) =>
      formatCount(count, { one: 'carrier in the directory', other: 'carriers in the directory' }),
    lowestRating: 'is the lowest rating we list',
    states: (count: number) =>
      formatCount(count, { one: 'state where we’re licensed', other: 'states where we’re licensed' }),
    coverage: 'of coverage in force across the network',
    title: 'The network by the numbers',
    interest: 'Your interest comes first',
    independence: `No carrier can pay for a spot on this page or for a better match. Carriers may pay us a commission when you buy, but our matching rules don’t take that into account. [How we’re paid](${paths.disclosures})`,
    trademarks: `Carrier names, logos, and marks belong to their owners. Showing them here doesn’t mean that a carrier endorses ${brand.name}, and a listing isn’t an offer of insurance. Ratings can change, so ask the carrier for its current one.`,
  },
} as const;

/** What each type of coverage is for, in one line. */
export const categoryNotes: Readonly<Record<CarrierCategory, string>> = {
  term: 'Covers a set number of years, often while you have children at home or a mortgage.',
  permanent: 'Lasts your whole life, costs more than term, and may build cash value.',
  no_exam: 'You answer health questions instead of taking an exam. Coverage amounts are often smaller.',
  final_expense: 'Small policies meant to pay for a funeral and final bills.',
};

/** The rules for listing a carrier in the directory. */
export const listCriteria = (lowestRating: string) => [
  {
    title: `Rated ${lowestRating} or better`,
    text: `An independent rating agency grades how well an insurer can pay its claims. We list no carrier below ${lowestRating}.`,
  },
  {
    title: 'Licensed where it sells',
    text: 'Each state licenses insurers separately. A carrier needs a license in every state where it sells policies.',
  },
  {
    title: 'Fair to its customers',
    text: 'Regulators publish how many complaints each insurer gets. The number has to be reasonable for the carrier’s size.',
  },
  {
    title: 'Clear about its terms',
    text: 'Before you apply, you have to be able to see who can get a policy, for how much, and what isn’t covered.',
  },
];
