import { describe, expect, test } from 'vitest';
import { smokingStatus } from './questions/smoking-status.ts';
import { findRule, findSlot, isSlotId, listOptions, questions, slots } from './questions.ts';
import { speech } from './speech.ts';

test('the questions are asked in this order', () => {
  expect(slots.map(({ id, kind, required }) => `${id} ${kind}${required ? '' : ', optional'}`)).toEqual([
    'name name',
    'age number',
    'state list',
    'coverageAmount list',
    'smokingStatus yes-no',
    'policyType choice',
    'healthStatus choice',
    'majorHealthConditions yes-no, optional',
    'medications yes-no, optional',
    'familyHistory yes-no, optional',
    'riskyHobbies yes-no, optional',
    'highRiskOccupation yes-no, optional',
    'alcoholConsumption choice, optional',
    'exercise choice, optional',
    'priority choice',
    'noMedicalExam yes-no',
    'approvalPreference choice',
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
] as const)('%s offers exactly these options', (id, options) => {
  expect(listOptions(findSlot(id))).toEqual(options);
});

describe.each(slots)('$id', (slot) => {
  const { id, kind, label, shortLabel, why, advice, options } = slot;

  test('is asked as a question, with one short line that says why', () => {
    expect(label).toMatch(/^[A-Z].+\?$/);
    expect(why).toMatch(/^[a-z].+\.$/);
    expect(why.length).toBeLessThanOrEqual(120);
    expect(shortLabel.length).toBeLessThanOrEqual(24);
    expect(advice).toMatch(/^(Enter|Choose|Answer) .+\.$/);
  });

  test('has different options, which all or none translate to a rule', () => {
    const values = listOptions(slot);
    expect(new Set(values).size).toBe(values.length);
    if (kind === 'yes-no') expect(values).toEqual(['Yes', 'No']);
    const ruled = options.filter(({ rule }) => rule !== undefined).length;
    expect([0, options.length]).toContain(ruled);
  });

  test('says whether it changes the match', () => {
    const isUsed = kind === 'name' || kind === 'number' || id === 'state' || options[0]?.rule !== undefined;
    expect(why.includes('doesn’t change your match')).toBe(!isUsed);
  });

  test('can be talked about: it has names, and ways to say each option', () => {
    const { names, free = {}, asked = {} } = speech[id];
    expect(names).not.toBe('');
    const meant = [...Object.keys(free), ...Object.keys(asked)].flatMap((key) => key.split(' | '));
    const isPressed = kind === 'choice' || kind === 'yes-no';
    expect(new Set(meant)).toEqual(new Set(isPressed ? listOptions(slot) : []));
    for (const phrases of [...Object.values(free), ...Object.values(asked)])
      expect(phrases).toBe(phrases.toLowerCase());
  });

  test('is found by its id', () => {
    expect(isSlotId(id)).toBe(true);
    expect(findSlot(id)).toBe(slot);
  });
});

test('what is not an option has no rule', () => {
  expect(findRule(smokingStatus, 'Yes')).toBe(true);
  expect(() => findRule({ ...smokingStatus, options: [] }, 'Yes' as never)).toThrow(RangeError);
  expect(isSlotId('shoeSize')).toBe(false);
});

test('only required questions decide the match', () => {
  for (const { required, why } of questions)
    expect(required).toBe(!why.includes('doesn’t change your match'));
});
