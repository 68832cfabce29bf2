import type { Operation } from './operation.ts';
import { accountOperations } from './operations/account-operations.ts';
import { analyticsOperations } from './operations/analytics-operations.ts';
import { factorOperations } from './operations/factor-operations.ts';
import { sessionOperations } from './operations/session-operations.ts';
import { signInOperations } from './operations/sign-in-operations.ts';
import { siteOperations } from './operations/site-operations.ts';

/** Every call of the API that people outside development can make. */
export const operations: readonly Operation[] = [
  ...analyticsOperations,
  ...siteOperations,
  ...sessionOperations,
  ...signInOperations,
  ...accountOperations,
  ...factorOperations,
];
