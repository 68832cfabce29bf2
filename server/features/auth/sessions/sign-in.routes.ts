import type { IncomingMessage } from 'node:http';
import { signIn } from '../../../../shared/api/sign-in.contract.ts';
import { normalizeEmail } from '../../../../shared/validation/email-address.ts';
import { AppError } from '../../../platform/errors.ts';
import { findText, implement, type Route } from '../../../platform/http/implement.ts';
import type { AccountContext } from '../account-context.ts';
import { limitGuesses } from '../codes/guesses.ts';
import { findKnownAccount, getKnownBrowser } from '../codes/known-browsers.ts';
import { authMessages } from '../messages.ts';
import { touchIdentity } from '../users/identities.repository.ts';
import { findUserByEmail, findUserById, listUsersWaitingFor, updateUser } from '../users/users.repository.ts';
import { answerSignedIn, type NewSession } from './signed-in.ts';

export function createSignInRoutes(deps: AccountContext): readonly Route[] {
  return [
    implement(
      signIn,
      async ({ body, ...call }) =>
        answerSignedIn(deps, call, await signInWithPassword(deps, body, call.request)),
      // Limits the attempts on one account.
      { limitKey: findEmail },
    ),
  ];
}

const maxKeyLength = 254;

function findEmail(body: unknown): string | undefined {
  const email = findText(body, 'email');
  return email === undefined ? undefined : normalizeEmail(email).slice(0, maxKeyLength);
}

type Credentials = { email: string; password: string };

/**
 * Signs in with email and password, replacing the session of the request's browser. Throws 401 `invalid_credentials`,
 * with the same response and work whether the account is unknown, has no password, or has a different one, and 429
 * `rate_limited`.
 */
async function signInWithPassword(
  deps: AccountContext,
  { email, password }: Credentials,
  request: IncomingMessage,
): Promise<NewSession> {
  const { db, clock, logger, sessions, hasher } = deps;
  const user = (await findUserByEmail(db, email)) ?? (await pickWaitingUser(deps, request, email));
  const verifiedHash = user?.passwordHash ?? null;
  const guess = { target: email, userId: user?.id, describeWait: authMessages.passwords.tooManyGuesses };
  const isRight = await limitGuesses(deps, request, guess, () =>
    hasher.verify(verifiedHash, password, request),
  );
  if (!user || !isRight || verifiedHash === null) {
    logger.warn({ ...(user && { userId: user.id }) }, 'sign-in failed');
    throw createInvalidCredentials();
  }
  const renewedHash = hasher.isOutdated(verifiedHash) ? await hasher.hash(password, request) : undefined;
  const started = await db.transaction().execute(async (trx) => {
    // During hashing, the password may have changed, or the account may have been deleted.
    const current = await findUserById(trx, user.id);
    if (current?.passwordHash !== verifiedHash) throw createInvalidCredentials();
    const now = clock.now();
    if (renewedHash !== undefined) await updateUser(trx, user.id, { passwordHash: renewedHash }, now);
    await touchIdentity(trx, { userId: user.id, provider: 'email' }, now);
    return sessions.start(trx, { userId: user.id, method: 'password', request });
  });
  logger.info({ userId: user.id, method: 'password' }, 'signed in');
  return started;
}

/** More than a stranger can add before the first ones are removed, because each sends the address an email. */
const maxWaiting = 1000;

/**
 * Several people may have entered the address, and no one has proven it. Finds the account that this browser was signed
 * in to, or else the newest.
 */
async function pickWaitingUser(deps: AccountContext, request: IncomingMessage, email: string) {
  const all = await listUsersWaitingFor(deps.db, email, maxWaiting);
  const waiting = all.filter((user) => user.passwordHash !== null);
  const ids = waiting.map(({ id }) => id);
  const known = await findKnownAccount(deps, deps.db, getKnownBrowser(request, deps.config), ids);
  return waiting.find(({ id }) => id === known) ?? waiting[0];
}

function createInvalidCredentials(): AppError {
  return new AppError(401, 'invalid_credentials', authMessages.passwords.wrongCredentials);
}
