import { brand } from '../../shared/brand.ts';
import { paths } from '../app/paths.ts';
import type { Review } from '../features/reviews/content.ts';

/**
 * The recent reviews on the reviews page. These are examples: operators replace them with
 * documented ones.
 */
export const recentReviews: readonly Review[] = [
  {
    name: 'Priya S.',
    location: 'Austin, Texas',
    rating: 5,
    title: 'Done before the baby woke up',
    review:
      'I had ten minutes and used three. The list of reasons is what sold me: I could see the exam mattered less than I thought. I applied that same evening.',
    coverage: '$750,000, 20-year term',
    saved: '$22 a month',
  },
  {
    name: 'Tom and Lena K.',
    location: 'Madison, Wisconsin',
    rating: 5,
    title: 'Two policies, no appointments',
    review:
      'We each did our own and got different carriers. We would’ve bought both from the same one and overpaid. And no one has called us since.',
    coverage: '$500,000 each, 30-year term',
    saved: '$31 a month',
  },
  {
    name: 'Andre W.',
    location: 'Atlanta, Georgia',
    rating: 4,
    title: 'Clear, with one surprise',
    review:
      'The match was right. But the carrier’s own form asked a lot more about my blood pressure, so keep your records handy. Four stars because I wish I’d known that up front.',
    coverage: '$400,000, 20-year term',
    saved: '$14 a month',
  },
  {
    name: 'Grace M.',
    location: 'Boise, Idaho',
    rating: 5,
    title: 'It told me why before I could ask',
    review:
      'Every question tells you why they’re asking. After years of forms that want my phone number first, that was new. I stayed anonymous until I knew who I was going with.',
    coverage: '$250,000, no exam',
    saved: '$9 a month',
  },
  {
    name: 'Hector R.',
    location: 'Fresno, California',
    rating: 5,
    title: 'Finally covered, and I smoke',
    review:
      'Two places turned me down without saying why. Here I could see which carrier considers smokers and how much it counted. It’s not cheap, but my kids are covered.',
    coverage: '$300,000, 15-year term',
    saved: 'Nothing to compare with',
  },
  {
    name: 'Joan B.',
    location: 'Portland, Maine',
    rating: 4,
    title: 'Good for a second opinion',
    review:
      'I already had a quote from my bank. The calculator showed I needed less, and my match was a company I’d never heard of, with a better rating. I took a day to think it over, and no one pressured me.',
    coverage: '$150,000, 10-year term',
    saved: '$18 a month',
  },
  {
    name: 'Samir D.',
    location: 'Newark, New Jersey',
    rating: 5,
    title: 'Plain English',
    review:
      'English is my second language, and I understood all of it. I read the guide first, and then the questions took two minutes. I knew what I was signing.',
    coverage: '$600,000, 25-year term',
    saved: '$27 a month',
  },
  {
    name: 'Whitney L.',
    location: 'Tulsa, Oklahoma',
    rating: 5,
    title: 'For the stay-at-home parent',
    review:
      'We’d only ever insured my husband. The guide made us add up everything I do all week. It’s a modest policy, and it was approved in two days.',
    coverage: '$250,000, 20-year term',
    saved: '$6 a month',
  },
];

export const reviewsPage = {
  title: 'Customer Reviews',
  lead: 'What people say after going through it: the questions, the match, and the carrier’s own application.',
  examples: `These are examples. What you pay, and whether you save, depends on you and on what you compare it with. [About reviews on this site](${paths.disclosures}#reviews)`,
  description: (rating: { text: string; count: string } | undefined) =>
    `${rating ? `${rating.text} from ${rating.count} reviews: what` : 'What'} people say about finding life insurance with ${brand.name}, what they bought, and what they saved.`,
  customers: 'customers',
  satisfaction: 'satisfaction',
  call: {
    title: 'See for yourself.',
    text: 'It’s free, takes about two minutes, and there are no phone calls. You’ll see your match and its reasons before you decide anything.',
    findMatch: 'Find My Best Match',
  },
} as const;
