/** The part of the browser's locks that is used: what one tab holds, the other tabs wait for. */
export type TabLocks = {
  request: <T>(name: string, options: LockOptions, task: (lock: Lock | null) => Promise<T> | T) => Promise<T>;
};
