import { isRecord } from './is-record.ts';

type StoredValueOptions<T> = {
  /** `local` is shared by all tabs and stays; `session` belongs to one tab and ends with it. */
  area: 'local' | 'session';
  key: string;
  /**
   * Rises when an older format can no longer be read. A value with a version is an object, and is stored with its
   * version, time, and owner; one without is stored as it is.
   */
  version?: number;
  /** Milliseconds for which it is kept, counted from the last write. */
  maxAge?: number;
  /** The id of the account that may read it. */
  owner?: string | undefined;
  /** Takes the value out of what was stored; undefined when it cannot be read. zod's schemas are for lazy scripts. */
  schema: (stored: unknown) => T | undefined;
};

export type StoredValue<T> = {
  /** Undefined when there is none, or it is too old, another owner's, or unreadable. What is too old is removed. */
  read: (now?: number) => T | undefined;
  /** Returns whether the browser kept it. */
  write: (value: T, now?: number) => boolean;
  remove: () => void;
};

/**
 * A value in the browser's storage. It never throws: private modes, full disks, and disabled storage all behave like an
 * empty one. Times are in epoch milliseconds.
 */
export function createStoredValue<T>({
  area,
  key,
  version,
  maxAge,
  owner,
  schema,
}: StoredValueOptions<T>): StoredValue<T> {
  const openArea = () => window[`${area}Storage`];

  /** What the work returns; undefined when the browser refuses it, or what is stored is no JSON. */
  function attempt<Result>(work: () => Result): Result | undefined {
    try {
      return work();
    } catch {
      return undefined;
    }
  }

  const remove = () => attempt(() => openArea().removeItem(key));

  return {
    read(now = Date.now()) {
      const stored: unknown = attempt(() => JSON.parse(openArea().getItem(key) ?? ''));
      const record = isRecord(stored) ? stored : {};
      // Without a readable time it could never expire.
      if (maxAge && !(typeof record.savedAt === 'number' && now - record.savedAt <= maxAge)) remove();
      else if (record.version === version && (owner === undefined || record.userId === owner))
        return schema(stored);
      return undefined;
    },
    write(value, now = Date.now()) {
      const record = version ? Object.assign({ version, savedAt: now, userId: owner }, value) : value;
      try {
        openArea().setItem(key, JSON.stringify(record));
        return true;
      } catch {
        return false;
      }
    },
    remove,
  };
}
