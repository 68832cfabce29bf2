import { expect, it } from 'vitest';
import { defaultCarriers } from '../../../../shared/matching/carriers.ts';
import { computeMatchPercent } from '../../../../shared/matching/match-percent.ts';
import { addPoints, scoreCarrier } from '../../../../shared/matching/score.ts';
import type { Applicant } from '../../../../shared/matching/translate.ts';
import { exampleMatch } from './example-match.data.ts';

const applicant: Applicant = {
  reading: 'normalised',
  age: 34,
  state: 'Ohio',
  coverage: 500_000,
  smokes: false,
  health: 'good',
  policy: 'term',
  priority: 'price',
  wantsNoExam: true,
  wantsInstantApproval: false,
};

it.each(Object.entries(exampleMatch.scores))(
  'gives %s the score that the matching rules give',
  (id, score) => {
    const carrier = defaultCarriers.find((candidate) => candidate.id === id);
    expect(carrier && addPoints(scoreCarrier(applicant, carrier))).toBe(score);
  },
);

it('shows the carrier, points, and percent that the matching rules give', () => {
  const primary = defaultCarriers.find(({ isPrimary }) => isPrimary);
  if (!primary) throw new Error('No carrier is the primary one.');
  expect(primary.name).toBe(exampleMatch.carrier);
  expect(primary.referralLink).toContain(exampleMatch.host);
  const lines = scoreCarrier(applicant, primary).filter(
    ({ rule }) => !/^(base_score|score_boost)$/.test(rule),
  );
  expect(lines.map(({ points }) => points).sort()).toEqual(
    exampleMatch.points.map(({ points }) => points).sort(),
  );
  expect(computeMatchPercent(exampleMatch.scores.alderpoint, true)).toBe(exampleMatch.percent);
});
