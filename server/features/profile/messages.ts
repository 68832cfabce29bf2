export const messages = {
  missing: 'You don’t have a profile yet.',
  tooYoung: (minAge: number) => `You must be at least ${minAge} years old to apply for life insurance`,
  tooOld: 'Check the year: this date is more than 120 years ago.',
  noQuote: 'You don’t have a quote yet.',
  inFuture: 'This time is in the future.',
} as const;
