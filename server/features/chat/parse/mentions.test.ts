import { expect, test } from 'vitest';
import { listMentioned } from './mentions.ts';

test.each([
  [
    'I’m 50, nonsmoker. Ballpark price for 500k',
    { age: 50, smokingStatus: 'No', coverageAmount: '$500,000' },
  ],
  ['How much does a 58-year-old smoker pay?', { age: 58, smokingStatus: 'Yes' }],
  [
    'what would a million of term cost me',
    { coverageAmount: '$1,000,000', policyType: 'Term Life Insurance' },
  ],
  ['is it like 50 bucks a month for 250k', { coverageAmount: '$250,000' }],
  ['is $50 a month normal', {}],
  ['price of a 10,000 burial policy', { coverageAmount: '$25,000' }],
  ['how much for 300k', { coverageAmount: '$250,000' }],
  ['what would my husband pay at 50, he smokes', {}],
  ['what would someone of 40 years old pay', {}],
  ['I’m 40 years old, and at 50 years old?', {}],
  ['what do smokers pay', {}],
])('"%s" says about the person who asks it: %j', (text, said) => {
  expect(Object.fromEntries(listMentioned(text, 2026))).toEqual(said);
});
