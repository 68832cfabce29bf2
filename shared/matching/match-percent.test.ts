import { expect, test } from 'vitest';
import { computeMatchPercent } from './match-percent.ts';

test.each([
  // score, percentage: 90 + score × 0.08, limited to 92 to 99, then rounded
  [0, 92],
  [25, 92],
  [26, 92],
  [31, 92],
  [32, 93],
  [50, 94],
  [81, 96],
  [82, 97],
  [100, 98],
  [106, 98],
  [107, 99],
  [112, 99],
  [113, 99],
  [290, 99],
])('the primary carrier with score %i shows %i%%', (score, percent) => {
  expect(computeMatchPercent(score, true)).toBe(percent);
});

test.each([
  // score, percentage: 85 + score × 0.1, limited to 90 to 95, then rounded
  [0, 90],
  [49, 90],
  [50, 90],
  [54, 90],
  [55, 91],
  [64, 91],
  [65, 92],
  [75, 93],
  [85, 94],
  [94, 94],
  [95, 95],
  [100, 95],
  [101, 95],
  [230, 95],
])('another carrier with score %i shows %i%%', (score, percent) => {
  expect(computeMatchPercent(score, false)).toBe(percent);
});
