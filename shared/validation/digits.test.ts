import { expect, test } from 'vitest';
import { keepDigits, keepPhoneCharacters, toAsciiDigits } from './digits.ts';

test.each([
  ['０１２３４５６７８９'],
  ['٠١٢٣٤٥٦٧٨٩'],
  ['۰۱۲۳۴۵۶۷۸۹'],
  ['०१२३४५६७८९'],
  ['๐๑๒๓๔๕๖๗๘๙'],
  ['𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
  ['0123456789'],
])('%s become 0 to 9', (digits) => {
  expect(toAsciiDigits(digits)).toBe('0123456789');
});

test('everything else stays', () => {
  expect(toAsciiDigits('Ada ½ Ⅷ ② 三')).toBe('Ada ½ Ⅷ ② 三');
});

test.each([
  ['１２３ ４５６', '123456'],
  ['٤٨٢-٩١٠', '482910'],
  ['Code: 482 910', '482910'],
  ['none', ''],
])('keeps the digits of %j', (text, digits) => {
  expect(keepDigits(text)).toBe(digits);
});

test.each([
  ['＋１ （５５５） １２３－４５６７', '+15551234567'],
  ['+٩١ ٩٨٧٦٥ ٤٣٢١٠', '+919876543210'],
  ['(555) 123-4567', '5551234567'],
  ['tel:+44 20 7946 0958', '+442079460958'],
  ['call me', ''],
])('keeps the phone number of %j', (text, phone) => {
  expect(keepPhoneCharacters(text)).toBe(phone);
});
