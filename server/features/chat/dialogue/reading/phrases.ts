import type { SlotId } from '../../../../../shared/api/chat.ts';

/** A word, number, or mark of a message, and where it is. */
export type Token = {
  /** Lower case and spelled in one way: `dont` is `don't`, `nevr` is `never`. */
  text: string;
  /** As it was typed. */
  original: string;
  start: number;
  end: number;
  number?: number;
  /** It had a dollar sign, a currency, or a unit of a thousand or more. */
  isMoney?: boolean;
  /** A phrase that begins here and says outright what it answers, such as `don't smoke`. */
  answers?: { slot: SlotId; length: number };
};

type Element = {
  kind: 'words' | 'any' | 'start' | 'end' | 'class';
  words: ReadonlySet<string>;
  /** Beginnings of words. */
  stems: readonly string[];
  class: PhraseMatcher<unknown> | undefined;
  isOptional: boolean;
};
type Phrase<Label> = { elements: readonly Element[]; label: Label };
export type Match<Label> = { label: Label; length: number };
export type PhraseMatcher<Label> = {
  /** The longest phrase that begins at a token. */
  find: (tokens: readonly Token[], at: number) => Match<Label> | undefined;
  /** What its phrases begin with: words, beginnings of words such as `smo*`, `#` for a number, `_` for anything. */
  keys: readonly string[];
};
type Classes = Readonly<Record<string, PhraseMatcher<unknown>>>;

const stemLength = 3;
const wild: Readonly<Record<string, Element['kind']>> = { _: 'any', '^': 'start', '|': 'end' };

/**
 * Finds phrases in tokens. In a phrase `a/b` is either word, `a?` may be missing, `smok*` is any word that begins so,
 * `#` is a number, `$` an amount of money, `_` any word, `@name` a phrase of a class, and `^` and `|` are the beginning
 * and the end of the tokens.
 */
export function createPhraseMatcher<Label>(
  entries: Iterable<readonly [Label, string]>,
  classes: Classes = {},
): PhraseMatcher<Label> {
  const index = new Map<string, Phrase<Label>[]>();
  for (const [label, text] of entries) {
    const phrase = { label, elements: text.split(' ').map((part) => parseElement(part, classes)) };
    for (const key of new Set(listKeys(phrase.elements))) {
      const phrases = index.get(key) ?? [];
      phrases.push(phrase);
      index.set(key, phrases);
    }
  }
  return {
    keys: [...index.keys()],
    find(tokens, at) {
      const token = tokens[at];
      if (!token) return undefined;
      const keys =
        token.number === undefined ? [token.text, `${token.text.slice(0, stemLength)}*`, '_'] : ['#', '_'];
      let best: Match<Label> | undefined;
      for (const { elements, label } of keys.flatMap((key) => index.get(key) ?? [])) {
        const length = matchFrom(elements, 0, tokens, at) - at;
        if (length > (best?.length ?? 0)) best = { label, length };
      }
      return best;
    },
  };
}

/** The same for lists of phrases by their label. */
export function createLabeledMatcher(
  ways: Readonly<Record<string, readonly string[]>>,
): PhraseMatcher<string> {
  return createPhraseMatcher(
    Object.entries(ways).flatMap(([label, phrases]) => phrases.map((phrase) => [label, phrase] as const)),
  );
}

/** The words of a phrase, for the spelling step. */
export function listWords(phrase: string): readonly string[] {
  return phrase
    .split(/[ /]/)
    .filter((word) => /^\p{L}[\p{L}']+\??$/u.test(word))
    .map((word) => word.replace('?', ''));
}

function parseElement(part: string, classes: Classes): Element {
  const isOptional = part.length > 1 && part.endsWith('?');
  const bare = isOptional ? part.slice(0, -1) : part;
  const named = bare.startsWith('@') ? classes[bare.slice(1)] : undefined;
  const words = bare.split('/');
  return {
    kind: named ? 'class' : (wild[bare] ?? 'words'),
    words: new Set(words.filter((word) => !word.endsWith('*'))),
    stems: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    class: named,
    isOptional,
  };
}

function listKeys(elements: readonly Element[]): string[] {
  const keys: string[] = [];
  for (const element of elements) {
    if (element.kind === 'start') continue;
    if (element.kind === 'any') keys.push('_');
    if (element.class) keys.push(...element.class.keys);
    if (element.kind === 'words') {
      keys.push(...[...element.words].map((word) => (/^[$#\d]/.test(word) ? '#' : word)));
      keys.push(...element.stems.map((stem) => `${stem.slice(0, stemLength)}*`));
    }
    if (!element.isOptional) break;
  }
  return keys;
}

/** Where a phrase ends that continues with an element at a token; -1 when it doesn't fit. */
function matchFrom(elements: readonly Element[], at: number, tokens: readonly Token[], from: number): number {
  const element = elements[at];
  if (!element) return from;
  const taken = take(element, tokens, from);
  const end = taken < 0 ? -1 : matchFrom(elements, at + 1, tokens, taken);
  if (end >= 0 || !element.isOptional) return end;
  return matchFrom(elements, at + 1, tokens, from);
}

function take(element: Element, tokens: readonly Token[], from: number): number {
  if (element.kind === 'start') return from === 0 ? from : -1;
  if (element.kind === 'end') return from === tokens.length ? from : -1;
  const token = tokens[from];
  if (!token) return -1;
  if (element.kind === 'class') {
    const found = element.class?.find(tokens, from);
    return found ? from + found.length : -1;
  }
  return element.kind === 'any' || fits(element, token) ? from + 1 : -1;
}

function fits({ words, stems }: Element, { text, number, isMoney = false }: Token): boolean {
  if (number !== undefined) return words.has(isMoney ? '$' : '#') || words.has(String(number));
  return words.has(text) || stems.some((stem) => text.startsWith(stem));
}
