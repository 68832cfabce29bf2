import {
  coverageAmounts,
  findCoverageAmounts,
  parseCoverageAmount,
} from '../../../../shared/quote/coverage-amounts.ts';
import type { Token } from './token.ts';

const highest = '$2,000,000+';
const lowestDollars = Math.min(...coverageAmounts.map(parseCoverageAmount));
const highestDollars = parseCoverageAmount(highest);
/** Above this an amount is hardly what someone means. */
const absurd = 10_000_000;

export type AmountReading =
  | { kind: 'amount'; options: readonly string[]; isGuess: boolean; isExact: boolean; isAboveTop?: boolean }
  | { kind: 'too-low' };

/** An amount of coverage as one option, or as the two around it. A bare `250` is a guess at thousands. */
export function readAmount({ number = 0, isMoney = false }: Token): AmountReading | undefined {
  const isDollars = (isMoney || number >= 10_000) && (number >= 1000 || number < 10);
  return isDollars ? fromDollars(number) : bare(number);
}

function bare(number: number): AmountReading | undefined {
  if (number <= 0 || number >= 10_000) return undefined;
  const dollars = number * (number < 10 ? 1_000_000 : 1000);
  const reading = fromDollars(dollars);
  return reading.kind === 'amount' ? { ...reading, isGuess: true } : undefined;
}

function fromDollars(dollars: number): AmountReading {
  if (dollars < lowestDollars) return { kind: 'too-low' };
  if (dollars > highestDollars)
    return {
      kind: 'amount',
      options: [highest],
      isGuess: dollars > absurd,
      isExact: false,
      isAboveTop: true,
    };
  const options = findCoverageAmounts(dollars).filter((amount) => amount !== undefined);
  return { kind: 'amount', options, isGuess: false, isExact: options.length === 1 };
}
