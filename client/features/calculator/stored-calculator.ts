import { brand } from '../../../shared/brand.ts';
import { type CalculatorForm, emptyCalculatorForm } from '../../../shared/calculator/calculator-form.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

/** Where the calculator is kept in local storage. */
export const calculatorKey = `${brand.slug}.calculator`;

/** Rises whenever an older shape can no longer be read. */
const version = 1;

/** More than any field takes; what is longer was not written by this page. */
const mostCharacters = 40;

/** The figures as they stood when Calculate was pressed, and when that was, in epoch milliseconds. */
export type Calculation = { form: CalculatorForm; at: number };

export type CalculatorState = { form: CalculatorForm; calculated?: Calculation };

/** What is kept in this browser; undefined when there is nothing, or nothing that can be read. */
export function readCalculator(): CalculatorState | undefined {
  const stored = readStored('local', calculatorKey);
  if (!isRecord(stored) || stored.version !== version) return undefined;
  const form = readForm(stored.form);
  if (!form) return undefined;
  const calculated = readCalculation(stored.calculated);
  return { form, ...(calculated && { calculated }) };
}

export function saveCalculator(state: CalculatorState): void {
  writeStored('local', calculatorKey, { version, ...state });
}

export function dropCalculator(): void {
  removeStored('local', calculatorKey);
}

function readCalculation(stored: unknown): Calculation | undefined {
  if (!isRecord(stored) || typeof stored.at !== 'number') return undefined;
  const form = readForm(stored.form);
  return form && { form, at: stored.at };
}

/** Fields that are missing or no text are as in an empty form. */
function readForm(stored: unknown): CalculatorForm | undefined {
  if (!isRecord(stored)) return undefined;
  const read = (field: keyof CalculatorForm) => {
    const text = stored[field];
    return typeof text === 'string' && text.length <= mostCharacters ? text : emptyCalculatorForm[field];
  };
  return {
    annualIncome: read('annualIncome'),
    totalDebt: read('totalDebt'),
    mortgageBalance: read('mortgageBalance'),
    education: read('education'),
    existingSavings: read('existingSavings'),
    dependents: read('dependents'),
    yearsToReplace: read('yearsToReplace'),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
