import type { PageVectors } from './load-models.ts';
import { vectorScale } from './load-models.ts';

/** By a section's name, the cosine of a question and the section's closest paraphrase. */
export function measureMeant(
  pageVectors: PageVectors,
  vector: Float32Array | undefined,
): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  if (!vector) return best;
  for (const { section, vector: other } of pageVectors) {
    let cosine = 0;
    for (let index = 0; index < vector.length; index += 1)
      cosine += (vector[index] ?? 0) * (other[index] ?? 0);
    cosine /= vectorScale;
    if (cosine > (best.get(section) ?? 0)) best.set(section, cosine);
  }
  return best;
}
