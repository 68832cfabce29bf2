import lexicon from '../lexicon/rates.json' with { type: 'json' };
import { createLabeledMatcher, type Token } from '../reading/phrases.ts';

/** How often per week, from the least to the most; whether drinks were counted or occasions, and whether one was named. */
export type Rate = {
  least: number;
  most: number;
  countsDrinks: boolean;
  hasDrink: boolean;
  /** Words that name neither a drink nor an exercise were passed over. */
  isOther?: boolean;
  /** Only a count, by no period. */
  isAlone?: boolean;
  length: number;
};

const words = new Map(Object.entries(lexicon.counts));
const periods = new Map(Object.entries(lexicon.periods));
const drinks = new Set(lexicon.drinks.split(' '));
const units = new Set(lexicon.units.split(' '));
const measures = new Set(lexicon.measures.split(' '));
const ends = new Set(lexicon.ends.split(' '));
const limits = createLabeledMatcher(lexicon.limits);
const shares = new Map(Object.entries(lexicon.shares));
const links = new Set(lexicon.links.split(' '));
const dayName = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?$/;
/** `Most nights`. */
const maxDays = 5;
const maxBetween = 7;
const everyDay = 7;
/** `Sober since 2015` counts nothing. */
const maxByCount = 60;

/** A rate that begins at a token: `3 or 4 beers a week`, `every night two glasses`, `2x/wk`. */
export function findRate(tokens: readonly Token[], at: number): Rate | undefined {
  return (
    countLimited(tokens, at) ?? countFirst(tokens, at) ?? periodFirst(tokens, at) ?? countOnly(tokens, at)
  );
}

/** `Three or four`, `6 times`: a count that ends the answer is meant by the week. */
function countOnly(tokens: readonly Token[], at: number, before = 0): Rate | undefined {
  const count = findCount(tokens, at);
  if (!count || (/^(?:an?|one|another)$/.test(tokens[at]?.text ?? '') && count.next === at + 1))
    return undefined;
  const unit = tokens[count.next]?.text ?? '';
  const isTimes =
    /^(?:x|times?|days?|nights?|evenings?|mornings?)$/.test(unit) ||
    /^(?:once|twice|thrice)$/.test(tokens[at]?.text ?? '');
  let next = isTimes && unit !== '' ? count.next + 1 : count.next;
  while (drinks.has(tokens[next]?.text ?? '') || (next > count.next && tokens[next]?.text === 'of'))
    next += 1;
  const isOpen = tokens[next]?.text === '+' || tokens[next]?.text === 'plus';
  if (isOpen) next += 1;
  if (next !== tokens.length || at - before > 3 || count.most > maxByCount) return undefined;
  return toRate(isOpen ? { ...count, most: Number.POSITIVE_INFINITY } : count, 1, {
    hasDrink: false,
    countsDrinks: !isTimes,
    isAlone: true,
    length: next - at,
  });
}

/** `6 craft beers a week`, `one spin class every Monday`: whatever stands between a count and a period. */
function countFirst(tokens: readonly Token[], at: number): Rate | undefined {
  const count = findCount(tokens, at) ?? countOne(tokens, at);
  // `Ish beers a week` counts no week.
  if (!count || (/^an?$/.test(tokens[at]?.text ?? '') && findPeriod(tokens, at))) return undefined;
  const hasDrinkBy = (end: number) =>
    tokens.slice(at, end).some(({ text }) => drinks.has(text)) || tokens[at]?.text === 'sixer';
  let next = count.next;
  let each = findTimes(tokens, next, { isFirst: true, hasDrink: hasDrinkBy(next) });
  while (!each && next - count.next < maxBetween && !isEnd(tokens[next])) {
    next += 1;
    each = findTimes(tokens, next, { isFirst: false, hasDrink: hasDrinkBy(next) });
  }
  const between = tokens.slice(count.next, next).map(({ text }) => text);
  const isMeasured = between.some((text) => measures.has(text));
  // `5 miles a week` may be one run.
  if (!each || (isMeasured && each.times < everyDay)) return undefined;
  const hasDrink = hasDrinkBy(next);
  const countsTimes =
    /^(?:once|twice|thrice)$/.test(tokens[at]?.text ?? '') || between.some((text) => occasion.test(text));
  return toRate(isMeasured ? { least: 1, most: 1 } : count, each.times, {
    hasDrink,
    isOther: !hasDrink && !between.every((text) => units.has(text) || measures.has(text)),
    countsDrinks: hasDrink || !countsTimes,
    length: each.next - at,
  });
}

const occasion = /^(?:x|times?|days?|nights?|evenings?|mornings?)$/;

/** What no rate goes on after. */
function isEnd(token: Token | undefined): boolean {
  return !token || token.number !== undefined || words.has(token.text) || ends.has(token.text);
}

/** `Beer a day`, `glass of wine a night`. */
function countOne(tokens: readonly Token[], at: number): Count | undefined {
  const isDrink = drinks.has(tokens[at]?.text ?? '') && !/[^s]s$/.test(tokens[at]?.text ?? '');
  const rest = tokens.slice(at + 1).findIndex(({ text }) => /^(?:an?|per)$/.test(text));
  const isNext = rest !== -1 && rest < 3 && findPeriod(tokens, at + 1 + rest) !== undefined;
  return isDrink && isNext ? { least: 1, most: 1, next: at } : undefined;
}

/** `Under 3 a week`, `at least a dozen`. */
function countLimited(tokens: readonly Token[], at: number): Rate | undefined {
  const found = limits.find(tokens, at);
  const rate =
    found && (countFirst(tokens, at + found.length) ?? countOnly(tokens, at + found.length, found.length));
  if (!rate) return undefined;
  const length = rate.length + found.length;
  const { least, most } = rate;
  if (found.label === 'above') return { ...rate, least: most + 1, most: Number.POSITIVE_INFINITY, length };
  if (found.label === 'least') return { ...rate, most: Number.POSITIVE_INFINITY, length };
  return {
    ...rate,
    least: Math.min(1, least),
    most: found.label === 'below' ? Math.max(most - 1, 0.5) : most,
    length,
  };
}

/** How often in a week something is counted; `4 nights a week` counts nights, and no week has that many. */
function findTimes(
  tokens: readonly Token[],
  at: number,
  { isFirst, hasDrink }: { isFirst: boolean; hasDrink: boolean },
): { times: number; next: number } | undefined {
  if (isFirst && tokens[at]?.text === 'nights') return undefined;
  return findPeriod(tokens, at) ?? (hasDrink ? countEach(tokens, at) : undefined);
}

/** `A glass of red five evenings a week`: how many times a week something is counted. */
function countEach(tokens: readonly Token[], at: number): { times: number; next: number } | undefined {
  const rate =
    tokens[at]?.number === undefined ? undefined : (countFirst(tokens, at) ?? countOnly(tokens, at, at));
  return rate && !rate.countsDrinks ? { times: rate.most, next: at + rate.length } : undefined;
}

function periodFirst(tokens: readonly Token[], at: number): Rate | undefined {
  const period = findPeriod(tokens, at);
  if (!period) return undefined;
  let next = period.next;
  for (let steps = 0; steps < 3; steps += 1) {
    const count = findCount(tokens, next);
    const unit = count && (tokens[count.next]?.text ?? '');
    if (count && unit !== undefined && (drinks.has(unit) || /^(?:times?|x|small|drinks)$/.test(unit)))
      return toRate(count, period.times, {
        hasDrink: drinks.has(unit),
        countsDrinks: drinks.has(unit),
        length: count.next + 1 - at,
      });
    if (!units.has(tokens[next]?.text ?? '')) return undefined;
    next += 1;
  }
  return undefined;
}

type Count = { least: number; most: number; next: number };

function toRate(
  { least, most }: Pick<Count, 'least' | 'most'>,
  times: number,
  rest: Omit<Rate, 'least' | 'most'>,
): Rate {
  return { least: least * times, most: most * times, ...rest };
}

function findCount(tokens: readonly Token[], at: number): Count | undefined {
  const first = readCount(tokens[at]);
  if (!first || tokens[at]?.isMoney) return undefined;
  const joint = tokens[at + 1]?.text ?? '';
  const isJoint = joint === 'or' || joint === 'to' || joint === 'maybe';
  const second = isJoint
    ? readCount(tokens[at + 2])
    : tokens[at]?.number !== undefined && tokens[at + 1]?.number !== undefined
      ? readCount(tokens[at + 1])
      : undefined;
  if (second && second[1] >= first[0])
    return { least: first[0], most: second[1], next: at + (isJoint ? 3 : 2) };
  // `A couple`, `a few`.
  const more = /^an?$/.test(tokens[at]?.text ?? '') ? readCount(tokens[at + 1]) : undefined;
  if (more) return { least: more[0], most: more[1], next: at + 2 };
  return { least: first[0], most: first[1], next: at + 1 };
}

function readCount(token: Token | undefined): readonly [number, number] | undefined {
  if (!token) return undefined;
  const [least = token.number, most = least] = words.get(token.number === undefined ? token.text : '') ?? [];
  return least === undefined || most === undefined ? undefined : [least, most];
}

/** `a week`, `/wk`, `per day`, `on a Saturday`, `weekly`: how many times that is in a week. */
function findPeriod(tokens: readonly Token[], at: number): { times: number; next: number } | undefined {
  if (
    /^(?:most|almost)$/.test(tokens[at]?.text ?? '') &&
    /^(?:days|nights|evenings|mornings)$/.test(tokens[at + 1]?.text ?? '')
  )
    return { times: maxDays, next: at + 2 };
  const shared = findShare(tokens, at);
  if (shared) return shared;
  let next = at;
  while (links.has(tokens[next]?.text ?? '') && next - at < 3) next += 1;
  const text = tokens[next]?.text ?? '';
  const isLinked = next > at;
  if (dayName.test(text))
    return { times: 1, next: next + (/^nights?$/.test(tokens[next + 1]?.text ?? '') ? 2 : 1) };
  const times = periods.get(text);
  const isAlone = /(?:ly|everyday|weekends|nights)$/.test(text);
  if (times === undefined || (!isLinked && !isAlone && text !== 'week')) return undefined;
  const isOnce = tokens[at]?.text === 'one' || (/^days?$/.test(text) && tokens[next - 1]?.text === 'of');
  return isOnce && text !== 'week' ? undefined : { times, next: next + 1 };
}

/** `Every other day`, `every few weeks`. */
function findShare(tokens: readonly Token[], at: number): { times: number; next: number } | undefined {
  const share = tokens[at]?.text === 'every' ? shares.get(tokens[at + 1]?.text ?? '') : undefined;
  const end = at + (tokens[at + 2]?.text === 'of' ? 3 : 2);
  const times = periods.get((tokens[end]?.text ?? '').replace(/^(week|month|year)s$/, '$1'));
  return share === undefined || times === undefined ? undefined : { times: times * share, next: end + 1 };
}

/** How many different days of the week are named. */
export function countDays(tokens: readonly Token[]): number {
  return new Set(tokens.filter(({ text }) => dayName.test(text)).map(({ text }) => text.slice(0, 3))).size;
}
