import { describe, expect, test } from 'vitest';
import { findQuestion, questions } from './questions.ts';
import { answersSchema } from './user-data.ts';

test('13 questions in the order of the specification', () => {
  expect(questions.map(({ id, kind, required }) => [id, kind, required])).toEqual([
    ['smokingStatus', 'yes-no', true],
    ['policyType', 'choice', true],
    ['healthStatus', 'choice', true],
    ['majorHealthConditions', 'yes-no', false],
    ['medications', 'yes-no', false],
    ['familyHistory', 'yes-no', false],
    ['riskyHobbies', 'yes-no', false],
    ['highRiskOccupation', 'yes-no', false],
    ['alcoholConsumption', 'choice', false],
    ['exercise', 'choice', false],
    ['priority', 'choice', true],
    ['noMedicalExam', 'yes-no', true],
    ['approvalPreference', 'choice', true],
  ]);
});

test.each([
  ['policyType', ['Term Life Insurance', 'Whole Life Insurance', "I'm not sure"]],
  ['healthStatus', ['Excellent', 'Good', 'Fair', 'Poor']],
  [
    'alcoholConsumption',
    [
      'Never',
      'Occasionally (1-2 drinks per week)',
      'Moderately (3-7 drinks per week)',
      'Frequently (8+ drinks per week)',
    ],
  ],
  ['exercise', ['Daily', 'Several times per week', 'Weekly', 'Rarely', 'Never']],
  [
    'priority',
    ['Lowest premium cost', 'Flexible coverage options', 'Quick approval process', 'Comprehensive benefits'],
  ],
  [
    'approvalPreference',
    ['Immediately (instant approval)', 'Within a week', 'Within a month', "I'm flexible on timing"],
  ],
] as const)('%s offers the specified options', (id, options) => {
  expect(findQuestion(id).options).toEqual(options);
});

describe.each(questions)('$id', (question) => {
  test('is validated with the same options, and required in the same cases', () => {
    const field = answersSchema.shape[question.id];
    for (const option of question.options) expect(field.safeParse(option).success).toBe(true);
    expect(field.safeParse(undefined).success).toBe(!question.required);
    if (question.kind === 'yes-no') expect(question.options).toEqual(['Yes', 'No']);
  });

  test('is asked as a question, with one short line that says why', () => {
    expect(question.label).toMatch(/^[A-Z].+\?$/);
    expect(question.why).toMatch(/^[a-z].+\.$/);
    expect(question.why.length).toBeLessThanOrEqual(120);
    expect(question.summaryLabel.length).toBeLessThanOrEqual(24);
  });

  test('hints at its own options only', () => {
    for (const option of Object.keys(question.optionHints ?? {})) expect(question.options).toContain(option);
  });

  test('is found by its id', () => {
    expect(findQuestion(question.id)).toBe(question);
  });
});

test('only questions that no rule uses may say that they don’t affect the match', () => {
  const unused = questions.filter(({ why }) => why.includes('doesn’t change your match')).map(({ id }) => id);
  expect(unused).toEqual([
    'majorHealthConditions',
    'medications',
    'familyHistory',
    'riskyHobbies',
    'highRiskOccupation',
    'alcoholConsumption',
    'exercise',
  ]);
});
