import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { startPhone, verifyPhone } from '../../../../shared/api/sign-in.contract.ts';
import { AppError } from '../../../platform/errors.ts';
import { findText, implement, type Route } from '../../../platform/http/implement.ts';
import { ensureBrowserBinding, getBrowserBinding } from '../../../platform/sessions/browser-binding.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import type { AccountContext } from '../account-context.ts';
import { linkPhoneHistory } from '../codes/codes.repository.ts';
import { composePhoneChangedEmail } from '../codes/digit-messages.ts';
import { rememberBrowser } from '../codes/known-browsers.ts';
import { sendNotice } from '../codes/send-throttle.ts';
import { identifySender } from '../codes/sender.ts';
import { authMessages } from '../messages.ts';
import { answerSignedIn } from '../sessions/signed-in.ts';
import { getConsentSource } from '../users/consent-source.ts';
import { insertConsent } from '../users/consents.repository.ts';
import { insertIdentity, recordSignIn } from '../users/identities.repository.ts';
import { splitFullName } from '../users/split-full-name.ts';
import { buildSignedInResponse } from '../users/user-presenter.ts';
import { findUserById, findUserByPhone, insertUser, updateUser } from '../users/users.repository.ts';
import { parsePhoneNumber, phoneSignInPayload, startPhoneSignIn } from './phone.service.ts';

export function createPhoneRoutes(deps: AccountContext): readonly Route[] {
  const { db, clock, config } = deps;
  return [
    implement(startPhone, async ({ body: { phone, name }, request, response }) => {
      const page = getConsentSource(request, config.publicOrigin, '/signin');
      const browserHash = ensureBrowserBinding(request, response, config);
      const sender = await identifySender(deps, request);
      return startPhoneSignIn(deps, { phone, name, page, browserHash, sender });
    }),
    implement(
      verifyPhone,
      async ({ body: { phone, token: code }, session: own, ...call }) => {
        const { request, response } = call;
        if (own) {
          await confirmPhoneChange(deps, request, own, { phone, code });
          await rememberBrowser(deps, request, response, own);
          return buildSignedInResponse(db, own, clock.now());
        }
        return answerSignedIn(deps, call, await signInByPhone(deps, request, { phone, code }));
      },
      { limitKey: findPhone },
    ),
  ];
}

const keyLength = 8;

/**
 * Finds the last digits of a number in a body that isn't validated yet. They are the same no matter how the number is
 * written.
 */
function findPhone(body: unknown): string | undefined {
  return findText(body, 'phone')?.replaceAll(/\D/g, '').slice(-keyLength);
}

type TypedCode = { phone: string; code: string };

/**
 * Signs in with a code texted to this browser. A number without an account gets a new one. A second factor is still
 * required. Throws 400 `invalid_code` and `expired_code`.
 */
async function signInByPhone(deps: AccountContext, request: IncomingMessage, { phone, code }: TypedCode) {
  const { db, clock, codes, logger, sessions } = deps;
  const id = await tryCode(deps, request, 'phone_sign_in', { phone, code });
  const { started, isNew } = await db.transaction().execute(async (trx) => {
    const { target, payload } = await codes.spendDigits(trx, id);
    const { name, consent } = phoneSignInPayload.parse(payload);
    const now = clock.now();
    const known = await findUserByPhone(trx, target);
    const names = name === null ? {} : splitFullName(name);
    const { id: userId } =
      known ?? (await insertUser(trx, randomUUID(), { phone: target, phoneConfirmedAt: now, ...names }, now));
    await recordSignIn(trx, { userId, provider: 'phone', subject: userId }, now);
    await insertConsent(trx, userId, { kind: 'sms', ...consent });
    await linkPhoneHistory(trx, target, userId);
    return { started: await sessions.start(trx, { userId, method: 'phone', request }), isNew: !known };
  });
  const { userId } = started.session;
  logger.info({ userId, method: 'phone' }, isNew ? 'signed up' : 'signed in');
  return started;
}

/**
 * Sets the number that received the code as the signed-in person's. Throws 400 like signing in and, only after the
 * correct code, 409 `phone_taken` and 403 `reauthentication_required`.
 */
async function confirmPhoneChange(
  deps: AccountContext,
  request: IncomingMessage,
  session: Session,
  typed: TypedCode,
): Promise<void> {
  const { db, clock, codes, hub, logger, sessions } = deps;
  const { userId } = session;
  const id = await tryCode(deps, request, 'phone_change', typed);
  const isTaken = await db.transaction().execute(async (trx) => {
    const { target: phone, userId: askedBy } = await codes.spendDigits(trx, id);
    if (askedBy !== userId) throw createForeignCode();
    await sessions.requireStillFresh(trx, session);
    const owner = await findUserByPhone(trx, phone);
    if (owner && owner.id !== userId) return true;
    const now = clock.now();
    await updateUser(trx, userId, { phone, phoneConfirmedAt: now }, now);
    await insertIdentity(trx, { userId, provider: 'phone', subject: userId }, now);
    await linkPhoneHistory(trx, phone, userId);
    const user = await findUserById(trx, userId);
    if (user?.email && user.emailConfirmedAt) {
      await sendNotice(deps, trx, { ...composePhoneChangedEmail(), to: user.email, userId });
    }
    return false;
  });
  if (isTaken) {
    const fields = { phone: authMessages.phone.takenField };
    throw new AppError(409, 'phone_taken', authMessages.phone.taken, { fields });
  }
  logger.info({ userId }, 'phone number changed');
  hub.publish({ name: 'user_updated', userId });
}

async function tryCode(
  { db, codes, config, logger }: AccountContext,
  request: IncomingMessage,
  purpose: 'phone_sign_in' | 'phone_change',
  { phone, code }: TypedCode,
): Promise<string> {
  const target = await parsePhoneNumber(phone);
  // No code is bound to an empty hash, so a browser without an id gets the same response as one with a different id.
  const browserHash = getBrowserBinding(request, config) ?? '';
  try {
    return await codes.tryDigits(db, { purpose, target, browserHash, code });
  } catch (cause) {
    logger.warn({ purpose }, 'code refused');
    throw cause;
  }
}

function createForeignCode(): AppError {
  return new AppError(400, 'invalid_code', authMessages.phone.invalidCode);
}
