import type { Clock } from '../../server/platform/clock.ts';
import { dayMs, minuteMs } from '../../shared/lifetimes.ts';

/** A clock that moves through the seeded month. All of the days are before today, in UTC. */
export type SeedClock = Clock & {
  /** Moves to a minute of a day. Yesterday is 1. */
  goTo: (daysAgo: number, minute: number) => void;
};

export function createSeedClock(today: Date): SeedClock {
  const midnight = Math.floor(today.getTime() / dayMs) * dayMs;
  let time = midnight;
  return {
    now: () => new Date(time),
    goTo(daysAgo, minute) {
      time = midnight - daysAgo * dayMs + minute * minuteMs;
    },
  };
}
