/** Youngest and oldest age of a profile, in years. The product specification, "Validation rules". */
export const profileAge = {
  minimum: 18,
  maximum: 100,
  message: 'Please enter a valid age between 18 and 100.',
} as const;

/** The age that was typed, in whole years; undefined when it is none that a profile may have. */
export function readProfileAge(text: string): number | undefined {
  const digits = text.trim();
  if (!/^\d{1,3}$/.test(digits)) return undefined;
  const age = Number(digits);
  return age >= profileAge.minimum && age <= profileAge.maximum ? age : undefined;
}
