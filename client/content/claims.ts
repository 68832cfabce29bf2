/** What the site says of itself, each group for the place that shows it. Every number of a claim lives here. */
export const homeClaims = {
  matching: 'AI-powered matching against top carriers',
  free: 'Free with no obligations',
  duration: 'Takes 2 minutes',
  licensed: 'Licensed and secure',
  privacy: 'Data secure and never sold',
  rating: 4.8,
  ratingText: '4.8/5',
  ratingCount: '1,000+ customers',
} as const;

export const companyClaims = {
  customers: '50,000+',
  carrierPartners: '15+',
  quoteMinutes: '2',
  satisfaction: '98%',
  coverageInForce: '$50T+',
  licensing: 'Licensed in all 50 states',
  carrierRating: 'A+ rated carriers',
  calls: 'No phone calls',
  duration: 'Quotes in about 2 minutes',
} as const;

export const reviewClaims = { rating: 4.9, ratingText: '4.9/5', ratingCount: '2,300+ reviews' } as const;
