import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { coverageAmounts } from '../quote/coverage-amounts.ts';
import { approvalPreference } from '../quote/questions/approval-preference.ts';
import { healthStatus } from '../quote/questions/health-status.ts';
import { noMedicalExam } from '../quote/questions/no-medical-exam.ts';
import { policyType } from '../quote/questions/policy-type.ts';
import { priority } from '../quote/questions/priority.ts';
import { smokingStatus } from '../quote/questions/smoking-status.ts';
import { listOptions } from '../quote/questions.ts';
import { usStates } from '../quote/us-states.ts';
import type { UserData } from '../quote/user-data.ts';
import { type Carrier, carriersSchema } from '../site/schemas/carriers.ts';
import { matchPercents } from './match-percent.ts';
import { recommend } from './recommend.ts';
import type { Recommendation } from './recommendation.ts';

const userDataArbitrary: fc.Arbitrary<UserData> = fc.record({
  name: fc.constant('Maya'),
  age: fc.integer({ min: 18, max: 80 }),
  state: fc.constantFrom(...usStates),
  coverageAmount: fc.constantFrom(...coverageAmounts),
  smokingStatus: fc.constantFrom(...listOptions(smokingStatus)),
  policyType: fc.constantFrom(...listOptions(policyType)),
  healthStatus: fc.constantFrom(...listOptions(healthStatus)),
  priority: fc.constantFrom(...listOptions(priority)),
  noMedicalExam: fc.constantFrom(...listOptions(noMedicalExam)),
  approvalPreference: fc.constantFrom(...listOptions(approvalPreference)),
});

const points = fc.integer({ min: 0, max: 150 });
const ages = fc.tuple(fc.integer({ min: 18, max: 100 }), fc.integer({ min: 18, max: 100 }));
const amounts = fc.tuple(fc.integer({ min: 0, max: 4e6 }), fc.integer({ min: 0, max: 4e6 }));

const conditionsArbitrary: fc.Arbitrary<Carrier['conditions']> = fc
  .record({
    ages,
    amounts: fc.option(amounts, { nil: undefined }),
    states: fc.option(fc.subarray([...usStates], { minLength: 25 }), { nil: undefined }),
    smokingAllowed: fc.boolean(),
    noMedicalExamAvailable: fc.boolean(),
    healthStatusRequired: fc.subarray(['excellent', 'good', 'average', 'poor'] as const, { minLength: 1 }),
    policyTypesOffered: fc.subarray(['term', 'whole', 'not_sure'] as const, { minLength: 1 }),
    specialties: fc.subarray(['fast_approval', 'smoker_friendly', 'young_families']),
  })
  .map(({ ages, amounts, states, ...rest }) => ({
    ...rest,
    healthStatusRequired: [...rest.healthStatusRequired],
    policyTypesOffered: [...rest.policyTypesOffered],
    ageMin: Math.min(...ages),
    ageMax: Math.max(...ages),
    ...(amounts && { coverageMin: Math.min(...amounts), coverageMax: Math.max(...amounts) }),
    ...(states && { statesAvailable: states }),
  }));

const scoringArbitrary: fc.Arbitrary<Carrier['scoring']> = fc.record({
  baseScore: points,
  scoreBoost: points,
  ageBonus: fc.array(
    fc.tuple(ages, points).map(([[a, b], bonus]) => ({ min: Math.min(a, b), max: Math.max(a, b), bonus })),
    { maxLength: 4 },
  ),
  healthBonus: fc.record(
    { excellent: points, good: points, average: points, poor: points },
    { requiredKeys: [] },
  ),
  priorityMatch: fc.record({ price: points, flexibility: points, speed: points }, { requiredKeys: [] }),
  noMedicalExamBonus: points,
  instantApprovalBonus: points,
});

/** One to five carriers. Any one of them is primary. */
const carriersArbitrary: fc.Arbitrary<Carrier[]> = fc
  .array(fc.record({ conditions: conditionsArbitrary, scoring: scoringArbitrary }), {
    minLength: 1,
    maxLength: 5,
  })
  .chain((rules) =>
    fc.nat({ max: rules.length - 1 }).map((primary) =>
      rules.map(({ conditions, scoring }, index) => ({
        id: `carrier-${index}`,
        name: `Carrier ${index}`,
        referralLink: `https://www.carrier-${index}.example/quote`,
        description: 'A carrier.',
        logo: `/carriers/${index}.svg`,
        isPrimary: index === primary,
        talkingPoints: ['A point'],
        conditions,
        scoring,
      })),
    ),
  );

const readingArbitrary = fc.constantFrom('normalised', 'literal' as const);

/** Runs the check on many visitors and carriers, with both readings. */
function checkAll(check: (result: Recommendation, userData: UserData, carriers: Carrier[]) => void): void {
  fc.assert(
    fc.property(userDataArbitrary, carriersArbitrary, readingArbitrary, (userData, carriers, reading) =>
      check(recommend(userData, carriers, { reading }), userData, carriers),
    ),
    { numRuns: 300 },
  );
}

function findPrimary(carriers: readonly Carrier[]): string | undefined {
  return carriers.find(({ isPrimary }) => isPrimary)?.id;
}

test('the generated carriers match the schema', () => {
  fc.assert(
    fc.property(carriersArbitrary, (carriers) => carriersSchema.safeParse(carriers).success),
    { numRuns: 100 },
  );
});

test('the primary carrier wins whenever it qualifies, and is the fallback when no one does', () => {
  checkAll((result, _userData, carriers) => {
    const eligible = result.explanation.filter(({ isEligible }) => isEligible);
    const primary = findPrimary(carriers);
    expect(result.primary.carrierId).toBe(primary);
    expect(result.isFallback).toBe(eligible.length === 0);
    if (eligible.length === 0 || eligible.some(({ carrierId }) => carrierId === primary)) {
      expect(result.carrierId).toBe(primary);
    } else {
      expect(result.score).toBe(Math.max(...eligible.map(({ score }) => score)));
    }
  });
});

test('every score is the sum of its lines, and agrees with the result', () => {
  checkAll((result, _userData, carriers) => {
    expect(result.explanation.map(({ carrierId }) => carrierId).sort()).toEqual(
      carriers.map(({ id }) => id).sort(),
    );
    for (const { lines, score, isEligible, failures } of result.explanation) {
      expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(score);
      expect(isEligible).toBe(failures.length === 0);
    }
    for (const match of [result, ...result.alternatives]) {
      const explained = result.explanation.find(({ carrierId }) => carrierId === match.carrierId);
      expect(explained?.score).toBe(match.score);
    }
  });
});

test('percentages are whole numbers within their limits', () => {
  checkAll((result) => {
    for (const { matchPercent, isPrimary } of [result, ...result.alternatives]) {
      expect(Number.isInteger(matchPercent)).toBe(true);
      const { min, max } = isPrimary ? matchPercents.primary : matchPercents.others;
      expect(matchPercent).toBeGreaterThanOrEqual(min);
      expect(matchPercent).toBeLessThanOrEqual(max);
    }
  });
});

test('every match has three reasons', () => {
  checkAll((result) => {
    for (const { reasons } of [result, ...result.alternatives]) {
      expect(new Set(reasons).size).toBe(3);
    }
  });
});

test('the order of the carriers never changes the result', () => {
  fc.assert(
    fc.property(
      userDataArbitrary,
      carriersArbitrary.chain((carriers) =>
        fc.tuple(
          fc.constant(carriers),
          fc.shuffledSubarray(carriers, { minLength: carriers.length, maxLength: carriers.length }),
        ),
      ),
      (userData, [carriers, shuffled]) => {
        expect(recommend(userData, shuffled)).toEqual(recommend(userData, carriers));
      },
    ),
    { numRuns: 300 },
  );
});

test('alternatives are the other carriers that qualify, by score and then by id', () => {
  checkAll((result) => {
    const others = result.explanation.filter(
      ({ isEligible, carrierId }) => isEligible && carrierId !== result.carrierId,
    );
    const expected = others
      .map(({ carrierId, score }) => ({ carrierId, score }))
      .sort((a, b) => b.score - a.score || (a.carrierId < b.carrierId ? -1 : 1));
    expect(result.alternatives.map(({ carrierId, score }) => ({ carrierId, score }))).toEqual(expected);
  });
});

test('links, texts, and names don’t affect the order', () => {
  checkAll((result, userData, carriers) => {
    if (result.isFallback) return;
    const disguised = carriers.map((carrier, index) => ({
      ...carrier,
      name: `Another name ${carriers.length - index}`,
      referralLink: `https://other.example/?commission=${carriers.length - index}`,
      description: 'Pays the most.',
      talkingPoints: ['Pays the most'],
    }));
    const order = ({ carrierId, alternatives }: Recommendation) => [
      carrierId,
      ...alternatives.map((alternative) => alternative.carrierId),
    ];
    expect(order(recommend(userData, disguised))).toEqual(order(result));
  });
});
