import type { Db } from '../../../platform/database/database.ts';
import type { Session, SignInMethod } from '../../../platform/sessions/session.ts';
import type { AccountContext } from '../account-context.ts';
import { emailSecurityNotice, securityNotices } from '../codes/security-messages.ts';
import { withdrawConsent } from '../users/consents.repository.ts';
import { deleteIdentities } from '../users/identities.repository.ts';
import { removeUserPhone } from '../users/users.repository.ts';
import { requireWayIn } from '../users/ways-in.ts';

/** Removes the phone number. Throws 403 `reauthentication_required` and 409 `last_way_in`. */
export function removePhone(deps: AccountContext, session: Session): Promise<void> {
  return removeWay(deps, session, 'phone', async (trx) => {
    const { userId } = session;
    const now = deps.clock.now();
    await removeUserPhone(trx, userId, now);
    await deps.codes.voidCodes(trx, userId, ['phone_change']);
    await withdrawConsent(trx, userId, 'sms', now);
  });
}

/** Removes every Google identity. Throws 403 `reauthentication_required` and 409 `last_way_in`. */
export function removeGoogle(deps: AccountContext, session: Session): Promise<void> {
  return removeWay(deps, session, 'google', (trx) =>
    deps.codes.voidCodes(trx, session.userId, ['google_link']),
  );
}

/** Removes the way with the sessions that came in by it, except this one, and tells the owner. */
async function removeWay(
  deps: AccountContext,
  session: Session,
  way: Extract<SignInMethod, 'phone' | 'google'>,
  remove: (trx: Db) => Promise<void>,
): Promise<void> {
  const { db, hub, logger, sessions } = deps;
  const { userId } = session;
  sessions.requireFresh(session);
  await db.transaction().execute(async (trx) => {
    if (!(await deleteIdentities(trx, userId, way))) return;
    await remove(trx);
    await requireWayIn(trx, userId);
    for (const { id, method } of await sessions.list(trx, userId)) {
      if (method === way && id !== session.id) await sessions.end(trx, id);
    }
    const notice = way === 'google' ? securityNotices.googleRemoved : securityNotices.phoneRemoved;
    await emailSecurityNotice(trx, deps, userId, notice);
  });
  logger.info({ userId, way }, 'way in removed');
  hub.publish({ name: 'user_updated', userId });
}
