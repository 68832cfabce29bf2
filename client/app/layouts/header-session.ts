import type { AuthState } from '../../features/account/index.ts';
import * as messages from './messages.ts';

/** `name`: the email, or for those who came by phone the number. */
export type HeaderSession =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; name: string };

/** Whose second factor is still missing has not signed in yet. */
export function toHeaderSession(state: AuthState): HeaderSession {
  if (state.status === 'loading') return state;
  if (state.status !== 'signed-in') return { status: 'signed-out' };
  return { status: 'signed-in', name: state.user.email ?? state.user.phone ?? messages.signedIn };
}
