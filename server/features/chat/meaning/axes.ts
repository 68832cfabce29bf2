import { vectorSize } from './linear-model.ts';

/** How many directions in which sentences differ most are kept: more tell no more. */
export const axisCount = 192;
/** Numbers of axes and points are multiplied by this to fit a byte. */
export const axisScale = 400;
export const pointScale = 160;

/** Where a vector is along the axes. */
export function project(axes: Int8Array, vector: Float32Array): Float32Array {
  const point = new Float32Array(axisCount);
  for (let axis = 0; axis < axisCount; axis += 1) {
    let sum = 0;
    for (let index = 0; index < vectorSize; index += 1)
      sum += (vector[index] ?? 0) * (axes[axis * vectorSize + index] ?? 0);
    point[axis] = sum / axisScale;
  }
  return point;
}
