import {
  deleteUser,
  reauthenticate as reauthenticateContract,
  sendReauthenticationCode as sendCodeContract,
} from '../../../../shared/api/account.contract.ts';
import { AppError } from '../../../platform/errors.ts';
import { implement, type Route } from '../../../platform/http/implement.ts';
import { ensureBrowserBinding } from '../../../platform/sessions/browser-binding.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import type { AccountContext } from '../account-context.ts';
import { forgetBrowser, rememberBrowser } from '../codes/known-browsers.ts';
import { joinWaitingIdentity } from '../codes/waiting-identity.ts';
import { authMessages } from '../messages.ts';
import { proveIdentity, sendReauthenticationCode } from '../passwords/reauthentication.ts';
import { buildSignedInResponse } from '../users/user-presenter.ts';
import { deleteAccount } from './account-deletion.service.ts';

/** Proving one's identity while signed in, and requesting the code for it. */
export function createReauthenticationRoutes(deps: AccountContext): readonly Route[] {
  const { db, clock, config, logger, sessions } = deps;
  const limitKey = (_body: unknown, session: Session | undefined) => session?.userId;
  return [
    implement(sendCodeContract, ({ request, response, session }) => {
      const browserHash = ensureBrowserBinding(request, response, config);
      return sendReauthenticationCode(deps, { request, session, browserHash });
    }),
    implement(
      reauthenticateContract,
      async ({ body, request, response, session: before }) => {
        const use = await proveIdentity(deps, request, before, body);
        const { session, token } = await db.transaction().execute(async (trx) => {
          if (use) await joinWaitingIdentity(deps, trx, before);
          return sessions.reissueToken(trx, before.id, use);
        });
        logger.info({ userId: session.userId }, 'identity proven again');
        sessions.sendToken(response, token);
        await rememberBrowser(deps, request, response, session);
        return buildSignedInResponse(db, session, clock.now());
      },
      { limitKey },
    ),
    implement(
      deleteUser,
      async ({ body, request, response, session }) => {
        if (await deps.isOperator(db, session.userId)) {
          throw new AppError(403, 'operator_account', authMessages.operatorAccount);
        }
        await proveIdentity(deps, request, session, body);
        await deleteAccount(deps, session.userId);
        sessions.clearToken(response);
        forgetBrowser(response, config);
      },
      { limitKey },
    ),
  ];
}
