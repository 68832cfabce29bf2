import { measureSquare, pointScale, project } from './axes.ts';
import { fine, listFeatures } from './features.ts';

/** How much each bucket of words and letters counts, and for which side. 127 means `scale`. */
export type WordPulls = { weights: Int8Array; scale: number };

/**
 * Sentences that are known to be on one side or the other, as points. `axes` are the directions in which they differ
 * most; `pulls` say how much each sentence counts, and for which side. `words` count as well. Without a vector, only
 * `wordsAlone` count.
 */
export type Examples = {
  axes: Int8Array;
  points: Int8Array;
  pulls: Float32Array;
  words: WordPulls;
  wordsAlone: WordPulls;
};

/** How fast a sentence's pull fades with distance. */
const fading = 1.1;

/** Which side a text is on, by its words and by the sentences that are closest in meaning: one above 0, the other below. */
export function measureSide(examples: Examples, text: string, vector: Float32Array | undefined): number {
  if (!vector) return measureWords(examples.wordsAlone, text);
  return measureNearness(examples, vector) + measureWords(examples.words, text);
}

function measureWords({ weights, scale }: WordPulls, text: string): number {
  let sum = 0;
  for (const [bucket, value] of listFeatures(text, fine)) sum += value * (weights[bucket] ?? 0);
  return (sum * scale) / 127;
}

/** Which side the closest sentences are on: one above 0, the other below. */
function measureNearness({ axes, points, pulls }: Examples, vector: Float32Array): number {
  const point = project(axes, vector).map((value) => value * pointScale);
  return pulls.reduce((sum, pull, index) => {
    const square = measureSquare(points, index * point.length, point) / pointScale ** 2;
    return sum + pull * weighDistance(square);
  }, 0);
}

export function weighDistance(square: number): number {
  return Math.exp(-fading * square);
}
