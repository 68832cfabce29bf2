import { brand } from '../../shared/brand.ts';
import { paths } from '../app/paths.ts';
import type { Review } from '../features/reviews/content.ts';

/** The reviews page's recent reviews. Examples: an operator puts documented ones in their place. */
export const recentReviews: readonly Review[] = [
  {
    name: 'Priya S.',
    location: 'Austin, Texas',
    rating: 5,
    title: 'Done before the baby woke up',
    review:
      'I had ten minutes and used three. The list of reasons was what convinced me: I could see that the exam mattered less than I thought. I applied the same evening.',
    coverage: '$750,000, 20-year term',
    saved: '$22 a month',
  },
  {
    name: 'Tom and Lena K.',
    location: 'Madison, Wisconsin',
    rating: 5,
    title: 'Two policies, no appointments',
    review:
      'We each did our own and got different carriers. We would have bought both from the same one, and paid for it. Nobody has called us since.',
    coverage: '$500,000 each, 30-year term',
    saved: '$31 a month',
  },
  {
    name: 'Andre W.',
    location: 'Atlanta, Georgia',
    rating: 4,
    title: 'Clear, with one surprise',
    review:
      'The match was right. The carrier’s own form then asked a lot more about my blood pressure, so keep your records at hand. Four stars because I wish I had known that before.',
    coverage: '$400,000, 20-year term',
    saved: '$14 a month',
  },
  {
    name: 'Grace M.',
    location: 'Boise, Idaho',
    rating: 5,
    title: 'It asked why before I did',
    review:
      'Every question says why it is asked. After years of forms that want my phone number first, that was new. I stayed anonymous until I knew where I was going.',
    coverage: '$250,000, no exam',
    saved: '$9 a month',
  },
  {
    name: 'Hector R.',
    location: 'Fresno, California',
    rating: 5,
    title: 'Finally covered, and I smoke',
    review:
      'Two places had turned me down without saying anything. Here I saw which carrier considers smokers and how much it counted. It is not cheap, but my kids are covered.',
    coverage: '$300,000, 15-year term',
    saved: 'Nothing to compare with',
  },
  {
    name: 'Joan B.',
    location: 'Portland, Maine',
    rating: 4,
    title: 'Good for a second opinion',
    review:
      'I already had a quote from my bank. The calculator told me that I needed less, and the match was a company that I had never heard of with a better rating. I took a day to think, and nobody minded.',
    coverage: '$150,000, 10-year term',
    saved: '$18 a month',
  },
  {
    name: 'Samir D.',
    location: 'Newark, New Jersey',
    rating: 5,
    title: 'Plain words',
    review:
      'English is my second language and I understood all of it. I read the guide first, then the questions took two minutes. I knew what I was signing.',
    coverage: '$600,000, 25-year term',
    saved: '$27 a month',
  },
  {
    name: 'Whitney L.',
    location: 'Tulsa, Oklahoma',
    rating: 5,
    title: 'For the one who stays at home',
    review:
      'We had only ever insured my husband. The guide made us add up what I do all week. It is a modest policy and it was approved in two days.',
    coverage: '$250,000, 20-year term',
    saved: '$6 a month',
  },
];

export const reviewsPage = {
  title: 'Customer Reviews',
  lead: 'What people say once they have been through it: the questions, the match, and the carrier’s own application after that.',
  examples: `These are examples. What you pay, and whether you save, depends on you and on what you compare with. [About reviews on this site](${paths.disclosures}#reviews)`,
  description: (ratingText: string, ratingCount: string) =>
    `${ratingText} from ${ratingCount} reviews: what people say about finding life insurance with ${brand.name}, what they bought, and what they saved.`,
  customers: 'customers',
  satisfaction: 'satisfaction',
  call: {
    title: 'Find out what you would write.',
    text: 'Free, about two minutes, and no phone calls. You see your match with its reasons before you decide anything.',
    findMatch: 'Find My Best Match',
  },
} as const;
