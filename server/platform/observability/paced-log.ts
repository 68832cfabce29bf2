const pauseMs = 60_000;

/**
 * Calls `write` at most once a minute, with the latest value and how many values there were since the last call, so
 * that strangers can't fill the disk with log lines.
 */
export function createPacedLog<T>(
  write: (value: T, count: number) => void,
  now: () => number = () => performance.now(),
): (value: T) => void {
  let count = 0;
  let writtenAt = Number.NEGATIVE_INFINITY;
  return (value) => {
    count += 1;
    const time = now();
    // Setting the clock back must not silence the log.
    if (Math.abs(time - writtenAt) < pauseMs) return;
    write(value, count);
    writtenAt = time;
    count = 0;
  };
}
