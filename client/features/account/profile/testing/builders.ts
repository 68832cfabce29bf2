import type { Profile } from '../../../../../shared/api/profile.ts';

export function buildProfile(change: Partial<Profile> = {}): Profile {
  return {
    userId: 'user-1',
    firstName: 'Ada',
    lastName: 'Byron',
    age: 36,
    dob: null,
    marketingOptIn: false,
    onboardingCompleted: true,
    phoneNumber: null,
    name: null,
    state: null,
    coverageAmount: null,
    smokingStatus: null,
    policyType: null,
    healthStatus: null,
    healthConditions: null,
    priority: null,
    noMedicalExam: null,
    approvalPreference: null,
    updatedAt: '2026-03-01T12:00:00.000Z',
    quote: null,
    ...change,
  };
}
