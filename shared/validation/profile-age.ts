/** Minimum and maximum age of a profile, in years. See the product specification, "Validation rules". */
export const profileAge = {
  minimum: 18,
  maximum: 100,
  message: 'Please enter a valid age between 18 and 100.',
} as const;

/** The typed age in whole years, or undefined if it isn't valid for a profile. */
export function readProfileAge(text: string): number | undefined {
  const digits = text.trim();
  if (!/^\d{1,3}$/.test(digits)) return undefined;
  const age = Number(digits);
  return age >= profileAge.minimum && age <= profileAge.maximum ? age : undefined;
}
