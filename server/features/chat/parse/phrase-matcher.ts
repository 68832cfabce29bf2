import type { Phrases } from '../../../../shared/quote/question.ts';
import type { Token } from './token.ts';

type Element = { words: readonly string[]; classes: readonly string[]; isOptional: boolean };
type Phrase<Label> = { label: Label; elements: readonly Element[]; isAlone: boolean };
type PhraseMatch<Label> = { label: Label; end: number; isAlone: boolean };
export type PhraseMatcher<Label> = {
  /** The longest phrase of each label that begins at a token. */
  find: (
    tokens: readonly Token[],
    at: number,
    accepts?: (label: Label) => boolean,
  ) => readonly PhraseMatch<Label>[];
  words: ReadonlySet<string>;
};

/** Longer phrases than this aren't matched, so that a message costs the same for each of its words. */
const maxElements = 14;

/** Finds phrases that begin at a token. Their notation is described at `Phrases`. */
export function createPhraseMatcher<Label>(
  entries: Iterable<readonly [Label, Phrases]>,
  classes: Readonly<Record<string, Phrases>> = {},
): PhraseMatcher<Label> {
  const classPhrases = new Map(
    Object.entries(classes).map(([name, text]) => [
      name,
      splitPhrases(text).map((one) => parse(one).elements),
    ]),
  );
  const index = new Map<string, Phrase<Label>[]>();
  const words = new Set<string>();
  for (const [label, text] of entries) {
    for (const one of splitPhrases(text)) {
      const phrase = { label, ...parse(one) };
      for (const word of listWords(phrase.elements)) words.add(word);
      for (const key of listStarts(phrase.elements)) {
        const known = index.get(key);
        if (known) known.push(phrase);
        else index.set(key, [phrase]);
      }
    }
  }

  function listWords(elements: readonly Element[]): readonly string[] {
    return elements.flatMap((one) => [
      ...one.words,
      ...one.classes.flatMap((name) => (classPhrases.get(name) ?? []).flatMap(listWords)),
    ]);
  }

  /** What the first token may be: every element up to the first that can't be missing. */
  function listStarts(elements: readonly Element[]): ReadonlySet<string> {
    const first = elements.findIndex(({ isOptional }) => !isOptional);
    const starts = elements.slice(0, first === -1 ? undefined : first + 1);
    return new Set(
      starts.flatMap((one) => [
        ...one.words,
        ...one.classes.flatMap((name) =>
          (classPhrases.get(name) ?? []).flatMap((own) => [...listStarts(own)]),
        ),
      ]),
    );
  }

  /** Where the elements end if they begin here, or -1. Prefers the longest. */
  function match(elements: readonly Element[], tokens: readonly Token[], at: number, from = 0): number {
    const element = elements[from];
    if (!element) return at;
    let best = element.isOptional ? match(elements, tokens, at, from + 1) : -1;
    const token = tokens[at];
    const isNext = token !== undefined && (from === 0 || tokens[at - 1]?.clause === token.clause);
    if (!isNext) return best;
    if (has(element, token)) best = Math.max(best, match(elements, tokens, at + 1, from + 1));
    for (const name of element.classes) {
      for (const own of classPhrases.get(name) ?? []) {
        const end = match(own, tokens, at);
        if (end > at) best = Math.max(best, match(elements, tokens, end, from + 1));
      }
    }
    return best;
  }

  return {
    words,
    find(tokens, at, accepts) {
      const token = tokens[at];
      const found = new Map<Label, PhraseMatch<Label>>();
      for (const key of token ? listKeys(token) : []) {
        for (const { label, elements, isAlone } of index.get(key) ?? []) {
          if (accepts && !accepts(label)) continue;
          const end = match(elements, tokens, at);
          if (end > (found.get(label)?.end ?? at)) found.set(label, { label, end, isAlone });
        }
      }
      return [...found.values()];
    },
  };
}

export function splitPhrases(text: Phrases): readonly string[] {
  return text
    .split(',')
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');
}

function parse(text: string): Omit<Phrase<unknown>, 'label'> {
  const isAlone = text.startsWith('= ');
  const elements = (isAlone ? text.slice(2) : text).split(' ').map((part) => {
    const isOptional = part.length > 1 && part.endsWith('?');
    const words = (isOptional ? part.slice(0, -1) : part).split('/');
    return {
      isOptional,
      words: words.filter((word) => !word.startsWith('@')),
      classes: words.filter((word) => word.startsWith('@')).map((word) => word.slice(1)),
    };
  });
  return { elements: elements.slice(0, maxElements), isAlone };
}

function has({ words }: Element, { text, number, isMoney }: Token): boolean {
  if (words.includes(text)) return true;
  return number !== undefined && !isMoney && number < 100 && words.includes(String(number));
}

/** A number matches `#` and, where it is a small one, its digits. */
function listKeys({ text, number, isMoney }: Token): readonly string[] {
  if (number === undefined) return [text];
  return isMoney || number > 99 ? ['#'] : ['#', String(number)];
}
