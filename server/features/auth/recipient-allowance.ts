import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AuthDependencies } from './auth-dependencies.ts';

const windowMs = 60 * 60_000;
const mostPerWindow = 5;

type Sending = { purpose: string; recipient: string };
type Dependencies = Pick<AuthDependencies, 'clock' | 'config'>;

/**
 * Throws 429 `rate_limited` when the recipient has got 5 messages of the purpose within the hour, whoever asked for
 * them. Each purpose counts alone, so that mails which strangers ask for keep nobody from recovering their account.
 */
export async function requireRecipientAllowance(deps: Dependencies, db: Db, sending: Sending): Promise<void> {
  const seconds = await findSecondsUntilAllowed(deps, db, sending);
  if (seconds === 0) return;
  const message = `We have sent several messages already. Please wait ${Math.ceil(seconds / 60)} minutes before asking for another.`;
  throw new AppError(429, 'rate_limited', message, { headers: { 'Retry-After': String(seconds) } });
}

/** 0 when another message may leave now. */
export async function findSecondsUntilAllowed(
  { clock, config }: Dependencies,
  db: Db,
  { purpose, recipient }: Sending,
): Promise<number> {
  const now = clock.now().getTime();
  const most = Math.max(1, Math.floor(mostPerWindow * config.rateLimitFactor));
  const row = await db
    .selectFrom('messages')
    .select('created_at')
    .where('recipient', '=', recipient)
    .where('purpose', '=', purpose)
    .where('created_at', '>', new Date(now - windowMs).toISOString())
    .orderBy('created_at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return row ? Math.ceil((new Date(row.created_at).getTime() + windowMs - now) / 1000) : 0;
}
