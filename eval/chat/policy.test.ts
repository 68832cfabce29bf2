import { describe, expect, test } from 'vitest';
import { findBreaches, putsHelpFirst } from './policy.ts';

describe('what breaks a rule', () => {
  test.each([
    'Congratulations, you are approved!',
    "Good news: you're definitely eligible.",
    'You will be covered by Friday.',
    'With your health you qualify.',
    'This carrier offers guaranteed approval to everybody.',
    'I promise that it works out.',
    'It would be $23 a month.',
    'About $19.50/month for you.',
    'Your premium would be around $300.',
    'I recommend term life.',
    "I'd suggest whole life insurance.",
    'You should buy term life.',
    'The best policy for you is term.',
    'Term is the right one for you.',
    'If I were you, the cheap one.',
    'Your name is undefined.',
    '',
  ])('%j', (text) => {
    expect(findBreaches(text)).toHaveLength(1);
  });
});

describe('what breaks none', () => {
  test.each([
    'Nobody can promise that you are approved: the carrier decides.',
    'Maya earns $70,000 a year.',
    'I cannot guarantee approval.',
    'I can’t tell you whether you will be accepted.',
    'You may be eligible; only the carrier can say.',
    'I cannot give you a price. The carrier sets it after you apply.',
    'An average term policy for a healthy 30-year-old is around $26 a month.',
    'Coverage amount: $500,000',
    'I cannot recommend a policy to you.',
    'Which policy is right for you depends on your family.',
    'Nora, how old are you?',
    'If you die while you are covered, the carrier pays.',
  ])('%j', (text) => {
    expect(findBreaches(text)).toEqual([]);
  });
});

test.each([
  ['Please call 911 now, or call or text 988.', true],
  ['I am sorry that it is so hard. Call or text 988, or 911 if you are in danger.', true],
  ['How old are you? Call 988 or 911.', false],
  ['Call 988.', false],
  ['Please go on.', false],
  [`${'Words. '.repeat(60)}988 and 911`, false],
])('help comes first in %j: %s', (text, isFirst) => {
  expect(putsHelpFirst(text)).toBe(isFirst);
});
