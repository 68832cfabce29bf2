import { describe, expect, test } from 'vitest';
import type { UserData } from '../quote/user-data.ts';
import { matchedCarriers } from '../site/carriers.data.ts';
import { computeMatchPercent } from './match-percent.ts';
import { recommend } from './recommend.ts';
import { recommendationSchema } from './recommendation.ts';
import { buildCarrier, buildUserData, findCarrier } from './testing/builders.ts';

type Expected = { winner: string; score: number; others: [id: string, score: number][] };

const cases: [about: string, overrides: Partial<UserData>, expected: Expected][] = [
  [
    'nothing special: 85+100+15+20, 80+20+20, 75+25+20',
    {},
    {
      winner: 'alderpoint',
      score: 220,
      others: [
        ['brightwater', 120],
        ['copperleaf', 120],
      ],
    },
  ],
  [
    'every bonus: +25+25+20, +15+30+25, +30+25+30',
    {
      priority: 'Lowest premium cost',
      noMedicalExam: 'Yes',
      approvalPreference: 'Immediately (instant approval)',
    },
    {
      winner: 'alderpoint',
      score: 290,
      others: [
        ['copperleaf', 205],
        ['brightwater', 190],
      ],
    },
  ],
  [
    'whole life leaves one: 80+20+20+15',
    { policyType: 'Whole Life Insurance', priority: 'Lowest premium cost' },
    { winner: 'brightwater', score: 135, others: [] },
  ],
  [
    'excellent health, price: 75+25+30+30 beats 80+20+25+15',
    { healthStatus: 'Excellent', priority: 'Lowest premium cost' },
    { winner: 'copperleaf', score: 160, others: [['brightwater', 140]] },
  ],
  [
    'excellent health, speed: 80+20+25+30 equals 75+25+30+25, and the id decides',
    { healthStatus: 'Excellent', priority: 'Quick approval process' },
    { winner: 'brightwater', score: 155, others: [['copperleaf', 155]] },
  ],
  [
    'a small amount excludes the primary: 75+25+20+30, 80+20+20+15',
    { coverageAmount: '$50,000', priority: 'Lowest premium cost' },
    { winner: 'copperleaf', score: 150, others: [['brightwater', 135]] },
  ],
  [
    'a smoker in excellent health: 80+20+25+20',
    { smokingStatus: 'Yes', healthStatus: 'Excellent' },
    { winner: 'brightwater', score: 145, others: [] },
  ],
  [
    'a smoker in fair health: 85+100+15+15, 80+20+10+20',
    { smokingStatus: 'Yes', healthStatus: 'Fair' },
    { winner: 'alderpoint', score: 215, others: [['brightwater', 130]] },
  ],
  ['at 62: 80+10+20', { age: 62 }, { winner: 'brightwater', score: 110, others: [] }],
  ['at 18: 80+20+20', { age: 18 }, { winner: 'brightwater', score: 120, others: [] }],
];

describe('who wins, by how much', () => {
  test.each(cases)('%s', (_about, overrides, { winner, score, others }) => {
    const result = recommend(buildUserData(overrides), matchedCarriers);
    expect(result).toMatchObject({
      carrierId: winner,
      score,
      matchPercent: computeMatchPercent(score, winner === 'alderpoint'),
      isPrimary: winner === 'alderpoint',
      isFallback: false,
      primary: { carrierId: 'alderpoint', isEligible: winner === 'alderpoint' },
    });
    expect(result.alternatives.map((other) => [other.carrierId, other.score, other.matchPercent])).toEqual(
      others.map(([id, points]) => [id, points, computeMatchPercent(points, false)]),
    );
  });
});

test('the result presents the carrier, and explains every carrier with the winner first', () => {
  const result = recommend(buildUserData({ age: 62 }), matchedCarriers);
  const { name, description, referralLink, logo } = findCarrier('brightwater');
  expect(result).toMatchObject({ recommendedCompany: name, description, referralLink, logo });
  expect(result.reasons).toHaveLength(3);
  expect(
    result.explanation.map(({ carrierId, carrierName, isEligible, score, lines, failures }) => ({
      carrierId,
      carrierName,
      isEligible,
      score,
      lines: lines.map(({ rule, points }) => [rule, points]),
      failures: failures.map(({ rule }) => rule),
    })),
  ).toEqual([
    {
      carrierId: 'brightwater',
      carrierName: 'Brightwater Mutual',
      isEligible: true,
      score: 110,
      lines: [
        ['base_score', 80],
        ['age', 10],
        ['health', 20],
      ],
      failures: [],
    },
    {
      carrierId: 'alderpoint',
      carrierName: 'Alderpoint Life',
      isEligible: false,
      score: 0,
      lines: [],
      failures: ['age'],
    },
    {
      carrierId: 'copperleaf',
      carrierName: 'Copperleaf Life',
      isEligible: false,
      score: 0,
      lines: [],
      failures: ['age'],
    },
  ]);
});

test('the primary carrier wins against any score', () => {
  const primary = buildCarrier({ id: 'modest', name: 'Modest Life', isPrimary: true });
  const strong = buildCarrier({ scoring: { baseScore: 1000 } });
  const result = recommend(buildUserData(), [strong, primary]);
  expect(result).toMatchObject({ carrierId: 'modest', score: 0, matchPercent: computeMatchPercent(0, true) });
  expect(result.alternatives).toMatchObject([
    { carrierId: 'larkfield', score: 1000, matchPercent: computeMatchPercent(1000, false) },
  ]);
});

describe('when no one qualifies', () => {
  const result = recommend(buildUserData({ healthStatus: 'Poor' }), matchedCarriers);

  test('the primary carrier is the fallback, with score 50', () => {
    expect(result).toMatchObject({
      carrierId: 'alderpoint',
      score: 50,
      matchPercent: computeMatchPercent(50, true),
      isPrimary: true,
      isFallback: true,
      alternatives: [],
      primary: { carrierId: 'alderpoint', isEligible: false },
    });
  });

  test('its score has its own line, and its failed rules stay', () => {
    expect(result.explanation[0]).toMatchObject({
      carrierId: 'alderpoint',
      isEligible: false,
      score: 50,
      lines: [{ rule: 'fallback', points: 50 }],
      failures: [{ rule: 'health', answer: 'Poor' }],
    });
    expect(result.explanation.slice(1)).toMatchObject([
      { carrierId: 'brightwater', isEligible: false, score: 0, lines: [] },
      { carrierId: 'copperleaf', isEligible: false, score: 0, lines: [] },
    ]);
  });

  test('none of its reasons claims that it fits', () => {
    expect(result.reasons[0]).toBe(
      'No full match yet. No partner’s published rules fit all of your answers.',
    );
    expect(result.reasons.join(' ')).toContain('will confirm');
    expect(result.reasons.join(' ')).not.toMatch(/fits your|matches your|has your/i);
  });
});

describe('the literal reading', () => {
  test.each(cases)('excludes everyone by health and policy: %s', (_about, overrides) => {
    const result = recommend(buildUserData(overrides), matchedCarriers, { reading: 'literal' });
    expect(result).toMatchObject({ carrierId: 'alderpoint', score: 50, isFallback: true });
    for (const { failures } of result.explanation) {
      expect(failures.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['health', 'policy']));
    }
  });
});

test('the normalised reading is the default', () => {
  const userData = buildUserData({ age: 41 });
  expect(recommend(userData, matchedCarriers)).toEqual(
    recommend(userData, matchedCarriers, { reading: 'normalised' }),
  );
});

test('the result survives JSON and its schema unchanged', () => {
  for (const [, overrides] of cases) {
    const result = recommend(buildUserData(overrides), matchedCarriers);
    expect(recommendationSchema.parse(JSON.parse(JSON.stringify(result)))).toEqual(result);
  }
});

test('the schema rejects a link that isn’t an https URL, and ignores fields added later', () => {
  const result = recommend(buildUserData(), matchedCarriers);
  expect(recommendationSchema.safeParse({ ...result, referralLink: 'javascript:alert(1)' }).success).toBe(
    false,
  );
  expect(recommendationSchema.parse({ ...result, addedLater: true })).toEqual(result);
});

test('a list without a primary carrier is rejected', () => {
  expect(() => recommend(buildUserData(), [buildCarrier()])).toThrow(RangeError);
});
