import { randomUUID } from 'node:crypto';
import {
  addPasskey as addContract,
  renamePasskey as renameContract,
  signInWithPasskey as signInContract,
  startPasskey as startContract,
  startPasskeySignIn as startSignInContract,
} from '../../../../shared/api/passkeys.contract.ts';
import type { NewPasskey, PasskeyCreationOptions } from '../../../../shared/api/passkeys.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import { AppError, createInvalidInput, createNotFound } from '../../../platform/errors.ts';
import { findText, implement, type Route } from '../../../platform/http/implement.ts';
import { ensureBrowserBinding, getBrowserBinding } from '../../../platform/sessions/browser-binding.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import type { AccountContext } from '../account-context.ts';
import { forgetOtherBrowsers } from '../codes/known-browsers.ts';
import { emailSecurityNotice, securityNotices } from '../codes/security-messages.ts';
import { hasSecondFactor, issueRecoveryCodes } from '../factors/second-factors.ts';
import { authMessages } from '../messages.ts';
import { answerSignedIn } from '../sessions/signed-in.ts';
import { nameDevice } from '../users/device-name.ts';
import {
  findPasskey,
  findPasskeyByCredential,
  insertPasskey,
  listPasskeys,
  type Passkey,
  updatePasskey,
} from '../users/passkeys.repository.ts';
import { buildSignedInResponse } from '../users/user-presenter.ts';
import { loadUser } from '../users/users.repository.ts';
import { createChallenge, spendChallenge } from './passkey-challenges.ts';
import {
  algorithms,
  bindToBrowser,
  findRelyingParty,
  promptMs,
  signInWithPasskey,
  verifyNewPasskey,
} from './passkey-verification.ts';

export function createPasskeyRoutes(deps: AccountContext): readonly Route[] {
  const { db, clock, config, hub, sessions } = deps;
  return [
    implement(startContract, ({ request, response, session }) => {
      sessions.requireFresh(session);
      return startPasskey(deps, session, ensureBrowserBinding(request, response, config));
    }),

    implement(addContract, async ({ body, request, response, session: before }) => {
      const browserHash = getBrowserBinding(request, config) ?? '';
      const userAgent = request.headers['user-agent'];
      const added = await addPasskey(deps, before, body, { browserHash, userAgent });
      const { session, token, passkeyId, recoveryCodes } = added;
      sessions.sendToken(response, token);
      await forgetOtherBrowsers(deps, request, session.userId);
      const answer = await buildSignedInResponse(db, session, clock.now());
      return { ...answer, passkeyId, ...(recoveryCodes && { recoveryCodes }) };
    }),

    implement(startSignInContract, ({ request, response }) => {
      const challenge = createChallenge(deps, bindToBrowser(ensureBrowserBinding(request, response, config)));
      return {
        rpId: findRelyingParty(deps).host,
        challenge: challenge.toString('base64url'),
        timeout: promptMs,
        userVerification: 'required',
      } as const;
    }),

    implement(
      signInContract,
      async ({ body, ...call }) =>
        answerSignedIn(deps, call, await signInWithPasskey(deps, call.request, body)),
      // Limits the attempts on one account.
      { limitKey: (unchecked) => findText(unchecked, 'id')?.slice(0, 254) },
    ),

    implement(renameContract, async ({ body, path, session }) => {
      const { userId } = session;
      if (!(await findPasskey(db, userId, path.id))) throw createNotFound();
      await updatePasskey(db, path.id, body);
      hub.publish({ name: 'user_updated', userId });
    }),
  ];
}

const maxPasskeys = 10;

const bindToSession = (browserHash: string, { id }: Session) => ['add', browserHash, id];

/** Starts adding a passkey in this session and browser. Throws 422 `invalid_input` beyond ten. */
async function startPasskey(
  deps: AccountContext,
  session: Session,
  browserHash: string,
): Promise<PasskeyCreationOptions> {
  const { host } = findRelyingParty(deps);
  const user = await loadUser(deps.db, session.userId);
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
async function addPasskey(
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
