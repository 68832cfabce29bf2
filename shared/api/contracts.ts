import { accountContracts } from './account.contract.ts';
import { analyticsContracts } from './analytics.contract.ts';
import type { Contract } from './contract.ts';
import { emailLinkContracts } from './email-links.contract.ts';
import { factorContracts } from './factors.contract.ts';
import { matchingContracts } from './matching.contract.ts';
import { messageContracts } from './messages.contract.ts';
import { serviceContracts } from './service.contract.ts';
import { sessionContracts } from './session.contract.ts';
import { signInContracts } from './sign-in.contract.ts';

const all = [
  ...analyticsContracts,
  ...matchingContracts,
  ...messageContracts,
  ...serviceContracts,
  ...sessionContracts,
  ...signInContracts,
  ...emailLinkContracts,
  ...accountContracts,
  ...factorContracts,
] as const;

/** Every call of the API. */
export const contracts: readonly Contract[] = all;

/** The contracts by method and path, such as `GET /api/auth/sessions/{id}`, for the types of callers. */
export type Api = {
  [C in (typeof all)[number] as `${C['method']} ${C['path']}`]: C;
};
