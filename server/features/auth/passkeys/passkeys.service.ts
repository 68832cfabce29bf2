import { randomUUID } from 'node:crypto';
import type { NewPasskey, PasskeyCreationOptions } from '../../../../shared/api/passkeys.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import { AppError, createInvalidInput } from '../../../platform/errors.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { createSessionMissing } from '../../../platform/sessions/sessions.ts';
import type { AccountContext } from '../account-context.ts';
import { emailSecurityNotice, securityNotices } from '../codes/security-messages.ts';
import { hasSecondFactor, issueRecoveryCodes } from '../factors/second-factors.ts';
import { authMessages } from '../messages.ts';
import { nameDevice } from '../users/device-name.ts';
import {
  findPasskeyByCredential,
  insertPasskey,
  listPasskeys,
  type Passkey,
} from '../users/passkeys.repository.ts';
import { findUserById } from '../users/users.repository.ts';
import { createChallenge, spendChallenge } from './passkey-challenges.ts';
import { algorithms, findRelyingParty, promptMs, verifyNewPasskey } from './passkey-verification.ts';

const maxPasskeys = 10;

const bindToSession = (browserHash: string, { id }: Session) => ['add', browserHash, id];

/** Starts adding a passkey in this session and browser. Throws 422 `invalid_input` beyond ten. */
export async function startPasskey(
  deps: AccountContext,
  session: Session,
  browserHash: string,
): Promise<PasskeyCreationOptions> {
  const { host } = findRelyingParty(deps);
  const user = await findUserById(deps.db, session.userId);
  if (!user) throw createSessionMissing();
  const passkeys = await listPasskeys(deps.db, user.id);
  requireRoom(passkeys);
  const name = user.email ?? user.phone ?? '';
  return {
    rp: { id: host, name: brand.name },
    user: { id: Buffer.from(user.id).toString('base64url'), name, displayName: user.fullName ?? name },
    challenge: createChallenge(deps, bindToSession(browserHash, session)).toString('base64url'),
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: promptMs,
    attestation: 'none',
    excludeCredentials: passkeys
      .filter((passkey) => passkey.host === host)
      .map(({ credentialId, transports }) => ({ id: credentialId, type: 'public-key', transports })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

type Browser = { browserHash: string; userAgent: string | undefined };

/**
 * Adds a passkey, named after the device, and raises the session to aal2. The first factor comes with recovery codes.
 * Throws 400 `invalid_code` and `expired_code`, and 409 `passkey_taken`.
 */
export async function addPasskey(
  deps: AccountContext,
  before: Session,
  answer: NewPasskey,
  { browserHash, userAgent = '' }: Browser,
) {
  const { db, clock, hub, logger, sessions } = deps;
  const { userId } = before;
  const challenge = await spendChallenge(
    deps,
    answer.response.clientDataJSON,
    bindToSession(browserHash, before),
  );
  const credential = await verifyNewPasskey(deps, answer, challenge);
  const id = randomUUID();
  const added = await db.transaction().execute(async (trx) => {
    await sessions.requireStillFresh(trx, before);
    requireRoom(await listPasskeys(trx, userId));
    if (await findPasskeyByCredential(trx, credential.credentialId)) throw createTaken();
    const now = clock.now();
    const isFirst = !(await hasSecondFactor(trx, deps, userId));
    const { host } = findRelyingParty(deps);
    await insertPasskey(trx, {
      ...credential,
      id,
      userId,
      host,
      friendlyName: nameDevice(userAgent),
      createdAt: now,
      lastUsedAt: null,
    });
    await emailSecurityNotice(trx, deps, userId, securityNotices.passkeyAdded);
    const recoveryCodes = isFirst ? await issueRecoveryCodes(trx, userId, now) : undefined;
    const raised = await sessions.reissueToken(trx, before.id, { aal: 'aal2', factorId: id });
    return { ...raised, recoveryCodes, passkeyId: id };
  });
  logger.info({ userId, passkeyId: id }, 'passkey added');
  hub.publish({ name: 'user_updated', userId });
  return added;
}

function requireRoom({ length }: readonly Passkey[]): void {
  if (length < maxPasskeys) return;
  throw createInvalidInput({ friendlyName: authMessages.passkeys.tooMany(length) });
}

function createTaken(): AppError {
  return new AppError(409, 'passkey_taken', authMessages.passkeys.taken);
}
