import type { AuthUser } from '../../../shared/api/auth-user.ts';

/** Whether the person has proven an email or a phone: until then an account can be anybody's. */
export function isConfirmed({ emailConfirmedAt, phoneConfirmedAt }: AuthUser): boolean {
  return emailConfirmedAt !== null || phoneConfirmedAt !== null;
}
