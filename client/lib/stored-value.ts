import { isRecord } from './is-record.ts';

type StoredValueOptions<T> = {
  /** All tabs share `local`, which stays; `session` belongs to one tab and ends with it. */
  area: 'local' | 'session';
  key: string;
  /**
   * Increased when an older format can't be read any more. A value with a version is an object, and is stored with its
   * version, time, and owner; one without is stored unchanged.
   */
  version?: number;
  /** How many milliseconds it is kept, from the last write. */
  maxAge?: number;
  /** The id of the account that may read it. */
  owner?: string | undefined;
  /** Parses the stored value, or returns undefined when it is unreadable. Only lazy scripts may use zod schemas. */
  schema: (stored: unknown) => T | undefined;
};

export type StoredValue<T> = {
  /**
   * Undefined when there is none, or when it is too old, another owner's, or unreadable. Removes it when it is too old.
   */
  read: (now?: number) => T | undefined;
  /** Returns whether the browser stored it. */
  write: (value: T, now?: number) => boolean;
  remove: () => void;
};

/**
 * A value in the browser's storage. It never throws: private modes, full disks, and disabled storage all act like an
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

  /** Returns the work's result, or undefined when the browser refuses it or the stored text isn't JSON. */
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
