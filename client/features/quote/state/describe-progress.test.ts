import { expect, test } from 'vitest';
import { buildQuote, requiredValues } from '../testing/builders.ts';
import { describeProgress } from './describe-progress.ts';
import { createQuote } from './quote.ts';
import { parseScreen } from './quote-screen.ts';

test.each([
  ['quickInfo', 'Basic Information', 20],
  ['smokingStatus', 'Medical & Eligibility Questions', 50],
  ['summary', 'Your Quote Summary', 100],
  ['emailOnly', 'Email Verification', 65],
  ['verifyEmail', 'Check Your Email', 75],
  ['profileInfo', 'Profile Information', 85],
  ['createPassword', 'Create Password', 95],
  ['dashboard', 'Your Dashboard', 100],
])('%s has its title and percent', (name, title, percent) => {
  const screen = parseScreen(name);
  expect(screen && describeProgress(screen, createQuote(0))).toMatchObject({
    title,
    percent,
    isComplete: name === 'summary',
  });
});

test.each([
  [createQuote(0), 0],
  [buildQuote({ smokingStatus: 'No', policyType: "I'm not sure" }), 15],
  [buildQuote(requiredValues), 46],
])('within the questionnaire the answered share is counted, too', (quote, answered) => {
  const screen = parseScreen('majorHealthConditions');
  expect(screen && describeProgress(screen, quote)).toEqual({
    title: 'Medical & Eligibility Questions',
    position: 'Question 4 of 13',
    percent: 50,
    isComplete: false,
    answered,
  });
});
