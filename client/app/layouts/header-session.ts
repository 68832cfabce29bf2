import type { AuthState } from '../../features/account/index.ts';
import * as messages from './messages.ts';

/**
 * `name` is the email address or, for people who signed up by phone, the phone number. The first name may be unknown.
 */
export type HeaderSession = { status: 'loading' } | { status: 'signed-out' } | SignedIn;

export type SignedIn = { status: 'signed-in'; name: string; firstName: string | undefined };

/** Someone who hasn't entered their second factor yet isn't signed in. */
export function toHeaderSession(state: AuthState): HeaderSession {
  if (state.status === 'loading') return state;
  if (state.status !== 'signed-in') return { status: 'signed-out' };
  const { email, phone, metadata } = state.user;
  const firstName = metadata.firstName ?? metadata.givenName ?? metadata.fullName?.split(' ', 1)[0];
  return {
    status: 'signed-in',
    name: email ?? phone ?? messages.signedIn,
    firstName,
  };
}
