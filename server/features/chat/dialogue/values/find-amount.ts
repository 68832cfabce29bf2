import { coverageAmounts, parseCoverageAmount } from '../../../../../shared/quote/coverage-amounts.ts';
import lexicon from '../lexicon/coverage-amount.json' with { type: 'json' };
import type { Find, Sense } from '../reading/lexicon.ts';
import { refusals } from '../reading/messages.ts';
import { createPhraseMatcher, type Match, type Token } from '../reading/phrases.ts';

const phrases = createPhraseMatcher(
  Object.entries(lexicon).flatMap(([kind, list]) => list.map((phrase) => [kind, phrase] as const)),
);
const dollars = coverageAmounts.map(parseCoverageAmount);
const top = '$2,000,000+';
const highest = 2_000_000;
const lowest = 25_000;
/** Spanish `500 mil` is half a million: what is far above every option is asked about. */
const tooMuch = 25_000_000;

/** Amounts of coverage, and money that is something else. */
export const findAmount: Find = (tokens, at) => {
  const phrase = phrases.find(tokens, at);
  const token = tokens[at];
  const own =
    token?.number === undefined ? undefined : { label: readAmount(tokens, at, token.number), length: 1 };
  if (!phrase || (own && phrase.length < own.length)) return own;
  return { label: toSense(phrase, tokens, at), length: phrase.length };
};

function toSense({ label, length }: Match<string>, tokens: readonly Token[], at: number): Sense {
  const number = tokens.slice(at, at + length).find((one) => one.number !== undefined)?.number;
  if (label === 'exact' && number !== undefined) return readAmount(tokens, at + length - 1, number);
  if (label === 'most') return { options: [top], isClear: false, note: 'setAmounts' };
  if (label === 'least') return { options: ['$25,000'], isClear: false, note: 'setAmounts' };
  if (label === 'about') return 'topic';
  if (label === 'around') return 'except';
  return label === 'vague' ? { options: [], note: 'wholeAmount', isClear: false } : 'number';
}

function readAmount(tokens: readonly Token[], at: number, number: number): Sense {
  const token = tokens[at];
  const hasMoney = token?.isMoney === true || number >= 10_000;
  // `$500` is too little, but `$250 to 500k` is not.
  if (hasMoney && (number >= 1000 || findLarge(tokens) === undefined)) return fromDollars(number, true);
  const scaled = number * scaleOf(number, tokens);
  return { ...around(scaled), isClear: false };
}

/** A number without a unit counts in the unit of the other amount, or in thousands or millions. */
function scaleOf(number: number, tokens: readonly Token[]): number {
  const other = findLarge(tokens) ?? 0;
  if (number < 10) return other > 0 && other < 1_000_000 ? 1000 : 1_000_000;
  return number < 10_000 ? 1000 : 1;
}

function findLarge(tokens: readonly Token[]): number | undefined {
  return tokens.find(({ isMoney, number = 0 }) => isMoney === true && number >= 10_000)?.number;
}

function fromDollars(amount: number, isClear: boolean): Sense {
  if (amount < lowest) return { options: [], isClear, refusal: refusals.tooLow };
  if (amount >= tooMuch) return { options: [...nearest(amount / 1000), top], isClear: false };
  if (amount > highest) return { options: [top], isClear, note: 'highest' };
  return { ...around(amount), isClear };
}

function around(amount: number): { options: readonly string[]; note?: 'setAmounts' } {
  const options = nearest(amount);
  return dollars.includes(amount)
    ? { options }
    : { options: options.length > 1 ? options : [...options, '$50,000'], note: 'setAmounts' };
}

/** The option of this amount, or the two around it. */
function nearest(amount: number): readonly string[] {
  const above = dollars.findIndex((option) => option >= amount);
  if (above === -1) return [top];
  if (above === 0 || dollars[above] === amount) return [coverageAmounts[above] ?? top];
  return coverageAmounts.slice(above - 1, above + 1);
}
