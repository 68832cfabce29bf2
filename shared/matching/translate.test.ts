import { describe, expect, test } from 'vitest';
import type { UserData } from '../quote/user-data.ts';
import { buildUserData } from './testing/builders.ts';
import { translateAnswers } from './translate.ts';

const healthAnswers: [UserData['healthStatus'], string][] = [
  ['Excellent', 'excellent'],
  ['Good', 'good'],
  ['Fair', 'average'],
  ['Poor', 'poor'],
];
const policyAnswers: [UserData['policyType'], string][] = [
  ['Term Life Insurance', 'term'],
  ['Whole Life Insurance', 'whole'],
  ["I'm not sure", 'not_sure'],
];
const priorityAnswers: [UserData['priority'], string][] = [
  ['Lowest premium cost', 'price'],
  ['Flexible coverage options', 'flexibility'],
  ['Quick approval process', 'speed'],
  ['Comprehensive benefits', 'comprehensive'],
];

describe('the normalised reading', () => {
  test.each(healthAnswers)('translates health %s to %s', (healthStatus, value) => {
    expect(translateAnswers(buildUserData({ healthStatus }), 'normalised').health).toBe(value);
  });
  test.each(policyAnswers)('translates policy %s to %s', (policyType, value) => {
    expect(translateAnswers(buildUserData({ policyType }), 'normalised').policy).toBe(value);
  });
  test.each(priorityAnswers)('translates priority %s to %s', (priority, value) => {
    expect(translateAnswers(buildUserData({ priority }), 'normalised').priority).toBe(value);
  });
});

describe('the literal reading', () => {
  test.each(healthAnswers)('leaves health %s unchanged', (healthStatus) => {
    expect(translateAnswers(buildUserData({ healthStatus }), 'literal').health).toBe(healthStatus);
  });
  test.each(policyAnswers)('leaves policy %s unchanged', (policyType) => {
    expect(translateAnswers(buildUserData({ policyType }), 'literal').policy).toBe(policyType);
  });
  test.each(priorityAnswers)('leaves priority %s unchanged', (priority) => {
    expect(translateAnswers(buildUserData({ priority }), 'literal').priority).toBe(priority);
  });
});

describe.each(['normalised', 'literal'] as const)('the %s reading', (reading) => {
  test.each([
    ['Yes', true],
    ['No', false],
  ] as const)('reads %s to tobacco and to no exam as %s', (answer, value) => {
    const applicant = translateAnswers(
      buildUserData({ smokingStatus: answer, noMedicalExam: answer }),
      reading,
    );
    expect(applicant).toMatchObject({ smokes: value, wantsNoExam: value });
  });

  test.each([
    ['Immediately (instant approval)', true],
    ['Within a week', false],
    ['Within a month', false],
    ["I'm flexible on timing", false],
  ] as const)('reads %s as wanting instant approval: %s', (approvalPreference, value) => {
    expect(translateAnswers(buildUserData({ approvalPreference }), reading).wantsInstantApproval).toBe(value);
  });

  test.each([
    ['$25,000', 25_000],
    ['$2,000,000+', 2_000_000],
  ] as const)('reads %s as %i dollars', (coverageAmount, dollars) => {
    expect(translateAnswers(buildUserData({ coverageAmount }), reading).coverage).toBe(dollars);
  });

  test('keeps age and state', () => {
    expect(translateAnswers(buildUserData({ age: 44, state: 'Utah' }), reading)).toMatchObject({
      reading,
      age: 44,
      state: 'Utah',
    });
  });
});
