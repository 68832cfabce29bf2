import { findSmallNumber, findUnit } from './number-words.ts';

const tokenPattern = /\d+(?:[.,]\d+)*|\.\d+|[a-z]+|\s+|[^a-z\d\s]/g;
const fractions: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25, quater: 0.25, qtr: 0.25 };
const currencies = new Set(['dollars', 'dollar', 'bucks', 'usd']);
const vague = new Set(['couple', 'few', 'several', 'some', 'many']);

type Found = { value: number; next: number; isMoney: boolean };

/**
 * Lower-case text with every number in digits: `half a mil` and `500 grand` become `$500000`, `forty-two` becomes `42`.
 * A dollar sign marks what is money: it had one, or a unit of a thousand or more. Malformed numbers stay as they are.
 */
export function writeNumbers(text: string): string {
  const tokens = text.match(tokenPattern) ?? [];
  let written = '';
  let index = 0;
  while (index < tokens.length) {
    const found = readNumber(tokens, index);
    if (found) {
      if (found.isMoney) written = written.replace(/\$\s*$/, '');
      written += `${found.isMoney ? '$' : ''}${formatPlain(found.value)}`;
      index = found.next;
    } else {
      written += tokens[index] ?? '';
      index += 1;
    }
  }
  return written;
}

function formatPlain(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function readNumber(tokens: readonly string[], start: number): Found | undefined {
  if (isInsideWord(tokens, start)) return undefined;
  const found = readFraction(tokens, start) ?? readAmount(tokens, start);
  if (!found) return undefined;
  const after = skipGap(tokens, found.next);
  const hasCurrency = currencies.has(tokens[after] ?? '');
  const hasSign = tokens
    .slice(Math.max(0, start - 2), start)
    .join('')
    .trimEnd()
    .endsWith('$');
  return { ...found, isMoney: found.isMoney || hasCurrency || hasSign };
}

/** `b4` and `x2` are words, `401k` is a pension. */
function isInsideWord(tokens: readonly string[], start: number): boolean {
  const before = tokens[start - 1] ?? '';
  const token = tokens[start] ?? '';
  if (/^[a-z]+$/.test(before) && /^\d/.test(token)) return true;
  return /^40[13]$/.test(token) && /^[kb]$/.test(tokens[start + 1] ?? '');
}

/** `half a million`, `quarter of a million`, `three quarters of a million`, `1/2 mil`. */
function readFraction(tokens: readonly string[], start: number): Found | undefined {
  let at = start;
  let times = 1;
  const first = tokens[at] ?? '';
  if (/^[123]$/.test(first) && tokens[at + 1] === '/' && /^[24]$/.test(tokens[at + 2] ?? '')) {
    return multiplyFraction(tokens, at + 3, Number(first) / Number(tokens[at + 2]));
  }
  if (first === 'three' || first === '3') {
    times = 3;
    at = skipGap(tokens, at + 1);
  } else if (first === 'a') at = skipGap(tokens, at + 1);
  const share = fractions[(tokens[at] ?? '').replace(/s$/, '')];
  if (share === undefined) return undefined;
  return multiplyFraction(tokens, at + 1, share * times);
}

function multiplyFraction(tokens: readonly string[], start: number, share: number): Found | undefined {
  let at = skipGap(tokens, start);
  if (tokens[at] === 'of') at = skipGap(tokens, at + 1);
  if (tokens[at] === 'a') at = skipGap(tokens, at + 1);
  const unit = findUnit(tokens[at] ?? '');
  return unit !== undefined && unit >= 1000
    ? { value: share * unit, next: at + 1, isMoney: true }
    : undefined;
}

function readAmount(tokens: readonly string[], start: number): Found | undefined {
  const lead = readLead(tokens, start);
  if (!lead) return undefined;
  let { value, next } = lead;
  let total = 0;
  let isMoney = false;
  let lastUnit = 1;
  for (;;) {
    const half = readAndHalf(tokens, next);
    if (half) {
      if (value === 0 && total > 0) total += half.share * lastUnit;
      else value += half.share;
      next = half.next;
      continue;
    }
    const unit = readUnit(tokens, next);
    if (unit) {
      next = unit.next;
      lastUnit = unit.value;
      if (unit.value === 100) value *= 100;
      else {
        total = total > 0 && value > 0 ? total + value * unit.value : (total + value) * unit.value;
        value = 0;
        isMoney = true;
      }
      continue;
    }
    const more = lastUnit > 1 ? readMore(tokens, next, lastUnit) : undefined;
    if (!more) break;
    value += more.value;
    next = more.next;
  }
  return { value: total + value, next, isMoney };
}

/** The first digits or words of a number; `a` only counts before a unit. */
function readLead(tokens: readonly string[], start: number): { value: number; next: number } | undefined {
  const token = tokens[start] ?? '';
  if (/^[\d.]*\d/.test(token)) {
    const value = parseDigits(token, tokens, start);
    return value === undefined ? undefined : { value, next: start + 1 };
  }
  if (token === 'a' || token === 'an') {
    const unit = readUnit(tokens, start + 1);
    return unit && unit.value >= 100 ? { value: 1, next: start + 1 } : undefined;
  }
  const unit = findUnit(token);
  if (unit !== undefined && token.length > 2) {
    const before = findWordBefore(tokens, start);
    return vague.has(before) || findUnit(before) !== undefined ? undefined : { value: 1, next: start };
  }
  const small = readSmall(tokens, start);
  if (!small) return undefined;
  if (token === 'one' && small.next === start + 1 && !isFollowedByNumber(tokens, small.next))
    return undefined;
  return readPoint(tokens, small) ?? small;
}

function isFollowedByNumber(tokens: readonly string[], next: number): boolean {
  return (
    readUnit(tokens, next) !== undefined ||
    readAndHalf(tokens, next) !== undefined ||
    tokens[skipGap(tokens, next)] === 'point'
  );
}

/** Digits with well-formed thousands, also the European `500.000`; undefined for the likes of `500,00`. */
function parseDigits(token: string, tokens: readonly string[], start: number): number | undefined {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(token)) return Number(token.replaceAll(',', ''));
  const hasUnit = readUnit(tokens, start + 1) !== undefined;
  if (/^\d{1,3}(?:\.\d{3})+$/.test(token) && !hasUnit) return Number(token.replaceAll('.', ''));
  if (/^\d{0,12}(?:\.\d{1,6})?$/.test(token)) return Number(token);
  return /^\d{1,3},\d{1,2}$/.test(token) && hasUnit ? Number(token.replace(',', '.')) : undefined;
}

/** `forty`, `forty two`, `forty-two`, and the spoken `two fifty` for 250. */
function readSmall(tokens: readonly string[], start: number): { value: number; next: number } | undefined {
  const first = findSmallNumber(tokens[start] ?? '');
  if (!first) return undefined;
  const at = skipGap(tokens, start + 1, true);
  const second = findSmallNumber(tokens[at] ?? '');
  if (at > start + 1 && second) {
    if (first.isTens && !second.isTens && second.value > 0 && second.value < 10)
      return { value: first.value + second.value, next: at + 1 };
    if (!first.isTens && first.value > 0 && first.value < 10 && second.isTens)
      return { value: first.value * 100 + second.value, next: at + 1 };
  }
  return { value: first.value, next: start + 1 };
}

/** `one point five`. */
function readPoint(
  tokens: readonly string[],
  whole: { value: number; next: number },
): { value: number; next: number } | undefined {
  const at = skipGap(tokens, whole.next);
  if (tokens[at] !== 'point') return undefined;
  const digitAt = skipGap(tokens, at + 1);
  const digit = findSmallNumber(tokens[digitAt] ?? '');
  if (!digit || digit.isTens || digit.value > 9) return undefined;
  return { value: whole.value + digit.value / 10, next: digitAt + 1 };
}

/** `and a half`, `and half`, `and a quarter`. */
function readAndHalf(tokens: readonly string[], start: number): { share: number; next: number } | undefined {
  let at = skipGap(tokens, start);
  if (tokens[at] !== 'and' && tokens[at] !== '&') return undefined;
  at = skipGap(tokens, at + 1);
  if (tokens[at] === 'a') at = skipGap(tokens, at + 1);
  const share = fractions[tokens[at] ?? ''];
  return share === undefined ? undefined : { share, next: at + 1 };
}

function readUnit(tokens: readonly string[], start: number): { value: number; next: number } | undefined {
  const at = skipGap(tokens, start, true);
  const word = tokens[at] ?? '';
  const value = findUnit(word);
  if (value === undefined) return undefined;
  // A lone letter is a unit only where it touches the digits, or for `500 k`.
  if (at > start && (word === 'm' || word === 'mm')) return undefined;
  if (word === 'k' && !/\d$/.test(tokens[start - 1] ?? '') && at === start) return undefined;
  return { value, next: at + 1 };
}

/** What is added after a unit: `two hundred and fifty`, `one million five hundred`. */
function readMore(
  tokens: readonly string[],
  start: number,
  lastUnit: number,
): { value: number; next: number } | undefined {
  let at = skipGap(tokens, start);
  if (at === start) return undefined;
  if (tokens[at] === 'and') at = skipGap(tokens, at + 1);
  const small = readSmall(tokens, at);
  if (!small || small.value === 0) return undefined;
  if (lastUnit === 100) return small.value < 100 ? small : undefined;
  const unit = readUnit(tokens, small.next);
  return unit && unit.value < lastUnit ? small : undefined;
}

function skipGap(tokens: readonly string[], start: number, acceptsHyphen = false): number {
  let at = start;
  while (
    at < tokens.length &&
    (/^\s+$/.test(tokens[at] ?? '') || (acceptsHyphen && tokens[at] === '-' && at === start))
  )
    at += 1;
  return at;
}

function findWordBefore(tokens: readonly string[], start: number): string {
  for (let at = start - 1; at >= 0; at -= 1) {
    const token = tokens[at] ?? '';
    if (!/^\s+$/.test(token) && token !== 'of') return token;
  }
  return '';
}
