import type { SessionState, TokenUse } from './session-limits.ts';

export type SignInMethod = 'password' | 'email_link' | 'recovery' | 'phone' | 'google';

export type Session = {
  id: string;
  userId: string;
  /** Whether this is the browser of a progressive sign-up that isn't confirmed yet, so that it isn't signed in. */
  isWaiting: boolean;
  method: SignInMethod;
  aal: 'aal1' | 'aal2';
  /** The person has a second factor and hasn't used it in this session. */
  isSecondFactorDue: boolean;
  /** None of the account's addresses is confirmed, so only the routes for confirming one are open. */
  isUnconfirmed: boolean;
  createdAt: Date;
  authenticatedAt: Date;
  refreshedAt: Date;
  expiresAt: Date;
  endsAt: Date;
  userAgent: string;
};

/** The session named by a request's cookie, in any state. */
export type NamedSession = {
  session: Session;
  state: SessionState;
  token: TokenUse & { hash: string; isUnused: boolean };
};

/** The session named by a request's cookie, if it isn't over. */
export type IdentifiedSession = NamedSession & { state: Exclude<SessionState, 'over' | 'reused'> };
