import { ApiError } from '../../../lib/api-client.ts';
import { cookiesRefused } from '../../../lib/messages.ts';
import { attempt } from '../../../lib/stored-value.ts';
import { clearOldAuthKeys } from './old-auth-keys.ts';

/**
 * Runs before each call that signs someone in. Throws an error with what to do if the browser refuses cookies, because
 * the next page would say that the person was signed out.
 */
export function beginSignIn(): void {
  if (attempt(() => navigator.cookieEnabled) === false) {
    throw new ApiError(0, { code: 'cookies_refused', message: cookiesRefused, requestId: '' });
  }
  clearOldAuthKeys();
}
