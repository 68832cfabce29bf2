import type { AuthState } from '../../features/account/index.ts';
import * as messages from './messages.ts';

/** `name` is the email or, for people who signed up by phone, the number. */
export type HeaderSession =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; name: string };

/** A person whose second factor is missing isn't signed in yet. */
export function toHeaderSession(state: AuthState): HeaderSession {
  if (state.status === 'loading') return state;
  if (state.status !== 'signed-in') return { status: 'signed-out' };
  return { status: 'signed-in', name: state.user.email ?? state.user.phone ?? messages.signedIn };
}
