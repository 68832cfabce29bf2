import { expect, test } from 'vitest';
import { matchedCarriers } from '../site/carriers.data.ts';
import { carriersSchema } from '../site/schemas/carriers.ts';
import { findCarrier } from './testing/builders.ts';

test('the default carriers match the schema, which doesn’t change them', () => {
  expect(carriersSchema.parse(matchedCarriers)).toEqual(matchedCarriers);
});

test('Alderpoint Life comes first and is the only primary carrier', () => {
  expect(matchedCarriers.map(({ id, name, isPrimary }) => ({ id, name, isPrimary }))).toEqual([
    { id: 'alderpoint', name: 'Alderpoint Life', isPrimary: true },
    { id: 'brightwater', name: 'Brightwater Mutual', isPrimary: false },
    { id: 'copperleaf', name: 'Copperleaf Life', isPrimary: false },
  ]);
});

test.each([
  ['alderpoint', { coverageMin: 100_000, coverageMax: 8_000_000, specialties: ['fast_approval'] }],
  ['brightwater', { specialties: ['fast_approval', 'smoker_friendly'] }],
  ['copperleaf', { specialties: ['fast_approval'] }],
])('%s: range, states, exam and specialties', (id, expected) => {
  const { coverageMin, coverageMax, statesAvailable, noMedicalExamAvailable, specialties } =
    findCarrier(id).conditions;
  expect({ coverageMin, coverageMax, statesAvailable, noMedicalExamAvailable, specialties }).toEqual({
    coverageMin: undefined,
    coverageMax: undefined,
    statesAvailable: undefined,
    noMedicalExamAvailable: true,
    ...expected,
  });
});

test.each([
  ['alderpoint', { price: 25, flexibility: 20, speed: 15 }],
  ['brightwater', { speed: 30, convenience: 25, price: 15 }],
  ['copperleaf', { price: 30, speed: 25, simplicity: 20 }],
])('%s: every priority bonus, even those that no answer asks for', (id, expected) => {
  expect(findCarrier(id).scoring.priorityMatch).toEqual(expected);
});

test.each(matchedCarriers)('$name promises nothing, and uses reserved addresses', (carrier) => {
  expect([carrier.description, ...carrier.talkingPoints].join(' ')).not.toMatch(/guarantee|always|!/i);
  expect(new URL(carrier.referralLink).hostname).toMatch(/\.example$/);
  expect(carrier.logo).toBe(`/carriers/${carrier.id}.svg`);
});
