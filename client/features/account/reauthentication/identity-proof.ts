import type { Proof } from '../../../../shared/api/auth.ts';
import type { AuthUser, ProofCodeAnswer } from '../../../../shared/api/auth-user.ts';
import { callApi, createUnreadableError } from '../../../lib/api-client.ts';

/** How a signed-in person can prove again who they are. `codeTarget`: where a code would go. */
export type ProofMeans = { hasPassword: boolean; codeTarget: string | undefined };

/** A code goes to the confirmed email, else to the confirmed phone. */
export function findProofMeans(user: AuthUser): ProofMeans {
  const email = user.emailConfirmedAt ? user.email : null;
  const phone = user.phoneConfirmedAt ? user.phone : null;
  return { hasPassword: user.metadata.hasPassword, codeTarget: email ?? phone ?? undefined };
}

/** Has six digits sent. Throws an ApiError (429 `rate_limited` with the seconds to wait) or a NetworkError. */
export async function sendReauthenticationCode(): Promise<ProofCodeAnswer> {
  const answer = await callApi({ method: 'POST', path: '/api/auth/user/code' });
  if (isProofCode(answer)) return answer;
  throw createUnreadableError(202);
}

/** Sensitive changes are open for 10 minutes from now on. Throws an ApiError or a NetworkError. */
export async function reauthenticate(proof: Proof): Promise<void> {
  await callApi({ method: 'POST', path: '/api/auth/reauthenticate', body: proof });
}

function isProofCode(answer: unknown): answer is ProofCodeAnswer {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'retryAfterSeconds' in answer &&
    typeof answer.retryAfterSeconds === 'number'
  );
}
