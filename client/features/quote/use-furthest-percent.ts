import { useState } from 'react';

/** The highest percentage that this quote has shown. Changing an answer or going back never moves the bar back. */
export function useFurthestPercent(percent: number, startedAt: number): number {
  const [furthest, setFurthest] = useState({ percent, startedAt });
  const isSame = furthest.startedAt === startedAt;
  if (isSame && furthest.percent >= percent) return furthest.percent;
  setFurthest({ percent, startedAt });
  return percent;
}
