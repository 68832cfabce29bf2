import { notNameWords } from '../phrases/shared.ts';
import { blockingWords, everydayWords, nameWords, roleMatcher, titles, toSet } from './lexicon.ts';
import { isKnownWord } from './spelling.ts';
import type { Token } from './token.ts';

const maxWords = 5;
const cue =
  /^(?:name|name's|named|called|call|calls|i'm|is|me|it's|this|by|names|his|her|name|calling|myself|soy|llamo|they|people|friends|everyone|everybody|can|go|goes|first|last|full|legal|real|put|use|under|my|and)$/;
const particles = /^(?:de|la|van|von|der|den|del|di|bin|al|el|da|dos)$/;
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
export function readName(
  tokens: readonly Token[],
  start: number,
  { isAsked, isOpening, isWish }: { isAsked: boolean; isOpening: boolean; isWish: boolean },
): NameReading | undefined {
  const isFirst = tokens[start - 1]?.clause !== tokens[start]?.clause;
  const before = isFirst ? '' : `${tokens[start - 2]?.text ?? ''} ${tokens[start - 1]?.text}`;
  const isNamed = / (?:name|name's|names)$|^(?:name is|call me)$/.test(before);
  const isSelf =
    / (?:i'm|soy)$|^(?:this is|me llamo)$/.test(before) || (isWish && / (?:it's|its)$/.test(before));
  // Before a name is nothing else that could be part of it.
  if (isAsked && !isFirst && !isLead(tokens, start)) return undefined;
  let end = start;
  while (end < tokens.length && end - start < maxWords && isNamePart(tokens, end, start)) end += 1;
  const words = tokens.slice(start, end);
  const bare = words.filter(({ raw }) => !titles.has(raw.toLowerCase().replace('.', '')));
  const unknown = bare.filter((word) => !isEveryday(word));
  if (!bare.some((word) => unknown.includes(word) || nameWords.has(word.raw.toLowerCase()))) return undefined;
  const isCapitalized = bare.every(({ raw }) => /^\p{Lu}/u.test(raw) || particles.test(raw));
  const isAlone = isFirst && tokens[end]?.clause !== tokens[start]?.clause;
  // "Carla Nuñez, 37, Tucson" opens with a name.
  const isListed = isOpening && isAlone && bare.length > 1 && unknown.length === bare.length;
  const isClear = (isSelf || isListed) && isCapitalized && unknown.length > 0;
  if (!isAsked && !isNamed && !isClear) return undefined;
  const isGuess =
    (isListed && !isAsked && !isNamed && !isSelf) ||
    (!isCapitalized && ((isSelf && !isNamed) || unknown.length === 0 || bare.length > 3)) ||
    isOdd(bare);
  return { name: spell(words), isGuess, end };
}

function isOdd(words: readonly Token[]): boolean {
  return (
    words.some((word) => isEveryday(word) && !nameWords.has(word.raw.toLowerCase()) && word.raw.length > 1) ||
    words.every(({ raw }) => raw.length === 1) ||
    words.some(({ raw }) => gibberish.test(raw) || /['’]s$/.test(raw)) ||
    new Set(words.map(({ raw }) => raw.toLowerCase())).size < words.length
  );
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
      /^\p{Ll}/u.test(raw) && !particles.test(raw) ? raw.slice(0, 1).toUpperCase() + raw.slice(1) : raw,
    )
    .reduce(
      (name, part, index) => `${name}${index === 0 ? '' : words[index]?.isJoined ? '-' : ' '}${part}`,
      '',
    );
}
