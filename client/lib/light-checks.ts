import { isRecord } from './is-record.ts';

/** Takes a value of one type out of what is not known; undefined when it has another. */
export type Check<T> = (value: unknown) => T | undefined;

export const text: Check<string> = (value) => (typeof value === 'string' ? value : undefined);
export const number: Check<number> = (value) => (typeof value === 'number' ? value : undefined);
export const flag: Check<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/**
 * Every field that passes its check; the rest is as in `blank`. Undefined for anything but an object, and when one of
 * the `required` fields does not pass.
 */
export function fields<T extends object>(
  blank: T,
  checks: { [Name in keyof T]-?: Check<T[Name]> },
  required: readonly (keyof T)[] = [],
): Check<T> {
  return (value) => {
    if (!isRecord(value)) return undefined;
    const result = { ...blank };
    for (const name in checks) {
      const part = checks[name](value[name]);
      if (part !== undefined) result[name] = part;
      else if (required.includes(name)) return undefined;
    }
    return result;
  };
}
