export type Numbers = Float32Array | Float64Array;

export function multiply(matrix: Numbers, vector: Float64Array): Float64Array {
  const size = vector.length;
  return vector.map((_, row) => dot(matrix.subarray(row * size, (row + 1) * size), vector));
}

export function dot(one: Numbers, other: Numbers): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}

export function addScaled(target: Float64Array, added: Float64Array, scale: number): void {
  for (let index = 0; index < target.length; index += 1)
    target[index] = (target[index] ?? 0) + scale * (added[index] ?? 0);
}

export function clampByte(value: number): number {
  return Math.max(-127, Math.min(127, Math.round(value)));
}
