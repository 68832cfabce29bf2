/** Minimum age, in years, to apply for life insurance. See docs/product.md, "Validation rules". */
export const minAdultAge = 18;

/**
 * Computes the age in whole years at a moment, from a date of birth (`YYYY-MM-DD`) and by the UTC calendar. In years
 * without a February 29, someone born on that day turns a year older on March 1. Negative for a future date.
 */
export function computeAge(dateOfBirth: string, now: Date): number {
  const [year = 0, month = 0, day = 0] = dateOfBirth.split('-').map(Number);
  const years = now.getUTCFullYear() - year;
  const months = now.getUTCMonth() + 1 - month;
  return months < 0 || (months === 0 && now.getUTCDate() < day) ? years - 1 : years;
}

/** Minimum and maximum age of a profile, in years. See docs/product.md, "Validation rules". */
export const profileAge = {
  minimum: 18,
  maximum: 100,
  message: 'Please enter a valid age between 18 and 100.',
} as const;

/** Parses an age in whole years. Returns undefined if it isn't valid for a profile. */
export function parseProfileAge(text: string): number | undefined {
  const digits = text.trim();
  if (!/^\d{1,3}$/.test(digits)) return undefined;
  const age = Number(digits);
  return age >= profileAge.minimum && age <= profileAge.maximum ? age : undefined;
}
