import type { Clock } from '../../../platform/clock.ts';

export type CircuitBreaker = {
  /** Whether a try is allowed now. */
  isClosed: () => boolean;
  succeed: () => void;
  /** Counts a failure; true when it is the one that opens the circuit. */
  fail: () => boolean;
};

const mostFailures = 3;
const restMs = 30_000;

/** Spares people the wait for a server that is down: after three failures in a row it is left alone for 30 seconds. */
export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  let failures = 0;
  let restsUntil = 0;
  return {
    isClosed: () => clock.now().getTime() >= restsUntil,
    succeed() {
      failures = 0;
      restsUntil = 0;
    },
    fail() {
      failures += 1;
      if (failures < mostFailures) return false;
      restsUntil = clock.now().getTime() + restMs;
      return true;
    },
  };
}
