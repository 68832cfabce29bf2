import { expect, test } from 'vitest';
import { quickInfoValues } from './testing/builders.ts';
import { isFilled, validateQuickInfo } from './validate-quick-info.ts';

test('a valid form has no errors', () => {
  expect(validateQuickInfo(quickInfoValues)).toEqual({});
});

test('every empty field has its own message', () => {
  const errors = validateQuickInfo({ name: '', age: '', state: '', coverageAmount: '' });
  expect(Object.keys(errors)).toEqual(['name', 'age', 'state', 'coverageAmount']);
});

test.each(['17', '81', '3.5', 'x'])('the age %s is invalid, and the error says how to fix it', (age) => {
  const errors = validateQuickInfo({ ...quickInfoValues, age });
  expect(Object.keys(errors)).toEqual(['age']);
  expect(errors.age).toMatch(/18 to 80/);
});

test('a form is filled in only if none of the four fields is blank', () => {
  expect(isFilled(quickInfoValues)).toBe(true);
  expect(isFilled({ ...quickInfoValues, name: '  ' })).toBe(false);
});
