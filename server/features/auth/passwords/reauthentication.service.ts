import type { Session } from '../../../platform/sessions/session.ts';
import { createSessionMissing } from '../../../platform/sessions/sessions.ts';
import type { AuthDependencies } from '../auth-dependencies.ts';
import type { NewSession } from '../sessions/sign-in.service.ts';

/** Records that the session's person has just proven who they are, which allows sensitive changes for a few minutes. */
export async function reauthenticate(
  { db, logger, sessions }: AuthDependencies,
  { id, userId }: Session,
): Promise<NewSession> {
  const raised = await db.transaction().execute(async (trx) => {
    const token = await sessions.raise(trx, id, {});
    const session = (await sessions.list(trx, userId)).find((listed) => listed.id === id);
    if (!session) throw createSessionMissing();
    return { session, token };
  });
  logger.info({ userId }, 'identity proven again');
  return raised;
}
