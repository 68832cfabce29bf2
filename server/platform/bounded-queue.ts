type Limits = { atOnce: number; mostWaiting: number; refuse: () => Error };

export type BoundedQueue = {
  /** Does the work when a place is free, in the order of the calls. Throws what `refuse` makes when too many wait. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
};

/** Costly work, a few pieces at once. */
export function createBoundedQueue({ atOnce, mostWaiting, refuse }: Limits): BoundedQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const take = (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= mostWaiting) throw refuse();
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push(resolve);
    return promise;
  };
  const give = () => {
    // The next one takes this place, so the count stays.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    async run(work) {
      await take();
      try {
        return await work();
      } finally {
        give();
      }
    },
  };
}
