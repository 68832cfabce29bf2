import {
  type BreakdownLine,
  type CalculatorInput,
  type CoverageResult,
  dependentAllowance,
  maxCoverage,
  minCoverage,
} from '../../../shared/calculator/coverage.ts';
import { capitalize } from '../../../shared/format/first-letter.ts';
import { joinWithAnd } from '../../../shared/format/lists.ts';
import { formatDollars } from '../../../shared/format/numbers.ts';
import { formatCount } from '../../../shared/format/plurals.ts';
import { type CoverageAmount, parseCoverageAmount } from '../../../shared/quote/coverage-amounts.ts';

/** Describes what a line consists of: "$85,000 a year for 10 years". */
export function describeLine({ part }: BreakdownLine, input: CalculatorInput): string {
  switch (part) {
    case 'income':
      return `${formatDollars(input.annualIncome)} a year for ${input.yearsToReplace} years`;
    case 'debt':
      return joinAmounts([
        ['mortgage', input.mortgageBalance],
        ['other debt', input.totalDebt],
      ]);
    case 'future':
      return joinAmounts([
        ['education', input.education],
        [describeDependents(input.dependents), input.dependents * dependentAllowance],
      ]);
    case 'savings':
      return 'What your family could already use';
  }
}

function describeDependents(count: number): string {
  return formatCount(count, {
    one: '# dependent',
    other: count === 4 ? '# or more dependents' : '# dependents',
  });
}

/**
 * Joins the amounts that aren't 0. If there is only one, its line already shows the amount, so this is only its name.
 */
function joinAmounts(amounts: readonly (readonly [name: string, amount: number])[]): string {
  const counted = amounts.filter(([, amount]) => amount > 0);
  return capitalize(
    joinWithAnd(
      counted.map(([name, amount]) =>
        counted.length === 1 ? name : keepTogether(`${name} ${formatDollars(amount)}`),
      ),
    ),
  );
}

/** Prevents line breaks in a text. */
function keepTogether(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** Describes how the total became the recommended amount. */
export function describeRounding({ sum, recommended, breakdown }: CoverageResult): string {
  if (sum > maxCoverage) return `The most we suggest is ${formatDollars(maxCoverage)}.`;
  if (sum === recommended) return 'It’s already a multiple of $50,000, so no rounding is needed.';
  const least = `The least we suggest is ${formatDollars(minCoverage)}.`;
  if (sum <= 0 && breakdown.some(({ part }) => part === 'savings'))
    return `Your savings cover all of it. ${least}`;
  if (sum <= minCoverage) return least;
  return 'Rounded up to the next $50,000.';
}

/** Describes the amount as a multiple of the annual income, or returns undefined if that wouldn't be meaningful. */
export function describeMultiple(
  { recommended, sum }: CoverageResult,
  annualIncome: number,
): string | undefined {
  const multiple = Math.round(recommended / annualIncome);
  return annualIncome > 0 && multiple >= 2 && sum >= minCoverage
    ? `That’s about ${multiple} times your annual income.`
    : undefined;
}

/** Describes what choosing each of the options would mean. */
export function describeOptions(
  [closest, other]: readonly [CoverageAmount, CoverageAmount?],
  recommended: number,
): string {
  if (!other) {
    return parseCoverageAmount(closest) < recommended
      ? `${closest} is the highest amount on the quote form.`
      : 'Opens the quote form with this amount filled in.';
  }
  const [lower, higher] = parseCoverageAmount(closest) < recommended ? [closest, other] : [other, closest];
  const missing = formatDollars(recommended - parseCoverageAmount(lower));
  return `The quote form has set amounts. ${lower} is ${missing} short, and ${higher} covers it all.`;
}
