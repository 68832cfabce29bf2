import type { ProfileUpdate } from '../../shared/api/profile.ts';
import type { UserData } from '../../shared/quote/user-data.ts';

/** A seeded account. Its id is fixed, so that a later run recognizes its own database. */
export type SeedAccount = {
  id: string;
  /** What the account demonstrates, for the list that the seed prints. */
  kind: string;
  email?: string;
  phone?: string;
  isConfirmed: boolean;
  hasPassword: boolean;
  firstName: string;
  lastName: string;
  /** Google's id for this person. */
  googleSubject?: string;
  /** The secret of the authenticator app, in Base32. */
  factorSecret?: string;
  quote?: UserData;
  profile?: Omit<ProfileUpdate, 'quote'>;
  /** Whether it can use the desk. */
  isOperator?: true;
  /** How to sign in, unless it's with an email and password. */
  hint?: string;
  createdDaysAgo: number;
};

/** The password of every seeded account that has one. It exists only in development databases. */
export const seedPassword = 'Harbor-lantern-42-meadow';

const quote: UserData = {
  name: 'Casey Morgan',
  age: 41,
  state: 'Oregon',
  coverageAmount: '$500,000',
  smokingStatus: 'No',
  policyType: 'Term Life Insurance',
  healthStatus: 'Good',
  majorHealthConditions: 'No',
  medications: 'No',
  exercise: 'Weekly',
  priority: 'Lowest premium cost',
  noMedicalExam: 'Yes',
  approvalPreference: 'Within a week',
};

const profile: SeedAccount['profile'] = {
  firstName: 'Casey',
  lastName: 'Morgan',
  dob: '1985-04-12',
  phoneNumber: '+12125550142',
  marketingOptIn: true,
  onboardingCompleted: true,
  termsAccepted: true,
};

export const seedAccounts: readonly [SeedAccount, ...SeedAccount[]] = [
  {
    id: '5eed0000-0000-4000-8000-000000000001',
    kind: 'complete profile',
    email: 'casey@example.com',
    isConfirmed: true,
    hasPassword: true,
    firstName: 'Casey',
    lastName: 'Morgan',
    quote,
    profile,
    createdDaysAgo: 24,
  },
  {
    id: '5eed0000-0000-4000-8000-000000000002',
    kind: 'unconfirmed email',
    email: 'jordan@example.com',
    isConfirmed: false,
    hasPassword: true,
    firstName: 'Jordan',
    lastName: 'Reyes',
    createdDaysAgo: 2,
  },
  {
    id: '5eed0000-0000-4000-8000-000000000003',
    kind: 'phone only',
    phone: '+12125550143',
    isConfirmed: true,
    hasPassword: false,
    firstName: 'Robin',
    lastName: 'Okafor',
    hint: 'its code is a text at /dev/outbox',
    createdDaysAgo: 11,
  },
  {
    id: '5eed0000-0000-4000-8000-000000000004',
    kind: 'operator',
    email: 'sam@example.com',
    isConfirmed: true,
    hasPassword: true,
    firstName: 'Sam',
    lastName: 'Whitaker',
    factorSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    isOperator: true,
    createdDaysAgo: 18,
  },
  {
    id: '5eed0000-0000-4000-8000-000000000005',
    kind: 'Google',
    email: 'alex@example.com',
    isConfirmed: true,
    hasPassword: false,
    firstName: 'Alex',
    lastName: 'Lindqvist',
    googleSubject: '108177234110000000005',
    hint: 'opened with Google; “Forgot password?” sends a link to /dev/outbox',
    createdDaysAgo: 7,
  },
];
