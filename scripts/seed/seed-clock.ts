import type { Clock } from '../../server/platform/clock.ts';

/** A clock that goes through the month that is seeded. All its days lie before today, in UTC. */
export type SeedClock = Clock & {
  /** To a minute of a day: yesterday is 1. */
  goTo: (daysAgo: number, minute: number) => void;
};

const dayMs = 86_400_000;
const minuteMs = 60_000;

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
