/** The lowest and highest percentage that a match shows. */
export const matchPercents = { primary: { min: 92, max: 99 }, others: { min: 90, max: 95 } } as const;

/**
 * Computes the match percentage to show for a score in points, limited to `matchPercents` and then rounded to a whole
 * number. See docs/product.md, "Match percent".
 */
export function computeMatchPercent(score: number, isPrimary: boolean): number {
  const { min, max } = isPrimary ? matchPercents.primary : matchPercents.others;
  // A single division keeps halves exact, so that 90.5 rounds up.
  const percent = isPrimary ? 90 + (score * 8) / 100 : 85 + score / 10;
  return Math.round(Math.min(Math.max(percent, min), max));
}
