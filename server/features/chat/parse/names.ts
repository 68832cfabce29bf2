import { notNameWords } from '../phrases/shared.ts';
import { blockingWords, everydayWords, nameWords, roleMatcher, titles, toSet } from './lexicon.ts';
import { isKnownWord } from './spelling.ts';
import type { Token } from './token.ts';

const maxWords = 5;
const cue =
  /^(?:name|name's|named|called|call|calls|i'm|is|me|it's|this|by|names|they|people|friends|everyone|everybody|can|go|goes|first|last|full|legal|real|put|use|under|my|and)$/;
const namePattern = /^\p{L}[\p{L}\p{M}'.-]*$/u;
/** Keys in a row, one letter again and again, or no vowel. */
const gibberish = /^(?:(.)\1+|.*(?:asdf|sdfg|qwer|zxcv|hjkl|jkl).*|[^aeiouyáéíóúàèìòùäëïöüâêîôûãõåøæ]{3,})$/i;
/** Answers that are no names, nationalities, and faiths. */
const notNames = toSet(notNameWords);

export type NameReading = { name: string; isGuess: boolean; end: number };

/**
 * A name that begins at a token. Unasked, a name counts only after "my name is" or as a capitalized "I'm Nora". Asked,
 * whatever isn't an everyday word is one, and an odd one is a guess.
 */
export function readName(tokens: readonly Token[], start: number, isAsked: boolean): NameReading | undefined {
  const before = [tokens[start - 2]?.text ?? '', tokens[start - 1]?.text ?? ''];
  const isNamed =
    before.join(' ') === 'name is' ||
    /^(?:name|name's|names)$/.test(before[1] ?? '') ||
    before.join(' ') === 'call me';
  const isSelf = before[1] === "i'm";
  if (!isAsked && !isNamed && !isSelf) return undefined;
  // Before a name is nothing else that could be part of it.
  if (isAsked && start > 0 && tokens[start - 1]?.clause === tokens[start]?.clause && !isLead(tokens, start))
    return undefined;
  let end = start;
  while (end < tokens.length && end - start < maxWords && isNamePart(tokens, end, start)) end += 1;
  const words = tokens.slice(start, end);
  const bare = words.filter(({ raw }) => !titles.has(raw.toLowerCase().replace('.', '')));
  const unknown = bare.filter((word) => !isEveryday(word));
  const couldBe = bare.filter(({ raw }) => nameWords.has(raw.toLowerCase()));
  if (bare.length === 0 || unknown.length + couldBe.length === 0) return undefined;
  const isCapitalized = bare.every(
    ({ raw }) => /^\p{Lu}/u.test(raw) || /^(?:de|la|van|von|der|den|del|di|bin|al|el|da|dos)$/.test(raw),
  );
  if (!isAsked && !isNamed && !(isSelf && isCapitalized && unknown.length > 0)) return undefined;
  const isOdd =
    (unknown.length === 0 && !isCapitalized) ||
    bare.some((word) => isEveryday(word) && !nameWords.has(word.raw.toLowerCase()) && word.raw.length > 1) ||
    (isSelf && !isCapitalized && !isNamed) ||
    (!isCapitalized && bare.length > 3) ||
    bare.every(({ raw }) => raw.length === 1) ||
    bare.some(({ raw }) => gibberish.test(raw) || /['’]s$/.test(raw)) ||
    new Set(bare.map(({ raw }) => raw.toLowerCase())).size < bare.length;
  return { name: spell(words), isGuess: isOdd, end };
}

function isLead(tokens: readonly Token[], start: number): boolean {
  const clause = tokens[start]?.clause;
  const lead = tokens.slice(Math.max(0, start - 6), start).filter((token) => token.clause === clause);
  return lead.every(
    (token, index) =>
      cue.test(token.text) || roleMatcher.find(lead, index).some(({ label }) => label === 'filler'),
  );
}

function isNamePart(tokens: readonly Token[], at: number, start: number): boolean {
  const token = tokens[at];
  if (!token || token.number !== undefined || token.clause !== tokens[start]?.clause) return false;
  if (!namePattern.test(token.raw) || token.raw.length > 40 || notNames.has(token.raw.toLowerCase()))
    return false;
  return (
    !isEveryday(token) ||
    nameWords.has(token.raw.toLowerCase()) ||
    titles.has(token.raw.toLowerCase()) ||
    isInitial(token, at, start)
  );
}

function isInitial({ raw }: Token, at: number, start: number): boolean {
  return at > start && /^\p{Lu}$/u.test(raw);
}

/** A word that the phrases know may be a name in capitals: Garrett is also a brand. */
function isEveryday({ raw }: Token): boolean {
  const word = raw.toLowerCase();
  if (everydayWords.has(word) || blockingWords.has(word) || roleMatcher.words.has(word)) return true;
  return isKnownWord(word) && !/^\p{Lu}/u.test(raw);
}

/** As it was typed, but with a capital where there is none. */
function spell(words: readonly Token[]): string {
  const typed = words.map(({ raw }) => raw);
  const isShouted = typed.length > 0 && typed.every((raw) => raw === raw.toUpperCase() && raw.length > 2);
  return typed
    .map((raw) => (isShouted ? raw.slice(0, 1) + raw.slice(1).toLowerCase() : raw))
    .map((raw) =>
      /^\p{Ll}/u.test(raw) && !/^(?:de|la|van|von|der|den|del|di|bin|al|el|da|dos)$/.test(raw)
        ? raw.slice(0, 1).toUpperCase() + raw.slice(1)
        : raw,
    )
    .reduce(
      (name, part, index) => `${name}${index === 0 ? '' : words[index]?.isJoined ? '-' : ' '}${part}`,
      '',
    );
}
