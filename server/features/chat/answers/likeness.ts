import { coarse, listFeatures } from '../meaning/features.ts';
import { createAverageBest, type Scores } from './average-best.ts';

/** A way of asking, and the section that answers it. */
export type Ask = { name: string; text: string };

/** Nearly every sequence of letters in the ways of asking has a bucket of its own. */
const grain = { ...coarse, buckets: 2 ** 15 };

/**
 * Compares a question with ways of asking by their words and sequences of letters, which typos and endings change little.
 * The fewer ways of asking have one, the more it counts.
 */
export function createLikeness(asks: readonly Ask[]): (question: string) => Scores {
  // Place and value alternate, because there are hundreds of thousands of them.
  const placesByBucket = new Map<number, number[]>();
  const weigh = (bucket: number) =>
    Math.max(0, Math.log(asks.length / (1 + (placesByBucket.get(bucket)?.length ?? 0) / 2)));
  const averageBest = createAverageBest(asks.map(({ name }) => name));
  const all = asks.map(({ text }) => listFeatures(text, grain));
  for (const [place, features] of all.entries()) {
    for (const [bucket, value] of features) {
      const places = placesByBucket.get(bucket);
      if (places) places.push(place, value);
      else placesByBucket.set(bucket, [place, value]);
    }
  }
  const measure = (features: ReadonlyMap<number, number>) =>
    Math.hypot(...[...features].map(([bucket, value]) => value * weigh(bucket)));
  const sizes = all.map(measure);
  return (question) => {
    const features = listFeatures(question, grain);
    const shared = new Float64Array(asks.length);
    for (const [bucket, value] of features) {
      const places = placesByBucket.get(bucket) ?? [];
      const weight = weigh(bucket) ** 2 * value;
      for (let at = 0; at < places.length; at += 2) {
        const place = places[at] ?? 0;
        shared[place] = (shared[place] ?? 0) + weight * (places[at + 1] ?? 0);
      }
    }
    const size = measure(features);
    return averageBest((place) => (shared[place] ?? 0) / Math.max(size * (sizes[place] ?? 0), 1e-9));
  };
}
