import { axisCount, axisScale, pointScale, project } from '../../server/features/chat/meaning/axes.ts';
import { vectorSize } from '../../server/features/chat/meaning/linear-model.ts';
import { addScaled, clampByte, dot, multiply } from './numbers.ts';
import { createRandom } from './random.ts';

const axisRounds = 12;

/** The strongest directions of the vectors, one after the other, by subspace iteration. */
export function findAxes(vectors: readonly Float32Array[]): Int8Array {
  const moments = new Float64Array(vectorSize * vectorSize);
  for (const vector of vectors)
    for (const [row, value] of vector.entries())
      for (let column = 0; column < vectorSize; column += 1)
        moments[row * vectorSize + column] =
          (moments[row * vectorSize + column] ?? 0) + value * (vector[column] ?? 0);
  const random = createRandom(11);
  let axes = orthogonalize(Float64Array.from({ length: axisCount * vectorSize }, () => random() - 0.5));
  for (let round = 0; round < axisRounds; round += 1) {
    const next = new Float64Array(axes.length);
    for (let axis = 0; axis < axisCount; axis += 1)
      next.set(
        multiply(moments, axes.subarray(axis * vectorSize, (axis + 1) * vectorSize)),
        axis * vectorSize,
      );
    axes = orthogonalize(next);
  }
  return Int8Array.from(axes, (value) => clampByte(value * axisScale));
}

/** Where each vector is along the axes. */
export function toPoints(axes: Int8Array, vectors: readonly Float32Array[]): Int8Array {
  const points = new Int8Array(vectors.length * axisCount);
  for (const [index, vector] of vectors.entries())
    points.set(
      Int8Array.from(project(axes, vector), (value) => clampByte(value * pointScale)),
      index * axisCount,
    );
  return points;
}

function orthogonalize(axes: Float64Array): Float64Array {
  const rows = Array.from({ length: axisCount }, (_, axis) =>
    axes.subarray(axis * vectorSize, (axis + 1) * vectorSize),
  );
  for (const [index, row] of rows.entries()) {
    for (const before of rows.slice(0, index)) addScaled(row, before, -dot(row, before));
    const size = Math.sqrt(dot(row, row));
    for (let column = 0; column < row.length; column += 1) row[column] = (row[column] ?? 0) / size;
  }
  return axes;
}
