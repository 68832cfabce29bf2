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

/** What is commonly advised about the amount of coverage. */
export const coverageGuidance = { incomeMultiple: '8-12 times' } as const;

/** The carrier directory's figures about the network. */
export const networkClaims = { licensedStates: '50', lowestRating: 'A-', coverageInForce: '$50T+' } as const;
