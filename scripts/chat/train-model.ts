import { coarse, listFeatures } from '../../server/features/chat/meaning/features.ts';
import { inputCount, type LinearModel } from '../../server/features/chat/meaning/linear-model.ts';
import { createRandom, shuffle } from './random.ts';

/** `rivals` are the labels to distinguish it from; by default all of them. */
export type Example = { text: string; label: string; vector: Float32Array; rivals?: readonly string[] };

/** One training example: inputs with their values, and the indexes of the labels. */
type Lesson = { own: number; rivals: Int32Array; words: Inputs; vector: Inputs };
type Inputs = readonly (readonly [input: number, value: number])[];
type Learner = { count: number; weights: Float32Array; squares: Float32Array; scores: Float64Array };

const rounds = 12;
const learningRate = 0.25;
const decay = 1e-5;
/** How often an example is trained with its vector, and how often with its words. */
const vectorShare = 0.6;
const wordsShare = 0.85;
const minError = 2e-3;

/**
 * Softmax regression with AdaGrad, in a fixed order. Many examples are trained without a vector, so that words alone
 * are enough.
 */
export function trainModel(examples: readonly Example[]): LinearModel {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const count = labels.length;
  const learner: Learner = {
    count,
    weights: new Float32Array(inputCount * count),
    squares: new Float32Array(inputCount * count).fill(1e-3),
    scores: new Float64Array(count),
  };
  const random = createRandom(7);
  const lessons = examples.map((example) => toLesson(example, labels));
  for (let round = 0; round < rounds; round += 1) {
    for (const lesson of shuffle(lessons, random)) {
      const hasVector = random() < vectorShare;
      const hasWords = !hasVector || random() < wordsShare;
      const inputs = [...(hasWords ? lesson.words : []), ...(hasVector ? lesson.vector : [])];
      learn(learner, lesson, [...inputs, [inputCount - 1, 1]]);
    }
  }
  return quantize(labels, learner.weights);
}

function toLesson({ text, label, vector, rivals }: Example, labels: readonly string[]): Lesson {
  return {
    own: labels.indexOf(label),
    rivals: Int32Array.from((rivals ?? labels).map((rival) => labels.indexOf(rival)).filter((at) => at >= 0)),
    words: [...listFeatures(text, coarse)],
    vector: Array.from(vector, (value, index) => [coarse.buckets + index, value] as const),
  };
}

function learn(learner: Learner, { own, rivals }: Lesson, inputs: Inputs): void {
  const { count, weights, scores } = learner;
  scores.fill(0);
  for (const [input, value] of inputs) {
    const start = input * count;
    for (let label = 0; label < count; label += 1)
      scores[label] = (scores[label] ?? 0) + value * (weights[start + label] ?? 0);
  }
  const highest = rivals.reduce((max, rival) => Math.max(max, scores[rival] ?? 0), -Infinity);
  const total = rivals.reduce((sum, rival) => sum + Math.exp((scores[rival] ?? 0) - highest), 0);
  for (const rival of rivals) {
    const error = (rival === own ? 1 : 0) - Math.exp((scores[rival] ?? 0) - highest) / total;
    if (Math.abs(error) >= minError) correct(learner, rival, error, inputs);
  }
}

function correct({ count, weights, squares }: Learner, label: number, error: number, inputs: Inputs): void {
  for (const [input, value] of inputs) {
    const place = input * count + label;
    const gradient = error * value - decay * (weights[place] ?? 0);
    const square = (squares[place] ?? 0) + gradient * gradient;
    squares[place] = square;
    weights[place] = (weights[place] ?? 0) + (learningRate * gradient) / Math.sqrt(square);
  }
}

function quantize(labels: readonly string[], weights: Float32Array): LinearModel {
  const largest = labels.map((_, label) => {
    let max = 1e-6;
    for (let place = label; place < weights.length; place += labels.length)
      max = Math.max(max, Math.abs(weights[place] ?? 0));
    return max;
  });
  const small = Int8Array.from(weights, (weight, place) =>
    Math.round((weight / (largest[place % labels.length] ?? 1)) * 127),
  );
  return { labels, weights: small, scales: largest.map((max) => max / 127) };
}
