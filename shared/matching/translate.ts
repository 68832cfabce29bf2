import { approvalPreference } from '../quote/questions/approval-preference.ts';
import { coverageAmount } from '../quote/questions/coverage-amount.ts';
import { healthStatus } from '../quote/questions/health-status.ts';
import { noMedicalExam } from '../quote/questions/no-medical-exam.ts';
import { policyType } from '../quote/questions/policy-type.ts';
import { priority } from '../quote/questions/priority.ts';
import { smokingStatus } from '../quote/questions/smoking-status.ts';
import { findRule } from '../quote/questions.ts';
import type { UserData } from '../quote/user-data.ts';
import type { HealthValue, PolicyValue, PriorityValue } from '../site/schemas/carriers.ts';

/**
 * How answers are compared with the rules' lowercase words. `normalised` uses the rule values of the options.
 * `literal` compares answers about health, policy, and priority without translating them: `Good` never equals `good`,
 * so no carrier qualifies.
 */
export const matchReadings = ['normalised', 'literal'] as const;
export type MatchReading = (typeof matchReadings)[number];

/** The applicant in the rules' terms. `age` is in years, and `coverage` is in dollars. */
export type Applicant = {
  reading: MatchReading;
  age: number;
  state: UserData['state'];
  coverage: number;
  smokes: boolean;
  health: string;
  policy: string;
  priority: string;
  wantsNoExam: boolean;
  wantsInstantApproval: boolean;
};

/** Translates answers to what the rules compare, with the given reading. */
export function translateAnswers(userData: UserData, reading: MatchReading): Applicant {
  const isLiteral = reading === 'literal';
  const health: HealthValue = findRule(healthStatus, userData.healthStatus);
  const policy: PolicyValue = findRule(policyType, userData.policyType);
  const preference: PriorityValue = findRule(priority, userData.priority);
  return {
    reading,
    age: userData.age,
    state: userData.state,
    coverage: findRule(coverageAmount, userData.coverageAmount),
    smokes: findRule(smokingStatus, userData.smokingStatus),
    health: isLiteral ? userData.healthStatus : health,
    policy: isLiteral ? userData.policyType : policy,
    priority: isLiteral ? userData.priority : preference,
    wantsNoExam: findRule(noMedicalExam, userData.noMedicalExam),
    wantsInstantApproval: findRule(approvalPreference, userData.approvalPreference),
  };
}
