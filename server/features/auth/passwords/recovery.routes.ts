import { startRecovery } from '../../../../shared/api/email-links.contract.ts';
import { normalizeEmail } from '../../../../shared/validation/email-address.ts';
import { implement, type Route } from '../../../platform/http/implement.ts';
import type { AccountContext } from '../account-context.ts';
import { requestRecovery } from './recovery.service.ts';

const [, waitLimit] = startRecovery.furtherLimits;

export function createRecoveryRoutes(deps: AccountContext): readonly Route[] {
  return [
    implement(
      startRecovery,
      async ({ body, request }) => {
        await requestRecovery(deps, request, body.email);
        return { retryAfterSeconds: waitLimit.windowSeconds };
      },
      { limitKey: findRecipient },
    ),
  ];
}

function findRecipient(body: unknown): string | undefined {
  const parsed = startRecovery.body.schema.safeParse(body);
  return parsed.success ? normalizeEmail(parsed.data.email) : undefined;
}
