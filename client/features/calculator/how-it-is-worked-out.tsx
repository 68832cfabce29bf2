import {
  dependentAllowance,
  largestCoverage,
  smallestCoverage,
} from '../../../shared/calculator/coverage.ts';
import { formatDollars } from '../../../shared/dollars.ts';

const steps = [
  ['Income replacement', 'Your annual income, times the years that your family would need it.'],
  ['Plus debt coverage', 'Your mortgage balance and your other debt, so that nobody inherits the payments.'],
  [
    'Plus future needs',
    `Education, and ${formatDollars(dependentAllowance)} for each dependent. Four or more count as four.`,
  ],
  ['Less existing savings', 'What your family could already use is taken off.'],
] as const;

/** The formula in words: enough to do the sum by hand. */
export function HowItIsWorkedOut({ incomeGuide }: { incomeGuide: string }) {
  return (
    <section className="print:hidden">
      <h2 className="border-b-2 border-ink pb-3 font-display text-h3">How the amount is worked out</h2>
      <ol>
        {steps.map(([title, text]) => (
          <li key={title} className="border-b border-line py-3.5">
            <h3 className="font-semibold">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-4">
        The sum is rounded up to the next $50,000. We never suggest less than{' '}
        {formatDollars(smallestCoverage)} or more than {formatDollars(largestCoverage)}. As a check: a common
        guide is {incomeGuide} your yearly income.
      </p>
    </section>
  );
}
