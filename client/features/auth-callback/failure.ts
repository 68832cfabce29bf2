import { ApiError, NetworkError } from '../../lib/api-client.ts';

/** `code` is for the log and names nobody. */
export type Failure = { code: string; title: string; description: string };

export const googleFailure: Failure = {
  code: 'google',
  title: 'Google Auth Failed',
  description: 'Google did not sign you in. Please try again, or use your email or phone.',
};

export const emptyFailure: Failure = {
  code: 'no_code',
  title: 'This link is not complete',
  description: 'Please open the link in your email again, or copy all of it.',
};

/** Whether the code may still be good: the server did not get to judge it. */
export function canTryAgain(cause: unknown): cause is Error {
  if (cause instanceof NetworkError) return true;
  return cause instanceof ApiError && (cause.status === 429 || cause.status >= 500);
}

export function describeFailure(cause: unknown): Failure {
  if (!(cause instanceof ApiError)) {
    return { code: 'unexpected', title: 'Sign-in failed', description: 'Please try again.' };
  }
  const { code, message } = cause;
  return { code, title: titles[code] ?? 'Sign-in failed', description: message };
}

const titles: Partial<Record<ApiError['code'], string>> = {
  expired_code: 'This link has expired',
  invalid_code: 'This link does not work',
};
