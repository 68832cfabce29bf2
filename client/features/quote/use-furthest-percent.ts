import { useState } from 'react';

/** The highest percent that this quote has shown: a second thought or a step back takes nothing off the bar. */
export function useFurthestPercent(percent: number, startedAt: number): number {
  const [furthest, setFurthest] = useState({ percent, startedAt });
  const isSame = furthest.startedAt === startedAt;
  if (isSame && furthest.percent >= percent) return furthest.percent;
  setFurthest({ percent, startedAt });
  return percent;
}
