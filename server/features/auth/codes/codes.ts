import { createHash, createHmac, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { formatMinutesLeft } from '../../../../shared/format/durations.ts';
import { digitCodeMinutes, linkCodeMinutes, minuteMs } from '../../../../shared/lifetimes.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError, createRateLimited } from '../../../platform/errors.ts';
import type { Secrets } from '../../../platform/security/secrets.ts';
import { authMessages } from '../messages.ts';
import {
  type Code,
  type CodePurpose,
  countTry,
  deleteUnusedDigits,
  deleteUnusedOf,
  findCodeBySecret,
  findUnusedDigits,
  type Holder,
  insertCode,
  markUsed,
} from './codes.repository.ts';

const maxTries = 5;

/** A link's code that is valid in this browser. */
export type LinkCode<Purpose extends CodePurpose = CodePurpose> = Pick<
  Code,
  'id' | 'target' | 'userId' | 'sessionId' | 'payload' | 'createdAt'
> & { purpose: Purpose };

type LinkRequest = {
  purpose: CodePurpose;
  target: string;
  userId?: string | null;
  /** The session that the code belongs to. When the session ends, the code ends, too. */
  sessionId?: string | null;
  /** Only this browser may use the code. */
  browserHash?: string | null;
  payload?: unknown;
  /** Defaults to 60. */
  lifeMinutes?: number;
};
type DigitsRequest = Holder & { userId?: string | null; payload?: unknown };

/** One-time codes: long ones for links, and six digits for typing. Only their hashes are stored. */
export type Codes = ReturnType<typeof createCodes>;

type Dependencies = { clock: Clock; secrets: Secrets };

export function createCodes({ clock, secrets }: Dependencies) {
  /** Someone could find six digits from a plain hash by trying them all, so the hash includes the server's key. */
  const hashDigits = (id: string, digits: string) =>
    createHmac('sha256', secrets.deriveKey('codes')).update(`${id}:${digits}`).digest('base64url');

  const store = async (db: Db, id: string, secretHash: string, request: LinkRequest, attempts: number) => {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + (request.lifeMinutes ?? linkCodeMinutes) * minuteMs);
    const { purpose, target, userId = null, sessionId = null, browserHash = null, payload = {} } = request;
    const code = { id, purpose, target, userId, sessionId, browserHash, payload, attempts, expiresAt };
    await insertCode(db, { ...code, secretHash }, now);
    return expiresAt;
  };

  return {
    /**
     * Finds a valid link code without using it. Throws 400 `invalid_code` (unknown, used, or for another purpose or
     * browser) or `expired_code`.
     */
    async findLink<Purpose extends CodePurpose>(
      within: Db,
      code: string,
      purposes: readonly Purpose[],
      browserHash?: string,
    ): Promise<LinkCode<Purpose>> {
      const found = await findCodeBySecret(within, hashLink(code));
      const purpose = purposes.find((served) => served === found?.purpose);
      const isElsewhere = found?.browserHash && found.browserHash !== browserHash;
      if (!found || purpose === undefined || isElsewhere) {
        throw createInvalid(authMessages.codes.invalidLink);
      }
      if (found.isUsed) throw createInvalid(authMessages.codes.usedLink);
      if (found.expiresAt <= clock.now()) throw createExpired(authMessages.codes.expiredLink);
      return { ...found, purpose };
    },

    /** Creates a code of 256 random bits. */
    async issueLink(db: Db, request: LinkRequest) {
      const code = randomBytes(32).toString('base64url');
      return { code, expiresAt: await store(db, randomUUID(), hashLink(code), request, 0) };
    },

    /** Uses a code that `findLink` returned. Of parallel calls, exactly one succeeds. Throws 400 `invalid_code`. */
    async spendLink(trx: Db, { id }: Pick<LinkCode, 'id'>) {
      if (!(await markUsed(trx, { id }, clock.now()))) throw createInvalid(authMessages.codes.usedLink);
    },

    /**
     * Creates six digits that are valid for 10 minutes. They replace earlier ones for the same purpose, target, and
     * browser, and keep their count of attempts. Throws 429 `rate_limited` if those attempts are used up.
     */
    async issueDigits(db: Db, request: DigitsRequest) {
      const now = clock.now();
      const earlier = await findUnusedDigits(db, request);
      const triesBefore = earlier && earlier.expiresAt > now ? earlier.attempts : 0;
      if (earlier && triesBefore >= maxTries) throw createTooManyTries(earlier.expiresAt, now);
      await deleteUnusedDigits(db, request);
      const id = randomUUID();
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const digits = { ...request, lifeMinutes: digitCodeMinutes };
      return { code, expiresAt: await store(db, id, hashDigits(id, code), digits, triesBefore) };
    },

    /**
     * Counts an attempt, then compares. Don't pass a transaction as `db`, because a rollback would undo the count.
     * Returns the id for `spendDigits`. Throws 400 `invalid_code` or `expired_code`.
     */
    async tryDigits(db: Db, { code, ...holder }: Holder & { code: string }) {
      const asked = await findUnusedDigits(db, holder);
      if (!asked) throw createInvalid(authMessages.codes.otherBrowser);
      if (asked.expiresAt <= clock.now()) throw createExpired(authMessages.codes.expiredCode);
      if (!(await countTry(db, asked.id, maxTries))) throw createInvalid(tooManyTries);
      if (isSame(hashDigits(asked.id, code), asked.secretHash)) return asked.id;
      const isLast = asked.attempts + 1 >= maxTries;
      throw createInvalid(isLast ? tooManyTries : authMessages.codes.wrongCode);
    },

    /** Uses the digits that `tryDigits` accepted. Of parallel calls, exactly one succeeds. */
    async spendDigits(trx: Db, id: string) {
      const spent = await markUsed(trx, { id }, clock.now());
      if (spent) return spent;
      throw createInvalid(authMessages.codes.usedCode);
    },

    /** Voids a person's unused codes for these purposes. */
    voidCodes: deleteUnusedOf,
  };
}

const tooManyTries = authMessages.codes.tooManyTries(maxTries, digitCodeMinutes);

/** A link code is random enough to be safe without a key and a slow hash. */
function hashLink(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}

function isSame(left: string, right: string): boolean {
  return left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));
}

function createInvalid(message: string): AppError {
  return new AppError(400, 'invalid_code', message);
}

function createExpired(message: string): AppError {
  return new AppError(400, 'expired_code', message);
}

function createTooManyTries(endsAt: Date, now: Date): AppError {
  const seconds = Math.ceil((endsAt.getTime() - now.getTime()) / 1000);
  return createRateLimited(seconds, authMessages.codes.lastCodeTried(maxTries, formatMinutesLeft(seconds)));
}
