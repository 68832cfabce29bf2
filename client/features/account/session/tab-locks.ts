import { attempt } from '../../../lib/stored-value.ts';

/** The part of the browser's locks that we use. While one tab holds a lock, the others wait for it. */
export type TabLocks = {
  request: <T>(name: string, options: LockOptions, task: (lock: Lock | null) => Promise<T> | T) => Promise<T>;
};

/**
 * The locks that the browser's tabs share. Undefined where there are none, as without HTTPS. Where the browser refuses
 * them, as Firefox does together with cookies, tasks run without one.
 */
export function getTabLocks(): TabLocks | undefined {
  const locks = attempt(() => navigator.locks);
  if (!locks) return undefined;
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
        return task({ name, mode: 'exclusive' });
      }
    },
  };
}
