import { type AmountField, parseCalculatorForm } from '../../../shared/calculator/calculator-form.ts';
import { formatLocalDay } from '../../../shared/format/dates.ts';
import { formatDollars } from '../../../shared/format/numbers.ts';
import { fieldLabels, messages } from './messages.ts';
import type { Calculation } from './use-calculator.ts';

/** The figures that the result was computed from, and its date. Shown only in print, where there is no form. */
export function PrintedFigures({ calculation }: { calculation: Calculation }) {
  const input = parseCalculatorForm(calculation.form);
  const amount = (field: AmountField): [string, string] => [fieldLabels[field], formatDollars(input[field])];
  const figures: [label: string, value: string][] = [
    amount('annualIncome'),
    [fieldLabels.yearsToReplace, `${input.yearsToReplace} years`],
    amount('mortgageBalance'),
    amount('totalDebt'),
    [fieldLabels.dependents, calculation.form.dependents],
    amount('education'),
    amount('existingSavings'),
  ];
  return (
    <div className="mb-8 hidden print:block">
      <p>{messages.result.printedOn(formatLocalDay(calculation.at))}</p>
      <dl className="tabular mt-4 text-ink">
        {figures.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-t border-line py-1.5">
            <dt>{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
