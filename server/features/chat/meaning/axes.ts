import { vectorSize } from './linear-model.ts';

/** How many directions in which sentences differ most are kept: more tell no more. */
export const axisCount = 192;
/** Numbers of axes and points are multiplied by this to fit a byte. */
export const axisScale = 400;
export const pointScale = 160;

/** Where a vector is along the axes. */
export function project(axes: Int8Array, vector: Float32Array): Float32Array {
  return Float32Array.from(
    { length: axisCount },
    (_, axis) => multiply(axes, axis * vectorSize, vector) / axisScale,
  );
}

/** The dot product of a point and the bytes from `start`. Millions are multiplied, so the loop only uses its arguments. */
export function multiply(bytes: Int8Array, start: number, point: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < point.length; index += 1)
    sum += (point[index] ?? 0) * (bytes[start + index] ?? 0);
  return sum;
}

/** The square of the distance between a point and the bytes from `start`. */
export function measureSquare(bytes: Int8Array, start: number, point: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < point.length; index += 1) {
    const difference = (point[index] ?? 0) - (bytes[start + index] ?? 0);
    sum += difference * difference;
  }
  return sum;
}
