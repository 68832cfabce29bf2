import type { Db } from '../../../platform/database/database.ts';
import { AppError, createNotFound } from '../../../platform/errors.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import type { AccountContext } from '../account-context.ts';
import { emailSecurityNotice, securityNotices } from '../codes/security-messages.ts';
import { forgetFactor } from '../factors/second-factors.ts';
import { authMessages } from '../messages.ts';
import { listFactors } from '../users/factors.repository.ts';
import { deleteIdentities, listIdentities } from '../users/identities.repository.ts';
import { deletePasskey, findPasskey, listUsablePasskeys } from '../users/passkeys.repository.ts';
import { findUserById, removeUserPhone } from '../users/users.repository.ts';

/** Removes the phone number. Throws 403 `reauthentication_required` and 409 `last_way_in`. */
export function removePhone(deps: AccountContext, session: Session): Promise<void> {
  const { userId } = session;
  return removeWay(deps, session, { way: 'phone' }, async (trx) => {
    await deps.codes.voidCodes(trx, userId, ['phone_change']);
    return removeUserPhone(trx, userId, deps.clock.now());
  });
}

/** Removes every Google identity. Throws 403 `reauthentication_required` and 409 `last_way_in`. */
export function removeGoogle(deps: AccountContext, session: Session): Promise<void> {
  return removeWay(deps, session, { way: 'google' }, async (trx) => {
    await deps.codes.voidCodes(trx, session.userId, ['google_link']);
    return deleteIdentities(trx, session.userId, 'google');
  });
}

/** Removes a passkey. Throws 404, 403 `reauthentication_required`, and 409 `last_way_in`. */
export async function removePasskey(deps: AccountContext, session: Session, id: string): Promise<void> {
  const { userId } = session;
  if (!(await findPasskey(deps.db, userId, id))) throw createNotFound();
  return removeWay(deps, session, { way: 'passkey', passkeyId: id }, async (trx) => {
    if (!(await deletePasskey(trx, userId, id))) return false;
    await forgetFactor(trx, deps, userId, id);
    return true;
  });
}

/**
 * For 10 minutes after a recovery, passkeys aren't asked for, because the only one may be a thief's. Apps were asked for
 * before, and operators keep their factors.
 */
async function requireProof(trx: Db, deps: AccountContext, session: Session): Promise<void> {
  const { sessions } = deps;
  const current = await sessions.findById(trx, session.id);
  if (current?.method === 'recovery' && sessions.isFresh({ ...current, hasSecondFactor: false })) {
    const apps = (await listFactors(trx, current.userId)).filter(({ isVerified }) => isVerified);
    if (apps.length === 0 && !(await deps.isOperator(trx, current.userId))) return;
  }
  await sessions.requireStillFresh(trx, session);
}

type WayIn = { way: 'phone' | 'google' } | { way: 'passkey'; passkeyId: string };

/** Removes the way with the sessions that came in by it, except this one, and tells the owner. */
async function removeWay(
  deps: AccountContext,
  session: Session,
  wayIn: WayIn,
  remove: (trx: Db) => Promise<boolean>,
): Promise<void> {
  const { db, hub, logger, sessions } = deps;
  const { userId } = session;
  const { way } = wayIn;
  await db.transaction().execute(async (trx) => {
    await requireProof(trx, deps, session);
    if (!(await remove(trx))) return;
    await requireWayIn(trx, deps, userId);
    // A session doesn't keep which passkey began it, so all that began with one end.
    for (const { id, method } of await sessions.list(trx, userId)) {
      if (method === way && id !== session.id) await sessions.end(trx, id);
    }
    await emailSecurityNotice(trx, deps, userId, securityNotices[`${way}Removed` as const]);
  });
  logger.info({ userId, ...wayIn }, 'way in removed');
  hub.publish({ name: 'user_updated', userId });
}

/** Throws 409 `last_way_in` if no one could sign in to the account anymore. Call it after removing a way. */
async function requireWayIn(trx: Db, { config }: AccountContext, userId: string): Promise<void> {
  const user = await findUserById(trx, userId);
  // A password needs a proven address, which is a way in by itself.
  if (!user || user.emailConfirmedAt || user.phoneConfirmedAt) return;
  const identities = await listIdentities(trx, userId);
  if (identities.some(({ provider }) => provider === 'google')) return;
  if ((await listUsablePasskeys(trx, config, userId)).length > 0) return;
  throw new AppError(409, 'last_way_in', authMessages.lastWayIn);
}
