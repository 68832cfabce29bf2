import type { IncomingMessage } from 'node:http';
import { createSessionMissing } from '../../platform/sessions.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { findUserById } from './users.repository.ts';

/** Who is signed in, and whether they have proven an email address or a phone number. */
export type AccountOwner = { userId: string; isConfirmed: boolean };

/** For the features that keep a person's data. Throws 401 `session_missing` and 403 `mfa_required`. */
export async function requireAccountOwner(
  { sessions, db }: Pick<AuthDependencies, 'sessions' | 'db'>,
  request: IncomingMessage,
): Promise<AccountOwner> {
  const { userId } = await sessions.require(request);
  const user = await findUserById(db, userId);
  if (!user) throw createSessionMissing();
  return { userId, isConfirmed: user.emailConfirmedAt !== null || user.phoneConfirmedAt !== null };
}
