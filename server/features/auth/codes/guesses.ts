import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { formatMinutesLeft } from '../../../../shared/format/durations.ts';
import type { Db } from '../../../platform/database/database.ts';
import { createRateLimited } from '../../../platform/errors.ts';
import type { AccountContext } from '../account-context.ts';
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

const minute = 60_000;
const runMs = 60 * minute;
/** After the last free guess and each one that follows. The last wait repeats. */
const waitsMs = [1, 2, 4, 8, 15].map((minutes) => minutes * minute);

/**
 * Counts a guess, unless the one before it is too recent. Returns the number of guesses in this run, or how long to
 * wait. A run ends after an hour or, once it has used up the free guesses, an hour after its last one.
 */
async function countGuess(
  db: Db,
  countedHash: string,
  free: number,
  now: Date,
): Promise<{ count: number } | { waitMs: number }> {
  const resetsAt = new Date(now.getTime() + runMs);
  const row = await db
    .insertInto('rateLimits')
    .values({ countedHash, hits: 1, resetsAt })
    .onConflict((conflict) =>
      conflict
        .column('countedHash')
        .doUpdateSet((is) => ({
          hits: is
            .case()
            .when('rateLimits.resetsAt', '<=', now)
            .then(1)
            .else(is('rateLimits.hits', '+', 1))
            .end(),
          resetsAt: is
            .case()
            .when(is.or([is('rateLimits.resetsAt', '<=', now), is('rateLimits.hits', '>=', free - 1)]))
            .then(resetsAt)
            .else(is.ref('rateLimits.resetsAt'))
            .end(),
        }))
        .where((is) =>
          is.or([
            is('rateLimits.resetsAt', '<=', now),
            is('rateLimits.hits', '<', free),
            ...waitsMs.map((waitMs, index) =>
              is.and([
                is('rateLimits.hits', index < waitsMs.length - 1 ? '=' : '>=', free + index),
                is('rateLimits.resetsAt', '<=', new Date(resetsAt.getTime() - waitMs)),
              ]),
            ),
          ]),
        ),
    )
    .returning('hits')
    .executeTakeFirst();
  if (row) return { count: row.hits };
  const { hits, resetsAt: endsAt } = await db
    .selectFrom('rateLimits')
    .select(['hits', 'resetsAt'])
    .where('countedHash', '=', countedHash)
    .executeTakeFirstOrThrow();
  const waitMs = waitsMs[Math.min(hits - free, waitsMs.length - 1)] ?? 0;
  return { waitMs: Math.max(1, endsAt.getTime() - runMs + waitMs - now.getTime()) };
}

/** Takes back a guess that was right, or that nothing was compared with. The next one doesn't wait for it. */
async function uncountGuess(db: Db, countedHash: string, now: Date): Promise<void> {
  const resetsAt = new Date(now.getTime() + runMs - Math.max(...waitsMs));
  await db
    .updateTable('rateLimits')
    .set((set) => ({
      hits: set('hits', '-', 1),
      resetsAt: set.case().when('resetsAt', '>', resetsAt).then(resetsAt).else(set.ref('resetsAt')).end(),
    }))
    .where('countedHash', '=', countedHash)
    .execute();
}
