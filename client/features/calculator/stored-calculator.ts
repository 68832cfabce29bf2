import { brand } from '../../../shared/brand.ts';
import { type CalculatorForm, emptyCalculatorForm } from '../../../shared/calculator/calculator-form.ts';
import { type Check, fields, number } from '../../lib/light-checks.ts';
import { createStoredValue } from '../../lib/stored-value.ts';

/** More than any field accepts, so anything longer wasn't written by this page. */
const maxCharacters = 40;

/** The figures when Calculate was pressed, and the time in epoch milliseconds. */
export type Calculation = { form: CalculatorForm; at: number };

export type CalculatorState = { form: CalculatorForm; calculated?: Calculation };

const figure: Check<string> = (value) =>
  typeof value === 'string' && value.length <= maxCharacters ? value : undefined;

const readForm = fields(emptyCalculatorForm, {
  annualIncome: figure,
  totalDebt: figure,
  mortgageBalance: figure,
  education: figure,
  existingSavings: figure,
  dependents: figure,
  yearsToReplace: figure,
});

export const storedCalculator = createStoredValue({
  area: 'local',
  key: `${brand.slug}.calculator`,
  version: 1,
  schema: fields<CalculatorState>(
    { form: emptyCalculatorForm },
    {
      form: readForm,
      calculated: fields({ form: emptyCalculatorForm, at: 0 }, { form: readForm, at: number }, [
        'form',
        'at',
      ]),
    },
    ['form'],
  ),
});
