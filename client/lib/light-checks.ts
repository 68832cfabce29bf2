import { isRecord } from './is-record.ts';

/** Returns the value if it has the expected type, and undefined otherwise. */
export type Check<T> = (value: unknown) => T | undefined;

export const text: Check<string> = (value) => (typeof value === 'string' ? value : undefined);
export const number: Check<number> = (value) => (typeof value === 'number' ? value : undefined);
export const flag: Check<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/**
 * Keeps every field that passes its check, and takes the others from `blank`. Returns undefined if the value isn't
 * an object or a `required` field doesn't pass.
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
