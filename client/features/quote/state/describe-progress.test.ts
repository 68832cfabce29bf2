import { expect, test } from 'vitest';
import { buildQuote, requiredValues } from '../testing/builders.ts';
import { describeProgress } from './describe-progress.ts';
import { createQuote, type Quote } from './quote.ts';
import { parseScreen } from './quote-screen.ts';

function describeScreen(name: string, quote: Quote) {
  const screen = parseScreen(name);
  if (!screen) throw new RangeError(`No screen is named ${name}.`);
  return describeProgress(screen, quote);
}

test.each([
  ['quickInfo', 'Basic Information', 20, 0],
  ['smokingStatus', 'Medical & Eligibility Questions', 50, 0],
  ['summary', 'Your Quote Summary', 100, 100],
  ['emailOnly', 'Email Verification', 65, 100],
  ['verifyEmail', 'Check Your Email', 75, 100],
  ['profileInfo', 'Profile Information', 85, 100],
  ['createPassword', 'Create Password', 95, 100],
  ['dashboard', 'Your Dashboard', 100, 100],
  ['change:healthStatus', 'Medical & Eligibility Questions', 50, 100],
  ['more:exercise', 'Medical & Eligibility Questions', 50, 100],
])(
  '%s has its title, its percent by the specification, and what is done',
  (name, title, stepPercent, percent) => {
    const isComplete = percent === 100;
    expect(describeScreen(name, createQuote(0))).toMatchObject({ title, stepPercent, percent, isComplete });
  },
);

const short: Quote = { ...createQuote(0), scope: { value: 'deciding', at: 1 } };
test.each([
  ['the first question', 'smokingStatus', createQuote(0), 'Question 1 of 13', 0],
  ['passed questions, answered or skipped', 'exercise', createQuote(0), 'Question 10 of 13', 69],
  ['answers ahead', 'majorHealthConditions', buildQuote(requiredValues), 'Question 4 of 13', 46],
  ['every answer but the last', 'approvalPreference', createQuote(0), 'Question 13 of 13', 92],
  ['the short way', 'priority', short, 'Question 4 of 6', 50],
  ['the last question of the short way', 'approvalPreference', short, 'Question 6 of 6', 83],
  ['the choice of the short way', 'majorHealthConditions', short, 'Question 4 of 13', 23],
])('a question counts %s', (_about, name, quote, position, percent) => {
  expect(describeScreen(name, quote)).toMatchObject({ position, percent });
});

test.each([
  ['emailOnly', 'Step 1 of 4', 1],
  ['verifyEmail', 'Step 2 of 4', 2],
  ['createPassword', 'Step 3 of 4', 3],
  ['profileInfo', 'Step 4 of 4', 4],
])('%s is a step of creating an account', (name, position, stepsDone) => {
  expect(describeScreen(name, createQuote(0))).toMatchObject({ position, stepsDone });
});
