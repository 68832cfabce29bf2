import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { formatMinutesLeft } from '../../../../shared/format/durations.ts';
import { createRateLimited } from '../../../platform/errors.ts';
import type { AccountContext } from '../account-context.ts';
import { countGuess, uncountGuess } from './guesses.repository.ts';
import { getKnownBrowser, isKnownBrowser } from './known-browsers.ts';
import { emailSecurityNotice, securityNotices } from './security-messages.ts';

/** Wrong passwords and codes in an hour, multiplied by RATE_LIMIT_FACTOR. */
const freeGuesses = 20;

type Guess = {
  /** The email that was typed, or that the account has. */
  target: string;
  /** Undefined if no account has the email. */
  userId: string | undefined;
  /** In a session, which may be a thief's, the browser is known anyway. Counts apart from what strangers guess. */
  isInSession?: boolean;
  describeWait: (wait: string) => string;
};

/**
 * Checks a password or code, for which `check` returns something if it's right. After too many wrong ones for an email,
 * with or without an account, browsers that the account doesn't know have to wait longer each time, and its owner is
 * told once. A guess is counted before it's checked, so parallel ones count. Throws 429 `rate_limited`.
 */
export async function limitGuesses<Result>(
  deps: AccountContext,
  request: IncomingMessage,
  { target, userId, isInSession = false, describeWait }: Guess,
  check: () => Promise<Result>,
): Promise<Result> {
  const { db, clock, config, logger, secrets } = deps;
  const browser = getKnownBrowser(request, config);
  if (!isInSession && (await isKnownBrowser(deps, db, { browser, userId: userId ?? '' }))) return check();
  const key = isInSession ? `session:${target}` : target;
  const countedHash = createHmac('sha256', secrets.deriveKey('guesses')).update(key).digest('base64url');
  const free = Math.max(1, Math.floor(freeGuesses * config.rateLimitFactor));
  const counted = await countGuess(db, countedHash, free, clock.now());
  if ('waitMs' in counted) {
    logger.warn({ userId, limit: 'guesses' }, 'rate limit reached');
    const seconds = Math.ceil(counted.waitMs / 1000);
    throw createRateLimited(seconds, describeWait(formatMinutesLeft(seconds)));
  }
  let isWrong = false;
  try {
    const result = await check();
    isWrong = !result;
    return result;
  } finally {
    if (!isWrong) await uncountGuess(db, countedHash, clock.now());
    else if (counted.count === free && userId !== undefined) {
      await db
        .transaction()
        .execute((trx) => emailSecurityNotice(trx, deps, userId, securityNotices.guesses));
    }
  }
}
