import type { LinkChoice } from '../../../../shared/api/auth-links.ts';
import { createPasswordMissing } from '../../../platform/sessions/sessions.ts';
import { confirmEmail } from '../email/confirmation.ts';
import { completeEmailChange } from '../email/email-change.service.ts';
import { linkRefusals } from '../email/link-refusals.ts';
import { createProvenAccount, removeUnprovenAccount } from '../email/revoke-unproven-access.ts';
import { applyGoogleLink } from '../google/google-account.ts';
import { completeRecovery } from '../passwords/recovery.routes.ts';
import { type ExchangeContext, type ExchangeResult, startSession } from '../sessions/exchange-result.ts';
import { clearConfirmationNumber } from '../users/confirmation-requests.repository.ts';
import { insertIdentity } from '../users/identities.repository.ts';
import type { User } from '../users/users.repository.ts';
import type { InspectedLink } from './link-inspection.ts';

type Decision = { choice: LinkChoice | undefined; number: number | undefined };

/** Does what an emailed link is for, in the way that the person has chosen. Throws 409 if that way isn't possible. */
export function applyEmailedLink(
  context: ExchangeContext,
  link: InspectedLink,
  decision: Decision,
): Promise<ExchangeResult> {
  const { user, code } = link;
  if (code.purpose === 'recovery') return applyRecovery(context, link, decision);
  if (!user && code.purpose === 'email_confirmation') return continueAlone(context, link, decision);
  if (!user) throw linkRefusals.addressGone();
  const owned = { ...link, user };
  switch (code.purpose) {
    case 'email_confirmation':
      return applyConfirmation(context, owned, decision);
    case 'email_change':
      return applyEmailChange(context, owned, decision);
    case 'google_link':
      return applyGoogleProof(context, owned, decision);
  }
}

type OwnedLink = InspectedLink & { user: User };

function applyConfirmation(
  context: ExchangeContext,
  link: OwnedLink,
  { choice, number }: Decision,
): Promise<ExchangeResult> {
  switch (choice) {
    case undefined:
      return confirmInOwnBrowser(context, link);
    case 'other_screen':
      return confirmOtherScreen(context, link, number);
    case 'here':
      return continueHere(context, link);
    case 'not_me':
      return disown(context, link);
  }
}

async function confirmInOwnBrowser(
  context: ExchangeContext,
  { user, own, next }: OwnedLink,
): Promise<ExchangeResult> {
  if (!own) throw linkRefusals.choiceRequired();
  await context.spend();
  await confirmEmail(context.deps, context.trx, user, own);
  return {
    kind: 'signed-in',
    ...(await context.deps.sessions.reissueToken(context.trx, own.id)),
    next,
    event: 'email_confirmed',
  };
}

/**
 * Allows one attempt, because a person who didn't start the sign-up doesn't know the number, and must not be able to
 * guess it.
 */
async function confirmOtherScreen(
  { deps, trx, spend }: ExchangeContext,
  { user, waitingScreen }: OwnedLink,
  number: number | undefined,
): Promise<ExchangeResult> {
  if (!waitingScreen) throw linkRefusals.screenGone();
  await spend();
  const { session } = waitingScreen;
  if (number !== waitingScreen.number) {
    await clearConfirmationNumber(trx, session.id);
    const event = { name: 'user_updated', userId: user.id, sessionId: session.id } as const;
    return { kind: 'refused', error: linkRefusals.wrongNumber(), event };
  }
  await confirmEmail(deps, trx, user, session);
  return { kind: 'continues-elsewhere', userId: user.id };
}

async function continueHere(context: ExchangeContext, { user, ...link }: OwnedLink): Promise<ExchangeResult> {
  await context.spend();
  await removeUnprovenAccount(context.deps, context.trx, user);
  return openNewAccount(context, link);
}

/** The sign-up that sent the link is gone, but whoever opens it has proven the mailbox. */
async function continueAlone(
  context: ExchangeContext,
  link: InspectedLink,
  { choice }: Decision,
): Promise<ExchangeResult> {
  if (choice === undefined) throw linkRefusals.choiceRequired();
  if (choice === 'other_screen') throw linkRefusals.screenGone();
  if (choice === 'not_me') throw linkRefusals.choiceNotOffered();
  await context.spend();
  return openNewAccount(context, link);
}

async function openNewAccount(
  context: ExchangeContext,
  { code, next }: Pick<InspectedLink, 'code' | 'next'>,
): Promise<ExchangeResult> {
  const { deps, trx } = context;
  const userId = await createProvenAccount(deps, trx, code.target, { requiresPasswordReset: true });
  await insertIdentity(trx, { userId, provider: 'email', subject: userId }, deps.clock.now());
  const started = await startSession(context, { userId, method: 'email_link' });
  return { kind: 'signed-in', ...started, next };
}

async function disown({ deps, trx, spend }: ExchangeContext, { user }: OwnedLink): Promise<ExchangeResult> {
  await spend();
  await removeUnprovenAccount(deps, trx, user);
  return { kind: 'removed' };
}

/** Only a session of the account can finish it, because the mailbox may be a stranger's, by a typo or on purpose. */
async function applyEmailChange(
  context: ExchangeContext,
  { user, code, own, next }: OwnedLink,
  { choice }: Decision,
): Promise<ExchangeResult> {
  if (choice !== undefined) throw linkRefusals.choiceNotOffered();
  if (!own || own.isWaiting || own.isSecondFactorDue) throw linkRefusals.changeElsewhere();
  if (own.isPasswordDue) throw createPasswordMissing();
  await context.spend();
  await completeEmailChange(context.deps, context.trx, user, code.target);
  return {
    kind: 'signed-in',
    ...(await context.deps.sessions.reissueToken(context.trx, own.id)),
    next,
    event: 'user_updated',
  };
}

/** Only the browser that was at Google can go on. Elsewhere, the link can be voided. */
async function applyGoogleProof(
  context: ExchangeContext,
  { user, code, isThisBrowser, isSignedInAsAnother }: OwnedLink,
  { choice }: Decision,
): Promise<ExchangeResult> {
  if (!isThisBrowser && choice === 'not_me') {
    await context.spend();
    return { kind: 'removed' };
  }
  if (!isThisBrowser) throw linkRefusals.googleElsewhere();
  if (choice !== undefined && choice !== 'here') throw linkRefusals.choiceNotOffered();
  if (isSignedInAsAnother && choice === undefined) throw linkRefusals.signedInAsAnother();
  return applyGoogleLink(context, user, code);
}

async function applyRecovery(
  context: ExchangeContext,
  { user, code, isSignedInAsAnother, next }: InspectedLink,
  { choice }: Decision,
): Promise<ExchangeResult> {
  if (choice !== undefined && choice !== 'here') throw linkRefusals.choiceNotOffered();
  if (isSignedInAsAnother && choice === undefined) throw linkRefusals.signedInAsAnother();
  await context.spend();
  const userId = await completeRecovery(context.deps, context.trx, user, code.target);
  return {
    kind: 'signed-in',
    ...(await startSession(context, { userId, method: 'recovery', isPasswordDue: true })),
    next,
  };
}
