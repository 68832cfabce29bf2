import { describe, expect, it } from 'vitest';
import { isPhoneLongEnough, toInternationalPhone } from './phone-tab.tsx';

describe('a typed phone number', () => {
  it.each([
    ['', false],
    ['+12345678', false],
    ['  +1234567  ', false],
    ['2025550123', true],
    ['+12025550123', true],
  ])('%j is long enough: %s', (typed, expected) => {
    expect(isPhoneLongEnough(typed)).toBe(expected);
  });

  it.each([
    ['+1 (202) 555-0123', '+12025550123'],
    ['(202) 555-0123', '+12025550123'],
    ['1 202 555 0123', '+12025550123'],
    ['+44 20 7946 0958', '+442079460958'],
    ['0044 20 7946 0958', '+442079460958'],
    ['020 7946 09581', '020794609581'],
    ['no digits', ''],
  ])('%j becomes %j', (typed, phone) => {
    expect(toInternationalPhone(typed)).toBe(phone);
  });
});
