import { expect, it } from 'vitest';
import { computeMatchPercent } from '../../../../shared/matching/match-percent.ts';
import { matchedCarriers } from '../../../../shared/site/carriers.data.ts';
import { directory } from '../../../../shared/site/directory.data.ts';
import { composeExample } from './compose-example.ts';

const [primary, ...others] = matchedCarriers;
if (!primary) throw new Error('There are no carriers.');

it('shows the carrier, points, and percent that the matching rules give', () => {
  const { match, details } = composeExample(matchedCarriers, directory.carriers);
  expect(match).toEqual({
    carrier: 'Alderpoint Life',
    logo: '/carriers/alderpoint.svg',
    percent: computeMatchPercent(270, true),
    reasons: ['Fits a 34-year-old non-smoker', 'Has a no-exam option'],
  });
  expect(details).toMatchObject({
    host: 'alderpointlife.example',
    applicant: '34, non-smoker, good health',
    points: [
      { label: 'Lowest premium cost', points: 25 },
      { label: 'No medical exam', points: 25 },
      { label: 'Good health', points: 20 },
      { label: 'Age 34', points: 15 },
    ],
    compared: [
      { logo: '/carriers/alderpoint.svg', share: 1 },
      { logo: '/carriers/copperleaf.svg', share: 175 / 270 },
      { logo: '/carriers/brightwater.svg', share: 165 / 270 },
    ],
    rated: 'A+ rated carriers',
  });
});

it('is someone who fits the primary carrier, and the other carriers shown', () => {
  const conditions = {
    ...primary.conditions,
    ageMin: 80,
    ageMax: 85,
    noMedicalExamAvailable: false,
    healthStatusRequired: ['average' as const],
  };
  const { match, details } = composeExample([{ ...primary, conditions }, ...others], directory.carriers);
  expect(match.reasons).toEqual(['Fits an 80-year-old non-smoker']);
  expect(details.applicant).toBe('80, non-smoker, fair health');
  expect(details.points.map(({ label }) => label)).toEqual(['Lowest premium cost', 'Fair health']);
  expect(details.compared).toEqual([{ logo: primary.logo, share: 1 }]);
});

it('shows full bars for carriers that get no points', () => {
  const { scoring } = primary;
  const nothing = { ...scoring, baseScore: 0, scoreBoost: 0, noMedicalExamBonus: 0, instantApprovalBonus: 0 };
  const poor = { ...primary, scoring: { ...nothing, ageBonus: [], healthBonus: {}, priorityMatch: {} } };
  expect(composeExample([poor], directory.carriers).details.compared).toEqual([
    { logo: poor.logo, share: 1 },
  ]);
});

it('says which ratings the matched carriers have', () => {
  const listed = directory.carriers.map((carrier) =>
    carrier.slug === 'brightwater' ? { ...carrier, amBestRating: 'A-' as const } : carrier,
  );
  expect(composeExample(matchedCarriers, listed).details.rated).toBe('carriers rated A- or better');
});
