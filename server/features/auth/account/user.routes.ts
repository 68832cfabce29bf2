import type { Request, Response } from 'express';
import {
  deleteUser,
  exportUser,
  reauthenticate as reauthenticateContract,
  removeGoogle as removeGoogleContract,
  removePhone as removePhoneContract,
  resendUserEmail,
  sendReauthenticationCode as sendCodeContract,
  updateUser,
} from '../../../../shared/api/account.contract.ts';
import type { UserUpdateRequest } from '../../../../shared/api/auth.ts';
import type { UserResponse } from '../../../../shared/api/auth-user.ts';
import { removePasskey as removePasskeyContract } from '../../../../shared/api/passkeys.contract.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import { AppError } from '../../../platform/errors.ts';
import { implement, type Route } from '../../../platform/http/implement.ts';
import { runOnResponseClosed } from '../../../platform/http/on-response-closed.ts';
import { collectPersonalData } from '../../../platform/security/personal-data.ts';
import { ensureBrowserBinding } from '../../../platform/sessions/browser-binding.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { createSecondFactorMissing, createSessionMissing } from '../../../platform/sessions/sessions.ts';
import type { AccountContext } from '../account-context.ts';
import { forgetBrowser, forgetOtherBrowsers, rememberBrowser } from '../codes/known-browsers.ts';
import { identifySender } from '../codes/sender.ts';
import { joinWaitingIdentity } from '../codes/waiting-identity.ts';
import { replaceUnprovenEmail, startEmailChange } from '../email/email-change.service.ts';
import { resendConfirmation } from '../email/email-sign-up.service.ts';
import { authMessages } from '../messages.ts';
import { changePassword } from '../passwords/password-change.service.ts';
import { proveIdentity, sendReauthenticationCode } from '../passwords/reauthentication.ts';
import { startPhoneChange } from '../phone/phone.service.ts';
import { answerSignedIn } from '../sessions/signed-in.ts';
import { presentUser } from '../users/user-presenter.ts';
import * as users from '../users/users.repository.ts';
import { deleteAccount, findAccountSubject } from './account-deletion.service.ts';
import { removeGoogle, removePasskey, removePhone } from './ways-in.service.ts';

const nextAfterResend = '/account?email_verified=1';

/** What people do with their own account: change it, prove who they are, download it, and delete it. */
export function createUserRoutes(deps: AccountContext): readonly Route[] {
  const { db, clock, config, hub, logger, personalData, sessions } = deps;
  const limitKey = (_body: unknown, session: Session | undefined) => session?.userId;
  return [
    implement(updateUser, async (call) => {
      const { userId } = call.session;
      const more = await applyChange(deps, call);
      runOnResponseClosed(call.response, () => hub.publish({ name: 'user_updated', userId }));
      return { user: await presentUser(db, userId), ...more };
    }),
    implement(removePhoneContract, async ({ session }) => {
      await removePhone(deps, session);
      return { user: await presentUser(db, session.userId) };
    }),
    implement(removeGoogleContract, async ({ session }) => {
      await removeGoogle(deps, session);
      return { user: await presentUser(db, session.userId) };
    }),
    implement(removePasskeyContract, ({ path, session }) => removePasskey(deps, session, path.id)),
    implement(resendUserEmail, ({ request, session }) =>
      resendConfirmation(deps, request, session, nextAfterResend),
    ),
    implement(exportUser, async ({ session: { userId }, response }) => {
      const data = await collectPersonalData(db, personalData, await findAccountSubject(db, userId));
      const exportedAt = clock.now().toISOString();
      logger.info({ userId }, 'personal data exported');
      const file = `${brand.slug}-my-data-${exportedAt.slice(0, 10)}.json`;
      response.set('Content-Disposition', `attachment; filename="${file}"`);
      return { exportedAt, ...data };
    }),
    implement(sendCodeContract, ({ request, response, session }) => {
      const browserHash = ensureBrowserBinding(request, response, config);
      return sendReauthenticationCode(deps, { request, session, browserHash });
    }),
    implement(
      reauthenticateContract,
      async ({ body, session: before, ...call }) => {
        const use = await proveIdentity(deps, call.request, before, body);
        const proven = await db.transaction().execute(async (trx) => {
          if (use) await joinWaitingIdentity(deps, trx, before);
          return sessions.reissueToken(trx, before.id, use);
        });
        logger.info({ userId: before.userId }, 'identity proven again');
        return answerSignedIn(deps, call, proven);
      },
      { limitKey },
    ),
    implement(
      deleteUser,
      async ({ body, request, response, session }) => {
        if (await deps.isOperator(db, session.userId)) {
          throw new AppError(403, 'operator_account', authMessages.operatorAccount);
        }
        const use = await proveIdentity(deps, request, session, body);
        await deleteAccount(deps, session.userId, async (trx) => {
          // The session may have ended since, or a second factor been added.
          const current = await sessions.findById(trx, session.id);
          if (!current) throw createSessionMissing();
          if (current.hasSecondFactor && !use) throw createSecondFactorMissing();
        });
        sessions.clearToken(response);
        forgetBrowser(response, config);
      },
      { limitKey },
    ),
  ];
}

type Change = { request: Request; response: Response; session: Session; body: UserUpdateRequest };

/** Returns what to add to the response. */
async function applyChange(
  deps: AccountContext,
  { request, response, session, body }: Change,
): Promise<Omit<UserResponse, 'user'>> {
  if ('password' in body) {
    const { token, removed } = await changePassword(deps, request, session, body);
    deps.sessions.sendToken(response, token);
    await forgetOtherBrowsers(deps, request, session.userId);
    if (!session.isPasswordDue) return {};
    await rememberBrowser(deps, request, response, session);
    return { removed };
  }
  const sender = await identifySender(deps, request);
  if ('email' in body) {
    const wanted = { session, email: body.email, sender };
    const replaced = session.isUnconfirmed && (await replaceUnprovenEmail(deps, wanted));
    return replaced || { retryAfterSeconds: await startEmailChange(deps, wanted) };
  }
  if ('phone' in body) {
    const browserHash = ensureBrowserBinding(request, response, deps.config);
    const wanted = { session, phone: body.phone, browserHash, sender };
    const { retryAfterSeconds } = await startPhoneChange(deps, wanted);
    return { retryAfterSeconds };
  }
  await users.updateUser(deps.db, session.userId, body.metadata, deps.clock.now());
  return {};
}
