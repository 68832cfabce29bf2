import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AuthDependencies } from './auth-dependencies.ts';

const windowMs = 60 * 60_000;
const mostPerWindow = 5;

type Sending = { purpose: string; recipient: string };
type Dependencies = Pick<AuthDependencies, 'clock' | 'config' | 'markErased'>;

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
  deps: Dependencies,
  db: Db,
  { purpose, recipient }: Sending,
): Promise<number> {
  return computeSecondsUntilRoom(deps, await listRecentSends(deps, db, recipient, [purpose]));
}

/** When messages of the purposes were sent to the recipient within the hour, the newest first. */
export async function listRecentSends(
  { clock, markErased }: Pick<Dependencies, 'clock' | 'markErased'>,
  db: Db,
  recipient: string,
  purposes: readonly string[],
): Promise<readonly Date[]> {
  const rows = await db
    .selectFrom('messages')
    .select('created_at')
    .where('recipient', 'in', [recipient, markErased(recipient)])
    .where('purpose', 'in', purposes)
    .where('created_at', '>', new Date(clock.now().getTime() - windowMs).toISOString())
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ created_at }) => new Date(created_at));
}

/** Seconds until fewer than 5 (times the factor of all limits) of these sends lie within the hour. */
export function computeSecondsUntilRoom(
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
  newestFirst: readonly Date[],
): number {
  const most = Math.max(1, Math.floor(mostPerWindow * config.rateLimitFactor));
  const oldest = newestFirst[most - 1];
  return oldest ? Math.ceil((oldest.getTime() + windowMs - clock.now().getTime()) / 1000) : 0;
}
