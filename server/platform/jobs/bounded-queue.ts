type Limits = {
  maxRunning: number;
  maxWaiting: number;
  /** Per caller, so that no single one can fill the queue. */
  maxWaitingPerCaller?: number;
  refuse: () => Error;
};

/** Runs only a few expensive tasks at the same time. */
export function createBoundedQueue({
  maxRunning,
  maxWaiting,
  maxWaitingPerCaller = maxWaiting,
  refuse,
}: Limits) {
  const waiting: { caller: string | undefined; begin: () => void }[] = [];
  const countOf = (caller: string) => waiting.filter((one) => one.caller === caller).length;
  let running = 0;
  const take = (caller: string | undefined, signal: AbortSignal | undefined): Promise<void> => {
    signal?.throwIfAborted();
    if (running < maxRunning) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= maxWaiting) throw refuse();
    if (caller !== undefined && countOf(caller) >= maxWaitingPerCaller) throw refuse();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const place = { caller, begin: resolve };
    waiting.push(place);
    const leave = () => {
      waiting.splice(waiting.indexOf(place), 1);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave);
    return promise.finally(() => signal?.removeEventListener('abort', leave));
  };
  const give = () => {
    // The next one takes over this place, so the count stays the same.
    const next = waiting.shift();
    if (next) next.begin();
    else running -= 1;
  };
  return {
    /**
     * Runs the work when there's a free place, in the order of the calls. Throws the error from `refuse` if too many are
     * waiting, and the signal's reason when it is aborted before the work begins.
     */
    async run<T>(work: () => Promise<T>, caller?: string, signal?: AbortSignal): Promise<T> {
      await take(caller, signal);
      try {
        return await work();
      } finally {
        give();
      }
    },
  };
}
