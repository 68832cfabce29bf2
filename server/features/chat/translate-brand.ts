import { createReplacer, escapePattern, type Replacements } from '../../platform/replace-names.ts';
import words from './answers/data/words.json' with { type: 'json' };

/** A name that could be a word of any sentence, such as Compass. */
const ordinary = /^\p{L}\p{Ll}+$/u;

/** What comes after a name, and hardly after the word: the end, or what a company is or does. */
const { auxiliaries, verbs, traits } = words.afterNames;
const said = [...auxiliaries, ...verbs.map((verb) => `${verb}s?`), ...traits].join('|');
const followedAsName = String.raw`(?=\s*(?:$|[?!.,;:)])|['’]s\b|\s+(?:${said})\b)`;
const start = String.raw`(?<=(?:^|[.!?]\s+)`;
const asked = String.raw`(?:(?:what|who|how|why|when|where)(?:['’]s)?\s+)?(?:(?:${auxiliaries.join('|')})\s+)?`;
const governed = String.raw`(?<=\b(?:about|with|from|by|trust|use|using|than|through|called)\s)`;

/**
 * The assistant was trained on pages that name the built-in brand, so it hears and says the operator's name in place of
 * that one. `names` has the texts of both, the name first.
 */
export function translateBrand(names: Replacements) {
  const [[builtInName, ownName] = ['', '']] = names;
  const heard = listHeard(ownName);
  const replaceNames = createReplacer(names);
  const say = (_key: string, value: unknown) => (typeof value === 'string' ? replaceNames(value) : value);
  return {
    /** Of what a person says, in which the name may also be an ordinary word. */
    toBuiltIn: (message: string) =>
      heard.reduce((text, pattern) => text.replaceAll(pattern, builtInName), message),
    /** Of what the assistant said. */
    restoreBuiltIn: (message: string) =>
      ownName === '' ? message : message.replaceAll(ownName, builtInName),
    toOwn: <T>(output: T): T => (ownName === '' ? output : JSON.parse(JSON.stringify(output), say)),
  };
}

/** How people write the name: in capitals or not, if no ordinary word is written like it. */
function listHeard(name: string): readonly RegExp[] {
  if (name === '') return [];
  const word = String.raw`\b${escapePattern(name)}\b`;
  if (!ordinary.test(name)) return [new RegExp(word, 'gi')];
  return [
    // Ordinary words have no capital within a sentence.
    new RegExp(String.raw`(?<=[\p{L}\d,;:]\s+)${word}`, 'gu'),
    new RegExp(`${start}${asked})${word}${followedAsName}`, 'gi'),
    new RegExp(String.raw`${governed}${word}(?=\s*(?:$|[?!.,;:)])|['’]s\b)`, 'gi'),
  ];
}
