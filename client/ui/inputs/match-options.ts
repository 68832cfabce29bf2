import type { SelectOption } from './select.tsx';

/** Finds the value that a text stands for, such as a state by its postal code. */
export type FindValue = (typed: string) => string | undefined;

/**
 * Returns the options that contain the typed text, ignoring case. The one it stands for comes first, and then those
 * that start with it.
 */
export function matchOptions(
  options: readonly SelectOption[],
  typed: string,
  findValue?: FindValue,
): readonly SelectOption[] {
  const wanted = fold(typed);
  if (!wanted) return options;
  const exact = findExactOption(options, typed, findValue);
  const found = options.filter((option) => option === exact || fold(option.label).includes(wanted));
  const rank = (option: SelectOption) =>
    option === exact ? 0 : fold(option.label).startsWith(wanted) ? 1 : 2;
  return found.sort((a, b) => rank(a) - rank(b));
}

/** Returns the option whose full label or value was typed, or filled in by the browser. */
export function findExactOption(
  options: readonly SelectOption[],
  typed: string,
  findValue?: FindValue,
): SelectOption | undefined {
  const wanted = fold(findValue?.(typed) ?? typed);
  return options.find((option) => fold(option.label) === wanted || fold(option.value) === wanted);
}

function fold(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
