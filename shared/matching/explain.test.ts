import { describe, expect, test } from 'vitest';
import type { UserData } from '../quote/user-data.ts';
import type { Carrier } from '../site/schemas/carriers.ts';
import { findFailedRules } from './eligibility.ts';
import { type Case, describeFailures, describeLines } from './explain.ts';
import { scoreCarrier } from './score.ts';
import { buildCarrier, buildUserData, findCarrier } from './testing/builders.ts';
import { type MatchReading, translateAnswers } from './translate.ts';

function buildCase(
  overrides: Partial<UserData>,
  carrier: Carrier,
  reading: MatchReading = 'normalised',
): Case {
  const userData = buildUserData(overrides);
  return { userData, applicant: translateAnswers(userData, reading), carrier };
}

function failures(overrides: Partial<UserData>, carrier: Carrier, reading?: MatchReading) {
  const about = buildCase(overrides, carrier, reading);
  return describeFailures(about, findFailedRules(about.applicant, carrier));
}

test('every point line names its rule and the answer that earned it', () => {
  const about = buildCase(
    {
      age: 46,
      smokingStatus: 'Yes',
      healthStatus: 'Fair',
      priority: 'Quick approval process',
      noMedicalExam: 'Yes',
      approvalPreference: 'Immediately (instant approval)',
    },
    findCarrier('brightwater'),
  );
  expect(describeLines(about, scoreCarrier(about.applicant, about.carrier))).toEqual([
    { rule: 'base_score', label: 'Starting score', answer: 'The same for every applicant', points: 80 },
    { rule: 'age', label: 'Ages 36 to 50', answer: '46', points: 15 },
    { rule: 'health', label: 'Overall health', answer: 'Fair', points: 10 },
    { rule: 'priority', label: 'What matters most to you', answer: 'Quick approval process', points: 30 },
    { rule: 'no_medical_exam', label: 'Option without a medical exam', answer: 'Yes', points: 30 },
    {
      rule: 'instant_approval',
      label: 'Known for fast approval',
      answer: 'Immediately (instant approval)',
      points: 25,
    },
    {
      rule: 'smoker_friendly',
      label: 'Specializes in people who use tobacco or nicotine',
      answer: 'Yes',
      points: 20,
    },
  ]);
});

test.each([
  [true, 'Head start as our primary partner'],
  [false, 'Head start set for this carrier'],
])('the boost is named as such (primary: %s)', (isPrimary, label) => {
  const about = buildCase({}, buildCarrier({ isPrimary, scoring: { scoreBoost: 100 } }));
  expect(describeLines(about, scoreCarrier(about.applicant, about.carrier))).toEqual([
    { rule: 'score_boost', label, answer: 'The same for every applicant', points: 100 },
  ]);
});

describe('each failed rule says why it doesn’t fit and what would change it', () => {
  test.each([
    [
      { age: 61 },
      'alderpoint',
      {
        rule: 'age',
        label: 'Your age is outside this carrier’s range',
        answer: '61',
        requirement: 'Alderpoint Life covers ages 20 to 60.',
      },
    ],
    [
      { smokingStatus: 'Yes' },
      'copperleaf',
      {
        rule: 'smoking',
        label: 'This carrier doesn’t cover tobacco or nicotine use',
        answer: 'Yes',
        requirement: 'Copperleaf Life covers people who don’t use tobacco or nicotine.',
      },
    ],
    [
      { healthStatus: 'Excellent' },
      'alderpoint',
      {
        rule: 'health',
        label: 'Your overall health isn’t on this carrier’s list',
        answer: 'Excellent',
        requirement: 'Its published rules list good and fair health only.',
      },
    ],
    [
      { policyType: 'Whole Life Insurance' },
      'alderpoint',
      {
        rule: 'policy',
        label: 'This carrier doesn’t offer the policy type you chose',
        answer: 'Whole Life Insurance',
        requirement: "Choosing “Term Life Insurance” or “I'm not sure” would work.",
      },
    ],
    [
      { coverageAmount: '$50,000' },
      'alderpoint',
      {
        rule: 'coverage',
        label: 'Your coverage amount is below this carrier’s range',
        answer: '$50,000',
        requirement: 'An amount from $100,000 to $8,000,000 would work.',
      },
    ],
  ] as const)('%j at %s', (overrides, id, failure) => {
    expect(failures(overrides, findCarrier(id))).toEqual([failure]);
  });

  test.each([
    [{ coverageMin: 1_000_000 }, 'below', 'An amount of $1,000,000 or more would work.'],
    [{ coverageMax: 250_000 }, 'above', 'An amount up to $250,000 would work.'],
  ])('$500,000 against %j', (conditions, direction, requirement) => {
    expect(failures({}, buildCarrier({ conditions }))).toEqual([
      {
        rule: 'coverage',
        label: `Your coverage amount is ${direction} this carrier’s range`,
        answer: '$500,000',
        requirement,
      },
    ]);
  });

  test('a carrier without an exam-free option, in other states only', () => {
    const carrier = buildCarrier({
      conditions: { noMedicalExamAvailable: false, statesAvailable: ['Idaho', 'Texas', 'Utah'] },
    });
    expect(failures({ noMedicalExam: 'Yes' }, carrier)).toEqual([
      {
        rule: 'state',
        label: 'This carrier isn’t available in your state',
        answer: 'Ohio',
        requirement: 'Larkfield Life is available in Idaho, Texas, and Utah.',
      },
      {
        rule: 'no_medical_exam',
        label: 'This carrier has no option without a medical exam',
        answer: 'Yes',
        requirement: 'You’d have to be willing to take a medical exam.',
      },
    ]);
  });

  test('the literal reading says that it compares letter for letter', () => {
    expect(failures({}, findCarrier('alderpoint'), 'literal').map(({ requirement }) => requirement)).toEqual([
      'Answers are compared letter for letter, and the rule lists good or average.',
      'Answers are compared letter for letter, and the rule lists term or not_sure.',
    ]);
  });
});
