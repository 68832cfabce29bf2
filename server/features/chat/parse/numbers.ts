import { parseNumber } from '../../../../shared/validation/money.ts';
import { type Token, textAt } from './token.ts';

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
  ['large', 1000],
  ['m', 1_000_000],
  ['mm', 1_000_000],
  ['mil', 1_000_000],
  ['mill', 1_000_000],
  ['milli', 1_000_000],
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
const threeShares = new Map([
  ['quarter', 0.75],
  ['quarters', 0.75],
]);
export const numberWords: readonly string[] = [
  ...small.keys(),
  ...tens.keys(),
  ...units.keys(),
  ...shares.keys(),
];

type Found = { value: number; next: number; isMoney: boolean };

/** Tokens with every number as one: `half a million` is 500000, `forty two` is 42. `$1,5` stays as it is. */
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

/** `half a million`, `a quarter of a million`, `a quarter million`. */
function readShare(tokens: readonly Token[], start: number): Found | undefined {
  const isThree = textAt(tokens, start) === 'three';
  let at = start + Number(textAt(tokens, start) === 'a' || isThree);
  const share = isThree ? threeShares.get(textAt(tokens, at)) : shares.get(textAt(tokens, at));
  if (share === undefined) return undefined;
  at += 1;
  if (textAt(tokens, at) === 'of') at += 1;
  if (/^(?:a|one)$/.test(textAt(tokens, at))) at += 1;
  const unit = units.get(textAt(tokens, at));
  return unit === undefined || unit < 1000 ? undefined : { value: share * unit, next: at + 1, isMoney: true };
}

/** `total` ends with a unit, `part` is still without one, and to it a number below `room` may be added. */
type Sum = { total: number; part: number | undefined; room: number; unit: number; next: number };

function readNumber(tokens: readonly Token[], start: number): Found | undefined {
  let sum: Sum = { total: 0, part: undefined, room: 0, unit: Number.POSITIVE_INFINITY, next: start };
  for (let more: Sum | undefined = sum; more; more = extend(tokens, sum)) sum = more;
  const value = sum.total + (sum.part ?? 0);
  if (sum.next === start || !Number.isFinite(value)) return undefined;
  return { value, next: sum.next, isMoney: sum.total > 0 };
}

/** The number with one more word: "two" "hundred" "and fifty" "thousand". */
function extend(tokens: readonly Token[], sum: Sum): Sum | undefined {
  if (['and', 'a', 'half'].every((word, index) => textAt(tokens, sum.next + index) === word))
    return addHalf(tokens, sum);
  const scale = units.get(textAt(tokens, sum.next));
  return scale === undefined ? addPart(tokens, sum) : addUnit(tokens, sum, scale);
}

/** "One and a half million" and "a million and a half". */
function addHalf(tokens: readonly Token[], sum: Sum): Sum | undefined {
  const { total, part, unit } = sum;
  const next = sum.next + 3;
  if (part === undefined) return total > 0 ? { ...sum, total: total + unit / 2, unit: 0, next } : undefined;
  return units.has(textAt(tokens, next)) ? { ...sum, part: part + 0.5, next } : undefined;
}

function addUnit(tokens: readonly Token[], sum: Sum, scale: number): Sum | undefined {
  const { total, part, unit } = sum;
  const next = sum.next + 1;
  if (scale === 100) {
    const isHundreds = part === undefined ? units.has(textAt(tokens, next)) : part < 100;
    return isHundreds ? { ...sum, part: (part ?? 1) * 100, room: 100, next } : undefined;
  }
  if (part === undefined || scale >= unit) return undefined;
  return { total: total + part * scale, part: undefined, room: 0, unit: scale, next };
}

function addPart(tokens: readonly Token[], sum: Sum): Sum | undefined {
  const { total, part, room } = sum;
  const isAnd = textAt(tokens, sum.next) === 'and' && (part !== undefined || total > 0);
  const one = readOne(tokens, isAnd ? sum.next + 1 : sum.next, part !== undefined);
  if (!one) return undefined;
  const { next } = one;
  if (part === undefined) {
    const isLone = total > 0 && !units.has(textAt(tokens, next));
    return isLone ? undefined : { ...sum, part: one.value, room: one.room, next };
  }
  // "Two fifty" is 250.
  const isShort = room === 1 && part > 0 && part < 10 && one.room === 10 && !isAnd;
  if (isShort) return { ...sum, part: part * 100 + one.value, room: 10, next };
  const fits = one.value > 0 && one.value < room;
  return fits ? { ...sum, part: part + one.value, room: one.room, next } : undefined;
}

/** Digits, or one word of a number below a hundred; `a` and `one` count only before a unit. */
function readOne(tokens: readonly Token[], at: number, isAdded: boolean) {
  const word = textAt(tokens, at);
  const next = textAt(tokens, at + 1);
  const found = (value: number, room: number) => ({ value, room, next: at + 1 });
  const digits = parseDigits(word, units.has(next));
  if (digits !== undefined) return found(digits, 0);
  const ten = tens.get(word);
  if (ten !== undefined) return found(ten, 10);
  if (word === 'a') return (units.get(next) ?? 0) >= 100 && next.length > 1 ? found(1, 0) : undefined;
  const one = small.get(word);
  // "No one" and "one of them" are no numbers.
  const isNone = word === 'one' && !isAdded && !units.has(next) && !tens.has(next) && next !== 'and';
  return one === undefined || isNone ? undefined : found(one, 1);
}

/** Digits, such as `500,000` and `1.5`. A decimal comma may be a slip, as in `500,00`, unless a unit follows. */
function parseDigits(text: string, hasUnit: boolean): number | undefined {
  const isSlip = !hasUnit && /^\d+,\d{1,2}$/.test(text);
  return /^[.\d]/.test(text) && !isSlip ? parseNumber(text.replaceAll(/[ ']/g, ''), hasUnit) : undefined;
}
