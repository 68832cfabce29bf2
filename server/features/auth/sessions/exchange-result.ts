import type { IncomingMessage } from 'node:http';
import type { Db } from '../../../platform/database/database.ts';
import type { AppError } from '../../../platform/errors.ts';
import type { AuthEvent } from '../../../platform/jobs/event-hub.ts';
import type { IdentifiedSession, Session, SignInMethod } from '../../../platform/sessions/session.ts';
import type { AccountContext } from '../account-context.ts';
import type { Sender } from '../codes/sender.ts';
import { touchIdentity } from '../users/identities.repository.ts';

/** The transaction that uses a code, and the browser that sent it. */
export type ExchangeContext = {
  deps: AccountContext;
  trx: Db;
  request: IncomingMessage;
  current: IdentifiedSession | undefined;
  browserHash: string | undefined;
  sender: Sender;
  /** Uses the code. An error before this leaves the code valid. An error after it rolls this back. */
  spend: () => Promise<void>;
};

/** The result of an exchange. A `refused` one is committed, because the attempt has used up the code. */
export type ExchangeResult =
  | { kind: 'signed-in'; session: Session; token: string; next: string; event?: AuthEvent['name'] }
  | { kind: 'continues-elsewhere'; userId: string }
  | { kind: 'removed' }
  | { kind: 'refused'; error: AppError; event?: AuthEvent };

type NewSignIn = { userId: string; method: SignInMethod; isPasswordDue?: boolean };

/** Signs the browser in with a new session that replaces its previous one. */
export async function startSession(
  { deps, trx, request }: ExchangeContext,
  { userId, method, isPasswordDue = false }: NewSignIn,
): Promise<{ session: Session; token: string }> {
  if (method !== 'google') await touchIdentity(trx, { userId, provider: 'email' }, deps.clock.now());
  return deps.sessions.start(trx, { userId, method, isPasswordDue, request });
}
