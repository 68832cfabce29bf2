import * as z from 'zod';
import type { Db } from '../../platform/database.ts';
import { createJobHandler } from '../../platform/job-queue.ts';
import { voidUnprovenAccess } from './account-takeover.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { buildCallbackLink } from './callback-link.ts';
import { confirmEmail } from './mailbox-proof.ts';
import { composeRecoveryMail } from './mails.ts';
import { findSecondsUntilAllowed } from './recipient-allowance.ts';
import { findUserByEmail, type User } from './users.repository.ts';

const nextAfterRecovery = '/signin?mode=reset';

export const recoveryJobKind = 'recovery';
const recoveryJobSchema = z.object({ email: z.string() });

/**
 * Leaves a job that mails the link for choosing a new password. Whether the address has an account is looked up there,
 * so that the request writes, answers and takes the same for all.
 */
export async function requestRecovery({ db, jobs }: AuthDependencies, email: string): Promise<void> {
  const payload: z.infer<typeof recoveryJobSchema> = { email };
  await jobs.enqueue(db, { kind: recoveryJobKind, payload });
}

/** Does that job: mails the link, or nothing to an address without an account. */
export function createRecoveryHandler(deps: Omit<AuthDependencies, 'limit'>) {
  const { db, codes, config, logger, messages } = deps;
  return createJobHandler(recoveryJobSchema, ({ email }) =>
    db.transaction().execute(async (trx) => {
      const user = await findUserByEmail(trx, email);
      if (!user) return;
      const purpose = 'recovery';
      if ((await findSecondsUntilAllowed(deps, trx, { purpose, recipient: email })) > 0) {
        logger.warn({ userId: user.id, limit: purpose }, 'rate limit reached');
        return;
      }
      const payload = { next: nextAfterRecovery };
      const link = { purpose, target: email, userId: user.id, payload } as const;
      const { code, expiresAt } = await codes.issueLink(trx, link);
      const mail = composeRecoveryMail(buildCallbackLink(config.publicOrigin, code, nextAfterRecovery));
      await messages.sendMail(trx, { ...mail, to: email, userId: user.id, expiresAt });
    }),
  );
}

/**
 * What a recovery link does: it proves the mailbox. The old password and other sessions end once a new password is set,
 * and right here in an account whose address nobody had confirmed.
 */
export async function completeRecovery(deps: AuthDependencies, trx: Db, user: User): Promise<void> {
  if (!user.emailConfirmedAt) await voidUnprovenAccess(deps, trx, user.id);
  await confirmEmail(deps, trx, user, { askedBy: null, broughtBy: null });
}
