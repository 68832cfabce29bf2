import type { SlotId } from '../../../../../shared/api/chat.ts';
import { keepBy } from '../../keep-by.ts';

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

export type Match<Label> = { label: Label; length: number };
export type PhraseMatcher<Label> = {
  /** The longest phrase that begins at a token. */
  find: (tokens: readonly Token[], at: number) => Match<Label> | undefined;
  /** What its phrases begin with: words, beginnings of words such as `smo*`, `#` for a number, `_` for anything. */
  keys: readonly string[];
  /** Its phrases as one pattern. */
  source: string;
};
type Ways = Readonly<Record<string, readonly string[]>>;
type Classes = Readonly<Record<string, PhraseMatcher<unknown>>>;
type Phrase<Label> = { label: Label; source: string; pattern?: RegExp };
type Element = { keys: readonly string[]; source: string; isOptional: boolean };

const stemLength = 3;

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
  const sources: string[] = [];
  for (const [label, text] of entries) {
    const elements = text.split(' ').map((part) => parseElement(part, classes));
    const phrase = { label, source: elements.map(({ source }) => source).join('') };
    sources.push(phrase.source);
    const first = elements.findIndex(({ keys, isOptional }) => keys.length > 0 && !isOptional);
    for (const key of new Set(
      elements.slice(0, first === -1 ? undefined : first + 1).flatMap(({ keys }) => keys),
    ))
      index.set(key, [...(index.get(key) ?? []), phrase]);
  }
  return {
    keys: [...index.keys()],
    // The longest first, because a class takes as much as it can.
    source: `(?:${sources.sort((a, b) => b.length - a.length).join('|')})`,
    find(tokens, at) {
      const token = tokens[at];
      if (!token) return undefined;
      const { line, starts } = write(tokens);
      const keys =
        token.number === undefined ? [token.text, `${token.text.slice(0, stemLength)}*`, '_'] : ['#', '_'];
      let best: Match<Label> | undefined;
      for (const phrase of keys.flatMap((key) => index.get(key) ?? [])) {
        phrase.pattern ??= new RegExp(phrase.source, 'y');
        phrase.pattern.lastIndex = starts[at] ?? 0;
        const length = (phrase.pattern.exec(line)?.[0].split(' ').length ?? 1) - 1;
        if (length > (best?.length ?? 0)) best = { label: phrase.label, length };
      }
      return best;
    },
  };
}

/** The same for lists of phrases by their label. */
export function createLabeledMatcher(ways: Ways): PhraseMatcher<string> {
  return createPhraseMatcher(listEntries(ways));
}

/** Phrases, each with its label. */
export function listEntries<Label extends string>(ways: Ways): (readonly [Label, string])[] {
  return Object.entries(ways).flatMap(([label, phrases]) =>
    phrases.map((phrase) => [label as Label, phrase] as const),
  );
}

/** The words of a phrase, for the spelling step. */
export function listWords(phrase: string): readonly string[] {
  return phrase
    .split(/[ /]/)
    .filter((word) => /^\p{L}[\p{L}']+\??$/u.test(word))
    .map((word) => word.replace('?', ''));
}

/** The tokens in one line, each with a space after it, and where each begins. A number is `#42` or, of money, `$42`. */
export const write = keepBy((tokens: readonly Token[]) => {
  const starts: number[] = [];
  let line = '';
  for (const { text, number, isMoney = false } of tokens) {
    starts.push(line.length);
    line += `${number === undefined ? text : `${isMoney ? '$' : '#'}${number}`} `;
  }
  return { line, starts };
});

function parseElement(part: string, classes: Classes): Element {
  if (part === '^' || part === '|')
    return { keys: [], source: part === '^' ? '^' : '$', isOptional: part === '^' };
  const isOptional = part.length > 1 && part.endsWith('?');
  const bare = isOptional ? part.slice(0, -1) : part;
  const words = bare.split('/');
  const parts = words.map((word) => parseWord(word, classes));
  const source = `(?:${parts.map((one) => one.source).join('|')})`;
  return { keys: parts.flatMap(({ keys }) => keys), source: isOptional ? `${source}?` : source, isOptional };
}

function parseWord(word: string, classes: Classes): Pick<Element, 'keys' | 'source'> {
  const named = word.startsWith('@') ? classes[word.slice(1)] : undefined;
  if (named) return named;
  return word === '_'
    ? { keys: ['_'], source: '\\S+ ' }
    : { keys: [keyOf(word)], source: `${toSource(word)} ` };
}

function keyOf(word: string): string {
  if (/^[$#\d]/.test(word)) return '#';
  return word.endsWith('*') ? `${word.slice(0, stemLength)}*` : word;
}

function toSource(word: string): string {
  if (word === '#' || word === '$') return `\\${word}\\S+`;
  const escaped = word.replace(/\*$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (/^\d+$/.test(word)) return `[#$]${word}`;
  return word.endsWith('*') ? `${escaped}\\S*` : escaped;
}

type Found<Label> = (tokens: readonly Token[], at: number) => Match<Label> | undefined;

/** Keeps what was found at each place of the same tokens. */
export function keepFound<Label>(find: Found<Label>): Found<Label> {
  const foundIn = keepBy((_tokens: readonly Token[]) => new Map<number, Match<Label> | undefined>());
  return (tokens, at) => {
    const found = foundIn(tokens);
    if (!found.has(at)) found.set(at, find(tokens, at));
    return found.get(at);
  };
}
