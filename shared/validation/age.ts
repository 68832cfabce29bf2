/** Minimum age, in years, to apply for life insurance. See the product specification, "Validation rules". */
export const minimumAdultAge = 18;

/**
 * Whole years from a date of birth (`YYYY-MM-DD`) to a moment, by the UTC calendar. Someone born on February 29 turns a
 * year older on March 1 in other years. Negative for a future date.
 */
export function computeAge(dateOfBirth: string, now: Date): number {
  const [year = 0, month = 0, day = 0] = dateOfBirth.split('-').map(Number);
  const years = now.getUTCFullYear() - year;
  const months = now.getUTCMonth() + 1 - month;
  return months < 0 || (months === 0 && now.getUTCDate() < day) ? years - 1 : years;
}

/** Minimum and maximum age of a profile, in years. See the product specification, "Validation rules". */
export const profileAge = {
  minimum: 18,
  maximum: 100,
  message: 'Please enter a valid age between 18 and 100.',
} as const;

/** The typed age in whole years, or undefined if it isn't valid for a profile. */
export function parseProfileAge(text: string): number | undefined {
  const digits = text.trim();
  if (!/^\d{1,3}$/.test(digits)) return undefined;
  const age = Number(digits);
  return age >= profileAge.minimum && age <= profileAge.maximum ? age : undefined;
}
