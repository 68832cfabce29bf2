type Limits = {
  atOnce: number;
  mostWaiting: number;
  /** Of the same caller, so that no one fills the queue alone. */
  mostWaitingPerCaller?: number;
  refuse: () => Error;
};

export type BoundedQueue = {
  /** Does the work when a place is free, in the order of the calls. Throws what `refuse` makes when too many wait. */
  run: <T>(work: () => Promise<T>, caller?: string) => Promise<T>;
};

/** Costly work, a few pieces at once. */
export function createBoundedQueue({
  atOnce,
  mostWaiting,
  mostWaitingPerCaller = mostWaiting,
  refuse,
}: Limits): BoundedQueue {
  const waiting: { caller: string | undefined; begin: () => void }[] = [];
  const countOf = (caller: string) => waiting.filter((one) => one.caller === caller).length;
  let running = 0;
  const take = (caller: string | undefined): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= mostWaiting) throw refuse();
    if (caller !== undefined && countOf(caller) >= mostWaitingPerCaller) throw refuse();
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push({ caller, begin: resolve });
    return promise;
  };
  const give = () => {
    // The next one takes this place, so the count stays.
    const next = waiting.shift();
    if (next) next.begin();
    else running -= 1;
  };
  return {
    async run(work, caller) {
      await take(caller);
      try {
        return await work();
      } finally {
        give();
      }
    },
  };
}
