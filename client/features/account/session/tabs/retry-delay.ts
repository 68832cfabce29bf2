const delays = [1000, 2000, 5000, 10_000];

/** Milliseconds to wait after so many failures in a row, from 0: the specified delays of the event stream. */
export function findRetryDelay(failures: number): number {
  return delays[Math.min(failures, delays.length - 1)] ?? 0;
}
