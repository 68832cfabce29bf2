import { parseCoverageAmount } from '../quote/coverage-amounts.ts';
import type { UserData } from '../quote/user-data.ts';
import type { HealthValue, PolicyValue, PriorityValue } from './carrier-rules.ts';

/**
 * How answers are compared with the rules' lowercase words. `normalised` translates answers with the tables below.
 * `literal` compares answers about health, policy, and priority without translating them: `Good` never equals `good`,
 * so no carrier qualifies.
 */
export type MatchReading = 'normalised' | 'literal';

/** The rule value for each answer. See the product specification, "Matching". */
export const healthByAnswer: Readonly<Record<UserData['healthStatus'], HealthValue>> = {
  Excellent: 'excellent',
  Good: 'good',
  Fair: 'average',
  Poor: 'poor',
};

const policyByAnswer: Readonly<Record<UserData['policyType'], PolicyValue>> = {
  'Term Life Insurance': 'term',
  'Whole Life Insurance': 'whole',
  "I'm not sure": 'not_sure',
};

export const priorityByAnswer: Readonly<Record<UserData['priority'], PriorityValue>> = {
  'Lowest premium cost': 'price',
  'Flexible coverage options': 'flexibility',
  'Quick approval process': 'speed',
  'Comprehensive benefits': 'comprehensive',
};

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
  return {
    reading,
    age: userData.age,
    state: userData.state,
    coverage: parseCoverageAmount(userData.coverageAmount),
    smokes: userData.smokingStatus === 'Yes',
    health: isLiteral ? userData.healthStatus : healthByAnswer[userData.healthStatus],
    policy: isLiteral ? userData.policyType : policyByAnswer[userData.policyType],
    priority: isLiteral ? userData.priority : priorityByAnswer[userData.priority],
    wantsNoExam: userData.noMedicalExam === 'Yes',
    wantsInstantApproval: userData.approvalPreference === 'Immediately (instant approval)',
  };
}
