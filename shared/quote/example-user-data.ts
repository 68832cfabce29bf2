import type { UserData } from './user-data.ts';

/** The person in the API's examples, whom all default carriers accept, and who gets points only for age and health. */
export const exampleUserData = {
  name: 'Maya Ellison',
  age: 30,
  state: 'Ohio',
  coverageAmount: '$500,000',
  smokingStatus: 'No',
  policyType: 'Term Life Insurance',
  healthStatus: 'Good',
  priority: 'Comprehensive benefits',
  noMedicalExam: 'No',
  approvalPreference: 'Within a month',
} as const satisfies UserData;
