import { describe, expect, it } from 'vitest';
import { type AboutYou, findAboutErrors, startAboutYou, toProfileUpdate } from './about-you.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const ada: AboutYou = {
  firstName: ' Ada ',
  lastName: 'Byron',
  month: '12',
  day: '10',
  year: '1980',
  terms: true,
  marketing: false,
};
const noBirth = { month: '', day: '', year: '' };

describe('findAboutErrors', () => {
  it('finds none in a complete form, with or without a date of birth', () => {
    expect(findAboutErrors(ada, now)).toEqual({});
    expect(findAboutErrors({ ...ada, ...noBirth }, now)).toEqual({});
  });

  it('lists every error in the form’s order', () => {
    const errors = findAboutErrors(
      {
        firstName: ' ',
        lastName: '',
        month: '3',
        day: '2',
        year: '2008',
        terms: false,
        marketing: true,
      },
      now,
    );
    expect(Object.entries(errors)).toEqual([
      ['firstName', 'First name is required'],
      ['lastName', 'Last name is required'],
      ['year', 'You must be at least 18 years old to apply for life insurance'],
      ['terms', 'You must agree to the Terms of Service and Privacy Policy'],
    ]);
  });
});

describe('toProfileUpdate', () => {
  it('saves names, date of birth, and consents', () => {
    expect(toProfileUpdate(ada, now)).toEqual({
      firstName: 'Ada',
      lastName: 'Byron',
      dob: '1980-12-10',
      termsAccepted: true,
      marketingOptIn: false,
    });
    expect(toProfileUpdate({ ...ada, ...noBirth }, now).dob).toBeNull();
  });
});

describe('startAboutYou', () => {
  it('prefers what was typed to what is known, and never fills in an agreement', () => {
    const known = { firstName: 'Ada', lastName: 'Byron' };
    expect(startAboutYou({}, known, undefined)).toEqual({
      ...known,
      ...noBirth,
      terms: false,
      marketing: false,
    });
    expect(startAboutYou({ firstName: 'Augusta', terms: true }, known, undefined)).toMatchObject({
      firstName: 'Augusta',
      lastName: 'Byron',
      terms: true,
    });
  });
});
