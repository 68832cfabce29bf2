import { brand } from '../../../../shared/site/brand.data.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';

export const pendingSignUpStorage = { area: 'local', key: `${brand.slug}.sign-up`, version: 1 } as const;

export function dropPendingSignUp(): void {
  createStoredValue({ ...pendingSignUpStorage, schema: () => undefined }).remove();
}
