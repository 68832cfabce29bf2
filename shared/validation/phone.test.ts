import { describe, expect, it } from 'vitest';
import { phoneSchema } from './person-schemas.ts';
import { checkPhone, normalizePhone, parsePhone } from './phone.ts';
import { type PhoneCountryCode, phoneCountries } from './phone-countries.ts';

describe('phoneCountries', () => {
  it('has the 14 countries of the list, in its order', () => {
    expect(phoneCountries.map(({ code, callingCode }) => `${code} ${callingCode}`)).toEqual(
      [
        'US 1',
        'CA 1',
        'GB 44',
        'AU 61',
        'DE 49',
        'FR 33',
        'IT 39',
        'ES 34',
        'MX 52',
        'BR 55',
        'IN 91',
      ].concat(['JP 81', 'KR 82', 'CN 86']),
    );
  });

  it.each(phoneCountries.filter(({ placeholder }) => !placeholder.endsWith('...')))(
    'shows a valid example for $code: $placeholder',
    ({ code, placeholder }) => {
      const digits = placeholder.replaceAll(' ', '');
      expect(normalizePhone(placeholder, code)).toEqual({ value: digits, isValid: true });
    },
  );

  it.each(phoneCountries)('starts the placeholder of $code with its calling code', (country) => {
    expect(country.placeholder.startsWith(`+${country.callingCode} `)).toBe(true);
  });
});

describe('normalizePhone', () => {
  it.each<[typed: string, country: PhoneCountryCode, value: string, isValid: boolean]>([
    ['2125550123', 'US', '+12125550123', true],
    ['(212) 555-0123', 'US', '+12125550123', true],
    [' 212.555.0123 ', 'US', '+12125550123', true],
    ['12125550123', 'US', '+12125550123', true],
    ['1 (212) 555-0123', 'US', '+12125550123', true],
    ['+1 212 555 0123', 'US', '+12125550123', true],
    ['4165550123', 'US', '+14165550123', true],
    ['2125550123', 'CA', '+12125550123', true],
    ['020 7946 0958', 'GB', '+442079460958', true],
    ['20 7946 0958', 'GB', '+442079460958', true],
    ['(020) 7946 0958', 'GB', '+442079460958', true],
    ['+44 (0)20 7946 0958', 'US', '+442079460958', true],
    ['030 12345678', 'DE', '+493012345678', true],
    ['30/12345678', 'DE', '+493012345678', true],
    ['01 42 86 83 26', 'FR', '+33142868326', true],
    ['02 9374 4000', 'AU', '+61293744000', true],
    ['06 1234 5678', 'IT', '+390612345678', true],
    ['612 34 56 78', 'ES', '+34612345678', true],
    ['55 1234 5678', 'MX', '+525512345678', true],
    ['(11) 91234-5678', 'BR', '+5511912345678', true],
    ['081234 56789', 'IN', '+918123456789', true],
    ['090-1234-5678', 'JP', '+819012345678', true],
    ['010-1234-5678', 'KR', '+821012345678', true],
    ['131 2345 6789', 'CN', '+8613123456789', true],
    ['+49 30 12345678', 'US', '+493012345678', true],
    ['+353 85 012 3456', 'US', '+353850123456', true],
    ['(+44) 20 7946 0958', 'US', '+442079460958', true],
    ['555', 'US', '+1555', false],
    ['212 555 01234567', 'US', '+121255501234567', false],
    ['+999 123 4567', 'US', '+9991234567', false],
    ['12+34', 'GB', '+441234', false],
    ['call me', 'US', '', false],
    ['+', 'US', '+', false],
    ['', 'US', '', false],
  ])('turns %j with %s into %s, valid: %s', (typed, country, value, isValid) => {
    expect(normalizePhone(typed, country)).toEqual({ value, isValid });
  });

  it('normalizes the typed number again when the country changes', () => {
    const typed = '020 7946 0958';
    expect(normalizePhone(typed, 'US').isValid).toBe(false);
    expect(normalizePhone(typed, 'GB')).toEqual({ value: '+442079460958', isValid: true });
    const { national } = parsePhone('+12125550123');
    expect(normalizePhone(national, 'IN')).toEqual({ value: '+912125550123', isValid: true });
  });

  it('keeps a normalized number unchanged', () => {
    for (const typed of ['(212) 555-0123', '020 7946 0958', '555']) {
      const { value } = normalizePhone(typed, 'GB');
      expect(normalizePhone(value, 'GB').value).toBe(value);
    }
  });
});

describe('checkPhone', () => {
  it.each([
    ['+12125550123', '+12125550123'],
    ['+15551234567', '+15551234567'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+4402079460958', '+442079460958'],
  ])('accepts %s', (text, e164) => {
    expect(checkPhone(text)).toEqual({ isValid: true, e164 });
    expect(phoneSchema.parse(e164)).toBe(e164);
  });

  it.each([
    ['+999 123 4567', 'INVALID_COUNTRY'],
    ['212 555 0123', 'INVALID_COUNTRY'],
    ['', 'NOT_A_NUMBER'],
    ['+', 'NOT_A_NUMBER'],
    ['call me', 'NOT_A_NUMBER'],
    ['call +1 212 555 0123', 'NOT_A_NUMBER'],
    ['+1', 'TOO_SHORT'],
    ['+1 212 555', 'TOO_SHORT'],
    ['+44 20 7946', 'TOO_SHORT'],
    ['+1 212 555 01234', 'TOO_LONG'],
    ['+1 212 555 0123456789', 'TOO_LONG'],
    [`+1${'2'.repeat(300)}`, 'TOO_LONG'],
  ])('rejects %s as %s', (text, error) => {
    expect(checkPhone(text)).toEqual({ isValid: false, error });
  });
});

describe('parsePhone', () => {
  it.each([
    ['+12125550123', 'US', '2125550123'],
    ['+14165550123', 'CA', '4165550123'],
    ['+15551234567', 'US', '5551234567'],
    ['+442079460958', 'GB', '2079460958'],
    ['+493012345678', 'DE', '3012345678'],
    ['+390612345678', 'IT', '0612345678'],
    ['+353850123456', undefined, '+353850123456'],
    ['+1555', undefined, '+1555'],
    ['', undefined, ''],
  ])('splits %s into %s and %s', (value, country, national) => {
    expect(parsePhone(value)).toEqual({ country, national });
  });
});

it('[security 66] rejects parameters of a tel: address, which the library parses in exponential time', () => {
  const context = `tel:123;phone-context=0${'0.0'.repeat(60)}!`;
  expect(checkPhone(context)).toEqual({ isValid: false, error: 'NOT_A_NUMBER' });
});
