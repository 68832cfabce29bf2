import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import type { Proof } from '../../../../shared/api/auth.ts';
import type { ProofCodeResponse } from '../../../../shared/api/auth-user.ts';
import { AppError } from '../../../platform/errors.ts';
import { getBrowserBinding } from '../../../platform/sessions/browser-binding.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import {
  createPasswordMissing,
  createSecondFactorMissing,
  type SecondFactorUse,
} from '../../../platform/sessions/sessions.ts';
import type { AccountContext } from '../account-context.ts';
import { composeCodeText, composeProofEmail } from '../codes/digit-messages.ts';
import { limitGuesses } from '../codes/guesses.ts';
import { sendThrottled } from '../codes/send-throttle.ts';
import { identifySender } from '../codes/sender.ts';
import { proveSecondFactor } from '../factors/factor-verification.service.ts';
import { authMessages } from '../messages.ts';
import { provePasskey } from '../passkeys/passkey-verification.ts';
import { requireTexts } from '../phone/phone.service.ts';
import { requireTextDestination } from '../phone/text-destination.ts';
import { loadUser, type User } from '../users/users.repository.ts';

const purpose = 'reauthentication';
const adviceToProve = authMessages.passwords.help;

/**
 * Sends a signed-in person six digits that prove who they are, to the confirmed email or, without one, to the phone.
 * Throws 422 if neither is confirmed, 429 `rate_limited`, and 503 if texts can't be sent.
 */
export async function sendReauthenticationCode(
  deps: AccountContext,
  { request, session, browserHash }: { request: Request; session: Session; browserHash: string },
): Promise<ProofCodeResponse> {
  const { db, codes, config, logger } = deps;
  const { userId } = session;
  if (session.hasSecondFactor) throw createSecondFactorMissing();
  const { channel, target: to } = chooseChannel(await loadUser(db, userId));
  if (channel === 'sms') {
    requireTexts(deps);
    await requireTextDestination({
      phone: to,
      countries: config.smsCountries,
      field: 'code',
      advice: adviceToProve,
    });
  }
  const sender = await identifySender(deps, request);
  const retryAfterSeconds = await db.transaction().execute(async (trx) => {
    const { code, expiresAt } = await codes.issueDigits(trx, { purpose, target: to, browserHash, userId });
    const addressed = { purpose, to, userId, expiresAt };
    const message =
      channel === 'sms'
        ? ({ ...addressed, channel, text: composeCodeText(code) } as const)
        : ({ ...addressed, channel, ...composeProofEmail(code) } as const);
    return sendThrottled(deps, trx, message, sender);
  });
  logger.info({ purpose, userId, channel }, 'code sent');
  return { channel, retryAfterSeconds };
}

/**
 * Makes sure that the request comes from the session's own person: by the second factor or a recovery code where there
 * is a second factor, else by the password or by a code from `sendReauthenticationCode`. Codes are used up. Returns the
 * use of the factor. Throws 403 `mfa_required`, 401 `invalid_credentials`, and 400 `invalid_code` or `expired_code`.
 */
export async function proveIdentity(
  deps: AccountContext,
  request: Request,
  { userId, hasSecondFactor, isPasswordDue }: Session,
  proof: Proof,
): Promise<SecondFactorUse | undefined> {
  const user = await loadUser(deps.db, userId);
  try {
    if ('factorCode' in proof || 'recoveryCode' in proof) {
      return await proveSecondFactor(deps, request, userId, proof);
    }
    if ('passkey' in proof) return await provePasskey(deps, request, userId, proof.passkey);
    if (hasSecondFactor) throw createSecondFactorMissing();
    if (isPasswordDue) throw createPasswordMissing();
    if ('password' in proof) await checkPassword(deps, request, user, proof.password);
    else await spendCode(deps, request, user, proof.code);
    return undefined;
  } catch (cause) {
    deps.logger.warn({ userId }, 'proof of identity failed');
    throw cause;
  }
}

async function checkPassword(deps: AccountContext, request: Request, user: User, password: string) {
  if (await isOwnPassword(deps, request, user, password)) return;
  const message = authMessages.passwords.wrong;
  throw new AppError(401, 'invalid_credentials', message, { fields: { password: message } });
}

async function spendCode({ db, codes, config }: AccountContext, request: Request, user: User, code: string) {
  const { target } = chooseChannel(user);
  const browserHash = getBrowserBinding(request, config) ?? '';
  const id = await codes.tryDigits(db, { purpose, target, browserHash, code });
  await db.transaction().execute((trx) => codes.spendDigits(trx, id));
}

/** Checks a password inside a session. Throws 429 `rate_limited` after too many wrong ones for the account. */
export function isOwnPassword(
  deps: AccountContext,
  request: IncomingMessage,
  { id, passwordHash }: User,
  password: string,
): Promise<boolean> {
  const describeWait = authMessages.passwords.tooManyTries;
  const guess = { target: id, userId: id, isInSession: true, describeWait };
  return limitGuesses(deps, request, guess, () => deps.hasher.verify(passwordHash, password, request));
}

type Channel = { channel: 'email' | 'sms'; target: string };

function chooseChannel({ email, emailConfirmedAt, phone, phoneConfirmedAt }: User): Channel {
  if (email !== null && emailConfirmedAt) return { channel: 'email', target: email };
  if (phone !== null && phoneConfirmedAt) return { channel: 'sms', target: phone };
  const message = authMessages.passwords.required;
  throw new AppError(422, 'invalid_input', message, { fields: { code: message } });
}
