import { resendEmail, startEmailSignUp, startRecovery } from '../../../../shared/api/email-links.contract.ts';
import { normalizeEmail } from '../../../../shared/validation/email-address.ts';
import { implement, type Route } from '../../../platform/http/implement.ts';
import type { AuthDependencies } from '../auth-dependencies.ts';
import { requestRecovery } from '../passwords/recovery.service.ts';
import { resendSignUp, startEmailSignUp as startSignUp } from './email-sign-up.service.ts';

const [, waitLimit] = startRecovery.furtherLimits;

/** Signing up with only an email, and recovering a password. */
export function createEmailRoutes(deps: AuthDependencies): readonly Route[] {
  const { sessions } = deps;
  return [
    implement(startEmailSignUp, async ({ body, request, response }) => {
      const { answer, token } = await startSignUp(deps, request, body);
      if (token !== undefined) sessions.sendToken(response, token);
      return answer;
    }),
    implement(resendEmail, async ({ body, request, response }) => {
      const { answer, token } = await resendSignUp(deps, request, body.email);
      if (token !== undefined) sessions.sendToken(response, token);
      return answer;
    }),
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
