import {
  addPasskey as addContract,
  renamePasskey as renameContract,
  signInWithPasskey as signInContract,
  startPasskey as startContract,
  startPasskeySignIn as startSignInContract,
} from '../../../../shared/api/passkeys.contract.ts';
import { createNotFound } from '../../../platform/errors.ts';
import { implement, type Route } from '../../../platform/http/implement.ts';
import { ensureBrowserBinding, getBrowserBinding } from '../../../platform/sessions/browser-binding.ts';
import type { AccountContext } from '../account-context.ts';
import { forgetOtherBrowsers, rememberBrowser } from '../codes/known-browsers.ts';
import { findPasskey, updatePasskey } from '../users/passkeys.repository.ts';
import { buildSignedInResponse } from '../users/user-presenter.ts';
import { createChallenge } from './passkey-challenges.ts';
import { signInWithPasskey } from './passkey-sign-in.service.ts';
import { bindToBrowser, findRelyingParty, promptMs } from './passkey-verification.ts';
import { addPasskey, startPasskey } from './passkeys.service.ts';

/** Passkeys, to sign in with, or to prove who is signed in. */
export function createPasskeyRoutes(deps: AccountContext): readonly Route[] {
  const { db, clock, config, hub, sessions } = deps;
  return [
    implement(startContract, ({ request, response, session }) => {
      sessions.requireFresh(session);
      return startPasskey(deps, session, ensureBrowserBinding(request, response, config));
    }),

    implement(addContract, async ({ body, request, response, session: before }) => {
      sessions.requireFresh(before);
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
      async ({ body, request, response }) => {
        const { session, token } = await signInWithPasskey(deps, request, body);
        sessions.sendToken(response, token);
        await rememberBrowser(deps, request, response, session);
        return buildSignedInResponse(db, session, clock.now());
      },
      { limitKey: findCredentialId },
    ),

    implement(renameContract, async ({ body, path, session }) => {
      const { userId } = session;
      if (!(await findPasskey(db, userId, path.id))) throw createNotFound();
      await updatePasskey(db, path.id, body);
      hub.publish({ name: 'user_updated', userId });
    }),
  ];
}

/** Finds the passkey's id in a body that isn't validated yet, to limit the attempts on one account. */
function findCredentialId(body: unknown): string | undefined {
  const id: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'id') : undefined;
  return typeof id === 'string' ? id.slice(0, 254) : undefined;
}
