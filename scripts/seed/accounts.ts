import { Secret, TOTP } from 'otpauth';
import { emailSecurityNotice, securityNotices } from '../../server/features/auth/codes/security-messages.ts';
import { sealFactorSecret } from '../../server/features/auth/factors/factor-secret.ts';
import { insertFactor, verifyFactor } from '../../server/features/auth/users/factors.repository.ts';
import { insertIdentity } from '../../server/features/auth/users/identities.repository.ts';
import { insertUser, proveEmail } from '../../server/features/auth/users/users.repository.ts';
import type { Db } from '../../server/platform/database/database.ts';
import type { Services } from '../../server/services.ts';
import type { ProfileUpdate } from '../../shared/api/profile.ts';
import type { UserData } from '../../shared/quote/user-data.ts';
import type { SeedClock } from './seed-clock.ts';

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

/** Computes the code that an authenticator app with this secret currently shows. */
export function computeCurrentCode(secret: string, now: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
}

/** Stores the accounts as if people had created them a few days ago. */
export async function storeAccounts(services: Services, clock: SeedClock): Promise<void> {
  const passwordHash = await services.accounts.hasher.hash(seedPassword);
  for (const account of seedAccounts) {
    clock.goTo(account.createdDaysAgo, 15 * 60 + 20);
    await services.database.db.transaction().execute(async (trx) => {
      await storeUser(trx, account, account.hasPassword ? passwordHash : null, clock.now());
      await storeWaysIn(trx, account, services, clock.now());
    });
    await storeProfile(services, account, clock);
  }
}

async function storeUser(
  trx: Db,
  account: SeedAccount,
  passwordHash: string | null,
  now: Date,
): Promise<void> {
  const { id, email = null, phone = null, isConfirmed, firstName, lastName } = account;
  await insertUser(
    trx,
    id,
    {
      unprovenEmail: isConfirmed ? null : email,
      phone,
      phoneConfirmedAt: phone === null ? null : now,
      passwordHash,
      passwordChangedAt: passwordHash === null ? null : now,
      firstName,
      lastName,
      fullName: `${firstName} ${lastName}`,
    },
    now,
  );
  if (email !== null && isConfirmed) await proveEmail(trx, id, email, now);
}

async function storeWaysIn(
  trx: Db,
  { id, email, phone, hasPassword, googleSubject, factorSecret }: SeedAccount,
  { accounts }: Services,
  now: Date,
): Promise<void> {
  if (phone) await insertIdentity(trx, { userId: id, provider: 'phone', subject: id }, now);
  if (email && hasPassword) await insertIdentity(trx, { userId: id, provider: 'email', subject: id }, now);
  if (googleSubject) {
    await insertIdentity(trx, { userId: id, provider: 'google', subject: googleSubject }, now);
  }
  if (!factorSecret || !email) return;
  const encryptedSecret = sealFactorSecret(accounts.secrets, id, factorSecret);
  await insertFactor(trx, { id, userId: id, friendlyName: 'Phone', encryptedSecret }, now);
  await verifyFactor(trx, id, now);
  await emailSecurityNotice(trx, accounts, id, securityNotices.factorAdded);
}

async function storeProfile(services: Services, account: SeedAccount, clock: SeedClock): Promise<void> {
  const { id: userId, profile, quote } = account;
  if (!profile || !quote) return;
  const quoted = { userData: quote, quotedAt: clock.now().toISOString() };
  const { profiles } = services;
  const saved = await profiles.saveProfile(userId, { ...profile, quote: quoted }, '/onboarding/profile');
  clock.goTo(account.createdDaysAgo - 1, 9 * 60);
  if (saved.quote)
    await profiles.noteReferral(services.database.db, userId, {
      carrierName: saved.quote.carrierName,
      clickId: userId,
      clickedAt: clock.now(),
    });
}
