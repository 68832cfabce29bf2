import { expect, test } from 'vitest';
import { tokenize } from '../reading/tokens.ts';
import { readConfirmation } from './confirmation.ts';

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
])('"%s" is neither', (text) => {
  expect(readConfirmation(tokenize(text))).toBeUndefined();
});
