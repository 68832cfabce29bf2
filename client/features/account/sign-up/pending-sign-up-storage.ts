import { brand } from '../../../../shared/brand.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';

/** Where an unfinished sign-up is stored. */
export const pendingSignUpStorage = { area: 'local', key: `${brand.slug}.sign-up`, version: 1 } as const;

export function dropPendingSignUp(): void {
  createStoredValue({ ...pendingSignUpStorage, schema: () => undefined }).remove();
}
