import { expect, test } from 'vitest';
import { quickInfoValues } from './testing/builders.ts';
import { isFilled, validateQuickInfo } from './validate-quick-info.ts';

test('a good form has no errors', () => {
  expect(validateQuickInfo(quickInfoValues)).toEqual({});
});

test('every empty field has its own message', () => {
  const errors = validateQuickInfo({ name: '', age: '', state: '', coverageAmount: '' });
  expect(Object.keys(errors)).toEqual(['name', 'age', 'state', 'coverageAmount']);
});

test.each(['17', '81', '3.5', 'x'])('the age %s is wrong and says how to mend it', (age) => {
  const errors = validateQuickInfo({ ...quickInfoValues, age });
  expect(Object.keys(errors)).toEqual(['age']);
  expect(errors.age).toMatch(/18 to 80/);
});

test('filled means all four, not blanks', () => {
  expect(isFilled(quickInfoValues)).toBe(true);
  expect(isFilled({ ...quickInfoValues, name: '  ' })).toBe(false);
});
