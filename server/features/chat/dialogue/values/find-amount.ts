import { coverageAmounts, parseCoverageAmount } from '../../../../../shared/quote/coverage-amounts.ts';
import lexicon from '../lexicon/coverage-amount.json' with { type: 'json' };
import type { Find, Meaning, Sense } from '../reader/lexicon.ts';
import { refusals } from '../reader/messages.ts';
import { createLabeledMatcher, type Token } from '../text/phrases.ts';

const phrases = createLabeledMatcher(lexicon);
const dollars = coverageAmounts.map(parseCoverageAmount);
const top = '$2,000,000+';
const highest = 2_000_000;
const lowest = 25_000;
/** Spanish `500 mil` is half a million: what is far above every option is asked about. */
const tooMuch = 25_000_000;
const senses: Readonly<Record<string, Sense>> = {
  most: { options: [top], isClear: false, note: 'setAmounts' },
  least: { options: ['$25,000'], isClear: false, note: 'setAmounts' },
  vague: { options: [], note: 'wholeAmount', isClear: false },
  about: 'topic',
  around: 'except',
};

/** Amounts of coverage, and money that is something else. */
export const findAmount: Find = (tokens, at) => {
  const { label, length } = phrases.find(tokens, at) ?? { label: 'exact', length: 1 };
  const last = label === 'exact' ? at + length - 1 : at;
  const number = tokens.slice(at, at + length).find((one) => one.number !== undefined)?.number;
  if (label !== 'exact') return { label: senses[label] ?? 'number', length };
  return number === undefined ? undefined : { label: readAmount(tokens, last, number), length };
};

function readAmount(tokens: readonly Token[], at: number, number: number): Sense {
  const large = tokens.find(({ isMoney, number = 0 }) => isMoney === true && number >= 10_000)?.number ?? 0;
  // `$500` is too little, but `$250 to 500k` is not.
  if ((tokens[at]?.isMoney || number >= 10_000) && (number >= 1000 || large === 0))
    return fromDollars(number);
  // A number without a unit counts in the unit of the other amount, or in thousands or millions.
  const unit = number < 10 && (large === 0 || large >= 1_000_000) ? 1_000_000 : number < 10_000 ? 1000 : 1;
  return around(number * unit, false);
}

function fromDollars(amount: number): Sense {
  if (amount < lowest) return { options: [], isClear: true, refusal: refusals.tooLow };
  if (amount >= tooMuch) return { options: [...nearest(amount / 1000), top], isClear: false };
  if (amount > highest) return { options: [top], isClear: true, note: 'highest' };
  return around(amount, true);
}

function around(amount: number, isClear: boolean): Meaning {
  const options = nearest(amount);
  if (dollars.includes(amount)) return { options, isClear };
  return { options: options.length > 1 ? options : [...options, '$50,000'], note: 'setAmounts', isClear };
}

/** The option of this amount, or the two around it. */
function nearest(amount: number): readonly string[] {
  const above = dollars.findIndex((option) => option >= amount);
  if (above === -1) return [top];
  return coverageAmounts.slice(dollars[above] === amount ? above : Math.max(0, above - 1), above + 1);
}
