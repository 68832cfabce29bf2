import lexicon from '../lexicon/rates.json' with { type: 'json' };
import type { Token } from '../reading/phrases.ts';

/** How often per week, from the least to the most; whether drinks were counted or occasions, and whether one was named. */
export type Rate = { least: number; most: number; countsDrinks: boolean; hasDrink: boolean; length: number };

const words = new Map(Object.entries(lexicon.counts));
const periods = new Map(Object.entries(lexicon.periods));
const drinks = new Set(lexicon.drinks.split(' '));
const units = new Set(lexicon.units.split(' '));
const links = new Set(lexicon.links.split(' '));
const dayName = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?$/;
/** `Most nights`. */
const mostDays = 5;
const maxBetween = 7;

/** A rate that begins at a token: `3 or 4 beers a week`, `every night two glasses`, `2x/wk`. */
export function findRate(tokens: readonly Token[], at: number): Rate | undefined {
  return countFirst(tokens, at) ?? periodFirst(tokens, at) ?? countOnly(tokens, at);
}

/** `Three or four`, `6 times`: a count that ends the answer is meant by the week. */
function countOnly(tokens: readonly Token[], at: number): Rate | undefined {
  const count = findCount(tokens, at);
  if (!count || (/^(?:an?|one|another)$/.test(tokens[at]?.text ?? '') && count.next === at + 1))
    return undefined;
  const unit = tokens[count.next]?.text ?? '';
  const isTimes = /^(?:x|times?|days?)$/.test(unit) || /^(?:once|twice|thrice)$/.test(tokens[at]?.text ?? '');
  let next = isTimes && unit !== '' ? count.next + 1 : count.next;
  while (drinks.has(tokens[next]?.text ?? '') || (next > count.next && tokens[next]?.text === 'of'))
    next += 1;
  if (next !== tokens.length || at > 3) return undefined;
  return toRate(count, 1, { hasDrink: false, countsDrinks: !isTimes, length: next - at });
}

function countFirst(tokens: readonly Token[], at: number): Rate | undefined {
  const count = findCount(tokens, at);
  // `Ish beers a week` counts no week.
  if (!count || (/^an?$/.test(tokens[at]?.text ?? '') && findPeriod(tokens, at))) return undefined;
  let next = count.next;
  let hasDrink = tokens[at]?.text === 'sixer';
  let countsTimes = /^(?:once|twice|thrice)$/.test(tokens[at]?.text ?? '');
  for (let steps = 0; steps < maxBetween; steps += 1) {
    const text = tokens[next]?.text ?? '';
    const each = findTimes(tokens, next, { isFirst: next === count.next, hasDrink });
    if (each)
      return toRate(count, each.times, {
        hasDrink,
        countsDrinks: hasDrink || !countsTimes,
        length: each.next - at,
      });
    if (drinks.has(text)) hasDrink = true;
    else if (/^(?:x|times?|days?|nights?|evenings?|mornings?)$/.test(text)) countsTimes = true;
    else if (!units.has(text) && !hasDrink) return undefined;
    next += 1;
  }
  return undefined;
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
  const rate = tokens[at]?.number === undefined ? undefined : countFirst(tokens, at);
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
  { least, most }: Count,
  times: number,
  rest: Pick<Rate, 'countsDrinks' | 'hasDrink' | 'length'>,
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
    return { times: mostDays, next: at + 2 };
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

/** How many different days of the week are named. */
export function countDays(tokens: readonly Token[]): number {
  return new Set(tokens.filter(({ text }) => dayName.test(text)).map(({ text }) => text.slice(0, 3))).size;
}
