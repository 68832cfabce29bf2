import { attempt } from '../../../lib/stored-value.ts';

/** The part of the browser's locks that we use. While one tab holds a lock, the others wait for it. */
export type TabLocks = {
  request: <T>(name: string, options: LockOptions, task: (lock: Lock | null) => Promise<T> | T) => Promise<T>;
};

/** Runs tasks as if there were no other tab. */
export const noLocks: TabLocks = {
  request: async (name, _options, task) => task({ name, mode: 'exclusive' }),
};

/**
 * The locks that the browser's tabs share. Tasks run without one where there are none, as without HTTPS, and where the
 * browser refuses them, as Firefox does together with cookies.
 */
export function getTabLocks(): TabLocks {
  const locks = attempt(() => navigator.locks);
  if (!locks) return noLocks;
  return {
    async request(name, options, task) {
      let hasStarted = false;
      try {
        return await locks.request(name, options, (lock) => {
          hasStarted = true;
          return task(lock);
        });
      } catch (cause) {
        if (hasStarted || options.signal?.aborted) throw cause;
        return noLocks.request(name, options, task);
      }
    },
  };
}
