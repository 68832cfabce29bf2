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
  const { starts, places, values } = createPostings(asks.map(({ text }) => text));
  const averageBest = createAverageBest(asks.map(({ name }) => name));
  const weights = Float64Array.from({ length: grain.buckets }, (_, bucket) =>
    Math.max(0, Math.log(asks.length / (1 + ((starts[bucket + 1] ?? 0) - (starts[bucket] ?? 0))))),
  );
  const weigh = (bucket: number, value: number) => value * (weights[bucket] ?? 0);
  const sizes = new Float64Array(asks.length);
  for (const bucket of weights.keys()) {
    for (let at = starts[bucket] ?? 0; at < (starts[bucket + 1] ?? 0); at += 1)
      sizes[places[at] ?? 0] = (sizes[places[at] ?? 0] ?? 0) + weigh(bucket, values[at] ?? 0) ** 2;
  }
  return (question) => {
    const features = listFeatures(question, grain);
    const shared = new Float64Array(asks.length);
    for (const [bucket, value] of features) {
      const weight = weigh(bucket, weigh(bucket, value));
      for (let at = starts[bucket] ?? 0; at < (starts[bucket + 1] ?? 0); at += 1) {
        const place = places[at] ?? 0;
        shared[place] = (shared[place] ?? 0) + weight * (values[at] ?? 0);
      }
    }
    const size = Math.hypot(...[...features].map(([bucket, value]) => weigh(bucket, value)));
    return averageBest((place) => (shared[place] ?? 0) / Math.max(size * Math.sqrt(sizes[place] ?? 0), 1e-9));
  };
}

/**
 * An inverted index: the texts that have a bucket and its values in them are at `starts[bucket]` up to
 * `starts[bucket + 1]`. There are more than a million, so they must not take room in the worker's heap.
 */
function createPostings(texts: readonly string[]) {
  const starts = new Uint32Array(grain.buckets + 2);
  const count = (bucket: number) => (starts[bucket] = (starts[bucket] ?? 0) + 1);
  for (const text of texts) for (const bucket of listFeatures(text, grain).keys()) count(bucket + 2);
  for (let bucket = 1; bucket < starts.length; bucket += 1)
    starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0);
  const places = new Uint32Array(starts.at(-1) ?? 0);
  const values = new Float32Array(places.length);
  for (const [place, text] of texts.entries()) {
    for (const [bucket, value] of listFeatures(text, grain)) {
      const at = count(bucket + 1) - 1;
      places[at] = place;
      values[at] = value;
    }
  }
  return { starts, places, values };
}
