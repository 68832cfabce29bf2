import { axisCount, pointScale } from '../../server/features/chat/meaning/axes.ts';
import { fine, listFeatures } from '../../server/features/chat/meaning/features.ts';
import { type Examples, type WordPulls, weighDistance } from '../../server/features/chat/meaning/nearness.ts';
import { findAxes, toPoints } from './find-axes.ts';
import { addScaled, clampByte, dot } from './numbers.ts';

/** A sentence with its vector, and 1 or -1 for its side. */
export type Sided = { text: string; vector: Float32Array; side: number };
type Words = readonly (readonly [bucket: number, value: number])[];

const solveRounds = 80;
/** How far an example may be from its own side, so that one odd sentence changes little. */
const slack = 0.2;

/** Kernel ridge regression over the examples, by their words and along the directions in which they differ most. */
export function trainExamples(examples: readonly Sided[]): Examples {
  const vectors = examples.map(({ vector }) => vector);
  const axes = findAxes(vectors);
  const points = toPoints(axes, vectors);
  const closeness = measureAll(points, examples.length);
  const words = examples.map(({ text }) => [...listFeatures(text, fine)]);
  const sides = examples.map(({ side }) => side);
  const pulls = solve(sides, (given) => {
    const image = multiplyByWords(words, given);
    addScaled(image, multiplyByHalf(closeness, given), 1);
    return image;
  });
  return {
    axes,
    points,
    pulls: Float32Array.from(pulls),
    words: quantize(pullWords(words, pulls)),
    wordsAlone: quantize(
      pullWords(
        words,
        solve(sides, (given) => multiplyByWords(words, given)),
      ),
    ),
  };
}

/** How close each example is to each one before it, and to itself: half of the table, which takes half the memory. */
function measureAll(points: Int8Array, count: number): Float32Array {
  const closeness = new Float32Array((count * (count + 1)) / 2);
  let place = 0;
  for (let one = 0; one < count; one += 1) {
    for (let other = 0; other <= one; other += 1) {
      let square = 0;
      for (let axis = 0; axis < axisCount; axis += 1) {
        const difference =
          ((points[one * axisCount + axis] ?? 0) - (points[other * axisCount + axis] ?? 0)) / pointScale;
        square += difference * difference;
      }
      closeness[place] = weighDistance(square);
      place += 1;
    }
  }
  return closeness;
}

function multiplyByHalf(closeness: Float32Array, given: Float64Array): Float64Array {
  const image = new Float64Array(given.length);
  let place = 0;
  for (let one = 0; one < given.length; one += 1) {
    let sum = 0;
    for (let other = 0; other < one; other += 1) {
      const value = closeness[place + other] ?? 0;
      sum += value * (given[other] ?? 0);
      image[other] = (image[other] ?? 0) + value * (given[one] ?? 0);
    }
    image[one] = sum + (closeness[place + one] ?? 0) * (given[one] ?? 0);
    place += one + 1;
  }
  return image;
}

function multiplyByWords(words: readonly Words[], pulls: Float64Array): Float64Array {
  const weights = pullWords(words, pulls);
  return Float64Array.from(words, (own) =>
    own.reduce((sum, [bucket, value]) => sum + value * (weights[bucket] ?? 0), 0),
  );
}

function pullWords(words: readonly Words[], pulls: Float64Array): Float64Array {
  const weights = new Float64Array(fine.buckets);
  for (const [index, own] of words.entries())
    for (const [bucket, value] of own) weights[bucket] = (weights[bucket] ?? 0) + value * (pulls[index] ?? 0);
  return weights;
}

function quantize(weights: Float64Array): WordPulls {
  const scale = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 1e-6);
  return { weights: Int8Array.from(weights, (weight) => clampByte((weight / scale) * 127)), scale };
}

/** Conjugate gradients. */
function solve(wanted: readonly number[], multiplyBy: (given: Float64Array) => Float64Array): Float64Array {
  const solution = new Float64Array(wanted.length);
  const rest = Float64Array.from(wanted);
  let direction = Float64Array.from(rest);
  let error = dot(rest, rest);
  for (let round = 0; round < solveRounds && error > 1e-6; round += 1) {
    const image = multiplyBy(direction);
    addScaled(image, direction, slack);
    const step = error / dot(direction, image);
    addScaled(solution, direction, step);
    addScaled(rest, image, -step);
    const next = dot(rest, rest);
    const share = next / error;
    direction = direction.map((value, index) => (rest[index] ?? 0) + share * value);
    error = next;
  }
  return solution;
}
