import { averageQuoteTime } from '../../shared/quote/quote-time.ts';
import { brand } from '../../shared/site/brand.data.ts';
import { paths } from '../app/paths.ts';

export const reviewsPage = {
  title: 'Customer Reviews',
  lead: 'What people say after going through the whole process: the questions, the match, and the carrier’s own application.',
  examples: `These are examples. What you pay, and whether you save, depends on you and on what you compare it with. [About reviews on this site](${paths.disclosures}#reviews)`,
  description: (rating: { text: string; count: string } | undefined) =>
    `${rating ? `${rating.text} from ${rating.count} reviews: what` : 'What'} people say about finding life insurance with ${brand.name}, what they bought, and what they saved.`,
  none: 'There are no reviews yet.',
  customers: 'customers',
  satisfaction: 'satisfaction',
  call: {
    title: 'See for yourself.',
    text: `It’s free, takes about ${averageQuoteTime}, and there are no phone calls. You’ll see your match and its reasons before you decide anything.`,
    findMatch: 'Find My Best Match',
  },
} as const;
