import { expect, it } from 'vitest';
import { fields, flag, number, text } from './light-checks.ts';

const blank = { name: '', age: 0, isReady: false };
const checks = { name: text, age: number, isReady: flag };

it('keeps every field that has its type and leaves the others blank', () => {
  expect(fields(blank, checks)({ name: 'Ada', age: '36', isReady: true, extra: 1 })).toEqual({
    name: 'Ada',
    age: 0,
    isReady: true,
  });
});

it('returns nothing when a required field is missing', () => {
  expect(fields(blank, checks, ['age'])({ name: 'Ada' })).toBeUndefined();
});

it.each([undefined, null, 7, 'text'])('returns nothing for %j', (value) => {
  expect(fields(blank, checks)(value)).toBeUndefined();
});
