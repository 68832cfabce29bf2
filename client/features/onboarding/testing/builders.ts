import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import type { Profile } from '../../../../shared/api/profile.ts';

export function buildUser(
  change: Partial<AuthUser> = {},
  metadata: Partial<AuthUser['metadata']> = {},
): AuthUser {
  return {
    id: 'user-1',
    email: 'ada@mail.example',
    emailConfirmedAt: '2026-01-01T00:00:00.000Z',
    newEmail: null,
    phone: null,
    phoneConfirmedAt: null,
    identities: [],
    factors: [],
    metadata: {
      requiresPasswordReset: false,
      hasPassword: true,
      givenName: null,
      familyName: null,
      firstName: null,
      lastName: null,
      fullName: null,
      ...metadata,
    },
    ...change,
  };
}

export function buildProfile(change: Partial<Profile> = {}): Profile {
  return {
    userId: 'user-1',
    firstName: null,
    lastName: null,
    dob: null,
    marketingOptIn: false,
    onboardingCompleted: false,
    phoneNumber: null,
    name: null,
    age: null,
    state: null,
    coverageAmount: null,
    smokingStatus: null,
    policyType: null,
    healthStatus: null,
    healthConditions: null,
    priority: null,
    noMedicalExam: null,
    approvalPreference: null,
    updatedAt: '2026-01-01T00:00:00.000Z',
    quote: null,
    ...change,
  };
}
