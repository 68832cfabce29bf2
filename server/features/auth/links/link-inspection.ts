import type { ExchangePurpose, LinkChoice } from '../../../../shared/api/auth-links.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { evaluateSession } from '../../../platform/sessions/session-limits.ts';
import type { AccountContext } from '../account-context.ts';
import type { LinkCode } from '../codes/codes.ts';
import { linkPayloadSchema } from '../codes/emailed-link.ts';
import { linkRefusals } from '../email/link-refusals.ts';
import { findConfirmationRequest } from '../users/confirmation-requests.repository.ts';
import { findUserByEmail, findUserById, type User } from '../users/users.repository.ts';

export type EmailedLinkCode = LinkCode<Exclude<ExchangePurpose, 'google'>>;
/** The screen that requested the link and waits for it, with the number it shows. */
type WaitingScreen = { session: Session; number: number };

export type InspectedLink = {
  code: EmailedLinkCode;
  /** Undefined for an address that no account has proven, in a recovery or after its sign-up is gone. */
  user: User | undefined;
  device: string;
  next: string;
  /** This browser's session of that account, which counts as much as the one that requested the link. */
  own: Session | undefined;
  isThisBrowser: boolean;
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
  { sessionId, browserHash }: { sessionId: string | undefined; browserHash: string | undefined },
): Promise<InspectedLink> {
  const user = await findLinkOwner(trx, code);
  const { next, device, askedBy, browser } = linkPayloadSchema.parse(code.payload);
  const current = sessionId === undefined ? undefined : await deps.sessions.findById(trx, sessionId);
  const owners = user && current?.userId === user.id ? current : undefined;
  // An email is changed only in a session that has used the second factor, where there is one by now.
  const isFactorMissing = owners?.hasSecondFactor && owners.secondFactorAt === null;
  const own = code.purpose === 'email_change' && isFactorMissing ? undefined : owners;
  const isSignedInAsAnother = current !== undefined && !owners && !current.isWaiting;
  const waitingScreen = user && (await findWaitingScreen(deps, trx, user, askedBy));
  const isThisBrowser =
    code.purpose === 'google_link' ? browser !== null && browser === browserHash : own !== undefined;
  const link = { code, user, device, next, own, isThisBrowser, isSignedInAsAnother, waitingScreen };
  return { ...link, choices: listChoices(link) };
}

/** Finds whose link it is. Throws 400 `invalid_code` when the account no longer has the link's address. */
async function findLinkOwner(trx: Db, { userId, purpose, target }: EmailedLinkCode) {
  // Whoever opens it has proven the address, no matter who had it when the link was sent.
  if (purpose === 'recovery') return findUserByEmail(trx, target);
  const user = userId === null ? undefined : await findUserById(trx, userId);
  const field = {
    email_change: 'newEmail',
    email_confirmation: 'unprovenEmail',
    google_link: 'email',
  } as const;
  if (user && user[field[purpose]] === target) return user;
  // The sign-up is gone, but the link still proves the mailbox, so its owner can continue with it.
  if (purpose === 'email_confirmation' && !(await findUserByEmail(trx, target))) return undefined;
  throw linkRefusals.addressGone();
}

/** The choices to offer if the browser alone doesn't show whose link it is. */
function listChoices({
  code: { purpose },
  user,
  isThisBrowser,
  isSignedInAsAnother,
  waitingScreen,
}: Omit<InspectedLink, 'choices'>): readonly LinkChoice[] {
  if (purpose === 'google_link' && !isThisBrowser) return ['not_me'];
  if (purpose === 'recovery' || purpose === 'google_link') return isSignedInAsAnother ? ['here'] : [];
  if (purpose === 'email_change' || isThisBrowser) return [];
  // The sign-up that sent the link is gone.
  if (!user) return ['here'];
  return waitingScreen ? ['other_screen', 'here', 'not_me'] : ['here', 'not_me'];
}

async function findWaitingScreen(
  { clock, sessions }: AccountContext,
  trx: Db,
  user: User,
  askedBy: string | null,
): Promise<WaitingScreen | undefined> {
  const session = askedBy === null ? undefined : await sessions.findById(trx, askedBy);
  if (session?.userId !== user.id || evaluateSession(session, null, clock.now()) === 'over') return undefined;
  const request = await findConfirmationRequest(trx, session.id);
  return request?.number ? { session, number: request.number } : undefined;
}
