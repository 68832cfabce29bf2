import words from '../lexicon/numbers.json' with { type: 'json' };
import type { Token } from './phrases.ts';

const small = new Map(Object.entries(words.small));
const tens = new Map(Object.entries(words.tens));
const units = new Map(Object.entries(words.units));
const shares = new Map(Object.entries(words.shares));
const values = new Map([...units, ...small, ...tens, ...shares, ['one', 1] as const]);
const others = new Map(Object.entries(words.others));
const longWords = [...small.keys(), ...tens.keys(), ...units.keys(), 'one', 'and', 'a'].filter(
  (word) => word.length > 3 || /^(?:one|two|six|ten|and|a|mil)$/.test(word),
);
const glued = new RegExp(longWords.sort((a, b) => b.length - a.length).join('|'), 'g');
const vague = /^(?:couple|few|several|some|many|of)$/;

/** Number words that may be misspelled. */
export const numberWords: readonly string[] = [
  ...small.keys(),
  ...tens.keys(),
  'hundred',
  'thousand',
  'million',
];

export function isNumberWord(word: string): boolean {
  return word !== 'one' && values.has(word);
}

/** The number words in a word that is made of them: `fivehundredthousand`. Any other word stays whole. */
export function splitNumberWords(word: string): readonly string[] {
  const [, lead = '', rest = ''] = /^(i'?m|iam|age)(\d{1,3}|[a-z]+)$/.exec(word) ?? [];
  const parted = rest === '' ? [] : splitNumberWords(rest);
  if (/^\d/.test(rest) || parted.length > 1 || isNumberWord(rest)) return [lead, ...parted];
  if (word.length < 6 || units.has(word) || small.has(word)) return [word];
  const parts = word.match(glued);
  return parts && parts.length > 1 && parts.join('') === word ? parts : [word];
}

/** Tokens with every number as one: `half a mil` is 500000, `forty-two` is 42. Malformed numbers stay as they are. */
export function mergeNumbers(tokens: readonly Token[]): Token[] {
  const merged: Token[] = [];
  const text: Text = { tokens, letters: tokens.map((token, at) => letterOf(token, tokens[at - 1])).join('') };
  let at = 0;
  for (let first = tokens[at]; first; first = tokens[at]) {
    const found = readShare(text, at) ?? readAmount(text, at);
    if (!found) {
      merged.push(first);
      at += 1;
      continue;
    }
    const hasSign = merged.at(-1)?.text === '$';
    if (hasSign) merged.pop();
    const hasCurrency = take(text, /[c$]/y, found.next) !== '';
    const parts = tokens.slice(at, found.next + (hasCurrency ? 1 : 0));
    at += parts.length;
    const original = parts.map((one) => one.original).join(' ');
    const end = parts.at(-1)?.end ?? first.end;
    const isMoney = found.isMoney || hasSign || hasCurrency;
    merged.push({ ...first, text: '#', original, end, number: found.value, ...(isMoney ? { isMoney } : {}) });
  }
  return merged;
}

/** Tokens with a letter for each: `t` twenty, `s` two to nine, `b` from ten on, `d` digits, `u` k, `q` half, `z` dozen. */
type Text = { tokens: readonly Token[]; letters: string };
type Part = { value: number; next: number };
type Found = Part & { isMoney: boolean };

function letterOf({ text, start }: Token, before: Token | undefined): string {
  const other = others.get(text);
  if (other !== undefined) return other;
  if (shares.has(text)) return 'q';
  if (/^[\d.]*\d/.test(text)) return 'd';
  if (tens.has(text)) return 't';
  if (small.has(text)) return (small.get(text) ?? 0) < 10 ? 's' : 'b';
  // A lone `m` is a unit only where it touches the digits.
  if (
    (/^mm?$/.test(text) && before?.end !== start) ||
    (/^gs?$/.test(text) && !/\d$/.test(before?.text ?? ''))
  )
    return 'x';
  if (units.has(text)) return units.get(text) === 100 ? 'h' : text.length > 2 ? 'U' : 'u';
  return text.startsWith('year') ? 'y' : '-';
}

/** The letters that a sticky pattern finds at a place; empty for none. */
function take({ letters }: Text, pattern: RegExp, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(letters)?.[0] ?? '';
}

function valueAt({ tokens }: Text, at: number): number {
  return values.get(tokens[at]?.text ?? '') ?? 0;
}

/** `half a million`, `three quarters of a million`, `1/2 mil`, `half a dozen`. */
function readShare(text: Text, at: number): Found | undefined {
  const found = take(text, /[sda]?qf?[ao]?w?[zuUx]/y, at);
  const lead = found.indexOf('q');
  const isThree = /^(?:three|3)$/.test(text.tokens[at]?.text ?? '');
  if (found === '' || (/^[sd]/.test(found) && !isThree)) return undefined;
  const next = at + found.length;
  const value = (isThree ? 3 : 1) * valueAt(text, at + lead) * valueAt(text, next - 1);
  return { value, next, isMoney: !found.endsWith('z') };
}

type Sum = Part & { total: number; lastUnit: number };

function readAmount(text: Text, start: number): Found | undefined {
  const lead = readLead(text, start);
  if (!lead) return undefined;
  let sum: Sum = { ...lead, total: 0, lastUnit: 1 };
  for (
    let more: Sum | undefined = sum;
    more;
    more = addHalf(text, sum) ?? addUnit(text, sum) ?? addMore(text, sum)
  )
    sum = more;
  return { value: sum.total + sum.value, next: sum.next, isMoney: sum.total > 0 };
}

/** `and a half`. */
function addHalf(text: Text, sum: Sum): Sum | undefined {
  const half = take(text, /[&+]a?q/y, sum.next);
  const next = sum.next + half.length;
  const share = valueAt(text, next - 1);
  if (half === '') return undefined;
  if (sum.value > 0 || sum.total === 0) return { ...sum, value: sum.value + share, next };
  return { ...sum, total: sum.total + share * sum.lastUnit, next };
}

function addUnit(text: Text, { value, total, next }: Sum): Sum | undefined {
  if (take(text, /[huU]/y, next) === '') return undefined;
  const unit = valueAt(text, next);
  if (unit === 100) return { value: value * 100, total, next: next + 1, lastUnit: unit };
  const sum = total > 0 && value > 0 ? total + value * unit : (total + value) * unit;
  return { value: 0, total: sum, next: next + 1, lastUnit: unit };
}

/** What is added after a unit: `two hundred and fifty`, `one million five hundred`. */
function addMore(text: Text, sum: Sum): Sum | undefined {
  const { lastUnit, next } = sum;
  const at = next + take(text, /&/y, next).length;
  const word = text.tokens[at]?.text ?? '';
  const part = /^\d{1,3}$/.test(word) ? { value: Number(word), next: at + 1 } : readSmall(text, at);
  if (lastUnit === 1 || !part || part.value === 0) return undefined;
  // `A million five`.
  if (
    lastUnit === 1_000_000 &&
    part.value < 10 &&
    take(text, /c?$/y, part.next) === '' &&
    part.next >= text.tokens.length
  )
    return { ...sum, value: sum.value + part.value * 100_000, next: part.next };
  const hasUnit = take(text, /[huU]/y, part.next) !== '' && valueAt(text, part.next) < lastUnit;
  const isMore = lastUnit === 100 ? part.value < 100 : hasUnit;
  return isMore ? { ...sum, value: sum.value + part.value, next: part.next } : undefined;
}

/** The first digits or words of a number; `a` only counts before a unit, and `one` before another part. */
function readLead(text: Text, at: number): Part | undefined {
  const word = text.tokens[at]?.text ?? '';
  if (take(text, /d/y, at) !== '') {
    const value = parseDigits(word, take(text, /[huU]/y, at + 1) !== '');
    return value === undefined ? undefined : { value, next: at + 1 };
  }
  const one = take(text, /[an]w?(?=[huU])/y, at).length;
  if (one > 0) return { value: 1, next: at + one };
  if (take(text, /ot/y, at) !== '') return { value: 100 + valueAt(text, at + 1), next: at + 2 };
  // `That's grand`.
  if (word === 'grand') return undefined;
  if (take(text, /[hU]/y, at) !== '')
    return vague.test(text.tokens[at - 1]?.text ?? '') ? undefined : { value: 1, next: at };
  const isOne = take(text, /o(?:[huUp]|[&+]a?q)/y, at) !== '';
  const part = isOne ? { value: 1, next: at + 1 } : readSmall(text, at);
  if (!part || take(text, /ps/y, part.next) === '') return part;
  return { value: part.value + valueAt(text, part.next + 1) / 10, next: part.next + 2 };
}

/** Digits with well-formed thousands, also the European `500.000`; undefined for the likes of `500,00`. */
function parseDigits(text: string, hasUnit: boolean): number | undefined {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(text)) return Number(text.replaceAll(',', ''));
  if (/^\d{1,3}(?:\.\d{3})+$/.test(text) && !hasUnit) return Number(text.replaceAll('.', ''));
  if (/^\d{0,12}(?:\.\d{1,6})?$/.test(text)) return Number(text);
  return /^\d{1,3},\d{1,2}$/.test(text) && hasUnit ? Number(text.replace(',', '.')) : undefined;
}

/** `forty`, `forty two`, `forty and six years`, and the spoken `two fifty` for 250. */
function readSmall(text: Text, at: number): Part | undefined {
  const found = take(text, /t&s(?=y|$)|t[os]|st|[tsbz]/y, at);
  if (found === '') return undefined;
  const digit = text.tokens[at + 1]?.text ?? '';
  // `Thirty 6`.
  if (found === 't' && /^[1-9]$/.test(digit))
    return { value: valueAt(text, at) + Number(digit), next: at + 2 };
  const [first, last] = [valueAt(text, at), valueAt(text, at + found.length - 1)];
  const next = found.startsWith('t&') ? at + 3 : at + found.length;
  if (found.length === 1) return { value: first, next };
  return { value: found === 'st' ? first * 100 + last : first + last, next };
}
