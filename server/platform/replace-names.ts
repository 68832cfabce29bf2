export type Replacements = readonly (readonly [from: string, to: string])[];

/** Escapes a text for use in a pattern. `RegExp.escape` is too new for this project's types. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Replaces names in a single pass, so that no replacement is replaced again. The longest name wins. */
export function createReplacer(replacements: Replacements) {
  const byName = new Map(replacements);
  const names = [...byName.keys()].toSorted((one, other) => other.length - one.length);
  const anyName = new RegExp(names.map(escapePattern).join('|'), 'g');
  return (text: string, encode: (name: string) => string = (name) => name) =>
    names.length === 0 ? text : text.replaceAll(anyName, (name) => encode(byName.get(name) ?? name));
}
