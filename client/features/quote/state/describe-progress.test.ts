import { expect, test } from 'vitest';
import { decidingQuestions, questions } from '../../../../shared/quote/questions.ts';
import { buildQuote, requiredValues } from '../testing/builders.ts';
import { describeProgress } from './describe-progress.ts';
import { createQuote, type Quote } from './quote.ts';
import { fork, isScreen } from './quote-screen.ts';

function describeScreen(name: string, quote: Quote) {
  if (!isScreen(name)) throw new RangeError(`No screen is named ${name}.`);
  return describeProgress(name, quote);
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
])('%s has its title, its fixed percent, and what is done', (name, title, stepPercent, percent) => {
  const isComplete = percent === 100;
  expect(describeScreen(name, createQuote(0))).toMatchObject({ title, stepPercent, percent, isComplete });
});

const short: Quote = { ...createQuote(0), scope: { value: 'deciding', at: 1 } };
const all = questions.length;
const some = decidingQuestions.length;
const place = (id: string) => questions.findIndex((question) => question.id === id);
const forkIndex = questions.findIndex(({ id }) => id === fork?.id);

test.each([
  ['the first question', questions[0]?.id, createQuote(0), 1, all, 0],
  [
    'passed questions, answered or skipped',
    'exercise',
    createQuote(0),
    place('exercise') + 1,
    all,
    place('exercise'),
  ],
  ['answers ahead', fork?.id, buildQuote(requiredValues), forkIndex + 1, all, some],
  ['every answer but the last', questions.at(-1)?.id, createQuote(0), all, all, all - 1],
  ['the short way', decidingQuestions[3]?.id, short, 4, some, 3],
  ['the last question of the short way', decidingQuestions.at(-1)?.id, short, some, some, some - 1],
  ['the choice of the short way', fork?.id, short, forkIndex + 1, all, forkIndex],
])('a question counts %s', (_about, id = '', quote, number, of, done) => {
  const percent = Math.round((done / of) * 100);
  expect(describeScreen(id, quote)).toMatchObject({ position: `Question ${number} of ${of}`, percent });
});

test.each([
  ['emailOnly', 'Step 1 of 4', 1],
  ['verifyEmail', 'Step 2 of 4', 2],
  ['createPassword', 'Step 3 of 4', 3],
  ['profileInfo', 'Step 4 of 4', 4],
])('%s is a step of creating an account', (name, position, stepsDone) => {
  expect(describeScreen(name, createQuote(0))).toMatchObject({ position, stepsDone });
});
