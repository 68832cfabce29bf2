import { describe, expect, it } from 'vitest';
import * as rules from '../../../../shared/validation/phone.ts';
import { changeCountry, typePhone } from './phone-rules.ts';

describe('typePhone', () => {
  const entry = { country: 'US', phone: '' } as const;

  it.each([
    ['a national number', '(555) 123-4567', { country: 'US', phone: '5551234567' }],
    ['an international one of the same country', '+1 555 123 4567', { country: 'US', phone: '5551234567' }],
    ['one of another country', '+44 20 7946 0958', { country: 'GB', phone: '2079460958' }],
    ['one in full width', '（５５５） １２３－４５６７', { country: 'US', phone: '5551234567' }],
    ['one in Arabic digits', '٥٥٥١٢٣٤٥٦٧', { country: 'US', phone: '5551234567' }],
    ['an unfinished one', '+44 20', { country: 'US', phone: '+4420' }],
    ['one that is not in the list', '+41 44 668 18 00', { country: 'US', phone: '+41446681800' }],
  ])('%s', (_name, text, expected) => {
    expect(typePhone(entry, text, rules)).toEqual(expected);
  });

  it('selects the country of a number that is typed digit by digit, and keeps it as typed', () => {
    const typed = { country: 'US', phone: '+44207946095' } as const;
    expect(typePhone(typed, '+442079460958', rules)).toEqual({ country: 'GB', phone: '+442079460958' });
  });

  it('works before the rules have loaded', () => {
    expect(typePhone(entry, '+44 20 7946 0958', undefined)).toEqual({
      country: 'US',
      phone: '+442079460958',
    });
  });
});

describe('changeCountry', () => {
  it.each([
    ['keeps what was typed', '2079460958', '2079460958'],
    ['takes the calling code off a whole number', '+12025550123', '2025550123'],
    ['keeps what is no number yet', '+1202', '+1202'],
  ])('%s', (_name, text, expected) => {
    expect(changeCountry({ country: 'US', phone: text }, 'GB', rules)).toEqual({
      country: 'GB',
      phone: expected,
    });
  });
});
