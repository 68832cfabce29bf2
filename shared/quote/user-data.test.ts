import { describe, expect, test } from 'vitest';
import { answerOptions } from './answer-options.ts';
import { answersSchema, userDataSchema } from './user-data.ts';

const quickInfo = { name: 'Maya', age: 34, state: 'Ohio', coverageAmount: '$500,000' };
const requiredAnswers = {
  smokingStatus: 'No',
  policyType: 'Term Life Insurance',
  healthStatus: 'Good',
  priority: 'Lowest premium cost',
  noMedicalExam: 'Yes',
  approvalPreference: 'Within a week',
};
const optionalAnswers = {
  majorHealthConditions: 'No',
  medications: 'Yes',
  familyHistory: 'No',
  riskyHobbies: 'No',
  highRiskOccupation: 'No',
  alcoholConsumption: 'Never',
  exercise: 'Weekly',
};
const userData = { ...quickInfo, ...requiredAnswers };

function listInvalidFields(value: unknown): string[] {
  return (userDataSchema.safeParse(value).error?.issues ?? []).map(({ path }) => path.join('.'));
}

test('the six required answers are enough, and all 13 are accepted', () => {
  expect(userDataSchema.parse(userData)).toEqual(userData);
  const full = { ...userData, ...optionalAnswers };
  expect(userDataSchema.parse(full)).toEqual(full);
  expect(answersSchema.parse(requiredAnswers)).toEqual(requiredAnswers);
});

test('a string of digits becomes the age', () => {
  expect(userDataSchema.parse({ ...userData, age: '34' }).age).toBe(34);
});

test.each(Object.keys(requiredAnswers))('%s is required', (id) => {
  expect(listInvalidFields({ ...userData, [id]: undefined })).toEqual([id]);
});

test.each(Object.entries(answerOptions).flatMap(([id, options]) => options.map((option) => [id, option])))(
  '%s accepts %s',
  (id, option) => {
    expect(listInvalidFields({ ...userData, [id]: option })).toEqual([]);
  },
);

test.each(Object.keys(answerOptions))('%s accepts its options only', (id) => {
  for (const value of ['yes', 'good', 'term', '', null, true, 0, ['Yes'], { Yes: 1 }]) {
    expect(listInvalidFields({ ...userData, [id]: value })).toEqual([id]);
  }
});

test('every message says what to do', () => {
  const issues = userDataSchema.safeParse({}).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join('.'))).toEqual([
    ...Object.keys(quickInfo),
    ...Object.keys(requiredAnswers),
  ]);
  for (const { message } of issues) expect(message).toMatch(/^(Enter|Choose|Answer) .+\.$/);
});

describe('unknown fields', () => {
  test.each(['isAdmin', 'constructor', 'toString', 'email'])('%s is rejected', (key) => {
    expect(userDataSchema.safeParse({ ...userData, [key]: 1 }).success).toBe(false);
    expect(answersSchema.safeParse({ ...requiredAnswers, [key]: 1 }).success).toBe(false);
  });

  test('an own __proto__ from JSON is rejected', () => {
    const body = (fields: object) =>
      JSON.parse(`{"__proto__":{"polluted":1},${JSON.stringify(fields).slice(1)}`);
    expect(userDataSchema.safeParse(body(userData)).success).toBe(false);
    expect(answersSchema.safeParse(body(requiredAnswers)).success).toBe(false);
  });

  test('required answers are not taken from a __proto__ in JSON', () => {
    expect(userDataSchema.safeParse(JSON.parse(`{"__proto__":${JSON.stringify(userData)}}`)).success).toBe(
      false,
    );
  });

  test.each([null, undefined, 5, 'text', [], [userData]])('%j is not valid', (value) => {
    expect(userDataSchema.safeParse(value).success).toBe(false);
  });
});
