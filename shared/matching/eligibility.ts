import type { Carrier } from '../site/schemas/carriers.ts';
import type { Applicant } from './translate.ts';

/** The rules that can exclude an applicant, in the order in which they are checked and reported. */
export type EligibilityRule =
  | 'age'
  | 'smoking'
  | 'health'
  | 'policy'
  | 'coverage'
  | 'state'
  | 'no_medical_exam';

function includes(values: readonly string[], value: string): boolean {
  return values.includes(value);
}

/**
 * Returns the carrier's rules that the applicant fails. If there are none, the applicant is eligible. Bounds are
 * inclusive, ages are in years, and coverage is in dollars. See docs/product.md, "Carrier rules".
 */
export function findFailedRules(applicant: Applicant, { conditions }: Carrier): EligibilityRule[] {
  const failed: EligibilityRule[] = [];
  if (applicant.age < conditions.ageMin || applicant.age > conditions.ageMax) failed.push('age');
  if (applicant.smokes && !conditions.smokingAllowed) failed.push('smoking');
  if (!includes(conditions.healthStatusRequired, applicant.health)) failed.push('health');
  if (!includes(conditions.policyTypesOffered, applicant.policy)) failed.push('policy');
  const { coverageMin = 0, coverageMax = Number.POSITIVE_INFINITY } = conditions;
  if (applicant.coverage < coverageMin || applicant.coverage > coverageMax) failed.push('coverage');
  if (conditions.statesAvailable && !includes(conditions.statesAvailable, applicant.state))
    failed.push('state');
  if (applicant.wantsNoExam && !conditions.noMedicalExamAvailable) failed.push('no_medical_exam');
  return failed;
}
