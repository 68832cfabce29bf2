import { paths } from '../../../app/paths.ts';
import { ApiError, NetworkError } from '../../../lib/api-client.ts';
import { messages as sharedMessages } from '../fields/messages.ts';
import { messages } from './messages.ts';

/** `code` is for the log and doesn't identify anyone. `to` is the page that the failure leads to. */
export type LinkFailure = { code: string; title: string; description: string; to: string };

export const googleFailure: LinkFailure = {
  code: 'google',
  title: sharedMessages.google.failed,
  description: messages.failures.google,
  to: paths.home,
};

export const emptyFailure: LinkFailure = {
  code: 'no_code',
  ...messages.failures.incomplete,
  to: paths.home,
};

/** Whether the code may still be valid, because the server didn't get to check it. */
export function canTryAgain(cause: unknown): cause is Error {
  if (cause instanceof NetworkError) return true;
  if (!(cause instanceof ApiError)) return false;
  return cause.status === 429 || cause.status >= 500 || cause.code === 'cookies_refused';
}

export function describeLinkFailure(cause: unknown): LinkFailure {
  if (!(cause instanceof ApiError)) {
    return { code: 'unexpected', ...messages.failures.unexpected, to: paths.home };
  }
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
