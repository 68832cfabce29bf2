import type { Clock } from '../platform/clock.ts';

/** A clock that only moves when told to. */
export type TestClock = Clock & { advance: (ms: number) => void };

export function createTestClock(start = '2026-03-01T12:00:00.000Z'): TestClock {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    advance(ms) {
      time += ms;
    },
  };
}
