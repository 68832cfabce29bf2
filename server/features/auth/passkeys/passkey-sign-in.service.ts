import type { IncomingMessage } from 'node:http';
import type { PasskeyAnswer } from '../../../../shared/api/passkeys.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SecondFactorUse } from '../../../platform/sessions/sessions.ts';
import type { AccountContext } from '../account-context.ts';
import { authMessages } from '../messages.ts';
import type { NewSession } from '../sessions/signed-in.ts';
import { findPasskey } from '../users/passkeys.repository.ts';
import { verifyPasskey } from './passkey-verification.ts';

/**
 * Signs in with a passkey, which is both factors. Throws like `verifyPasskey`, and 409 `signed_in_as_another` instead of
 * replacing another person's session.
 */
export async function signInWithPasskey(
  deps: AccountContext,
  request: IncomingMessage,
  answer: PasskeyAnswer,
): Promise<NewSession> {
  const { db, logger, sessions } = deps;
  const { id, userId } = await verifyPasskey(deps, request, answer);
  const current = (await sessions.identify(request))?.session;
  if (current && !current.isWaiting && current.userId !== userId) {
    throw new AppError(409, 'signed_in_as_another', authMessages.passkeys.otherAccount);
  }
  const started = await db.transaction().execute(async (trx) => {
    // It may have been removed in the meantime, for example because it was stolen.
    if (!(await findPasskey(trx, userId, id))) {
      throw new AppError(401, 'passkey_unknown', authMessages.passkeys.unknown);
    }
    return sessions.start(trx, { userId, method: 'passkey', aal: 'aal2', secondFactorId: id, request });
  });
  logger.info({ userId, method: 'passkey', passkeyId: id }, 'signed in');
  return started;
}

/** Proves that the session's own person is there. Throws like `verifyPasskey`. */
export async function provePasskey(
  deps: AccountContext,
  request: IncomingMessage,
  userId: string,
  answer: PasskeyAnswer,
): Promise<SecondFactorUse> {
  const passkey = await verifyPasskey(deps, request, answer);
  if (passkey.userId === userId) return { aal: 'aal2', factorId: passkey.id };
  throw new AppError(401, 'invalid_credentials', authMessages.passkeys.notYours);
}
