import type { IncomingMessage } from 'node:http';
import type { LinkResponse } from '../../../../shared/api/auth-links.ts';
import { getBrowserBinding } from '../../../platform/sessions/browser-binding.ts';
import type { AccountContext } from '../account-context.ts';
import { exchangePurposes } from '../codes/codes.repository.ts';
import type { LinkCode } from '../codes/codes.ts';
import { nameDevice } from '../users/device-name.ts';
import { inspectLink, isEmailed } from './link-inspection.ts';
import { maskEmail } from './mask-email.ts';

/**
 * Says what the code of an emailed link or of a Google sign-in would do in this browser. Changes nothing, and
 * identifies the account only by the address that the link was sent to. Throws 400 `invalid_code` or `expired_code`.
 */
export async function describeLink(
  deps: AccountContext,
  request: IncomingMessage,
  code: string,
): Promise<LinkResponse> {
  const { db, codes, config, sessions } = deps;
  const browserHash = getBrowserBinding(request, config);
  const sessionId = (await sessions.identify(request))?.session.id;
  return db.transaction().execute(async (trx) => {
    const found = await codes.findLink(trx, code, exchangePurposes, browserHash);
    if (!isEmailed(found)) return describeGoogle(found, request);
    const link = await inspectLink(deps, trx, found, { sessionId, browserHash });
    return {
      ...describeCode(found),
      device: link.device,
      isThisBrowser: link.isThisBrowser,
      isSignedInAsAnother: link.isSignedInAsAnother,
      choices: link.choices,
    };
  });
}

/** A Google code works only in the browser that was sent to Google. */
function describeGoogle(code: LinkCode<LinkResponse['purpose']>, { headers }: IncomingMessage): LinkResponse {
  const device = nameDevice(headers['user-agent'] ?? '');
  return { ...describeCode(code), device, isThisBrowser: true, isSignedInAsAnother: false, choices: [] };
}

function describeCode({ purpose, createdAt, target }: LinkCode<LinkResponse['purpose']>) {
  return { purpose, startedAt: createdAt.toISOString(), email: maskEmail(target) };
}
