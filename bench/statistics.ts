export function computeMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Returns the value that this share of the values is below. */
export function computeQuantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/**
 * Runs the Mann-Whitney test of whether one group's values tend to be larger than the other's. Returns a standard
 * score: beyond 3.3 in either direction happens by chance once in a thousand times.
 */
export function compareRanks(left: readonly number[], right: readonly number[]): number {
  const all = [
    ...left.map((value) => ({ value, isLeft: true })),
    ...right.map((value) => ({ value, isLeft: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  const rankSum = all.reduce((sum, { isLeft }, index) => sum + (isLeft ? index + 1 : 0), 0);
  const statistic = rankSum - (left.length * (left.length + 1)) / 2;
  const product = left.length * right.length;
  return (statistic - product / 2) / Math.sqrt((product * (left.length + right.length + 1)) / 12);
}

export type Verdict = { name: string; ratio: number; limit: number; isAtLeast: boolean; rounds: number };

/** Prints ratios with their limits, and returns whether all are met. */
export function reportVerdicts(verdicts: readonly Verdict[]): boolean {
  let isGood = true;
  for (const { name, ratio, limit, isAtLeast, rounds } of verdicts) {
    const isMet = rounds > 0 && (isAtLeast ? ratio >= limit : ratio <= limit);
    isGood &&= isMet;
    const wanted = `${isAtLeast ? 'at least' : 'at most'} ${limit}`;
    const state = rounds === 0 ? 'INCONCLUSIVE' : isMet ? 'ok' : 'MISSED';
    console.log(`${state.padEnd(13)}${name}: ${ratio.toFixed(2)} (${wanted}, ${rounds} rounds)`);
  }
  return isGood;
}
