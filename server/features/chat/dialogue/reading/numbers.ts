import words from '../lexicon/numbers.json' with { type: 'json' };
import type { Token } from './phrases.ts';

const small = new Map(Object.entries(words.small));
const tens = new Map(Object.entries(words.tens));
const units = new Map(Object.entries(words.units));
const shares = new Map(Object.entries(words.shares));
const currencies = new Set(['dollars', 'dollar', 'bucks', 'usd']);
const vague = new Set(['couple', 'few', 'several', 'some', 'many', 'of']);
const longWords = [...small.keys(), ...tens.keys(), ...units.keys(), 'one', 'and', 'a'].filter(
  (word) => word.length > 3 || /^(?:one|two|six|ten|and|a|mil)$/.test(word),
);
const glued = new RegExp(`${longWords.sort((a, b) => b.length - a.length).join('|')}`, 'g');

/** Number words that may be misspelled. */
export const numberWords: readonly string[] = [
  ...small.keys(),
  ...tens.keys(),
  'hundred',
  'thousand',
  'million',
];

export function isNumberWord(word: string): boolean {
  return small.has(word) || tens.has(word) || units.has(word) || shares.has(word);
}

const dozen = 12;

type Found = { value: number; next: number; isMoney: boolean };

/** The number words in a word that is made of them: `fivehundredthousand`. Any other word stays whole. */
export function splitNumberWords(word: string): readonly string[] {
  if (word.length < 6 || units.has(word) || small.has(word)) return [word];
  const parts = word.match(glued);
  return parts && parts.length > 1 && parts.join('') === word ? parts : [word];
}

/** Tokens with every number as one: `half a mil` is 500000, `forty-two` is 42. Malformed numbers stay as they are. */
export function mergeNumbers(tokens: readonly Token[]): Token[] {
  const merged: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const first = tokens[at];
    if (!first) break;
    const found = findShare(tokens, at) ?? findAmount(tokens, at);
    if (!found) {
      merged.push(first);
      at += 1;
      continue;
    }
    const hasSign = merged.at(-1)?.text === '$';
    if (hasSign) merged.pop();
    const hasCurrency = currencies.has(textAt(tokens, found.next)) || textAt(tokens, found.next) === '$';
    const next = found.next + (hasCurrency ? 1 : 0);
    const last = tokens[next - 1] ?? first;
    const original = tokens
      .slice(at, next)
      .map((one) => one.original)
      .join(' ');
    const isMoney = found.isMoney || hasSign || hasCurrency;
    merged.push({
      text: '#',
      original,
      start: first.start,
      end: last.end,
      number: found.value,
      ...(isMoney ? { isMoney } : {}),
    });
    at = next;
  }
  return merged;
}

function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? '';
}

/** `half a million`, `three quarters of a million`, `1/2 mil`. */
function findShare(tokens: readonly Token[], start: number): Found | undefined {
  const first = textAt(tokens, start);
  const times = first === 'three' || first === '3' ? 3 : 1;
  let at = start + (times === 3 || first === 'a' ? 1 : 0);
  const share = shares.get(textAt(tokens, at));
  if (share === undefined) return undefined;
  at += 1;
  if (textAt(tokens, at) === 'of') at += 1;
  if (textAt(tokens, at) === 'a') at += 1;
  if (textAt(tokens, at) === 'dozen') return { value: share * dozen, next: at + 1, isMoney: false };
  const unit = units.get(textAt(tokens, at));
  return unit !== undefined && unit >= 1000
    ? { value: times * share * unit, next: at + 1, isMoney: true }
    : undefined;
}

function findAmount(tokens: readonly Token[], start: number): Found | undefined {
  const lead = findLead(tokens, start);
  if (!lead) return undefined;
  let { value, next } = lead;
  let total = 0;
  let lastUnit = 1;
  for (;;) {
    const half = findHalf(tokens, next);
    if (half) {
      if (value === 0 && total > 0) total += half.value * lastUnit;
      else value += half.value;
      next = half.next;
      continue;
    }
    const unit = findUnit(tokens, next);
    if (unit !== undefined) {
      next += 1;
      lastUnit = unit;
      if (unit === 100) value *= 100;
      else {
        total = total > 0 && value > 0 ? total + value * unit : (total + value) * unit;
        value = 0;
      }
      continue;
    }
    const more = lastUnit > 1 ? findMore(tokens, next, lastUnit) : undefined;
    if (!more) return { value: total + value, next, isMoney: total > 0 };
    value += more.value;
    next = more.next;
  }
}

type Part = { value: number; next: number };

/** The first digits or words of a number; `a` only counts before a unit, and `one` before another part. */
function findLead(tokens: readonly Token[], start: number): Part | undefined {
  const text = textAt(tokens, start);
  if (/^[\d.]*\d/.test(text)) {
    const value = parseDigits(text, findUnit(tokens, start + 1) !== undefined);
    return value === undefined ? undefined : { value, next: start + 1 };
  }
  const unit = findUnit(tokens, start + 1);
  if (text === 'a' || text === 'an') return unit !== undefined ? { value: 1, next: start + 1 } : undefined;
  if (text === 'one') {
    const isNumber =
      unit !== undefined || findHalf(tokens, start + 1) || textAt(tokens, start + 1) === 'point';
    const more = tens.get(textAt(tokens, start + 1));
    if (more !== undefined) return { value: 100 + more, next: start + 2 };
    return isNumber ? findPoint(tokens, { value: 1, next: start + 1 }) : undefined;
  }
  if (units.has(text) && text.length > 2)
    return vague.has(textAt(tokens, start - 1)) ? undefined : { value: 1, next: start };
  const word = findSmall(tokens, start);
  return word && findPoint(tokens, word);
}

/** Digits with well-formed thousands, also the European `500.000`; undefined for the likes of `500,00`. */
function parseDigits(text: string, hasUnit: boolean): number | undefined {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(text)) return Number(text.replaceAll(',', ''));
  if (/^\d{1,3}(?:\.\d{3})+$/.test(text) && !hasUnit) return Number(text.replaceAll('.', ''));
  if (/^\d{0,12}(?:\.\d{1,6})?$/.test(text)) return Number(text);
  return /^\d{1,3},\d{1,2}$/.test(text) && hasUnit ? Number(text.replace(',', '.')) : undefined;
}

/** `forty`, `forty two`, and the spoken `two fifty` for 250. */
function findSmall(tokens: readonly Token[], at: number): Part | undefined {
  const [first, second] = [textAt(tokens, at), textAt(tokens, at + 1)];
  const [ten, one] = [tens.get(first), small.get(first)];
  const ones = second === 'one' ? 1 : (small.get(second) ?? 0);
  const joined = small.get(textAt(tokens, at + 2)) ?? 0;
  const isJoined = second === 'and' && joined > 0 && joined < 10 && textAt(tokens, at + 3).startsWith('year');
  if (ten !== undefined && isJoined) return { value: ten + joined, next: at + 3 };
  if (ten !== undefined)
    return ones > 0 && ones < 10 ? { value: ten + ones, next: at + 2 } : { value: ten, next: at + 1 };
  if (one === undefined) return undefined;
  const more = one < 10 ? tens.get(second) : undefined;
  return more === undefined ? { value: one, next: at + 1 } : { value: one * 100 + more, next: at + 2 };
}

/** `one point five`. */
function findPoint(tokens: readonly Token[], whole: Part): Part {
  const digit = small.get(textAt(tokens, whole.next + 1));
  const isPoint = textAt(tokens, whole.next) === 'point' && digit !== undefined && digit < 10;
  return isPoint ? { value: whole.value + digit / 10, next: whole.next + 2 } : whole;
}

/** `and a half`, `and a quarter`. */
function findHalf(tokens: readonly Token[], start: number): Part | undefined {
  if (textAt(tokens, start) !== 'and' && textAt(tokens, start) !== '&') return undefined;
  const at = start + (textAt(tokens, start + 1) === 'a' ? 2 : 1);
  const share = shares.get(textAt(tokens, at));
  return share === undefined ? undefined : { value: share, next: at + 1 };
}

/** A lone `m` is a unit only where it touches the digits. */
function findUnit(tokens: readonly Token[], at: number): number | undefined {
  const text = textAt(tokens, at);
  const isLoose = tokens[at - 1]?.end !== tokens[at]?.start;
  return /^mm?$/.test(text) && isLoose ? undefined : units.get(text);
}

/** What is added after a unit: `two hundred and fifty`, `one million five hundred`. */
function findMore(tokens: readonly Token[], start: number, lastUnit: number): Part | undefined {
  const at = start + (textAt(tokens, start) === 'and' ? 1 : 0);
  const digits = /^\d{1,3}$/.test(textAt(tokens, at))
    ? { value: Number(textAt(tokens, at)), next: at + 1 }
    : undefined;
  const part = digits ?? findSmall(tokens, at);
  if (!part || part.value === 0) return undefined;
  if (lastUnit === 100) return part.value < 100 ? part : undefined;
  const unit = findUnit(tokens, part.next);
  return unit !== undefined && unit < lastUnit ? part : undefined;
}
