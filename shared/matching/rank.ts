import type { UserData } from '../quote/user-data.ts';
import type { Carrier } from '../site/schemas/carriers.ts';
import { type EligibilityRule, findFailedRules } from './eligibility.ts';
import type { Case } from './explain.ts';
import { addPoints, type PointLine, scoreCarrier } from './score.ts';
import { type MatchReading, translateAnswers } from './translate.ts';

/** A carrier's place in the ranking. An ineligible carrier scores 0 and has no lines. */
export type RankedCarrier = {
  about: Case;
  isEligible: boolean;
  score: number;
  lines: readonly PointLine[];
  failed: readonly EligibilityRule[];
};

function compareStandings(one: RankedCarrier, other: RankedCarrier): number {
  if (one.isEligible !== other.isEligible) return one.isEligible ? -1 : 1;
  if (one.about.carrier.isPrimary !== other.about.carrier.isPrimary)
    return one.about.carrier.isPrimary ? -1 : 1;
  if (one.score !== other.score) return other.score - one.score;
  return one.about.carrier.id < other.about.carrier.id ? -1 : 1;
}

/**
 * Ranks all carriers, best first: eligible ones before ineligible ones, in each group the primary carrier first, then
 * by score, and equal scores by id. Neither the commission nor the order of `carriers` matters.
 */
export function rankCarriers(
  userData: UserData,
  carriers: readonly Carrier[],
  reading: MatchReading = 'normalised',
): RankedCarrier[] {
  const applicant = translateAnswers(userData, reading);
  return carriers
    .map((carrier): RankedCarrier => {
      const about = { userData, applicant, carrier };
      const failed = findFailedRules(applicant, carrier);
      if (failed.length > 0) return { about, isEligible: false, score: 0, lines: [], failed };
      const lines = scoreCarrier(applicant, carrier);
      return { about, isEligible: true, score: addPoints(lines), lines, failed };
    })
    .sort(compareStandings);
}
