import { startPhone, verifyPhone } from '../../../../shared/api/sign-in.contract.ts';
import { implement, type Route } from '../../../platform/http/implement.ts';
import { ensureBrowserBinding } from '../../../platform/sessions/browser-binding.ts';
import type { AccountContext } from '../account-context.ts';
import { rememberBrowser } from '../codes/known-browsers.ts';
import { identifySender } from '../codes/sender.ts';
import { getConsentSource } from '../users/consent-source.ts';
import { buildSignedInResponse } from '../users/user-presenter.ts';
import { startPhoneSignIn } from './phone.service.ts';
import { confirmPhoneChange, signInByPhone } from './phone-verification.service.ts';

/** Signing in with a texted code, and confirming a changed number. */
export function createPhoneRoutes(deps: AccountContext): readonly Route[] {
  const { db, clock, config, sessions } = deps;
  return [
    implement(startPhone, async ({ body: { phone, name }, request, response }) => {
      const page = getConsentSource(request, config.publicOrigin, '/signin');
      const browserHash = ensureBrowserBinding(request, response, config);
      const sender = await identifySender(deps, request);
      return startPhoneSignIn(deps, { phone, name, page, browserHash, sender });
    }),
    implement(
      verifyPhone,
      async ({ body: { phone, token: code }, request, response, session: own }) => {
        if (own) {
          await confirmPhoneChange(deps, request, own, { phone, code });
          await rememberBrowser(deps, request, response, own);
          return buildSignedInResponse(db, own, clock.now());
        }
        const { session, token } = await signInByPhone(deps, request, { phone, code });
        sessions.sendToken(response, token);
        await rememberBrowser(deps, request, response, session);
        return buildSignedInResponse(db, session, clock.now());
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
  const phone: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'phone') : undefined;
  return typeof phone === 'string' ? phone.replaceAll(/\D/g, '').slice(-keyLength) : undefined;
}
