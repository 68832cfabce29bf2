function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(Math.max(value, lowest), highest);
}

/**
 * Computes the match percentage to show for a score in points: 92 to 99 for the primary carrier, and 90 to 95 for the
 * others. It is rounded to a whole number after it was limited to that range. See the product specification, "Match
 * percent".
 */
export function computeMatchPercent(score: number, isPrimary: boolean): number {
  // A single division keeps halves exact, so that 90.5 rounds up.
  return Math.round(isPrimary ? clamp(90 + (score * 8) / 100, 92, 99) : clamp(85 + score / 10, 90, 95));
}
