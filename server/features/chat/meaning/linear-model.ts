import { coarse, listFeatures } from './features.ts';

/** Numbers of a sentence vector. */
export const vectorSize = 512;
/** Word and letter sequences, then the sentence vector, then a constant. */
export const inputCount = coarse.buckets + vectorSize + 1;

/** One weight for each input and label. The labels of an input are side by side. */
export type LinearModel = {
  labels: readonly string[];
  weights: Int8Array;
  /** The value of a weight of 1, by label. */
  scales: readonly number[];
};

export type Guess = { label: string; probability: number };

/** The labels of a text that `isPossible`, most probable first. Without a vector, only its words count. */
export function classify(
  { labels, weights, scales }: LinearModel,
  text: string,
  vector: Float32Array | undefined,
  isPossible: (label: string) => boolean = () => true,
): readonly Guess[] {
  const sums = new Float64Array(labels.length);
  const add = (input: number, value: number) => {
    const start = input * labels.length;
    for (let label = 0; label < labels.length; label += 1)
      sums[label] = (sums[label] ?? 0) + value * (weights[start + label] ?? 0);
  };
  for (const [bucket, value] of listFeatures(text, coarse)) add(bucket, value);
  vector?.forEach((value, index) => {
    add(coarse.buckets + index, value);
  });
  add(inputCount - 1, 1);
  const possible = labels
    .map((label, index) => ({ label, score: (sums[index] ?? 0) * (scales[index] ?? 0) }))
    .filter(({ label }) => isPossible(label))
    .sort((one, other) => other.score - one.score);
  const highest = possible[0]?.score ?? 0;
  const total = possible.reduce((sum, { score }) => sum + Math.exp(score - highest), 0);
  return possible.map(({ label, score }) => ({ label, probability: Math.exp(score - highest) / total }));
}
