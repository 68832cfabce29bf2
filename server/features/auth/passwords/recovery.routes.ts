import type { Request } from 'express';
import * as z from 'zod';
import { startRecovery } from '../../../../shared/api/email-links.contract.ts';
import { normalizeEmail } from '../../../../shared/validation/email-address.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { implement, type Route } from '../../../platform/http/implement.ts';
import { createJobHandler } from '../../../platform/jobs/job-queue.ts';
import type { AccountContext } from '../account-context.ts';
import { emailLink } from '../codes/emailed-link.ts';
import { identifySender, type Sender, senderSchema } from '../codes/sender.ts';
import { composeRecoveryEmail } from '../email/email-messages.ts';
import { createProvenAccount } from '../email/revoke-unproven-access.ts';
import { nameDevice } from '../users/device-name.ts';
import { insertIdentity } from '../users/identities.repository.ts';
import { findUserByEmail, listUsersWaitingFor, type User } from '../users/users.repository.ts';

const [, waitLimit] = startRecovery.furtherLimits;

export function createRecoveryRoutes(deps: AccountContext): readonly Route[] {
  return [
    implement(
      startRecovery,
      async ({ body, request }) => {
        await requestRecovery(deps, request, body.email);
        return { retryAfterSeconds: waitLimit.windowSeconds };
      },
      { limitKey: findRecipient },
    ),
  ];
}

function findRecipient(body: unknown): string | undefined {
  const parsed = startRecovery.body.schema.safeParse(body);
  return parsed.success ? normalizeEmail(parsed.data.email) : undefined;
}

export const recoveryJobKind = 'recovery';
/** Jobs of older versions don't say who made the request. */
const someone: Sender = { addressHash: 'unknown', networkHashes: [], browser: null, userId: null };
const recoveryJobSchema = z.object({
  email: z.string(),
  device: z.string().default(nameDevice('')),
  sender: senderSchema.default(someone),
});

/**
 * Enqueues a job that emails the link for choosing a new password. Only the job checks whether the address has an
 * account, so the request does the same work, responds the same, and takes the same time for all addresses.
 */
async function requestRecovery(deps: AccountContext, request: Request, email: string): Promise<void> {
  const sender = await identifySender(deps, request);
  const device = nameDevice(request.headers['user-agent'] ?? '');
  const payload: z.infer<typeof recoveryJobSchema> = { email, device, sender };
  await deps.jobs.enqueue(deps.db, { kind: recoveryJobKind, payload });
}

/**
 * Handles that job: emails the link, or nothing if the address has no account. Fails silently at a limit, because an
 * error would tell strangers who has an account.
 */
export function createRecoveryHandler(deps: AccountContext) {
  return createJobHandler(recoveryJobSchema, async (job) => {
    try {
      await deps.db.transaction().execute((trx) => mailRecoveryLink(deps, trx, job));
    } catch (cause) {
      // The throttle has already logged this.
      if (!(cause instanceof AppError && cause.code === 'rate_limited')) throw cause;
    }
  });
}

async function mailRecoveryLink(
  deps: AccountContext,
  trx: Db,
  { email, device, sender }: z.infer<typeof recoveryJobSchema>,
): Promise<void> {
  const user = await findUserByEmail(trx, email);
  if (!user && (await listUsersWaitingFor(trx, email)).length === 0) return;
  await emailLink(deps, trx, {
    purpose: 'recovery',
    to: email,
    userId: user?.id ?? null,
    payload: { next: '/signin?mode=reset', device },
    compose: composeRecoveryEmail,
    sender,
  });
}

/**
 * Applies a recovery link, which proves the mailbox. The old password and other sessions end once a new password is
 * set. An address that no account has proven gets a new account. Returns whose account it is now.
 */
export async function completeRecovery(
  deps: AccountContext,
  trx: Db,
  user: User | undefined,
  email: string,
): Promise<string> {
  const id = user?.id ?? (await createProvenAccount(deps, trx, email, { requiresPasswordReset: true }));
  await insertIdentity(trx, { userId: id, provider: 'email', subject: id }, deps.clock.now());
  return id;
}
