import { accountContracts } from './account.contract.ts';
import { analyticsContracts } from './analytics.contract.ts';
import type { Contract } from './contract.ts';
import { emailLinkContracts } from './email-links.contract.ts';
import { factorContracts } from './factors.contract.ts';
import { matchingContracts } from './matching.contract.ts';
import { messageContracts } from './messages.contract.ts';
import { figureContracts } from './operator/figures.contract.ts';
import { inboxContracts } from './operator/inbox.contract.ts';
import { operationContracts } from './operator/operation.contract.ts';
import { peopleContracts } from './operator/people.contract.ts';
import { operatorReferralContracts } from './operator/referrals.contract.ts';
import { operatorSourceContracts } from './operator/sources.contract.ts';
import { passkeyContracts } from './passkeys.contract.ts';
import { serviceContracts } from './service.contract.ts';
import { sessionContracts } from './session.contract.ts';
import { signInContracts } from './sign-in.contract.ts';
import { postbackContracts } from './webhooks/postbacks.contract.ts';

const all = [
  ...analyticsContracts,
  ...postbackContracts,
  ...matchingContracts,
  ...messageContracts,
  ...serviceContracts,
  ...sessionContracts,
  ...signInContracts,
  ...emailLinkContracts,
  ...accountContracts,
  ...factorContracts,
  ...passkeyContracts,
  ...figureContracts,
  ...operatorReferralContracts,
  ...inboxContracts,
  ...peopleContracts,
  ...operationContracts,
  ...operatorSourceContracts,
] as const;

export const contracts: readonly Contract[] = all;

/** The contracts by method and path, such as `GET /api/auth/sessions/{id}`, for the types of callers. */
export type Api = {
  [C in (typeof all)[number] as `${C['method']} ${C['path']}`]: C;
};
