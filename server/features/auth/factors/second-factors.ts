import { createHash, randomInt } from 'node:crypto';
import type { Db } from '../../../platform/database/database.ts';
import type { AccountContext } from '../account-context.ts';
import { listFactors } from '../users/factors.repository.ts';
import { listUsablePasskeys } from '../users/passkeys.repository.ts';
import { deleteRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.repository.ts';

/** Counts active authenticator apps and the passkeys that work on this site. */
export async function countSecondFactors(
  db: Db,
  { config }: AccountContext,
  userId: string,
): Promise<number> {
  const apps = (await listFactors(db, userId)).filter(({ isVerified }) => isVerified);
  return apps.length + (await listUsablePasskeys(db, config, userId)).length;
}

export async function hasSecondFactor(db: Db, deps: AccountContext, userId: string): Promise<boolean> {
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
export async function forgetFactor(trx: Db, deps: AccountContext, userId: string, id: string): Promise<void> {
  const isLast = !(await hasSecondFactor(trx, deps, userId));
  if (isLast) await deleteRecoveryCodes(trx, userId);
  await deps.sessions.forgetSecondFactor(trx, userId, { id, isLast });
}

const codeCount = 10;
const groupCount = 6;
const groupLength = 4;
/** Contains no letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Creates ten codes of 118 random bits, such as "k3wd-p2ma-…". They are long enough for a plain hash, so they stay
 * valid when the keys change.
 */
function createRecoveryCodes(): readonly string[] {
  return Array.from({ length: codeCount }, () => Array.from({ length: groupCount }, createGroup).join('-'));
}

/** Returns the hash to store. White space, hyphens, and case don't matter. */
export function hashRecoveryCode(code: string): string {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '');
  return createHash('sha256').update(plain).digest('base64url');
}

function createGroup(): string {
  return Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}
