import type { Carrier } from '../site/schemas/carriers.ts';
import type { Applicant } from './translate.ts';

/** The rules that give points, in the order in which they are counted and reported. */
export type ScoringRule =
  | 'base_score'
  | 'score_boost'
  | 'age'
  | 'health'
  | 'priority'
  | 'no_medical_exam'
  | 'instant_approval'
  | 'smoker_friendly';

export type PointLine = { rule: ScoringRule; points: number };

/** Points of the primary carrier when no carrier qualifies. */
export const fallbackScore = 50;

/** Points of a smoker-friendly carrier when the applicant smokes. */
export const smokerFriendlyBonus = 20;

type AgeBand = Carrier['scoring']['ageBonus'][number];

/** Returns the first band that contains the age in years. Both bounds are inclusive. */
export function findAgeBand(bands: readonly AgeBand[], age: number): AgeBand | undefined {
  return bands.find((band) => age >= band.min && age <= band.max);
}

function getPoints(points: Readonly<Record<string, number | undefined>>, value: string): number {
  return points[value] ?? 0;
}

/**
 * Returns the points that this applicant earns with this carrier, one line per rule. Rules that give no points have no
 * line. This doesn't check eligibility. See docs/product.md, "Carrier rules" and "Scoring".
 */
export function scoreCarrier(applicant: Applicant, { conditions, scoring }: Carrier): PointLine[] {
  const lines: PointLine[] = [];
  function add(rule: ScoringRule, points: number): void {
    if (points > 0) lines.push({ rule, points });
  }
  add('base_score', scoring.baseScore);
  add('score_boost', scoring.scoreBoost);
  add('age', findAgeBand(scoring.ageBonus, applicant.age)?.bonus ?? 0);
  add('health', getPoints(scoring.healthBonus, applicant.health));
  add('priority', getPoints(scoring.priorityMatch, applicant.priority));
  if (applicant.wantsNoExam) add('no_medical_exam', scoring.noMedicalExamBonus);
  if (applicant.wantsInstantApproval && conditions.specialties.includes('fast_approval')) {
    add('instant_approval', scoring.instantApprovalBonus);
  }
  if (applicant.smokes && conditions.specialties.includes('smoker_friendly')) {
    add('smoker_friendly', smokerFriendlyBonus);
  }
  return lines;
}

export function addPoints(lines: readonly { points: number }[]): number {
  return lines.reduce((sum, line) => sum + line.points, 0);
}
