import { describe, expect, it } from 'vitest';
import { buildUser } from '../../session/testing/builders.ts';
import { findNames } from './find-names.ts';

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

  it('knows no one without a profile', () => {
    expect(findNames(nothing, undefined)).toEqual({ firstName: '', lastName: '' });
  });
});
