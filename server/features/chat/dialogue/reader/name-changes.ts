import { findClosest } from '../text/closest.ts';
import type { Token } from '../text/phrases.ts';
import { textOf } from '../text/tokens.ts';
import type { Clause } from './clauses.ts';
import { hasCue } from './cues.ts';
import { isOrdinary, roleMatcher, vocabulary } from './lexicon.ts';
import { ends, isCapital, isPlace, word } from './read-name.ts';
import { toLine } from './weigh.ts';

type Known = readonly string[];

/** Which part of a name a text calls by its name. */
export function readPart(text: string): 'first' | 'middle' | 'last' | undefined {
  const [, named] =
    /\b(first|given|middle|last|family|married|maiden|sur) ?(?:name|initial)\b/.exec(text) ?? [];
  if (named === undefined || named === 'middle') return named;
  return /^(?:first|given)$/.test(named) ? 'first' : 'last';
}

/** `No longer Jon Myers`: the name that is known is given up. */
export function isDropped(clause: Clause, name: string): boolean {
  return (
    clause.original.toLowerCase().includes(name.toLowerCase()) && /[DP]/.test(toLine(clause, 'state').letters)
  );
}

/** `Jon Myers`, said later by a Jon Meyers: a name in full that differs in one part, or a part of it that is spelled. */
export function isRespelled({ tokens, original }: Clause, known: Known, isFixed: boolean): boolean {
  const parts = known.map((part) => part.toLowerCase());
  const said = tokens.map((token) => token.original).filter((one) => /^\p{Lu}['\p{L}]/u.test(one));
  const isClose = (one: string, names = parts) => findClosest(one.toLowerCase(), names).length > 0;
  const isSpelled =
    isFixed ||
    /\bwith (?:an?|one|two|no) (?:\p{L}|apostrophe|hyphen|accent|capital.*)(?!\p{L})/iu.test(original);
  if (isSpelled && said.some((one) => isClose(one))) return true;
  const same = said.filter((one) => parts.includes(one.toLowerCase())).length;
  // `Jon Myers`, said by a Jon.
  if (said.length === parts.length + 1 && same === parts.length) return true;
  const isLike = said.every((one, at) => isClose(one, parts.slice(at, at + 1)));
  return parts.length > 1 && said.length === parts.length && (same === parts.length - 1 || isLike);
}

/** The whole name that a part of it changes: `my last name should be Myers`; several where it may be either part. */
export function completeName(said: string, known: Known, text: string): Known {
  const [first = '', last = ''] = [known[0], known.at(-1)];
  const part = readPart(text);
  const words = said.split(' ');
  const isWhole = !part || part === 'middle' || words.some((one) => known.includes(one));
  if (first === '' || (words.length > 1 && isWhole)) return [said];
  if (part === 'first') return [[said, ...known.slice(1)].join(' ')];
  if (part === 'middle') return [[first, said, ...known.slice(1).slice(-1)].join(' ')];
  if (part === 'last') return [[...known.slice(0, Math.max(1, known.length - 1)), said].join(' ')];
  const [closest] = findClosest(said.toLowerCase(), known);
  if (closest !== undefined) return [known.map((one) => (one === closest ? said : one)).join(' ')];
  return known.length === 1 ? [said] : [`${said} ${last}`, `${first} ${said}`, said];
}

/** `Walt instead of Walter`, `Meyers should be Myers`: one part of the name, and what takes its place. */
export function replacePart(all: readonly Clause[], known: Known, isNamed: boolean): string | undefined {
  const tokens = all.filter(({ kind }) => kind === 'statement').flatMap((one) => one.tokens);
  if (!hasCue('corrects', tokens) && !hasCue('replaces', tokens) && !hasCue('changes', tokens))
    return undefined;
  const has = ({ original }: Token, part: string) => original.toLowerCase() === part.toLowerCase();
  const [old, ...more] = known.filter((part) => tokens.some((token) => has(token, part)));
  const others = tokens.filter((token) => isFresh(token) && !known.some((part) => has(token, part)));
  const capitals = others.filter(({ original }) => isCapital(original));
  const fresh = capitals.length > 0 ? capitals : others;
  const said = fresh.map(({ original }) => original).join(' ');
  if (!old || more.length > 0 || said === '' || !textOf(tokens).includes(textOf(fresh))) return undefined;
  // `Walt Gibbs, not Walter` is a name in full.
  const whole = [`${said} ${old}`, `${old} ${said}`].find((one) =>
    all.some(({ tokens }) => textOf(tokens).includes(one.toLowerCase())),
  );
  if (whole !== undefined && isNamed) return whole;
  // `Rib. Ugh. Rob` ends with the name that is known.
  const lastAt = tokens.findLastIndex((token) => has(token, old));
  const isLast = lastAt > tokens.findLastIndex((token) => fresh.includes(token));
  if (isLast && !/^(?:not|of|than|from|for|drop|remove)$/.test(tokens[lastAt - 1]?.text ?? ''))
    return undefined;
  const isLike =
    old.slice(0, 3).toLowerCase() === said.slice(0, 3).toLowerCase() ||
    findClosest(said.toLowerCase(), [old]).length > 0;
  return isLike || (isNamed && /^\p{Lu}/u.test(said))
    ? known.map((part) => (part === old ? said : part)).join(' ')
    : undefined;
}

function isFresh({ original, text, number }: Token): boolean {
  const lower = original.toLowerCase();
  return (
    number === undefined &&
    lower.length > 2 &&
    word.test(original) &&
    !ends.has(lower) &&
    !isOrdinary(lower) &&
    !vocabulary.has(text) &&
    !isPlace(lower)
  );
}

/** `Jon oops Jan Myers`, `Jon or Jan`: what is said before a correction in the same clause, and after it. */
export function splitFixed(clause: Clause): readonly Clause[] {
  const { tokens, original } = clause;
  const at = tokens.findIndex(
    ({ text }, index) => (index > 0 && text === 'or') || roleMatcher.find(tokens, index)?.label === 'fix',
  );
  if (at === -1) return [clause];
  const rest = tokens.slice(at + (roleMatcher.find(tokens, at)?.length ?? 1));
  const start = rest.findIndex(
    (token, index) => /^\p{Lu}\p{L}/u.test(token.original) || !isLead(rest, index),
  );
  const after = rest.slice(start);
  if (start === -1 || (isCapital(tokens[0]?.original ?? '') && !isCapital(after[0]?.original ?? '')))
    return [clause];
  const from = (after[0]?.start ?? 0) - (tokens[0]?.start ?? 0);
  return [
    ...(at > 0 ? [{ ...clause, tokens: tokens.slice(0, at) }] : []),
    { ...clause, tokens: after, original: original.slice(from) },
  ];
}

function isLead(tokens: readonly Token[], at: number): boolean {
  return /^(?:filler|self|no|sum|fix)$/.test(roleMatcher.find(tokens, at)?.label ?? '');
}
