import { brand } from '../../../../shared/brand.ts';
import { removeStored } from '../../../lib/storage.ts';

/** Where a sign-up that is not finished is kept in local storage. */
export const signupKey = `${brand.slug}.sign-up`;

export function dropSignup(): void {
  removeStored('local', signupKey);
}
