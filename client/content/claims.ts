import { averageQuoteTime } from '../../shared/quote/quote-time.ts';

/** The claims that every company's site makes about itself. The company's own are in its site folder. */
export const homeClaims = {
  matching: 'AI-powered matching against top carriers',
  free: 'Free with no obligations',
  duration: `Takes ${averageQuoteTime}`,
  licensed: 'Licensed and secure',
  privacy: 'Data secure and never sold',
} as const;

/** How many times their annual income people are commonly advised to get in coverage. */
export const advisedMultiples = { min: 8, max: 12 } as const;

/** Common advice about the amount of coverage, and what usually happens with and without a medical exam. */
export const coverageGuidance = {
  incomeMultiple: `${advisedMultiples.min}-${advisedMultiples.max} times`,
  noExamLimits: '$250,000 to $500,000',
  decisionWithoutExam: '24-48 hours',
  decisionWithExam: '2-6 weeks',
} as const;

/**
 * What a healthy 30-year-old pays on average for a term policy, in dollars a month, and the factor by which people
 * overestimate it.
 */
export const priceClaims = { averagePrice: 26, expectedTimes: 3 } as const;

/** The guide's "Did You Know" facts. `share` is the percentage that the chart shows. */
export const guideFacts = [
  { share: 40, text: 'of Americans have no life insurance' },
  { share: 70, text: 'underestimate the cost by 5x' },
  { share: 85, text: 'say they need coverage, but delay' },
] as const;
