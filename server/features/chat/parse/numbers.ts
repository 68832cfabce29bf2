import { parseMoney } from '../../../../shared/validation/money.ts';
import type { Token } from './token.ts';

const small = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
);
const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, 20 + 10 * index]),
);
tens.set('fourty', 40);
const units = new Map<string, number>([
  ['hundred', 100],
  ['k', 1000],
  ['thousand', 1000],
  ['thousands', 1000],
  ['grand', 1000],
  ['m', 1_000_000],
  ['mm', 1_000_000],
  ['mil', 1_000_000],
  ['mill', 1_000_000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
]);
const shares = new Map([
  ['half', 0.5],
  ['quarter', 0.25],
  ['1/2', 0.5],
  ['1/4', 0.25],
  ['3/4', 0.75],
]);
export const numberWords: readonly string[] = [
  ...small.keys(),
  ...tens.keys(),
  ...units.keys(),
  ...shares.keys(),
];

type Found = { value: number; next: number; isMoney: boolean };

/** Tokens with every number as one: `half a million` is 500000, `forty two` is 42, `$1,5` stays two words. */
export function mergeNumbers(tokens: readonly Token[]): readonly Token[] {
  const merged: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    const hasSign = token.text === '$';
    const start = hasSign ? at + 1 : at;
    const found = readShare(tokens, start) ?? readNumber(tokens, start);
    if (!found) {
      if (!hasSign) merged.push(token);
      at += 1;
      continue;
    }
    const hasCurrency = /^(?:dollars?|bucks|usd)$/.test(textAt(tokens, found.next));
    const next = found.next + Number(hasCurrency);
    const parts = tokens.slice(at, next);
    const isMoney = found.isMoney || hasSign || hasCurrency;
    merged.push({
      text: '#',
      raw: parts.map(({ raw }) => raw).join(' '),
      number: found.value,
      clause: token.clause,
      ...(isMoney && { isMoney }),
      ...(parts.some(({ isCorrected }) => isCorrected) && { isCorrected: true }),
    });
    at = next;
  }
  return merged;
}

function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? '';
}

/** `half a million`, `a quarter of a million`, `a quarter million`. */
function readShare(tokens: readonly Token[], start: number): Found | undefined {
  let at = start + Number(textAt(tokens, start) === 'a');
  const share = shares.get(textAt(tokens, at));
  if (share === undefined) return undefined;
  at += 1;
  if (textAt(tokens, at) === 'of') at += 1;
  if (/^(?:a|one)$/.test(textAt(tokens, at))) at += 1;
  const unit = units.get(textAt(tokens, at));
  return unit === undefined || unit < 1000 ? undefined : { value: share * unit, next: at + 1, isMoney: true };
}

type Sum = { value: number; total: number; lastUnit: number; next: number };

function readNumber(tokens: readonly Token[], start: number): Found | undefined {
  const lead = readPart(tokens, start);
  if (!lead) return undefined;
  let sum: Sum = { ...lead, total: 0, lastUnit: 0 };
  // "One and a half million".
  if (isHalf(tokens, sum.next) && units.has(textAt(tokens, sum.next + 3))) {
    sum = { ...sum, value: sum.value + 0.5, next: sum.next + 3 };
  }
  for (
    let more: Sum | undefined = sum;
    more;
    more = addUnit(tokens, sum) ?? addHalf(tokens, sum) ?? addPart(tokens, sum)
  ) {
    sum = more;
  }
  const value = sum.total + sum.value;
  return Number.isFinite(value) ? { value, next: sum.next, isMoney: sum.total > 0 } : undefined;
}

function isHalf(tokens: readonly Token[], at: number): boolean {
  return ['and', 'a', 'half'].every((word, index) => textAt(tokens, at + index) === word);
}

function addUnit(tokens: readonly Token[], { value, total, lastUnit, next }: Sum): Sum | undefined {
  const unit = units.get(textAt(tokens, next));
  if (unit === undefined || (lastUnit > 0 && unit >= lastUnit && total === 0)) return undefined;
  if (unit === lastUnit) return undefined;
  if (unit === 100) return { value: value * 100, total, lastUnit: unit, next: next + 1 };
  const isWhole = total > 0 && unit > lastUnit;
  const sum = isWhole ? (total + value) * unit : total + value * unit;
  return { value: 0, total: sum, lastUnit: unit, next: next + 1 };
}

/** "A million and a half". */
function addHalf(tokens: readonly Token[], sum: Sum): Sum | undefined {
  if (sum.lastUnit < 1000 || !isHalf(tokens, sum.next)) return undefined;
  return { ...sum, total: sum.total + sum.lastUnit / 2, next: sum.next + 3 };
}

/** "Two hundred and fifty", "one million five hundred thousand". */
function addPart(tokens: readonly Token[], sum: Sum): Sum | undefined {
  const { lastUnit, next } = sum;
  if (lastUnit === 0) return undefined;
  const more = readPart(tokens, textAt(tokens, next) === 'and' ? next + 1 : next);
  if (!more || more.value === 0) return undefined;
  const isMore = lastUnit === 100 ? more.value < 100 : units.has(textAt(tokens, more.next));
  if (!isMore) return undefined;
  return {
    ...sum,
    value: sum.value + more.value,
    next: more.next,
    lastUnit: lastUnit === 100 ? 99 : lastUnit,
  };
}

/** Digits, or the words of a number below a hundred; `a` and `one` count before a unit. */
function readPart(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  const word = textAt(tokens, at);
  const digits = parseDigits(word);
  if (digits !== undefined) return { value: digits, next: at + 1 };
  // "Hundred grand".
  if (word === 'hundred' && units.has(textAt(tokens, at + 1))) return { value: 100, next: at + 1 };
  if (word === 'a') {
    const unit = units.get(textAt(tokens, at + 1)) ?? 0;
    return unit >= 100 && textAt(tokens, at + 1).length > 1 ? { value: 1, next: at + 1 } : undefined;
  }
  const ten = tens.get(word);
  const next = textAt(tokens, at + 1);
  if (ten !== undefined) {
    const one = small.get(next) ?? (/^[1-9]$/.test(next) ? Number(next) : 0);
    return one > 0 && one < 10 ? { value: ten + one, next: at + 2 } : { value: ten, next: at + 1 };
  }
  const one = small.get(word);
  // "No one" and "one of them" are no numbers.
  if (one === undefined || (word === 'one' && !units.has(next) && next !== 'and')) return undefined;
  return { value: one, next: at + 1 };
}

/** Digits with well-formed thousands, such as `500,000` and `1.5`; undefined for the likes of `500,00`. */
function parseDigits(text: string): number | undefined {
  return /^[\d.][\d.,]*$/.test(text) && !/,\d{1,2}$/.test(text) ? parseMoney(text) : undefined;
}
