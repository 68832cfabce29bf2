import type { LinkChoice, LinkResponse, LinkSignedInResponse } from '../../../../shared/api/auth-links.ts';
import { sanitizeNext } from '../../../../shared/validation/next-path.ts';
import { paths } from '../../../app/paths.ts';
import { ApiError, NetworkError } from '../../../lib/api-client.ts';
import { fields, text } from '../../../lib/light-checks.ts';
import { messages as sharedMessages } from '../fields/account-messages.ts';
import { consumeNext } from '../session/next-path.ts';
import { messages } from './link-messages.ts';

export type EmailedLink = LinkResponse & { purpose: Exclude<LinkResponse['purpose'], 'google'> };

/** What pressing a button asks for: a choice, or the single action of the browser that requested the link. */
export type LinkAction = { choice?: LinkChoice; number?: string };

export type Ending = keyof ReturnType<typeof messages.endings>;

export type LinkStep = 'choices' | 'number' | 'removal';

export type LinkView =
  /** The link is being checked, or the Google sign-in is being completed. */
  | { kind: 'opening' }
  | { kind: 'unreachable'; error: Error }
  /** Google isn't enough for this address, so its mailbox got a link. `message` says so. */
  | { kind: 'proof'; message: string }
  | { kind: 'ask'; link: EmailedLink; step: LinkStep }
  | { kind: 'ended'; link: EmailedLink; ending: Ending };

export function isEmailed(link: LinkResponse): link is EmailedLink {
  return link.purpose !== 'google';
}

/** Whether to check the link again after this error, because something has changed in the meantime. */
export function needsRecheck(code: string): boolean {
  return code === 'choice_required' || code === 'sign_in_required' || code === 'signed_in_as_another';
}

/** `code` is for the log and doesn't identify anyone. `to` is the page that the failure leads to. */
export type LinkFailure = { code: string; title: string; description: string; to?: string };

export const googleFailure = {
  code: 'google',
  title: sharedMessages.google.failed,
  description: messages.failures.google,
};

export const emptyFailure = { code: 'no_code', ...messages.failures.incomplete };

/** Whether the code may still be valid, because the server didn't get to check it. */
export function canTryAgain(cause: unknown): cause is Error {
  if (cause instanceof NetworkError) return true;
  if (!(cause instanceof ApiError)) return false;
  return cause.status === 429 || cause.status >= 500 || cause.code === 'cookies_refused';
}

export function describeLinkFailure(cause: unknown): LinkFailure {
  if (!(cause instanceof ApiError)) return { code: 'unexpected', ...messages.failures.unexpected };
  const { code, message } = cause;
  const to = code === 'sign_in_required' ? paths.signIn : paths.home;
  return { code, title: titles[code] ?? messages.failures.unexpected.title, description: message, to };
}

const titles: Partial<Record<ApiError['code'], string>> = {
  expired_code: messages.failures.expired,
  invalid_code: messages.failures.invalid,
  // Another Google identity is already linked to the account with this address.
  sign_in_required: messages.failures.anotherWay,
};

const parseCode = fields({ code: '' }, { code: text });

/**
 * Returns why a person is on the callback page: with a code to exchange, after Google refused, or for no valid reason.
 * The page waits for a press, and phones unload tabs that wait, so an earlier load stored the code in its history entry.
 */
export function parseSignInRedirect(search: string, historyState: unknown) {
  const parameters = new URLSearchParams(search);
  const code = parameters.get('code') || parseCode(historyState)?.code;
  return code ? { code } : { hasGoogleFailed: parameters.has('error') };
}

/**
 * Returns where a person continues after an exchange. A missing second factor comes first, on the sign-in page. The
 * path is part of the URL, because the path remembered in this browser may be another tab's by then.
 */
export function findNextPath({ next, purpose, nextStep }: LinkSignedInResponse): string {
  const usual = purpose === 'google' ? paths.dashboard : paths.onboarding;
  const path = sanitizeNext(next, consumeNext(usual));
  const isAskedThere = path.startsWith(paths.signIn);
  return nextStep === 'mfa' && !isAskedThere ? `${paths.signIn}?next=${encodeURIComponent(path)}` : path;
}

/** Returns where a link leads if its response was lost, once we know that this browser is signed in. */
export function findNextAfterLoss(purpose: LinkSignedInResponse['purpose']): string {
  return purpose === 'recovery' ? `${paths.signIn}?mode=reset` : paths.dashboard;
}
