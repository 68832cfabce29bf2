import type { IncomingMessage } from 'node:http';
import type { NewPasskey, PasskeyAnswer } from '../../../../shared/api/passkeys.ts';
import { AppError } from '../../../platform/errors.ts';
import { getBrowserBinding } from '../../../platform/sessions/browser-binding.ts';
import type { SecondFactorUse } from '../../../platform/sessions/sessions.ts';
import type { AccountContext } from '../account-context.ts';
import { authMessages } from '../messages.ts';
import type { NewSession } from '../sessions/signed-in.ts';
import {
  findPasskey,
  findPasskeyByCredential,
  type Passkey,
  updatePasskey,
} from '../users/passkeys.repository.ts';
import { spendChallenge } from './passkey-challenges.ts';

/** For how long the browser shows its question, in milliseconds. */
export const promptMs = 120_000;

/** EdDSA, ES256, and RS256, which every authenticator has one of. */
export const algorithms = [-8, -7, -257];

/** Passkeys belong to the host of `PUBLIC_ORIGIN`, and stay behind when it changes. */
export function findRelyingParty({ config }: AccountContext): { host: string; origin: string } {
  const { hostname, origin } = new URL(config.publicOrigin);
  return { host: hostname, origin };
}

/** Any passkey of this browser may answer, because the person isn't known yet, or is by the session. */
export const bindToBrowser = (browserHash: string) => ['sign-in', browserHash];

/** Checks what a browser answered to `startPasskey`. Throws 400 `invalid_code`. */
export async function verifyNewPasskey(
  deps: AccountContext,
  { id, rawId, type, response }: NewPasskey,
  expectedChallenge: string,
): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { host, origin } = findRelyingParty(deps);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, attestationObject: await dropAttestation(attestationObject) },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: host,
      supportedAlgorithmIDs: algorithms,
    });
    if (!registrationInfo) throw new Error('The attestation is wrong.');
    const { credential } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports,
    };
  } catch (cause) {
    deps.logger.warn({ reason: describe(cause) }, 'new passkey refused');
    throw new AppError(400, 'invalid_code', authMessages.passkeys.invalid, { cause });
  }
}

/**
 * Checks a browser's answer, and returns its passkey. Its challenge is spent first. Throws 400 `invalid_code` and
 * `expired_code`, 401 `passkey_unknown` if no account has the passkey (anymore), and 401 `invalid_credentials`.
 */
async function verifyPasskey(
  deps: AccountContext,
  request: IncomingMessage,
  { id, rawId, type, response }: PasskeyAnswer,
): Promise<Passkey> {
  const { db, clock, config, logger } = deps;
  const binding = bindToBrowser(getBrowserBinding(request, config) ?? '');
  const expectedChallenge = await spendChallenge(deps, response.clientDataJSON, binding);
  const passkey = await findPasskeyByCredential(db, id);
  if (!passkey) throw new AppError(401, 'passkey_unknown', authMessages.passkeys.unknown);
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { host, origin } = findRelyingParty(deps);
  const { userHandle, ...answer } = response;
  try {
    if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== passkey.userId) {
      throw new Error('The passkey names another account.');
    }
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response: answer, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: host,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    if (!verified) throw new Error('The signature is wrong.');
    await updatePasskey(db, passkey.id, {
      counter: authenticationInfo.newCounter,
      lastUsedAt: clock.now(),
    });
    return passkey;
  } catch (cause) {
    const { id: passkeyId, userId } = passkey;
    logger.warn({ userId, passkeyId, reason: describe(cause) }, 'passkey refused');
    throw new AppError(401, 'invalid_credentials', authMessages.passkeys.refused, { cause });
  }
}

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

/**
 * We don't ask who made the authenticator, so what it says about that is dropped unread. Checking it would load
 * addresses from certificates that a stranger sent.
 */
async function dropAttestation(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoCBOR } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const bare = new Map<string, string | Uint8Array | Map<string, string>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, string>()],
    ['authData', decoded.get('authData')],
  ]);
  return Buffer.from(isoCBOR.encode(bare)).toString('base64url');
}

function describe(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
