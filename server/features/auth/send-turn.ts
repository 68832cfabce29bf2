import { computeResendWait } from '../../../shared/resend-wait.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import type { CodePurpose } from './codes.repository.ts';
import { computeSecondsUntilRoom, listRecentSends } from './recipient-allowance.ts';
import { requireResendWait } from './resend-wait.ts';

/** Messages that carry digits; what they are for is also the message's purpose. */
const digitPurposes: readonly CodePurpose[] = ['phone_sign_in', 'phone_change', 'reauthentication'];

/**
 * Asks whether a code may be sent to this address or number now, in the transaction that then sends it. Returns the
 * seconds until the next one may be. Throws 429 `rate_limited` before the resend wait is over and beyond five an hour
 * (times the factor of all limits). It counts stored messages, so a restart forgets nothing.
 */
export async function takeSendTurn(
  deps: Pick<AuthDependencies, 'clock' | 'config' | 'markErased'>,
  trx: Db,
  recipient: string,
): Promise<number> {
  const now = deps.clock.now();
  const earlier = await listRecentSends(deps, trx, recipient, digitPurposes);
  requireResendWait(earlier.length, earlier[0] ?? null, now);
  const seconds = computeSecondsUntilRoom(deps, earlier);
  if (seconds > 0) throw createTooMany(seconds);
  return Math.max(computeResendWait(earlier.length + 1), computeSecondsUntilRoom(deps, [now, ...earlier]));
}

function createTooMany(seconds: number): AppError {
  const minutes = Math.ceil(seconds / 60);
  const message = `We have sent several codes already. You can ask for another one in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return new AppError(429, 'rate_limited', message, { headers: { 'Retry-After': String(seconds) } });
}
