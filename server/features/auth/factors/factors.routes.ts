import {
  challengeFactor as challengeContract,
  enrollFactor as enrollContract,
  removeFactor as removeContract,
  renewRecoveryCodes as renewContract,
  verifyFactor as verifyContract,
} from '../../../../shared/api/factors.contract.ts';
import { createNotFound } from '../../../platform/errors.ts';
import { implement, type Route } from '../../../platform/http/implement.ts';
import { runOnResponseClosed } from '../../../platform/http/on-response-closed.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { createSecondFactorMissing } from '../../../platform/sessions/sessions.ts';
import type { AccountContext } from '../account-context.ts';
import { forgetOtherBrowsers, rememberBrowser } from '../codes/known-browsers.ts';
import { type Factor, findFactor } from '../users/factors.repository.ts';
import { buildSignedInResponse } from '../users/user-presenter.ts';
import { verifyFactorCode } from './factor-verification.service.ts';
import { challengeFactor, enrollFactor, removeFactor, renewRecoveryCodes } from './factors.service.ts';

/** Authenticator apps (TOTP) as the second factor, and the recovery codes that can replace them. */
export function createFactorRoutes(deps: AccountContext): readonly Route[] {
  const { db, clock, hub, sessions } = deps;
  return [
    implement(enrollContract, ({ body, session }) => enrollFactor(deps, session, body.friendlyName)),

    implement(challengeContract, async ({ path, session }) => {
      const factor = await findFactorToAnswer(deps, path.id, session);
      return challengeFactor(deps, factor.id, session.id);
    }),

    implement(verifyContract, async ({ body, path, request, response, session: before }) => {
      const factor = await findFactorToAnswer(deps, path.id, before);
      const verified = await verifyFactorCode(deps, { session: before, factor, request, ...body });
      const { session, token, recoveryCodes } = verified;
      sessions.sendToken(response, token);
      if (!factor.isVerified) await forgetOtherBrowsers(deps, request, session.userId);
      await rememberBrowser(deps, request, response, session);
      const { userId } = session;
      if (!factor.isVerified) {
        runOnResponseClosed(response, () => hub.publish({ name: 'user_updated', userId }));
      }
      const answer = await buildSignedInResponse(db, session, clock.now());
      return recoveryCodes ? { ...answer, recoveryCodes } : answer;
    }),

    implement(removeContract, async ({ path, session }) => {
      await removeFactor(deps, session, await findOwnFactor(deps, path.id, session));
    }),

    implement(renewContract, async ({ session }) => {
      return { recoveryCodes: await renewRecoveryCodes(deps, session) };
    }),
  ];
}

type Dependencies = Pick<AccountContext, 'db'>;

/** While a second factor is still required, only a verified one can be used. */
async function findFactorToAnswer(deps: Dependencies, id: string, session: Session): Promise<Factor> {
  const factor = await findOwnFactor(deps, id, session);
  if (!factor.isVerified && session.isSecondFactorDue) throw createSecondFactorMissing();
  return factor;
}

/** Throws the same 404 for an unknown id and for someone else's. */
async function findOwnFactor({ db }: Dependencies, id: string, { userId }: Session): Promise<Factor> {
  const factor = await findFactor(db, userId, id);
  if (!factor) throw createNotFound();
  return factor;
}
