import lexicon from '../lexicon/name.json' with { type: 'json' };
import { isNumberWord } from '../text/numbers.ts';
import { createLabeledMatcher, type Token } from '../text/phrases.ts';
import { isEnglish } from '../text/spelling.ts';
import { findState } from '../values/find-state.ts';
import type { Clause } from './clauses.ts';
import { hasCue } from './cues.ts';
import { isForeign, isOrdinary, roleMatcher } from './lexicon.ts';

export type NameClaim = { name: string; isClear: boolean; part?: string | undefined };

const cues = createLabeledMatcher({ names: lexicon.names, selves: lexicon.selves });
const afters = createLabeledMatcher({ after: lexicon.afters });
const split = (words: string) => new Set(words.split(' '));
const asNames = split(lexicon.asNames);
export const ends = split(lexicon.ends);
/** Words that are names in capitals, such as `po`. */
const smallEnds = split(lexicon.smallEnds);
const light = split(lexicon.light);
const parts = split(lexicon.parts);
const titles = split(lexicon.titles);
const nationalities = split(lexicon.nationalities);
export const word = /^\p{L}[\p{L}\p{M}'.-]*$/u;
/** What follows a verb, or is one. */
const verbal =
  /^(?:my|the|a|an|it|that|this|on|to|for|her|his|what|they|me|you|is|was|are|has|does|will|would|should|do|did|have|get|got|too|about)$/;
const maxWords = 5;
const maxBare = 6;
/** Keys in a row, one letter again and again, or no vowel at all. */
const gibberish =
  /^(?:asdf|sdfg|dfgh|fghj|ghjk|hjkl|jkl|qwer|zxcv|xcvb|cvbn)|^(?!iii$).*(\p{L})\1\1|^[b-df-hj-np-tv-xz]{4,}$/u;

/** The name that a clause introduces, or is when a name was asked for. */
export function readName(clause: Clause, isAsked: boolean): NameClaim | undefined {
  const { kind, tokens, original } = clause;
  const isOnly = kind !== 'others' || isOnlyName(tokens);
  // `His name is Peter`: the quote may be for him.
  const isHis =
    /^(?:his|hers?|their)$/.test(tokens[0]?.text ?? '') ||
    tokens.some((_, at) => countSpelled(tokens.slice(at)) > 2);
  if (
    (kind === 'question' && !hasCue('requests', tokens)) ||
    kind === 'hypothetical' ||
    hasCue('noName', tokens) ||
    !(isHis || (isOnly && (isAsked || kind !== 'others')))
  )
    return undefined;
  const own = tokens.slice(tokens.findIndex((token) => !isLight(token)));
  const before = readBefore(clause, own, isAsked);
  if (before) return before;
  const introduced = findCues(tokens);
  // `His name is Biscuit` is a dog's.
  if (introduced.length > 0)
    return introduced
      .map((at) => readIntroduced(clause, at, isAsked))
      .find((claim) => claim && !(isHis && isEverydayWord(claim.name)));
  const name = isAsked && isOnly ? takeName(own, original) : undefined;
  return isSentence(own, name) ? undefined : toClaim(name, false);
}

/** `Ann Pell is my name`, `Coach Ann Pell here`. */
function readBefore(
  { tokens, original }: Clause,
  own: readonly Token[],
  isAsked: boolean,
): NameClaim | undefined {
  const isTitled = tokens.length > 2 && tokens.slice(0, 2).every((one) => isCapital(one.original));
  const end = isAsked || isTitled ? own.findIndex((_, at) => afters.find(own, at)) : -1;
  const name = end > 0 ? takeName(own.slice(0, end), original) : undefined;
  const last = own[end - 1]?.original.toLowerCase();
  return name?.toLowerCase().split(' ').at(-1) === last ? toClaim(name, true) : undefined;
}

/** `dropped my phone`, `signal is bad`, but not `keisha from Ohio` or `zoe i guess`. */
function isSentence(tokens: readonly Token[], name = ''): boolean {
  const [{ original = '' } = {}, next] = tokens;
  const isWord = /^\p{Ll}/u.test(original) || isEverydayWord(original);
  if (!next || !/^\p{L}/u.test(next.text) || name.includes(' ') || !isWord) return false;
  const mayEnd =
    ends.has(next.text) ||
    roleMatcher.find(tokens, 1)?.label === 'filler' ||
    findState(tokens, 1) !== undefined;
  return verbal.test(next.text) || !mayEnd;
}

/** `Signal`, but not `Mark`. */
export function isEverydayWord(word: string): boolean {
  const lower = word.toLowerCase();
  return isEnglish(lower) && !asNames.has(lower) && !parts.has(lower);
}

/** Where a name is introduced, the last first, or the person is before anything else. `My wife's name` is none. */
function findCues(tokens: readonly Token[]): readonly number[] {
  const labels = tokens.map(({ text }, at) => {
    const isElses = text.startsWith('name') && /'s$/.test(tokens[at - 1]?.original ?? '');
    return isElses ? undefined : cues.find(tokens, at)?.label;
  });
  const self = labels.findIndex((label, at) => label === 'selves' && tokens.slice(0, at).every(isLight));
  const named = labels.flatMap((label, at) => (label === 'names' ? at : [])).reverse();
  return named.length > 0 || self === -1 ? named : [self];
}

function readIntroduced({ tokens, original }: Clause, at: number, isAsked: boolean): NameClaim | undefined {
  const { label, length } = cues.find(tokens, at) ?? { label: '', length: 0 };
  const after = tokens.slice(at + length);
  // `My name is uh Jon`, `is is Jon`.
  const isAgain = tokens[at + length - 1]?.text === 'is' && after[0]?.text === 'is';
  const rest = isAgain || /^(?:u[hm]+|er|erm|hm+)$/.test(after[0]?.text ?? '') ? after.slice(1) : after;
  const name = takeName(rest, original);
  if (label === 'names') return toClaim(name, true);
  if (nationalities.has(name?.split(' ')[0]?.toLowerCase() ?? '')) return undefined;
  const lead = tokens[at]?.text ?? '';
  // `Put Ann Pell`, but not `put Weekly`.
  const isPut = lead === 'put' && rest.length > 1 && rest.slice(0, 2).every((one) => isCapital(one.original));
  const isSelf = isPut || (/^(?:i'm|this|self|start)$/.test(lead) && isCapital(rest[0]?.original ?? ''));
  return isSelf || (isAsked && rest.length <= maxBare) ? toClaim(name, isSelf) : undefined;
}

function toClaim(name: string | undefined, isClear: boolean): NameClaim | undefined {
  return name === undefined ? undefined : { name, isClear };
}

/** `Thuy Nguyen` and `Lucille barnes` are close to words about others. */
function isOnlyName(tokens: readonly Token[]): boolean {
  return (
    tokens.length <= 3 && tokens.every(({ original }) => !isCommonWord(original.toLowerCase(), original))
  );
}

function isCommonWord(text: string, original: string): boolean {
  return isOrdinary(text) || roleMatcher.find([{ text, original, start: 0, end: 0 }], 0) !== undefined;
}

export function isCapital(word: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word);
}

/** Um, hi, yes: what comes before a name. */
function isLight({ original }: Token): boolean {
  return light.has(original.toLowerCase());
}

/** The leading words as a name; undefined when they are common words or say more. */
function takeName(all: readonly Token[], text: string): string | undefined {
  // One word that became two tokens, or that was typed once more: `Jon jon Myers`.
  const joined = joinSpelled(all);
  const tokens = joined.filter((one, at) => {
    const before = joined[at - 1];
    return (
      !before || (before.original === one.original ? before.start !== one.start : before.text !== one.text)
    );
  });
  const rest = tokens.slice(titles.has(tokens[0]?.original.toLowerCase() ?? '') ? 1 : 0);
  const end = rest.findIndex((token, at) => !isNamePart(token, tokens, at === 0) || isBeyond(rest, at));
  const taken = withoutRepeat(end === -1 ? rest : rest.slice(0, end));
  const [first, last] = [taken[0], taken.at(-1)];
  if (!first || !last || taken.length > maxWords) return undefined;
  const said = tokens.length < all.length ? taken.map(({ original }) => original).join(' ') : text;
  const start = Math.max(0, said.indexOf(first.original));
  const name = said
    .slice(start, start + last.end - first.start)
    .replace(/[.,'"-]+$/, '')
    .replace(/\s+/g, ' ');
  if (/^(?:\p{L}\.)+\p{L}?$/u.test(name)) return `${name.toUpperCase()}.`;
  return /\p{L}{2}|^\p{L}$|\p{Lo}/u.test(name) ? capitalize(name) : undefined;
}

/** `T A M I K A Rollins` is spelled. */
function joinSpelled(tokens: readonly Token[]): readonly Token[] {
  const count = countSpelled(tokens);
  const [first] = tokens;
  if (!first || count < 3) return tokens;
  const word = tokens
    .slice(0, count)
    .map(({ original }) => original.toLowerCase())
    .join('');
  const original = word.replace(/^./u, (letter) => letter.toUpperCase());
  const rest = tokens.slice(tokens[count]?.original.toLowerCase() === word ? count + 1 : count);
  return [{ ...first, text: word, original, end: first.start + word.length }, ...rest];
}

function countSpelled(tokens: readonly Token[]): number {
  // `J. R. Pell` has initials.
  const end = tokens.findIndex(
    ({ original, end }, at) => !/^\p{L}$/u.test(original) || (tokens[at + 1]?.start ?? 0) > end + 1,
  );
  return end === -1 ? tokens.length : end;
}

/** `Ana Cruz Ana Cruz` says it twice. */
function withoutRepeat(tokens: readonly Token[]): readonly Token[] {
  const half = tokens.slice(0, tokens.length / 2);
  const isTwice = half.length > 1 && half.every(({ text }, at) => tokens[half.length + at]?.text === text);
  return isTwice && tokens.length === 2 * half.length ? half : tokens;
}

/** A small word after a full name in capitals is none of it: `Jon Myers ma'am`. */
function isBeyond(tokens: readonly Token[], at: number): boolean {
  const isSmall = tokens.slice(0, at + 1).map(({ original }) => /^\p{Ll}/u.test(original));
  return at > 1 && isSmall.indexOf(true) === at && !parts.has(tokens[at]?.text ?? '');
}

function isNamePart({ original, number }: Token, tokens: readonly Token[], isFirst: boolean): boolean {
  const lower = original.toLowerCase();
  // `A. J. Pell`.
  if (isFirst && tokens.slice(0, 2).every((one) => /^\p{Lu}$/u.test(one.original)) && tokens.length > 1)
    return true;
  // `Grant` is close to `grand`, and no number.
  const isNumber = number !== undefined && (isNumberWord(lower) || !/^\p{Lu}\p{Ll}+$/u.test(original));
  if (ends.has(lower) || smallEnds.has(original) || isNumber || !word.test(original) || gibberish.test(lower))
    return false;
  const hasCapital = /^\p{Lu}/u.test(original);
  if ((asNames.has(lower) && tokens.length <= 2) || (parts.has(lower) && (!isFirst || hasCapital)))
    return true;
  // `Li Na Zhou`, `Jo A. Pell`: capitals throughout make a common word a name among others.
  const isAmong =
    !isFirst && /^\p{Lu}\p{Ll}*$/u.test(original) && tokens.every((one) => /^\p{Lu}/u.test(one.original));
  if (isForeign(original) || isAmong) return isAmong && !isForeign(original);
  if (hasCapital ? isOrdinary(lower) : isCommonWord(lower, original)) return false;
  return !isPlace(lower) && !(original === lower && lower.length > 4 && /(?:ing|n't)$/.test(lower));
}

/** A state's own name that is hardly anyone's. */
export function isPlace(lower: string): boolean {
  if (/^(?:georgia|virginia|montana|dakota|carolina|washington)$/.test(lower)) return false;
  const place = findState([{ text: lower, original: lower, start: 0, end: 1 }], 0)?.label;
  return typeof place === 'object' && place.isClear;
}

/** Names typed in small letters, or in capitals throughout, get the capitals of a name. */
function capitalize(name: string): string {
  const lower = name.toLowerCase();
  const isShouted =
    name === name.toUpperCase() && name !== lower && name.replace(/[^\p{L}]/gu, '').length > 3;
  if (name !== lower && !isShouted) return name;
  return lower.replace(/(?<=^|[\s'-])\p{Ll}/gu, (letter) => letter.toUpperCase());
}
