import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import type { SignUpRequest } from '../../../../shared/api/auth.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { AccountContext } from '../account-context.ts';
import { identifySender } from '../codes/sender.ts';
import { authMessages } from '../messages.ts';
import type { NewSession } from '../sessions/sign-in.service.ts';
import { getConsentSource } from '../users/consent-source.ts';
import { recordConsent } from '../users/consents.repository.ts';
import { insertIdentity, listIdentities, touchIdentity } from '../users/identities.repository.ts';
import { splitFullName } from '../users/split-full-name.ts';
import { findUserByEmail, findUserById, insertUser, type User } from '../users/users.repository.ts';
import { sendConfirmation } from './confirmation.ts';
import { removeUnprovenAccount } from './revoke-unproven-access.ts';

/**
 * Creates an account with a password, a session right away, and the email that confirms the address. Replaces an
 * unconfirmed progressive sign-up for the same address. Throws 409 `email_taken` and 422 `weak_password`.
 */
export async function signUpWithPassword(
  deps: AccountContext,
  { email, password, name }: SignUpRequest,
  request: Request,
): Promise<NewSession> {
  const { db, clock, config, logger, sessions, hasher, passwordPolicy } = deps;
  await refuseTaken(db, email);
  await passwordPolicy.check(password, { email, names: [name ?? null] });
  const passwordHash = await hasher.hash(password);
  const page = getConsentSource(request, config.publicOrigin, '/signin');
  const id = randomUUID();
  const sender = await identifySender(deps, request);
  const started = await db.transaction().execute(async (trx) => {
    const begun = await refuseTaken(trx, email);
    if (begun) await removeUnprovenAccount(deps, trx, begun);
    const now = clock.now();
    const names = name === undefined ? {} : splitFullName(name);
    await insertUser(trx, id, { email, passwordHash, passwordChangedAt: now, ...names }, now);
    await insertIdentity(trx, { userId: id, provider: 'email', subject: id }, now);
    await touchIdentity(trx, { userId: id, provider: 'email' }, now);
    await recordConsent(trx, { userId: id, kind: 'terms', page }, now);
    const userAgent = request.headers['user-agent'];
    const start = { userId: id, method: 'password', userAgent, replacing: request } as const;
    const created = await sessions.start(trx, start);
    const user = await load(trx, id);
    const confirmation = { user, askedBy: created.session, next: '/onboarding', sender };
    await sendConfirmation(deps, trx, confirmation);
    return created;
  });
  logger.info({ userId: id, method: 'password' }, 'signed up');
  return started;
}

/** Throws if the address belongs to someone. Returns the account to replace, if there is one. */
async function refuseTaken(db: Db, email: string): Promise<User | undefined> {
  const user = await findUserByEmail(db, email);
  if (!user) return undefined;
  const others = (await listIdentities(db, user.id)).filter(({ provider }) => provider !== 'email');
  const isUnproven = user.emailConfirmedAt === null && user.passwordHash === null;
  if (isUnproven && user.phone === null && others.length === 0) return user;
  throw new AppError(409, 'email_taken', authMessages.email.registered, {
    fields: { email: authMessages.email.registeredField },
  });
}

async function load(db: Db, id: string): Promise<User> {
  const user = await findUserById(db, id);
  if (!user) throw new Error('The account that was just made is not there.');
  return user;
}
