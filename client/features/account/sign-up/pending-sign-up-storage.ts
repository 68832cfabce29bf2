import { brand } from '../../../../shared/brand.ts';
import { removeStored } from '../../../lib/storage.ts';

/** Where a sign-up that is not finished is kept in local storage. */
export const pendingSignUpKey = `${brand.slug}.sign-up`;

export function dropPendingSignUp(): void {
  removeStored('local', pendingSignUpKey);
}
