import { listFeatures } from './terms.ts';

/** A linear model: for each feature one weight an entry, and how rare the feature is. */
export type Model = {
  /** The features with their rows of weights. */
  features: ReadonlyMap<string, number>;
  rarity: Float64Array;
  /** By feature and entry, as parts of the entry's scale. */
  weights: Int8Array;
  scales: Float64Array;
};

type Row = readonly (readonly [feature: number, value: number])[];

const leastRows = 2;
const ridge = 1.2;
const steps = 6;
const tolerance = 1e-9;
const byteMax = 127;

/**
 * Ridge regression of entries on the words and word pairs of their ways of asking, by conjugate gradients over sparse
 * rows. `examples` are ways with the number of their entry.
 */
export function fitModel(
  examples: readonly (readonly [text: string, entry: number])[],
  entryCount: number,
): Model {
  const counts = new Map<string, number>();
  const listed = examples.map(([text]) => [...listFeatures(text)]);
  for (const feature of listed.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count >= leastRows);
  const features = new Map(frequent.map(([feature], at) => [feature, at]));
  const rarity = Float64Array.from(frequent, ([, count]) => Math.log(1 + examples.length / count));
  const rows = listed.map((own) => toRow(own, { features, rarity }));
  const targets = examples.map(([, entry]) => entry);
  const columns = solve(rows, targets, features.size, entryCount);
  return { features, rarity, ...toBytes(columns, features.size) };
}

/** The features of a text that the model knows, as a vector of length one. */
export function toRow(own: Iterable<string>, { features, rarity }: Pick<Model, 'features' | 'rarity'>): Row {
  const known = [...own].flatMap((feature) => features.get(feature) ?? []);
  const length = Math.hypot(...known.map((at) => rarity[at] ?? 0)) || 1;
  return known.map((at) => [at, (rarity[at] ?? 0) / length] as const);
}

/**
 * Solves (XᵀX + ridge) W = XᵀY for one entry after the other, each in a few steps of conjugate gradients. The vectors of
 * one entry fit into the processor's cache.
 */
function solve(
  rows: readonly Row[],
  targets: readonly number[],
  featureCount: number,
  entryCount: number,
): readonly Float64Array[] {
  const sparse = toSparse(rows);
  return Array.from({ length: entryCount }, (_one, entry) => {
    const weights = new Float64Array(featureCount);
    const residual = new Float64Array(featureCount);
    rows.forEach((row, at) => {
      if (targets[at] !== entry) return;
      for (const [feature, value] of row) residual[feature] = (residual[feature] ?? 0) + value;
    });
    const direction = residual.slice();
    let length = dot(residual, residual);
    for (let step = 0; step < steps && length > tolerance; step += 1) {
      const product = multiply(sparse, direction);
      const rate = length / dot(direction, product);
      addScaled(weights, direction, rate);
      addScaled(residual, product, -rate);
      const next = dot(residual, residual);
      const share = next / length;
      for (let at = 0; at < featureCount; at += 1) {
        direction[at] = (residual[at] ?? 0) + share * (direction[at] ?? 0);
      }
      length = next;
    }
    return weights;
  });
}

/** All rows in three flat arrays: where each begins, and its features with their values. */
type Sparse = { starts: Uint32Array; features: Uint32Array; values: Float64Array };

function toSparse(rows: readonly Row[]): Sparse {
  const pairs = rows.flat();
  const starts = new Uint32Array(rows.length + 1);
  rows.forEach((row, at) => {
    starts[at + 1] = (starts[at] ?? 0) + row.length;
  });
  return {
    starts,
    features: Uint32Array.from(pairs, ([feature]) => feature),
    values: Float64Array.from(pairs, ([, value]) => value),
  };
}

/** (XᵀX + ridge) p */
function multiply({ starts, features, values }: Sparse, vector: Float64Array): Float64Array {
  const product = vector.map((value) => value * ridge);
  for (let row = 0; row + 1 < starts.length; row += 1) {
    const [start, end] = [starts[row] ?? 0, starts[row + 1] ?? 0];
    let sum = 0;
    for (let at = start; at < end; at += 1) sum += (values[at] ?? 0) * (vector[features[at] ?? 0] ?? 0);
    if (sum === 0) continue;
    for (let at = start; at < end; at += 1) {
      const feature = features[at] ?? 0;
      product[feature] = (product[feature] ?? 0) + (values[at] ?? 0) * sum;
    }
  }
  return product;
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function addScaled(to: Float64Array, from: Float64Array, rate: number): void {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) + rate * (from[at] ?? 0);
}

/** One byte a weight is precise enough, and an eighth of the memory. By feature, so that few are read for a question. */
function toBytes(columns: readonly Float64Array[], featureCount: number) {
  const scales = columns.map((column) =>
    column.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9),
  );
  const weights = new Int8Array(featureCount * columns.length);
  columns.forEach((column, entry) => {
    const scale = byteMax / (scales[entry] ?? 1);
    for (let at = 0; at < featureCount; at += 1) {
      weights[at * columns.length + entry] = Math.round((column[at] ?? 0) * scale);
    }
  });
  return { weights, scales: Float64Array.from(scales, (scale) => scale / byteMax) };
}
