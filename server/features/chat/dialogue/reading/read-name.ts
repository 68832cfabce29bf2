import lexicon from '../lexicon/name.json' with { type: 'json' };
import { findState } from '../values/find-state.ts';
import type { Clause } from './clauses.ts';
import { isForeign, isOrdinary, roleMatcher } from './lexicon.ts';
import { isNumberWord } from './numbers.ts';
import { createPhraseMatcher, type Token } from './phrases.ts';

export type NameClaim = { name: string; isClear: boolean };

const intros = createPhraseMatcher<'names' | 'selves'>([
  ...lexicon.names.map((phrase) => ['names', phrase] as const),
  ...lexicon.selves.map((phrase) => ['selves', phrase] as const),
]);
const afters = createPhraseMatcher(lexicon.afters.map((phrase) => ['after', phrase] as const));
const split = (words: string) => new Set(words.split(' '));
const [asNames, ends, light, parts, titles, nationalities] = [
  split(lexicon.asNames),
  split(lexicon.ends),
  split(lexicon.light),
  split(lexicon.parts),
  split(lexicon.titles),
  split(lexicon.nationalities),
];
const word = /^\p{L}[\p{L}\p{M}\d'.-]*$/u;
const maxWords = 5;
const maxBare = 6;
const maxLed = 3;

/** The name that a clause introduces, or is when a name was asked for. */
export function readName({ kind, tokens, original }: Clause, isAsked: boolean): NameClaim | undefined {
  const isElse =
    kind === 'others' &&
    !/^(?:his|her|their)$/.test(tokens[0]?.text ?? '') &&
    !(isAsked && isOnlyName(tokens));
  if (isElse || kind === 'question' || kind === 'hypothetical') return undefined;
  const isTitled = tokens.length > 2 && tokens.slice(0, 2).every(({ original }) => isCapital(original));
  const after =
    isAsked || isTitled ? tokens.findIndex((_, index) => afters.find(tokens, index) !== undefined) : -1;
  const before = after > 0 ? takeName(withoutLight(tokens.slice(0, after)), original) : undefined;
  if (before?.split(' ').length === withoutLight(tokens.slice(0, after)).length)
    return { name: before, isClear: true };
  const labels = tokens.map((_, index) =>
    isElses(tokens, index) ? undefined : intros.find(tokens, index)?.label,
  );
  const self = labels.findIndex(
    (label, index) => label === 'selves' && tokens.slice(0, index).every(isLight),
  );
  const at = labels.includes('names') ? labels.indexOf('names') : self;
  const intro = intros.find(tokens, at);
  if (intro) return readIntroduced(tokens, at, intro, original, isAsked);
  if (!isAsked || (kind === 'others' && !isOnlyName(tokens))) return undefined;
  return toClaim(takeName(withoutLight(tokens), original), false);
}

/** `Thuy Nguyen` and `Lucille barnes` are close to words about others. */
function isOnlyName(tokens: readonly Token[]): boolean {
  return (
    tokens.length <= 3 &&
    tokens.every(({ original }) => {
      const text = original.toLowerCase();
      return !isOrdinary(text) && !roleMatcher.find([{ text, original, start: 0, end: 0 }], 0);
    })
  );
}

function withoutLight(tokens: readonly Token[]): readonly Token[] {
  return tokens.slice(
    Math.max(
      0,
      tokens.findIndex((token) => !isLight(token)),
    ),
  );
}

function readIntroduced(
  tokens: readonly Token[],
  at: number,
  { label, length }: { label: 'names' | 'selves'; length: number },
  original: string,
  isAsked: boolean,
): NameClaim | undefined {
  const rest = tokens.slice(at + length);
  const name = takeName(rest, original);
  if (label === 'names' || name === undefined) return toClaim(name, true);
  if (nationalities.has(name.split(' ')[0]?.toLowerCase() ?? '')) return undefined;
  const hasCapital = /^\p{Lu}\p{Ll}/u.test(rest[0]?.original ?? '');
  const isSelf = /^(?:i'm|this|self|start)$/.test(tokens[at]?.text ?? '');
  if (isSelf && hasCapital) return { name, isClear: true };
  return isAsked && rest.length <= maxBare ? { name, isClear: false } : undefined;
}

/** `His name is Peter`: the quote may be for him, so that counts; `my wife's name` doesn't. */
function isElses(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text.startsWith('name') === true && /'s$/.test(tokens[at - 1]?.text ?? '');
}

function isCapital(word: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word);
}

/** Um, hi, yes: what comes before a name. */
function isLight({ original }: Token): boolean {
  return light.has(original.toLowerCase());
}

function toClaim(name: string | undefined, isClear: boolean): NameClaim | undefined {
  return name === undefined ? undefined : { name, isClear };
}

/** The leading words as a name; undefined when they are common words or say more. */
function takeName(all: readonly Token[], text: string): string | undefined {
  const tokens = all.filter((token, index) => !isRepeated(token, all[index - 1]));
  const from = titles.has(tokens[0]?.original.toLowerCase() ?? '') ? 1 : 0;
  const rest = tokens.slice(from);
  const end = rest.findIndex(
    (token, index) => !isNamePart(token, tokens, index === 0) || isBeyond(rest, index),
  );
  const taken = end === -1 ? rest : rest.slice(0, end);
  return finish(taken, tokens.length < all.length ? taken.map(({ original }) => original).join(' ') : text);
}

/** One word that became two tokens, or that was typed once more: `Jon jon Myers`. */
function isRepeated({ original, text, start }: Token, before: Token | undefined): boolean {
  return (
    before !== undefined && (before.original === original ? before.start === start : before.text === text)
  );
}

/** A small word after a full name in capitals is none of it: `Jon Myers ma'am`. */
function isBeyond(tokens: readonly Token[], at: number): boolean {
  const isSmall = (one: Token | undefined) => /^\p{Ll}/u.test(one?.original ?? '');
  return (
    at > 1 &&
    isSmall(tokens[at]) &&
    !parts.has(tokens[at]?.text ?? '') &&
    tokens.slice(0, at).every((one) => !isSmall(one))
  );
}

function isNamePart(token: Token, tokens: readonly Token[], isFirst: boolean): boolean {
  const { original, number } = token;
  const lower = original.toLowerCase();
  // `Grant` is close to `grand`, and no number.
  const isNumber = number !== undefined && (isNumberWord(lower) || !/^\p{Lu}\p{Ll}+$/u.test(original));
  if (ends.has(lower) || isNumber) return false;
  return word.test(original) && !/\d/.test(original) && !isCommon(token, tokens, isFirst);
}

function isCommon({ original }: Token, tokens: readonly Token[], isFirst: boolean): boolean {
  const lower = original.toLowerCase();
  const hasCapital = /^\p{Lu}/u.test(original);
  if (gibberish.test(lower)) return true;
  if (asNames.has(lower) && tokens.length <= 2) return false;
  if (parts.has(lower) && (!isFirst || hasCapital)) return false;
  // `Li Na Zhou`, `Jo A. Pell`: capitals throughout make a common word a name among others.
  if (
    !isFirst &&
    /^\p{Lu}\p{Ll}*$/u.test(original) &&
    tokens.every((token) => /^\p{Lu}/u.test(token.original)) &&
    !isForeign(original)
  )
    return false;
  if (
    isOrdinary(lower) ||
    isForeign(original) ||
    (roleMatcher.find([{ text: lower, original, start: 0, end: 0 }], 0) && !hasCapital)
  )
    return true;
  if (isPlace(lower)) return true;
  return original === lower && /(?:ing|n't)$/.test(lower) && lower.length > 4;
}

/** A state's own name that is hardly anyone's. */
function isPlace(lower: string): boolean {
  const place = findState([{ text: lower, original: lower, start: 0, end: 1 }], 0)?.label;
  const isName = /^(?:georgia|virginia|montana|dakota|carolina|washington)$/.test(lower);
  return typeof place === 'object' && place.isClear && !isName;
}

/** Keys in a row, one letter again and again, or no vowel at all. */
const gibberish =
  /^(?:asdf|sdfg|dfgh|fghj|ghjk|hjkl|jkl|qwer|zxcv|xcvb|cvbn)|^(?!iii$).*(\p{L})\1\1|^[b-df-hj-np-tv-xz]{4,}$/u;

function finish(taken: readonly Token[], text: string): string | undefined {
  const [first, last] = [taken[0], taken.at(-1)];
  if (!first || !last || taken.length > maxWords) return undefined;
  const base = first.start - offsetOf(text, first);
  const name = text
    .slice(first.start - base, last.end - base)
    .replace(/[.,'"-]+$/, '')
    .replace(/\s+/g, ' ');
  if (/^(?:\p{L}\.)+\p{L}?$/u.test(name)) return `${name.toUpperCase()}.`;
  return /\p{L}{2}|^\p{L}$|\p{Lo}/u.test(name) ? capitalize(name) : undefined;
}

/** Where a token is in its clause: its place counts from the beginning of the message. */
function offsetOf(text: string, { original }: Token): number {
  return Math.max(0, text.indexOf(original));
}

/** Names typed in small letters, or in capitals throughout, get the capitals of a name. */
function capitalize(name: string): string {
  const isShouted =
    name === name.toUpperCase() && name !== name.toLowerCase() && name.replace(/[^\p{L}]/gu, '').length > 3;
  if (name !== name.toLowerCase() && !isShouted) return name;
  return name
    .toLowerCase()
    .replace(
      /(^|[\s'-])(\p{Ll})/gu,
      (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
    );
}

/** The name that several clauses give: the fuller one, or the one that corrects. Two different ones are asked about. */
export function chooseName(
  claims: readonly NameClaim[],
  isCorrected: boolean,
): { names: readonly string[]; isClear: boolean } | undefined {
  const longest = Math.max(0, ...claims.map(({ name }) => name.split(' ').length));
  const full = claims.filter(({ name }) => name.split(' ').length === longest);
  const names = [...new Set((longest > 1 ? full : claims).map(({ name }) => name))];
  const isPart = claims.every(({ name }) =>
    names.some((one) => name.split(' ').every((part) => one.toLowerCase().includes(part.toLowerCase()))),
  );
  const isClear = claims.some((claim) => claim.isClear);
  // `Jon Myers, CPA`, but not `Chief Petty Officer Jon Myers, ret.` or `Myers, Jon Paul`.
  const isLed =
    !isCorrected &&
    longest > 1 &&
    longest <= maxLed &&
    names[0] === claims[0]?.name &&
    claims.slice(1).every(({ name, isClear }) => !isClear && !name.includes(' '));
  if (names.length === 0) return undefined;
  return {
    names:
      names.length === 1 && (isPart || isLed || full[0]?.isClear)
        ? names
        : [...new Set(claims.map(({ name }) => name))],
    isClear,
  };
}
