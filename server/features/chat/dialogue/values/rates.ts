import lexicon from '../lexicon/rates.json' with { type: 'json' };
import { createLabeledMatcher, type Token, write } from '../text/phrases.ts';
import { fillParts } from '../text/rules.ts';

const containers = /\b(?:cans?|cups?) /g;

/** How often per week, from the least to the most; whether drinks were counted or occasions, and whether one was named. */
export type Rate = {
  least: number;
  most: number;
  /** How often a week it is counted. */
  times: number;
  countsDrinks: boolean;
  hasDrink: boolean;
  /** A drink was named, and not only what it comes in: `a can a day` may be tobacco. */
  isDrink?: boolean;
  /** Words that name neither a drink nor an exercise were passed over. */
  isOther?: boolean;
  /** Only a count, by no period. */
  isAlone?: boolean;
  length: number;
};

const counts = new Map<string, readonly number[]>(Object.entries(lexicon.counts));
const periods = new Map(Object.entries(lexicon.periods));
const shares = new Map(Object.entries(lexicon.shares));
const limits = createLabeledMatcher(lexicon.limits);
/** `Most nights`. */
const maxDays = 5;
const everyDay = 7;
/** `Sober since 2015` counts nothing. */
const maxByCount = 60;

/** The patterns of `rates.json`, made of its lists. A word has a space after it. */
const lists = Object.entries(lexicon).map(([name, list]) => {
  const words = typeof list === 'string' ? list.split(' ') : Object.keys(list);
  return [name, `(?:${words.join('|')}) `] as const;
});
const patterns = new Map(
  [...fillParts({ ...Object.fromEntries(lists), ...lexicon.patterns })].map(([name, pattern]) => [
    name,
    new RegExp(pattern),
  ]),
);

function find(name: keyof typeof lexicon.patterns, text: string): readonly (string | undefined)[] {
  return patterns.get(name)?.exec(text) ?? [];
}

/** A rate that begins at a token: `3 or 4 beers a week`, `every night two glasses`, `2x/wk`, `under 3 a week`. */
export function findRate(tokens: readonly Token[], at: number): Rate | undefined {
  const { line, starts } = write(tokens);
  const limit = limits.find(tokens, at);
  const from = limit ? starts[at + limit.length] : undefined;
  const limited =
    from === undefined ? undefined : (countFirst(line.slice(from)) ?? countOnly(line.slice(from), 0));
  const text = line.slice(starts[at]);
  if (!limit || !limited) return countFirst(text) ?? periodFirst(text) ?? countOnly(text, at);
  const { least, most } = limited;
  const bounds: Readonly<Record<string, readonly [number, number]>> = {
    above: [most + 1, Number.POSITIVE_INFINITY],
    least: [least, Number.POSITIVE_INFINITY],
    below: [Math.min(1, least), Math.max(most - 1, 0.5)],
    most: [Math.min(1, least), most],
  };
  const [low, high] = bounds[limit.label] ?? [least, most];
  return { ...limited, least: low, most: high, length: limited.length + limit.length };
}

/** `Three or four`, `6 times`: a count that ends the answer is meant by the week. */
function countOnly(text: string, at: number): Rate | undefined {
  const [all = '', count = '', more] = find('only', text);
  const [least, most] = readCount(count);
  if (all === '' || at > 3 || most > maxByCount) return undefined;
  const countsDrinks = find('timed', all).length === 0;
  const high = more === undefined ? most : Number.POSITIVE_INFINITY;
  return {
    least,
    most: high,
    times: 1,
    hasDrink: false,
    countsDrinks,
    isAlone: true,
    length: countWords(all),
  };
}

/** `6 craft beers a week`, `one spin class every Monday`: whatever stands between a count and a period. */
function countFirst(text: string): Rate | undefined {
  const [all = '', count = '', between = '', period = ''] = find('first', text);
  const times = readTimes(period);
  const isMeasured = find('measured', between).length > 0;
  const before = count + between;
  const hasDrink = find('drinking', before).length > 0;
  // `5 miles a week` may be one run.
  if (all === '' || times === undefined || (isMeasured && times < everyDay)) return undefined;
  const [least, most] = isMeasured || count === '' ? [1, 1] : readCount(count);
  const isOther = !hasDrink && find('alike', between).length === 0;
  const countsDrinks = hasDrink || find('timed', before).length === 0;
  return {
    least: least * times,
    most: most * times,
    times,
    hasDrink,
    isDrink:
      !/^(?:once|twice|thrice) /.test(period) &&
      find('drinking', before.replaceAll(containers, '')).length > 0,
    isOther,
    countsDrinks,
    length: countWords(all),
  };
}

/** `Every night two glasses`. */
function periodFirst(text: string): Rate | undefined {
  const [all = '', period = '', count = '', drink] = find('led', text);
  const times = readTimes(period);
  if (all === '' || times === undefined) return undefined;
  const [least, most] = readCount(count);
  const hasDrink = drink !== undefined;
  return {
    least: least * times,
    most: most * times,
    times,
    hasDrink,
    isDrink: hasDrink && !drink.match(containers),
    countsDrinks: hasDrink,
    length: countWords(all),
  };
}

function countWords(text: string): number {
  return text.split(' ').length - 1;
}

/** `3`, `3 or 4`, `a couple`. */
function readCount(text: string): readonly [number, number] {
  const words = text.replace(/^an? (?=.)/, '').split(' ');
  const ranges = words.flatMap((word) => {
    const number = word.startsWith('#') ? [Number(word.slice(1))] : counts.get(word);
    return number ? [number] : [];
  });
  return [ranges[0]?.[0] ?? 1, ranges.at(-1)?.at(-1) ?? 1];
}

/** `a week`, `/wk`, `on a Saturday`, `every other day`, `five evenings a week`: how many times that is in a week. */
function readTimes(text: string): number | undefined {
  const words = text.trim().split(' ');
  const last = words.at(-1)?.replace(/^(week|month|year)s$/, '$1') ?? '';
  const own = periods.get(last) ?? 1;
  if (/^(?:#|once|twice|thrice)/.test(text))
    return readCount(words[0] ?? '')[1] * (words.length > 2 ? own : 1);
  if (/^(?:most|almost) /.test(text)) return maxDays;
  const share = words[0] === 'every' ? shares.get(words[1] ?? '') : undefined;
  if (share !== undefined) return share * own;
  return words.some((word) => isDay(word)) ? 1 : periods.get(last);
}

/** Whether a word names a drink. */
export function isDrink(word: string): boolean {
  return find('drinking', `${word} `).length > 0;
}

function isDay(word: string): boolean {
  return find('dayName', word).length > 0;
}

/** How many different days of the week are named. */
export function countDays(tokens: readonly Token[]): number {
  return new Set(tokens.filter(({ text }) => isDay(text)).map(({ text }) => text.slice(0, 3))).size;
}
