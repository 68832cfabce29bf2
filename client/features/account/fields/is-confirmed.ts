import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import type { AuthState } from '../session/auth-client.ts';

/** Whether the person has proven an email or a phone: until then an account can be anybody's. */
export function isConfirmed({ emailConfirmedAt, phoneConfirmedAt }: AuthUser): boolean {
  return emailConfirmedAt !== null || phoneConfirmedAt !== null;
}

/** The id of the signed-in person whose account may keep something: the server refuses a profile before that. */
export function findConfirmedId(state: AuthState): string | undefined {
  return state.status === 'signed-in' && isConfirmed(state.user) ? state.user.id : undefined;
}
