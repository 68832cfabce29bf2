import type { AuthState } from '../../features/account/index.ts';
import * as messages from './messages.ts';

/** `name` is the email or, for people who signed up by phone, the number. The first name may be unknown. */
export type HeaderSession = { status: 'loading' } | { status: 'signed-out' } | SignedIn;

export type SignedIn = { status: 'signed-in'; name: string; firstName: string | undefined };

/** A person whose second factor is missing isn't signed in yet. */
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
