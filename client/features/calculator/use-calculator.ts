import { type RefObject, useEffect, useState } from 'react';
import {
  type AmountField,
  amountFields,
  type CalculatorForm,
  emptyCalculatorForm,
} from '../../../shared/calculator/calculator-form.ts';
import { readTyped } from '../../lib/forms/read-typed.ts';
import { tidyAmount } from './check-amount.ts';
import { type CalculatorState, storedCalculator } from './stored-calculator.ts';

const emptyState: CalculatorState = { form: emptyCalculatorForm };

export type Calculator = CalculatorState & {
  change: (field: keyof CalculatorForm, text: string) => void;
  /** Formats an amount the way it was understood. */
  tidy: (field: AmountField) => void;
  calculate: () => void;
  clear: () => void;
};

/**
 * The calculator's fields and its last result, stored in this browser. The prerendered page has an empty form, which
 * the scripts fill with the stored values and what was typed before they ran.
 */
export function useCalculator(form: RefObject<HTMLFormElement | null>): Calculator {
  const [state, setState] = useState(emptyState);

  useEffect(() => {
    const kept = storedCalculator.read() ?? emptyState;
    const typed = readTyped(form.current, emptyCalculatorForm);
    if (kept !== emptyState || Object.keys(typed).length > 0)
      setState({ ...kept, form: { ...kept.form, ...typed } });
  }, [form]);

  useEffect(() => {
    if (state !== emptyState) storedCalculator.write(state);
  }, [state]);

  const changeForm = (change: (before: CalculatorForm) => Partial<CalculatorForm>) =>
    setState((before) => ({ ...before, form: { ...before.form, ...change(before.form) } }));

  return {
    ...state,
    change: (field, text) => changeForm(() => ({ [field]: text })),
    tidy: (field) => changeForm((before) => ({ [field]: tidyAmount(before[field]) })),
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
