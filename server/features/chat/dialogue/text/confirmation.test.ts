import { expect, test } from 'vitest';
import { readClauses } from '../reader/clauses.ts';
import { agreesAsWell, readConfirmation } from './confirmation.ts';
import { tokenize } from './tokens.ts';

test.each([
  'yes',
  'y',
  'looks good to me!',
  'yes, that is correct. thank you kindly.',
  'ok',
  "that's right",
  'no changes',
  'nope, all good',
  "no that's all right",
  'everything is correct',
  'I so confirm.',
  "that's right baby",
  'I confirm that the above is correct. Kind regards',
  'yes, both fixed',
  'yes, thank you for fixing my name',
  "yes that's what I want",
  'yep, honest now',
  'Everything is accurate to the best of my knowledge.',
  "I've checked it twice and it's right",
  'damn straight',
  'I have no corrections.',
  'no problems here',
])('"%s" confirms', (text) => {
  expect(readConfirmation(tokenize(text))).toBe('confirm');
});

test.each(['no', 'nope', "that's wrong", 'not quite', "no that's not right", 'change something', 'hold on'])(
  '"%s" denies',
  (text) => {
    expect(readConfirmation(tokenize(text))).toBe('deny');
  },
);

test.each([
  'yes?',
  'yes but my age is 41',
  'all good except the state',
  'yes i smoke',
  'yes my age is 41',
  'ok what next',
  'maybe',
  'i think yes but no',
  'looks almost right',
  "yes if it's free",
  'ohio',
  'kind regards',
  "that's what I want to change",
  'thanks for fixing my name but the age is off',
])('"%s" is neither', (text) => {
  expect(readConfirmation(tokenize(text))).toBeUndefined();
});

test.each(['yes my friend indeed', 'yep, time for lunch', 'she looked it over, yes', 'yes unfortunately'])(
  '"%s" is a yes beside other words',
  (text) => expect(agreesAsWell(readClauses(text))).toBe(true),
);

test.each([
  'yes but give me a minute',
  'yes, once my wife has seen it',
  'yes, the state too?',
  'yes, not that one',
  'yes, my age is off',
  'yes if it is free',
  'the weather is nice',
])('"%s" is no plain yes', (text) => expect(agreesAsWell(readClauses(text))).toBe(false));
