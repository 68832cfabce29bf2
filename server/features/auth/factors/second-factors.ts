import type { Db } from '../../../platform/database/database.ts';
import type { AccountContext } from '../account-context.ts';
import { listFactors } from '../users/factors.repository.ts';
import { listUsablePasskeys } from '../users/passkeys.repository.ts';
import { deleteRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.repository.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';

type Dependencies = Pick<AccountContext, 'config' | 'sessions'>;

/** Counts the authenticator apps that are on, and the passkeys that work here. */
export async function countSecondFactors(
  db: Db,
  { config }: Pick<Dependencies, 'config'>,
  userId: string,
): Promise<number> {
  const apps = (await listFactors(db, userId)).filter(({ isVerified }) => isVerified);
  return apps.length + (await listUsablePasskeys(db, config, userId)).length;
}

export async function hasSecondFactor(
  db: Db,
  deps: Pick<Dependencies, 'config'>,
  userId: string,
): Promise<boolean> {
  return (await countSecondFactors(db, deps, userId)) > 0;
}

/** Creates new recovery codes, which replace the earlier ones. */
export async function issueRecoveryCodes(trx: Db, userId: string, now: Date): Promise<readonly string[]> {
  const codes = createRecoveryCodes();
  await replaceRecoveryCodes(trx, userId, codes.map(hashRecoveryCode), now);
  return codes;
}

/**
 * Call it after removing the factor `id`. Sessions no longer count as having used it, and the last one takes the recovery
 * codes along.
 */
export async function forgetFactor(trx: Db, deps: Dependencies, userId: string, id: string): Promise<void> {
  const isLast = !(await hasSecondFactor(trx, deps, userId));
  if (isLast) await deleteRecoveryCodes(trx, userId);
  await deps.sessions.forgetSecondFactor(trx, userId, { id, isLast });
}
