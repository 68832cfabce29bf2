import { recommend } from '../../../../shared/matching/recommend.ts';
import { buildUserData as buildApplicantData } from '../../../../shared/matching/testing/builders.ts';
import type { UserData } from '../../../../shared/quote/user-data.ts';
import { matchedCarriers } from '../../../../shared/site/carriers.data.ts';
import { createQuote, type Quote, takeAnswers, type Values } from '../state/quote.ts';

/** A person who fits the primary carrier and its strengths. */
export function buildUserData(overrides: Partial<UserData> = {}): UserData {
  return buildApplicantData({
    age: 34,
    state: 'Oregon',
    priority: 'Lowest premium cost',
    noMedicalExam: 'Yes',
    approvalPreference: 'Within a week',
    ...overrides,
  });
}

export const quickInfoValues = {
  name: 'Maya Ellison',
  age: '34',
  state: 'Oregon',
  coverageAmount: '$500,000',
};

export const requiredValues = {
  ...quickInfoValues,
  smokingStatus: 'No',
  policyType: 'Term Life Insurance',
  healthStatus: 'Good',
  priority: 'Lowest premium cost',
  noMedicalExam: 'Yes',
  approvalPreference: 'Within a week',
};

export function buildQuote(values: Values, at = 1): Quote {
  return takeAnswers(createQuote(0), values, at);
}

/** A finished quote: the required values, and the recommendation for them. */
export function buildDeliveredQuote(at = 1): Quote {
  const userData = buildUserData();
  const value = { userData, recommendation: recommend(userData, matchedCarriers) };
  return { ...buildQuote(requiredValues, at), result: { value, at } };
}
