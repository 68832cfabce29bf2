import { describe, expect, test } from 'vitest';
import type { UserData } from '../quote/user-data.ts';
import type { Carrier } from '../site/schemas/carriers.ts';
import { findFailedRules } from './eligibility.ts';
import { buildCarrier, buildUserData, findCarrier } from './testing/builders.ts';
import { type MatchReading, translateAnswers } from './translate.ts';

const ids = ['alderpoint', 'brightwater', 'copperleaf'] as const;

function judge(overrides: Partial<UserData>, carrier: Carrier, reading: MatchReading = 'normalised') {
  return findFailedRules(translateAnswers(buildUserData(overrides), reading), carrier);
}

/** Whether each of the three default carriers admits these answers, as an array of 1 (yes) and 0 (no). */
function admitted(overrides: Partial<UserData>): number[] {
  return ids.map((id) => (judge(overrides, findCarrier(id)).length === 0 ? 1 : 0));
}

describe('the rules table, in the normalised reading', () => {
  test.each([
    // age, [Alderpoint 20-60, Brightwater 18-65, Copperleaf 21-55]
    [17, [0, 0, 0]],
    [18, [0, 1, 0]],
    [19, [0, 1, 0]],
    [20, [1, 1, 0]],
    [21, [1, 1, 1]],
    [24, [1, 1, 1]],
    [25, [1, 1, 1]],
    [26, [1, 1, 1]],
    [35, [1, 1, 1]],
    [36, [1, 1, 1]],
    [40, [1, 1, 1]],
    [41, [1, 1, 1]],
    [45, [1, 1, 1]],
    [46, [1, 1, 1]],
    [50, [1, 1, 1]],
    [51, [1, 1, 1]],
    [55, [1, 1, 1]],
    [56, [1, 1, 0]],
    [60, [1, 1, 0]],
    [61, [0, 1, 0]],
    [65, [0, 1, 0]],
    [66, [0, 0, 0]],
    [80, [0, 0, 0]],
  ])('age %i', (age, expected) => {
    expect(admitted({ age })).toEqual(expected);
  });

  test.each([
    ['No', [1, 1, 1]],
    ['Yes', [1, 1, 0]],
  ] as const)('tobacco or nicotine: %s', (smokingStatus, expected) => {
    expect(admitted({ smokingStatus })).toEqual(expected);
  });

  test.each([
    ['Excellent', [0, 1, 1]],
    ['Good', [1, 1, 1]],
    ['Fair', [1, 1, 0]],
    ['Poor', [0, 0, 0]],
  ] as const)('health: %s', (healthStatus, expected) => {
    expect(admitted({ healthStatus })).toEqual(expected);
  });

  test.each([
    ['Term Life Insurance', [1, 1, 1]],
    ['Whole Life Insurance', [0, 1, 0]],
    ["I'm not sure", [1, 1, 0]],
  ] as const)('policy: %s', (policyType, expected) => {
    expect(admitted({ policyType })).toEqual(expected);
  });

  test.each([
    ['$25,000', [0, 1, 1]],
    ['$50,000', [0, 1, 1]],
    ['$100,000', [1, 1, 1]],
    ['$250,000', [1, 1, 1]],
    ['$500,000', [1, 1, 1]],
    ['$750,000', [1, 1, 1]],
    ['$1,000,000', [1, 1, 1]],
    ['$1,500,000', [1, 1, 1]],
    ['$2,000,000+', [1, 1, 1]],
  ] as const)('coverage: %s', (coverageAmount, expected) => {
    expect(admitted({ coverageAmount })).toEqual(expected);
  });

  test('asking for no exam excludes none of the three', () => {
    expect(admitted({ noMedicalExam: 'Yes' })).toEqual([1, 1, 1]);
  });

  test.each([
    'Lowest premium cost',
    'Flexible coverage options',
    'Quick approval process',
    'Comprehensive benefits',
  ] as const)('priority %s excludes no one', (priority) => {
    expect(admitted({ priority })).toEqual([1, 1, 1]);
  });
});

describe('the rules table, in the literal reading', () => {
  const healthAnswers = ['Excellent', 'Good', 'Fair', 'Poor'] as const;
  const policyAnswers = ['Term Life Insurance', 'Whole Life Insurance', "I'm not sure"] as const;
  const combinations = ids.flatMap((id) =>
    healthAnswers.flatMap((healthStatus) =>
      policyAnswers.map((policyType) => [id, healthStatus, policyType] as const),
    ),
  );

  test.each(combinations)('%s denies health %s and policy %s', (id, healthStatus, policyType) => {
    expect(judge({ healthStatus, policyType }, findCarrier(id), 'literal')).toEqual(['health', 'policy']);
  });

  test('age, tobacco, and coverage are evaluated as in the normalised reading', () => {
    expect(judge({ age: 20 }, findCarrier('alderpoint'), 'literal')).not.toContain('age');
    expect(judge({ age: 19 }, findCarrier('alderpoint'), 'literal')).toContain('age');
    expect(judge({ smokingStatus: 'Yes' }, findCarrier('copperleaf'), 'literal')).toContain('smoking');
    expect(judge({ smokingStatus: 'Yes' }, findCarrier('brightwater'), 'literal')).not.toContain('smoking');
    expect(judge({ coverageAmount: '$50,000' }, findCarrier('alderpoint'), 'literal')).toContain('coverage');
  });
});

describe('rules that the default carriers leave open', () => {
  const ranged = buildCarrier({ conditions: { coverageMin: 100_000, coverageMax: 1_000_000 } });
  test.each([
    ['$50,000', ['coverage']],
    ['$100,000', []],
    ['$1,000,000', []],
    ['$1,500,000', ['coverage']],
    ['$2,000,000+', ['coverage']],
  ] as const)('%s against a range from $100,000 to $1,000,000', (coverageAmount, failed) => {
    expect(judge({ coverageAmount }, ranged)).toEqual(failed);
  });

  test('$2,000,000+ counts as 2,000,000, within a range that ends there', () => {
    const carrier = buildCarrier({ conditions: { coverageMax: 2_000_000 } });
    expect(judge({ coverageAmount: '$2,000,000+' }, carrier)).toEqual([]);
  });

  test.each([
    ['Ohio', []],
    ['Utah', []],
    ['Texas', ['state']],
  ] as const)('%s against Ohio and Utah', (state, failed) => {
    const carrier = buildCarrier({ conditions: { statesAvailable: ['Ohio', 'Utah'] } });
    expect(judge({ state }, carrier)).toEqual(failed);
  });

  test.each([
    ['Yes', ['no_medical_exam']],
    ['No', []],
  ] as const)('asking to skip the exam (%s) of a carrier that always has one', (noMedicalExam, failed) => {
    const carrier = buildCarrier({ conditions: { noMedicalExamAvailable: false } });
    expect(judge({ noMedicalExam }, carrier)).toEqual(failed);
  });

  test('every failed rule is reported, in a fixed order', () => {
    const strict = buildCarrier({
      conditions: {
        ageMin: 40,
        smokingAllowed: false,
        healthStatusRequired: ['excellent'],
        policyTypesOffered: ['whole'],
        coverageMin: 1_000_000,
        statesAvailable: ['Utah'],
        noMedicalExamAvailable: false,
      },
    });
    expect(judge({ smokingStatus: 'Yes', noMedicalExam: 'Yes' }, strict)).toEqual([
      'age',
      'smoking',
      'health',
      'policy',
      'coverage',
      'state',
      'no_medical_exam',
    ]);
  });
});
