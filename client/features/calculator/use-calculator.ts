import { type RefObject, useEffect, useState } from 'react';
import {
  type AmountField,
  amountFields,
  type CalculatorForm,
  emptyCalculatorForm,
} from '../../../shared/calculator/calculator-form.ts';
import { brand } from '../../../shared/site/brand.data.ts';
import { getTypedValues } from '../../lib/forms/get-typed-values.ts';
import { type Check, fields } from '../../lib/light-checks.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { canCalculate, tidyAmount } from './check-amount.ts';

/** The figures that the result was computed from, and when, in epoch milliseconds. */
export type Calculation = { form: CalculatorForm; at: number };

type CalculatorState = { form: CalculatorForm; calculated?: Calculation };

const emptyState: CalculatorState = { form: emptyCalculatorForm };

export type Calculator = ReturnType<typeof useCalculator>;

/**
 * The calculator's fields, stored in this browser, and its result. There is no result until Calculate is pressed, and
 * then it follows every change. The prerendered page has an empty form, which the scripts fill with the stored values
 * and with what was typed before they ran.
 */
export function useCalculator(form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState(emptyState);

  useEffect(() => {
    const kept = storedCalculator.read()?.form ?? emptyCalculatorForm;
    const typed = getTypedValues(form.current, emptyCalculatorForm);
    if (kept !== emptyCalculatorForm || Object.keys(typed).length > 0)
      setState({ form: { ...kept, ...typed } });
  }, [form]);

  useEffect(() => {
    if (state !== emptyState) storedCalculator.write({ form: state.form });
  }, [state]);

  function changeForm(change: (before: CalculatorForm) => Partial<CalculatorForm>) {
    const at = Date.now();
    setState(({ form: before, calculated }) => {
      const next = { ...before, ...change(before) };
      return {
        form: next,
        ...(calculated && { calculated: canCalculate(next) ? { form: next, at } : calculated }),
      };
    });
  }

  return {
    ...state,
    change: (field: keyof CalculatorForm, text: string) => changeForm(() => ({ [field]: text })),
    /** Reformats an amount to show how it was understood. */
    tidy: (field: AmountField) => changeForm((before) => ({ [field]: tidyAmount(before[field]) })),
    calculate() {
      const at = Date.now();
      setState((before) => {
        const tidied = { ...before.form };
        for (const field of amountFields) tidied[field] = tidyAmount(tidied[field]);
        return { form: tidied, calculated: { form: tidied, at } };
      });
    },
    clear() {
      setState(emptyState);
      storedCalculator.remove();
    },
  };
}

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
