type Limits = {
  maxRunning: number;
  maxWaiting: number;
  /** Per caller, so that no single one can fill the queue. */
  maxWaitingPerCaller?: number;
  refuse: () => Error;
};

export type BoundedQueue = {
  /**
   * Runs the work when there's a free place, in the order of the calls. Throws the error from `refuse` if too many are
   * waiting.
   */
  run: <T>(work: () => Promise<T>, caller?: string) => Promise<T>;
};

/** Runs only a few expensive tasks at the same time. */
export function createBoundedQueue({
  maxRunning,
  maxWaiting,
  maxWaitingPerCaller = maxWaiting,
  refuse,
}: Limits): BoundedQueue {
  const waiting: { caller: string | undefined; begin: () => void }[] = [];
  const countOf = (caller: string) => waiting.filter((one) => one.caller === caller).length;
  let running = 0;
  const take = (caller: string | undefined): Promise<void> => {
    if (running < maxRunning) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= maxWaiting) throw refuse();
    if (caller !== undefined && countOf(caller) >= maxWaitingPerCaller) throw refuse();
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push({ caller, begin: resolve });
    return promise;
  };
  const give = () => {
    // The next one takes over this place, so the count stays the same.
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
