import { describe, expect, test } from 'vitest';
import { carriersSchema, describeCarrierErrors } from './carrier.ts';
import { buildCarrier } from './testing/builders.ts';

const primary = buildCarrier({ id: 'first', name: 'First Life', isPrimary: true });
const other = buildCarrier({ id: 'second', name: 'Second Life' });

function listErrors(value: unknown): string[] {
  const result = carriersSchema.safeParse(value);
  return result.success ? [] : describeCarrierErrors(result.error);
}

/**
 * The errors of a list in which one part of the first carrier (its own fields, conditions, or scoring) was replaced.
 */
function errorsWith(place: 'own' | 'conditions' | 'scoring', fields: Record<string, unknown>): string[] {
  const changed =
    place === 'own' ? { ...primary, ...fields } : { ...primary, [place]: { ...primary[place], ...fields } };
  return listErrors([changed, other]);
}

test('a valid list has no errors', () => {
  expect(listErrors([primary, other])).toEqual([]);
});

test('optional conditions and a missing boost are accepted', () => {
  const { scoreBoost, ...scoring } = primary.scoring;
  const conditions = { ...primary.conditions, statesAvailable: ['Ohio'], coverageMin: 1, coverageMax: 1 };
  const parsed = carriersSchema.parse([{ ...primary, conditions, scoring }]);
  expect(parsed[0]?.scoring.scoreBoost).toBe(0);
});

describe('one line per error', () => {
  test.each([
    [{ id: 'Not An Id' }, 'carriers[0].id: Must be lowercase letters and digits, joined by single dashes.'],
    [{ id: undefined }, 'carriers[0].id: Must be text.'],
    [{ name: '  ' }, 'carriers[0].name: Must not be empty.'],
    [{ name: 'n'.repeat(121) }, 'carriers[0].name: Must be at most 120 characters.'],
    [
      { referralLink: 'http://first.example' },
      'carriers[0].referralLink: Must be a web address that starts with https://.',
    ],
    [
      { referralLink: 'javascript:alert(1)' },
      'carriers[0].referralLink: Must be a web address that starts with https://.',
    ],
    [{ referralLink: 5 }, 'carriers[0].referralLink: Must be a web address that starts with https://.'],
    [
      { logo: '//elsewhere.example/a.svg' },
      'carriers[0].logo: Must be a path on this site, like /carriers/name.svg.',
    ],
    [
      { logo: 'https://elsewhere.example/a.svg' },
      'carriers[0].logo: Must be a path on this site, like /carriers/name.svg.',
    ],
    [{ isPrimary: 'yes' }, 'carriers[0].isPrimary: Must be true or false.'],
    [{ isPrimary: false }, 'carriers: Exactly one carrier must have isPrimary true.'],
    [{ id: 'second' }, 'carriers[1].id: Must differ from every other carrier.'],
    [{ name: 'SECOND LIFE' }, 'carriers[1].name: Must differ from every other carrier.'],
    [{ talkingPoints: [] }, 'carriers[0].talkingPoints: Must have at least one.'],
    [{ talkingPoints: 'text' }, 'carriers[0].talkingPoints: Must be a list.'],
    [{ conditions: null }, 'carriers[0].conditions: Must be an object.'],
    [{ commission: 5 }, 'carriers[0]: Unknown field: commission.'],
  ])('own fields: %j', (fields, line) => {
    expect(errorsWith('own', fields)).toEqual([line]);
  });

  test.each([
    [{ ageMin: -1 }, 'carriers[0].conditions.ageMin: Must be 0 or more.'],
    [{ ageMin: 20.5 }, 'carriers[0].conditions.ageMin: Must be a whole number of years.'],
    [{ ageMin: 61, ageMax: 60 }, 'carriers[0].conditions.ageMin: Must not be above ageMax.'],
    [
      { coverageMin: 2, coverageMax: 1 },
      'carriers[0].conditions.coverageMin: Must not be above coverageMax.',
    ],
    [{ coverageMax: '$8M' }, 'carriers[0].conditions.coverageMax: Must be a whole number of dollars.'],
    [
      { healthStatusRequired: ['Good'] },
      'carriers[0].conditions.healthStatusRequired[0]: Must be one of: excellent, good, average, poor.',
    ],
    [{ healthStatusRequired: [] }, 'carriers[0].conditions.healthStatusRequired: Must name at least one.'],
    [
      { policyTypesOffered: ['term', 'universal'] },
      'carriers[0].conditions.policyTypesOffered[1]: Must be one of: term, whole, not_sure.',
    ],
    [
      { statesAvailable: ['OH'] },
      'carriers[0].conditions.statesAvailable[0]: Must be the full name of a US state.',
    ],
    [{ statesAvailable: [] }, 'carriers[0].conditions.statesAvailable: Must name at least one.'],
    [
      { specialties: ['Fast approval'] },
      'carriers[0].conditions.specialties[0]: Must be lowercase letters, digits, and underscores.',
    ],
  ])('conditions: %j', (fields, line) => {
    expect(errorsWith('conditions', fields)).toEqual([line]);
  });

  test.each([
    [{ baseScore: -1 }, 'carriers[0].scoring.baseScore: Must be 0 or more.'],
    [{ baseScore: undefined }, 'carriers[0].scoring.baseScore: Must be a whole number of points.'],
    [
      { noMedicalExamBonus: 0.5 },
      'carriers[0].scoring.noMedicalExamBonus: Must be a whole number of points.',
    ],
    [
      { ageBonus: [{ min: 40, max: 30, bonus: 1 }] },
      'carriers[0].scoring.ageBonus[0].min: Must not be above max.',
    ],
    [{ healthBonus: { fine: 5 } }, 'carriers[0].scoring.healthBonus: Unknown field: fine.'],
    [{ priorityMatch: { cheap: 5 } }, 'carriers[0].scoring.priorityMatch: Unknown field: cheap.'],
    [
      { healthBonus: JSON.parse('{"__proto__": 5}') },
      'carriers[0].scoring.healthBonus: Unknown field: __proto__.',
    ],
  ])('scoring: %j', (fields, line) => {
    expect(errorsWith('scoring', fields)).toEqual([line]);
  });

  test.each([
    [[], ['carriers: Exactly one carrier must have isPrimary true.']],
    [{}, ['carriers: Must be a list.']],
    [null, ['carriers: Must be a list.']],
    [[null], ['carriers[0]: Must be an object.']],
    [[primary, 'second'], ['carriers[1]: Must be an object.']],
    [[primary, { ...other, isPrimary: true }], ['carriers: Exactly one carrier must have isPrimary true.']],
  ])('the whole list: %#', (value, lines) => {
    expect(listErrors(value)).toEqual(lines);
  });

  test('all errors are listed together', () => {
    const bad = {
      ...primary,
      referralLink: 'nowhere',
      conditions: { ...primary.conditions, ageMin: 70, ageMax: 60, noMedicalExamAvailable: 'yes' },
    };
    expect(listErrors([bad, { ...other, id: 'first' }])).toEqual([
      'carriers[0].referralLink: Must be a web address that starts with https://.',
      'carriers[0].conditions.noMedicalExamAvailable: Must be true or false.',
      'carriers[0].conditions.ageMin: Must not be above ageMax.',
      'carriers[1].id: Must differ from every other carrier.',
    ]);
  });

  test('an error never takes several lines', () => {
    expect(errorsWith('own', { 'odd\nname': 1 })).toEqual(['carriers[0]: Unknown field: odd name.']);
  });
});
