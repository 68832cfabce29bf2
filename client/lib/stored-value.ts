import { isRecord } from './is-record.ts';

type StoredValueOptions<T> = {
  /** `local` is shared by all tabs and permanent. `session` belongs to one tab and ends with it. */
  area: 'local' | 'session';
  key: string;
  /**
   * Increase it when an older format can no longer be parsed. A value with a version is an object, stored with its
   * version, time, and owner. A value without one is stored as is.
   */
  version?: number;
  /** For how many milliseconds to keep the value after the last write. */
  maxAge?: number;
  /** The id of the account that is allowed to read it. */
  owner?: string | undefined;
  /** Parses the stored value, or returns undefined if it's invalid. Only lazy scripts may use zod schemas. */
  schema: (stored: unknown) => T | undefined;
};

export type StoredValue<T> = {
  /**
   * Returns undefined if there is no value, or if it is invalid, too old, or has another owner. Removes a value that is
   * too old.
   */
  read: (now?: number) => T | undefined;
  /** Returns whether the browser stored the value. */
  write: (value: T, now?: number) => boolean;
  remove: () => void;
};

/**
 * A value in the browser's storage. It never throws: private modes, full disks, and disabled storage all act like empty
 * storage. Times are in epoch milliseconds.
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

  const remove = () => attempt(() => openArea().removeItem(key));

  return {
    read(now = Date.now()) {
      const stored: unknown = attempt(() => JSON.parse(openArea().getItem(key) ?? ''));
      const record = isRecord(stored) ? stored : {};
      // Without a valid time, it would never expire.
      if (maxAge && !(typeof record.savedAt === 'number' && now - record.savedAt <= maxAge)) remove();
      else if (record.version === version && (owner === undefined || record.userId === owner))
        return schema(stored);
      return undefined;
    },
    write(value, now = Date.now()) {
      const record = version ? Object.assign({ version, savedAt: now, userId: owner }, value) : value;
      const store = () => {
        openArea().setItem(key, JSON.stringify(record));
        return true;
      };
      return attempt(store) ?? false;
    },
    remove,
  };
}

/**
 * Returns the result of `work`, or undefined if it throws: for what a browser may lack or refuse, such as storage and
 * channels between tabs. Each such use continues without it.
 */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
