import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeStorage } from '../../../lib/testing/fake-storage.ts';
import {
  type AboutYou,
  findAboutErrors,
  loadDraft,
  parseBirthDate,
  startAboutYou,
  toBirthParts,
  toProfileUpdate,
} from './about-you.ts';

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

const tooYoung = 'You must be at least 18 years old to apply for life insurance';

function read(text: string) {
  const [month = '', day = '', year = ''] = text.split('/');
  return parseBirthDate({ month, day, year }, now);
}

describe('parseBirthDate', () => {
  it.each([
    ['3/27/1958', '1958-03-27'],
    [' 03 / 7 / 1958 ', '1958-03-07'],
    ['Mar/27/1958', '1958-03-27'],
    ['３/２７/１９５８', '1958-03-27'],
    ['september/1/1990', '1990-09-01'],
    ['2/29/1960', '1960-02-29'],
    ['3/1/2008', '2008-03-01'],
    ['//', null],
  ])('parses %s', (text, date) => {
    expect(read(text)).toEqual({ date });
  });

  it.each([
    ['3/27/', 'year', 'Enter the month, day, and year.'],
    ['//1958', 'month', 'Enter the month, day, and year.'],
    ['13/1/1958', 'month', 'Enter the month as a number from 1 to 12.'],
    ['0/1/1958', 'month', 'Enter the month as a number from 1 to 12.'],
    ['x/1/1958', 'month', 'Enter the month as a number from 1 to 12.'],
    ['3/27/58', 'year', 'Enter all four digits of the year.'],
    ['2/30/1958', 'day', 'This date doesn’t exist. Check the month and day.'],
    ['2/29/1959', 'day', 'This date doesn’t exist. Check the month and day.'],
    ['3/0/1958', 'day', 'This date doesn’t exist. Check the month and day.'],
    ['3/2/2008', 'year', tooYoung],
    ['3/2/2030', 'year', tooYoung],
    ['3/2/1890', 'year', 'Check the year: this date is more than 120 years ago.'],
  ])('rejects %s', (text, part, error) => {
    expect(read(text)).toEqual({ part, error });
  });
});

describe('toBirthParts', () => {
  it('returns what a person would type', () => {
    expect(toBirthParts('1958-03-07')).toEqual({ month: '3', day: '7', year: '1958' });
    expect(toBirthParts(null)).toEqual({ month: '', day: '', year: '' });
  });
});

const kept = {
  version: 1,
  userId: 'user-1',
  firstName: 'Ada',
  age: '36',
  year: '1980',
  terms: true,
};

afterEach(() => vi.unstubAllGlobals());

function readStoredDraft(stored: unknown, userId: string) {
  const text = JSON.stringify(stored) ?? '';
  vi.stubGlobal('window', { sessionStorage: createFakeStorage({ 'coverlight.onboarding': text }) });
  return loadDraft(userId);
}

describe('a draft of an account', () => {
  it('returns what the same person typed', () => {
    const { version: _version, userId: _userId, ...draft } = kept;
    expect(readStoredDraft(kept, 'user-1')).toEqual(draft);
  });

  it.each([
    ['another person', kept, 'user-2'],
    ['another version', { ...kept, version: 2 }, 'user-1'],
    ['nothing', undefined, 'user-1'],
    ['a text', 'Ada', 'user-1'],
  ])('returns nothing to %s', (_name, stored, userId) => {
    expect(readStoredDraft(stored, userId)).toEqual({});
  });

  it('leaves out values of the wrong type', () => {
    const broken = { ...kept, firstName: 7, year: 1980, terms: 'yes' };
    expect(readStoredDraft(broken, 'user-1')).toEqual({ age: '36' });
  });
});
