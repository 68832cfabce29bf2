export function computeMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export type Verdict = { name: string; ratio: number; limit: number; isAtLeast: boolean; rounds: number };

/** Prints ratios with their limits and tells whether all hold. */
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
