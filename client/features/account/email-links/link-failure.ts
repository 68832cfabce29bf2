import { paths } from '../../../app/paths.ts';
import { ApiError, NetworkError } from '../../../lib/api-client.ts';

/** `code` is for the log and names no one. `to`: the page that the failure leads to. */
export type LinkFailure = { code: string; title: string; description: string; to: string };

export const googleFailure: LinkFailure = {
  code: 'google',
  title: 'Google Auth Failed',
  description: 'Google did not sign you in. Please try again, or use your email or phone.',
  to: paths.home,
};

export const emptyFailure: LinkFailure = {
  code: 'no_code',
  title: 'This link is not complete',
  description: 'Please open the link in your email again, or copy all of it.',
  to: paths.home,
};

/** Whether the code may still be good: the server did not get to judge it. */
export function canTryAgain(cause: unknown): cause is Error {
  if (cause instanceof NetworkError) return true;
  return cause instanceof ApiError && (cause.status === 429 || cause.status >= 500);
}

export function describeLinkFailure(cause: unknown): LinkFailure {
  if (!(cause instanceof ApiError)) {
    return { code: 'unexpected', title: 'Sign-in failed', description: 'Please try again.', to: paths.home };
  }
  const { code, message } = cause;
  const to = code === 'sign_in_required' ? paths.signIn : paths.home;
  return { code, title: titles[code] ?? 'Sign-in failed', description: message, to };
}

const titles: Partial<Record<ApiError['code'], string>> = {
  expired_code: 'This link has expired',
  invalid_code: 'This link does not work',
  // The address that Google knows has an account that belongs to another Google identity.
  sign_in_required: 'Please sign in another way',
};
