import { type CalculatorForm, emptyCalculatorForm } from '../../../shared/calculator/calculator-form.ts';
import { brand } from '../../../shared/site/brand.data.ts';
import { type Check, fields } from '../../lib/light-checks.ts';
import { createStoredValue } from '../../lib/stored-value.ts';

/** More than any field accepts, so this page can't have stored anything longer. */
const maxCharacters = 40;

const figure: Check<string> = (value) =>
  typeof value === 'string' && value.length <= maxCharacters ? value : undefined;

const parseForm = fields<CalculatorForm>(emptyCalculatorForm, {
  annualIncome: figure,
  totalDebt: figure,
  mortgageBalance: figure,
  education: figure,
  existingSavings: figure,
  dependents: figure,
  yearsToReplace: figure,
});

/** What was entered. The result isn't stored, because it's only shown after Calculate is pressed. */
export const storedCalculator = createStoredValue({
  area: 'local',
  key: `${brand.slug}.calculator`,
  version: 1,
  schema: fields<{ form: CalculatorForm }>({ form: emptyCalculatorForm }, { form: parseForm }, ['form']),
});
