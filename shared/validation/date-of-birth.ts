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
