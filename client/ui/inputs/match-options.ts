import type { SelectOption } from './select.tsx';

/** Returns the options that contain the typed text, ignoring case. Those that start with it come first. */
export function matchOptions(options: readonly SelectOption[], typed: string): readonly SelectOption[] {
  const wanted = fold(typed);
  if (!wanted) return options;
  const found = options.filter((option) => fold(option.label).includes(wanted));
  const starting = found.filter((option) => fold(option.label).startsWith(wanted));
  return [...starting, ...found.filter((option) => !starting.includes(option))];
}

/** Returns the option whose full label or value was typed, or filled in by the browser. */
export function findExactOption(options: readonly SelectOption[], typed: string): SelectOption | undefined {
  const wanted = fold(typed);
  return options.find((option) => fold(option.label) === wanted || fold(option.value) === wanted);
}

function fold(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
