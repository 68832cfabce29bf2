import { expect, test } from 'vitest';
import { isProfileComplete } from './is-complete.ts';
import { buildProfile } from './testing/builders.ts';

test.each([
  ['both names and an age', {}, true],
  ['a first name and an age', { lastName: null }, true],
  ['a last name and an age', { firstName: null }, true],
  ['no age', { age: null }, false],
  ['only the name of a quote', { firstName: null, lastName: null, name: 'Ada Byron' }, false],
])('a profile with %s', (_what, change, isComplete) => {
  expect(isProfileComplete(buildProfile(change))).toBe(isComplete);
});
