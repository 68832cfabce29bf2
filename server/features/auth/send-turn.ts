import { computeResendWait } from '../../../shared/resend-wait.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { CodePurpose } from './codes.repository.ts';
import { requireResendWait } from './resend-wait.ts';

const windowMs = 3_600_000;
const mostPerWindow = 5;
/** Messages that carry digits; what they are for is also the message's purpose. */
const digitPurposes: readonly CodePurpose[] = ['phone_sign_in', 'phone_change', 'reauthentication'];

/**
 * Asks whether a code may be sent to this address or number now, in the transaction that then sends it. Returns the
 * seconds until the next one may be. Throws 429 `rate_limited` before the resend wait is over and beyond five an hour
 * (times `factor`). It counts stored messages, so a restart forgets nothing.
 */
export async function takeSendTurn(trx: Db, recipient: string, now: Date, factor: number): Promise<number> {
  const most = Math.max(1, Math.floor(mostPerWindow * factor));
  const earlier = await listSendTimes(trx, recipient, new Date(now.getTime() - windowMs));
  requireResendWait(earlier.length, earlier[0] ?? null, now);
  const secondsUntilRoom = (times: readonly Date[]) => {
    const oldest = times[most - 1];
    return oldest ? Math.ceil((oldest.getTime() + windowMs - now.getTime()) / 1000) : 0;
  };
  const seconds = secondsUntilRoom(earlier);
  if (seconds > 0) throw createTooMany(seconds);
  return Math.max(computeResendWait(earlier.length + 1), secondsUntilRoom([now, ...earlier]));
}

/** The newest first. */
async function listSendTimes(db: Db, recipient: string, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('messages')
    .select('created_at')
    .where('recipient', '=', recipient)
    .where('created_at', '>', since.toISOString())
    .where('purpose', 'in', digitPurposes)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ created_at }) => new Date(created_at));
}

function createTooMany(seconds: number): AppError {
  const minutes = Math.ceil(seconds / 60);
  const message = `We have sent several codes already. You can ask for another one in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return new AppError(429, 'rate_limited', message, { headers: { 'Retry-After': String(seconds) } });
}
