import { createReplacer, escapePattern, type Replacements } from '../../platform/replace-names.ts';

/**
 * The assistant was trained on pages that name the built-in brand, so it hears and says the operator's name in place of
 * that one. `names` has the texts of both, the name first.
 */
export function translateBrand(names: Replacements) {
  const [[builtInName, ownName] = ['', '']] = names;
  const heard = new RegExp(String.raw`\b${escapePattern(ownName)}\b`, 'gi');
  const replaceNames = createReplacer(names);
  const say = (_key: string, value: unknown) => (typeof value === 'string' ? replaceNames(value) : value);
  return {
    toBuiltIn: (message: string) => (ownName === '' ? message : message.replaceAll(heard, builtInName)),
    toOwn: <T>(output: T): T => (ownName === '' ? output : JSON.parse(JSON.stringify(output), say)),
  };
}
