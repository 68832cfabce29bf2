import { expect, test } from 'vitest';
import { describeFaults, findProfileFaults } from './profile-faults.ts';

const draft = { firstName: 'Ada', lastName: 'Byron', age: '36' };
const namesToast = { title: 'Required fields', description: 'Please enter your first and last name.' };
const ageToast = { title: 'Invalid age', description: 'Please enter a valid age between 18 and 100.' };

test.each([
  ['everything', {}, [], undefined],
  ['a youngest and an oldest age', { age: '18' }, [], undefined],
  ['an oldest age', { age: ' 100 ' }, [], undefined],
  ['a first name of spaces', { firstName: '  ' }, ['firstName'], namesToast],
  ['no last name', { lastName: '' }, ['lastName'], namesToast],
  [
    'neither name nor age',
    { firstName: '', lastName: '', age: '' },
    ['firstName', 'lastName', 'age'],
    namesToast,
  ],
  ['an age of 17', { age: '17' }, ['age'], ageToast],
  ['an age of 101', { age: '101' }, ['age'], ageToast],
  ['half a year', { age: '36.5' }, ['age'], ageToast],
  ['an age in words', { age: 'forty' }, ['age'], ageToast],
])('%s', (_what, change, fields, toast) => {
  const faults = findProfileFaults({ ...draft, ...change });
  expect(Object.keys(faults)).toEqual(fields);
  expect(describeFaults(faults)).toEqual(toast);
});
