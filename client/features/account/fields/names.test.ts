import { describe, expect, it, test } from 'vitest';
import { buildUser } from '../session/testing/builders.ts';
import { describeErrors, findAgeErrors, findNameErrors, findNames } from './names.tsx';

const { metadata: nothing } = buildUser();
const noProfile = { firstName: null, lastName: null, name: null };

describe('findNames', () => {
  it.each([
    ['nothing', {}, {}, ['', '']],
    ['the profile', {}, { firstName: 'Ada', lastName: 'Byron' }, ['Ada', 'Byron']],
    ['first and last name', { firstName: 'Ada', lastName: 'Byron' }, {}, ['Ada', 'Byron']],
    ['given and family name', { givenName: 'Ada', familyName: 'Byron' }, {}, ['Ada', 'Byron']],
    ['a whole name of two words', { fullName: ' Ada  Byron ' }, {}, ['Ada', 'Byron']],
    ['a whole name of three words', { fullName: 'Ana de Cruz' }, {}, ['Ana', '']],
    ['a whole name of one word', { fullName: 'Ada' }, {}, ['Ada', '']],
    ['the name of a quote', {}, { name: 'Maya Ellison' }, ['Maya', 'Ellison']],
    [
      'the profile before the sign-in',
      { givenName: 'Augusta', familyName: 'King' },
      { firstName: 'Ada' },
      ['Ada', 'King'],
    ],
  ])('takes %s', (_name, metadata, profile, [firstName, lastName]) => {
    expect(findNames({ ...nothing, ...metadata }, { ...noProfile, ...profile })).toEqual({
      firstName,
      lastName,
    });
  });

  it('finds no name without a profile', () => {
    expect(findNames(nothing, undefined)).toEqual({ firstName: '', lastName: '' });
  });
});

const typed = { firstName: 'Ada', lastName: 'Byron', age: '36' };
const namesToast = { title: 'Required fields', description: 'Please enter your first and last name.' };
const ageToast = { title: 'Invalid age' };

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
  const values = { ...typed, ...change };
  const errors = { ...findNameErrors(values), ...findAgeErrors(values) };
  expect(Object.keys(errors)).toEqual(fields);
  expect(describeErrors(errors)).toEqual(toast);
});
