import { emailSecurityNotice, securityNotices } from '../../server/features/auth/codes/security-messages.ts';
import { sealFactorSecret } from '../../server/features/auth/factors/factor-secret.ts';
import { insertFactor, verifyFactor } from '../../server/features/auth/users/factors.repository.ts';
import { insertIdentity } from '../../server/features/auth/users/identities.repository.ts';
import { insertUser, proveEmail } from '../../server/features/auth/users/users.repository.ts';
import type { Db } from '../../server/platform/database/database.ts';
import type { Services } from '../../server/services.ts';
import { type SeedAccount, seedAccounts, seedPassword } from './accounts.ts';
import type { SeedClock } from './seed-clock.ts';

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
    await profiles.noteReferral(userId, { carrierName: saved.quote.carrierName, clickId: userId });
}
