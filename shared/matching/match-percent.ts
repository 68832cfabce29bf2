function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(Math.max(value, lowest), highest);
}

/**
 * The match percent to show for a score in points, a whole number rounded after clamping: 92 to 99 for the primary
 * carrier, 90 to 95 for the others. The product specification, "Match percent".
 */
export function computeMatchPercent(score: number, isPrimary: boolean): number {
  // Dividing once keeps halves exact, so that 90.5 rounds up.
  return Math.round(isPrimary ? clamp(90 + (score * 8) / 100, 92, 99) : clamp(85 + score / 10, 90, 95));
}
