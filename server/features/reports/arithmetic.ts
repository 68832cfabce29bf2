export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Null when dividing by zero. */
export function divide(part: number | null, whole: number): number | null {
  return part === null || whole === 0 ? null : part / whole;
}
