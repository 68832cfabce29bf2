import type { Clock } from '../../../platform/clock.ts';

const maxFailures = 3;
const restMs = 30_000;

/** Leaves a server alone for 30 seconds after three failures in a row, so that no one waits for one that is down. */
export function createCircuitBreaker(clock: Clock) {
  let failures = 0;
  let restsUntil = 0;
  return {
    /** Whether a call is allowed now. */
    isClosed: () => clock.now().getTime() >= restsUntil,
    succeed() {
      failures = 0;
      restsUntil = 0;
    },
    /** Counts a failure, and returns whether it opened the circuit. */
    fail(): boolean {
      failures += 1;
      if (failures < maxFailures) return false;
      restsUntil = clock.now().getTime() + restMs;
      return true;
    },
  };
}
