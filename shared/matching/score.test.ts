import { describe, expect, test } from 'vitest';
import type { UserData } from '../quote/user-data.ts';
import type { Carrier } from '../site/schemas/carriers.ts';
import { addPoints, type ScoringRule, scoreCarrier } from './score.ts';
import { buildCarrier, buildUserData, findCarrier } from './testing/builders.ts';
import { type MatchReading, translateAnswers } from './translate.ts';

const ids = ['alderpoint', 'brightwater', 'copperleaf'] as const;

function score(overrides: Partial<UserData>, carrier: Carrier, reading: MatchReading = 'normalised') {
  return scoreCarrier(translateAnswers(buildUserData(overrides), reading), carrier);
}

/** The points that each default carrier gives for one rule. */
function pointsBy(rule: ScoringRule, overrides: Partial<UserData>, reading?: MatchReading): number[] {
  return ids.map((id) =>
    addPoints(score(overrides, findCarrier(id), reading).filter((line) => line.rule === rule)),
  );
}

describe.each(['normalised', 'literal'] as const)('the rules table, in the %s reading', (reading) => {
  test('base score', () => {
    expect(pointsBy('base_score', {}, reading)).toEqual([85, 80, 75]);
  });

  test('boost of the primary carrier', () => {
    expect(pointsBy('score_boost', {}, reading)).toEqual([100, 0, 0]);
  });

  test.each([
    // age, [Alderpoint, Brightwater, Copperleaf]; an age outside all bands scores 0
    [17, [0, 0, 0]],
    [18, [10, 20, 0]],
    [20, [10, 20, 0]],
    [21, [10, 20, 25]],
    [24, [10, 20, 25]],
    [25, [15, 20, 25]],
    [26, [15, 20, 25]],
    [35, [15, 20, 25]],
    [36, [15, 15, 25]],
    [40, [15, 15, 25]],
    [41, [15, 15, 15]],
    [45, [15, 15, 15]],
    [46, [5, 15, 15]],
    [50, [5, 15, 15]],
    [51, [5, 10, 15]],
    [55, [5, 10, 15]],
    [56, [5, 10, 0]],
    [60, [5, 10, 0]],
    [61, [0, 10, 0]],
    [65, [0, 10, 0]],
    [66, [0, 0, 0]],
  ])('age %i', (age, expected) => {
    expect(pointsBy('age', { age }, reading)).toEqual(expected);
  });

  test.each([
    ['Yes', [25, 30, 25]],
    ['No', [0, 0, 0]],
  ] as const)('skipping the exam: %s', (noMedicalExam, expected) => {
    expect(pointsBy('no_medical_exam', { noMedicalExam }, reading)).toEqual(expected);
  });

  test.each([
    ['Immediately (instant approval)', [20, 25, 30]],
    ['Within a week', [0, 0, 0]],
    ['Within a month', [0, 0, 0]],
    ["I'm flexible on timing", [0, 0, 0]],
  ] as const)('approval: %s', (approvalPreference, expected) => {
    expect(pointsBy('instant_approval', { approvalPreference }, reading)).toEqual(expected);
  });

  test.each([
    ['Yes', [0, 20, 0]],
    ['No', [0, 0, 0]],
  ] as const)('smoker-friendly when tobacco is %s', (smokingStatus, expected) => {
    expect(pointsBy('smoker_friendly', { smokingStatus }, reading)).toEqual(expected);
  });
});

describe('bonuses that depend on the reading', () => {
  const healthBonuses = [
    ['Excellent', [0, 25, 30]],
    ['Good', [20, 20, 20]],
    ['Fair', [15, 10, 0]],
    ['Poor', [0, 0, 0]],
  ] as const;
  test.each(healthBonuses)('health %s, normalised', (healthStatus, expected) => {
    expect(pointsBy('health', { healthStatus })).toEqual(expected);
  });
  test.each(healthBonuses)('health %s, literal: none', (healthStatus) => {
    expect(pointsBy('health', { healthStatus }, 'literal')).toEqual([0, 0, 0]);
  });

  const priorityBonuses = [
    ['Lowest premium cost', [25, 15, 30]],
    ['Flexible coverage options', [20, 0, 0]],
    ['Quick approval process', [15, 30, 25]],
    ['Comprehensive benefits', [0, 0, 0]],
  ] as const;
  test.each(priorityBonuses)('priority %s, normalised', (priority, expected) => {
    expect(pointsBy('priority', { priority })).toEqual(expected);
  });
  test.each(priorityBonuses)('priority %s, literal: none', (priority) => {
    expect(pointsBy('priority', { priority }, 'literal')).toEqual([0, 0, 0]);
  });
});

test('if two bands contain the age, the first one applies', () => {
  const carrier = buildCarrier({
    scoring: {
      ageBonus: [
        { min: 30, max: 40, bonus: 7 },
        { min: 18, max: 80, bonus: 99 },
      ],
    },
  });
  expect(score({ age: 30 }, carrier)).toEqual([{ rule: 'age', points: 7 }]);
  expect(score({ age: 40 }, carrier)).toEqual([{ rule: 'age', points: 7 }]);
  expect(score({ age: 41 }, carrier)).toEqual([{ rule: 'age', points: 99 }]);
});

test('the instant-approval bonus needs the fast_approval specialty', () => {
  const wish = { approvalPreference: 'Immediately (instant approval)' } as const;
  const scoring = { instantApprovalBonus: 40 };
  expect(score(wish, buildCarrier({ scoring }))).toEqual([]);
  expect(score(wish, buildCarrier({ scoring, conditions: { specialties: ['fast_approval'] } }))).toEqual([
    { rule: 'instant_approval', points: 40 },
  ]);
});

test('lines have a fixed order, and rules without points have no line', () => {
  const everything = {
    smokingStatus: 'Yes',
    priority: 'Quick approval process',
    noMedicalExam: 'Yes',
    approvalPreference: 'Immediately (instant approval)',
  } as const;
  expect(score(everything, findCarrier('brightwater'))).toEqual([
    { rule: 'base_score', points: 80 },
    { rule: 'age', points: 20 },
    { rule: 'health', points: 20 },
    { rule: 'priority', points: 30 },
    { rule: 'no_medical_exam', points: 30 },
    { rule: 'instant_approval', points: 25 },
    { rule: 'smoker_friendly', points: 20 },
  ]);
  expect(score({}, buildCarrier())).toEqual([]);
});
