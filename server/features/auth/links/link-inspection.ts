import type { ExchangePurpose, LinkChoice } from '../../../../shared/api/auth-links.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { evaluateSession } from '../../../platform/sessions/session-limits.ts';
import { findSessionById } from '../../../platform/sessions/sessions.repository.ts';
import type { AccountContext } from '../account-context.ts';
import type { LinkCode } from '../codes/codes.ts';
import { linkPayloadSchema } from '../codes/link-payload.ts';
import { findLinkOwner } from '../email/email-verification.ts';
import { findConfirmationRequest } from '../users/confirmation-requests.repository.ts';
import type { User } from '../users/users.repository.ts';

type EmailedPurpose = Exclude<ExchangePurpose, 'google'>;
export type EmailedLinkCode = LinkCode<EmailedPurpose>;
/** The screen that requested the link and waits for it, with the number it shows. */
type WaitingScreen = { session: Session; number: number };

export type InspectedLink = {
  code: EmailedLinkCode;
  user: User;
  device: string;
  next: string;
  /** This browser's session of that account, which counts as much as the one that requested the link. */
  own: Session | undefined;
  isSignedInAsAnother: boolean;
  waitingScreen: WaitingScreen | undefined;
  choices: readonly LinkChoice[];
};

export function isEmailed(code: LinkCode<ExchangePurpose>): code is EmailedLinkCode {
  return code.purpose !== 'google';
}

/**
 * Finds out what an emailed link would do in the browser that opens it. Throws 400 when the link is no longer valid.
 */
export async function inspectLink(
  deps: AccountContext,
  trx: Db,
  code: EmailedLinkCode,
  /** The session of the browser that opens the link. */
  sessionId: string | undefined,
): Promise<InspectedLink> {
  const user = await findLinkOwner(trx, code);
  const { next, device, askedBy } = linkPayloadSchema.parse(code.payload);
  const current = sessionId === undefined ? undefined : await findSessionById(trx, sessionId);
  const own = current?.userId === user.id ? current : undefined;
  const isSignedInAsAnother = current !== undefined && !own && !current.isWaiting;
  const waitingScreen = user.emailConfirmedAt ? undefined : await findWaitingScreen(deps, trx, user, askedBy);
  const opened = { purpose: code.purpose, isOwn: own !== undefined, isSignedInAsAnother };
  const choices = listChoices({ ...opened, isAwaited: waitingScreen !== undefined });
  return { code, user, device, next, own, isSignedInAsAnother, waitingScreen, choices };
}

type Opened = { purpose: EmailedPurpose; isOwn: boolean; isSignedInAsAnother: boolean; isAwaited: boolean };

/** The choices to offer if the browser alone doesn't show whose link it is. */
function listChoices({ purpose, isOwn, isSignedInAsAnother, isAwaited }: Opened): readonly LinkChoice[] {
  if (purpose === 'recovery') return isSignedInAsAnother ? ['here'] : [];
  if (purpose === 'email_change' || isOwn) return [];
  return isAwaited ? ['other_screen', 'here', 'not_me'] : ['here', 'not_me'];
}

async function findWaitingScreen(
  { clock }: AccountContext,
  trx: Db,
  user: User,
  askedBy: string | null,
): Promise<WaitingScreen | undefined> {
  const session = askedBy === null ? undefined : await findSessionById(trx, askedBy);
  if (session?.userId !== user.id || evaluateSession(session, null, clock.now()) === 'over') return undefined;
  const request = await findConfirmationRequest(trx, session.id);
  return request?.number ? { session, number: request.number } : undefined;
}
