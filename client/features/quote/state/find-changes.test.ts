import { describe, expect, test } from 'vitest';
import { recommend } from '../../../../shared/matching/recommend.ts';
import type { UserData } from '../../../../shared/quote/user-data.ts';
import { matchedCarriers } from '../../../../shared/site/carriers.data.ts';
import { builtInRules } from '../result/matching-rules.ts';
import { buildUserData } from '../testing/builders.ts';
import { findChanges } from './find-changes.ts';

function findFor(overrides: Partial<UserData>) {
  const userData = buildUserData(overrides);
  return findChanges(userData, recommend(userData, matchedCarriers), builtInRules);
}

describe('what would change the match', () => {
  test('names the policy type and the amounts that the primary carrier doesn’t accept', () => {
    expect(findFor({ noMedicalExam: 'No' })).toEqual([
      {
        valueId: 'policyType',
        label: 'Policy type',
        to: ['Whole Life Insurance'],
        carrierName: 'Brightwater Mutual',
      },
      {
        valueId: 'coverageAmount',
        label: 'Coverage amount',
        to: ['$25,000', '$50,000'],
        carrierName: 'Copperleaf Life',
      },
    ]);
  });

  test('is empty when only facts decide', () => {
    expect(findFor({ age: 79 })).toEqual([]);
  });

  test('names what would let the primary carrier fit', () => {
    expect(findFor({ age: 60, coverageAmount: '$50,000' })).toContainEqual(
      expect.objectContaining({ valueId: 'coverageAmount', carrierName: 'Alderpoint Life' }),
    );
  });

  test('is unknown if the rules here give a different result than the one shown', () => {
    const userData = buildUserData();
    const shown = recommend(userData, matchedCarriers);
    const explanation = shown.explanation.map((result) => ({ ...result, score: result.score + 1 }));
    expect(findChanges(userData, { ...shown, explanation }, builtInRules)).toBeUndefined();
  });
});
