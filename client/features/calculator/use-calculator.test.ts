import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyCalculatorForm } from '../../../shared/calculator/calculator-form.ts';
import { createFakeStorage } from '../../lib/testing/fake-storage.ts';
import { storedCalculator } from './use-calculator.ts';

const calculatorKey = 'coverlight.calculator';
let kept: ReturnType<typeof createFakeStorage>;
const form = { ...emptyCalculatorForm, annualIncome: '85,000', dependents: '4+' };

beforeEach(() => {
  kept = createFakeStorage();
  vi.stubGlobal('window', { localStorage: kept });
});
afterEach(() => vi.unstubAllGlobals());

test('restores what was entered', () => {
  storedCalculator.write({ form });
  expect(storedCalculator.read()).toEqual({ form });
});

test('leaves nothing once it is dropped', () => {
  storedCalculator.write({ form });
  storedCalculator.remove();
  expect(Object.keys(kept)).toEqual([]);
  expect(storedCalculator.read()).toBeUndefined();
});

test.each([
  'no json',
  '1',
  'null',
  '{}',
  '{"version":0,"form":{}}',
  '{"version":1}',
  '{"version":1,"form":5}',
])('ignores unreadable storage: %s', (text) => {
  kept[calculatorKey] = text;
  expect(storedCalculator.read()).toBeUndefined();
});

test('leaves unreadable fields empty, and ignores the result that an earlier version stored', () => {
  const stored = { annualIncome: 5, totalDebt: 'x'.repeat(41), education: '60', extra: 'kept not' };
  kept[calculatorKey] = JSON.stringify({ version: 1, form: stored, calculated: { form: stored, at: 1 } });
  expect(storedCalculator.read()).toEqual({ form: { ...emptyCalculatorForm, education: '60' } });
});

test('tolerates storage that refuses access', () => {
  vi.stubGlobal('window', {});
  expect(storedCalculator.read()).toBeUndefined();
  expect(() => storedCalculator.write({ form })).not.toThrow();
});
