import { type Token, textAt } from './token.ts';

const counts = new Map<string, number>([
  ['once', 1],
  ['one', 1],
  ['a', 1],
  ['an', 1],
  ['another', 1],
  ['twice', 2],
  ['couple', 2],
  ['few', 3],
  ['several', 4],
  ['dozen', 12],
]);
/** How many there are in a week. */
const periods = new Map<string, number>([
  ['day', 7],
  ['night', 7],
  ['evening', 7],
  ['morning', 7],
  ['week', 1],
  ['weekend', 1],
  ['weak', 1],
  ['monday', 1],
  ['tuesday', 1],
  ['wednesday', 1],
  ['thursday', 1],
  ['friday', 1],
  ['saturday', 1],
  ['sunday', 1],
  ['payday', 0.5],
  ['month', 0.25],
  ['year', 0.02],
]);
const drinks =
  /^(?:drinks?|beers?|wines?|glass(?:es)?|cans?|pints?|cocktails?|shots?|whiskeys?|brews?|cups?|margaritas?|ipas?|of|red|white|light|small|cold)$/;
const nouns = /^(?:drinks?|beers?|wines?|cocktails?|shots?|whiskeys?|margaritas?|ipas?)$/;
const times = /^(?:times?|days?|nights?|mornings?|evenings?|x|workouts?|sessions?|runs?|walks?)$/;

type Rate = {
  slot: 'alcoholConsumption' | 'exercise';
  option: string;
  isGuess: boolean;
  isDrinks: boolean;
  end: number;
};

/** Words such as `3 beers a week` or `twice a week`, as the option for so many a week. */
export function readRate(tokens: readonly Token[], start: number, slot: Rate['slot']): Rate | undefined {
  const count = readCounts(tokens, start);
  if (!count) return undefined;
  const counted = skipWords(tokens, count.end, slot === 'exercise' ? times : drinks);
  const isDrinks =
    slot === 'alcoholConsumption' && tokens.slice(start, counted).some(({ text }) => nouns.test(text));
  const toOption = slot === 'exercise' ? exerciseOption : drinkOption;
  const period = readPeriod(tokens, counted, counted > count.end);
  if (!period) {
    const isAll = tokens[start]?.number !== undefined && counted === tokens.length;
    return isAll
      ? { slot, option: toOption(count.high), isGuess: true, isDrinks: false, end: counted }
      : undefined;
  }
  const option = toOption(count.high * period.perWeek);
  if (option !== toOption(count.low * period.perWeek)) return undefined;
  return { slot, option, isGuess: period.isGuess, isDrinks, end: period.end };
}

/** `3`, `a couple`, `3 or 4`, and `3-4`, which has lost its hyphen. */
function readCounts(tokens: readonly Token[], start: number) {
  const isCouple = textAt(tokens, start) === 'a' && /^(?:couple|few)$/.test(textAt(tokens, start + 1));
  const at = isCouple ? start + 1 : start;
  const low = readCount(tokens[at]);
  if (low === undefined) return undefined;
  const isRange = /^(?:or|to)$/.test(textAt(tokens, at + 1));
  const second = isRange ? readCount(tokens[at + 2]) : tokens[at + 1]?.number;
  const high = second !== undefined && second > low ? second : low;
  const end = high === low ? at + 1 : at + (isRange ? 3 : 2);
  return { low, high, end: textAt(tokens, end) === 'ish' ? end + 1 : end };
}

/** `a week`, `per day`. Up to two other words may be before it ("2 cervezas a week"), but then it's a guess. */
function readPeriod(tokens: readonly Token[], start: number, isCounted: boolean) {
  let at = start;
  while (at < start + 2 && isOther(tokens[at])) at += 1;
  const isGuess = at > start;
  if (links.test(textAt(tokens, at))) at += 1;
  if (/^(?:a|the)$/.test(textAt(tokens, at))) at += 1;
  const period = textAt(tokens, at).replace(/s$/, '');
  const perWeek = /day$/.test(period) && period !== 'day' && !isCounted ? undefined : periods.get(period);
  return perWeek === undefined ? undefined : { perWeek, isGuess, end: at + 1 };
}

function isOther(token: Token | undefined): boolean {
  return (
    token !== undefined && token.number === undefined && !links.test(token.text) && !isPeriod(token.text)
  );
}

function skipWords(tokens: readonly Token[], start: number, words: RegExp): number {
  let at = start;
  while (words.test(textAt(tokens, at))) at += 1;
  return at;
}

const links = /^(?:a|an|per|each|every|in|on|the)$/;

function isPeriod(text: string): boolean {
  return periods.has(text.replace(/s$/, ''));
}

function readCount(token: Token | undefined): number | undefined {
  if (token?.number !== undefined) return token.isMoney ? undefined : token.number;
  return counts.get(token?.text ?? '');
}

function drinkOption(perWeek: number): string {
  if (perWeek <= 2) return 'Occasionally (1-2 drinks per week)';
  return perWeek <= 7 ? 'Moderately (3-7 drinks per week)' : 'Frequently (8+ drinks per week)';
}

function exerciseOption(perWeek: number): string {
  if (perWeek >= 7) return 'Daily';
  if (perWeek >= 2) return 'Several times per week';
  return perWeek >= 1 ? 'Weekly' : 'Rarely';
}
