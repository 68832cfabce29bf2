export const messages = {
  ratedBy: (ratingCount: string) => `from ${ratingCount} reviews`,
  recent: 'Recent reviews',
  coverage: 'Coverage',
  saved: 'Saved',
  testimonials: 'In their words',
} as const;
