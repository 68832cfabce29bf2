/** The types of coverage that group and filter the directory, in the order of its groups. */
export const carrierCategories = ['term', 'permanent', 'no_exam', 'final_expense'] as const;
export type CarrierCategory = (typeof carrierCategories)[number];

export const categoryNames: Readonly<Record<CarrierCategory, string>> = {
  term: 'Term life',
  permanent: 'Permanent life',
  no_exam: 'No medical exam',
  final_expense: 'Final expense',
};

/** The financial strength ratings that a listed carrier can have, best first. Carriers below A- aren't listed. */
export const carrierRatings = ['A++', 'A+', 'A', 'A-'] as const;
export type CarrierRating = (typeof carrierRatings)[number];

/** AM Best's word for each rating. See docs/product.md, "Carrier directory". */
export const ratingTiers: Readonly<Record<CarrierRating, 'Superior' | 'Excellent'>> = {
  'A++': 'Superior',
  'A+': 'Superior',
  A: 'Excellent',
  'A-': 'Excellent',
};

export function findLowestRating(carriers: readonly { amBestRating: CarrierRating }[]): CarrierRating | '' {
  return (
    carrierRatings.findLast((rating) => carriers.some(({ amBestRating }) => amBestRating === rating)) ?? ''
  );
}
