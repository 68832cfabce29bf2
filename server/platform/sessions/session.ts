import type { SessionState } from './session-limits.ts';

export type SignInMethod = 'password' | 'email_link' | 'recovery' | 'phone' | 'google';

export type Session = {
  id: string;
  userId: string;
  /** The browser of a progressive sign-up that is not confirmed yet: not signed in. */
  isWaiting: boolean;
  method: SignInMethod;
  aal: 'aal1' | 'aal2';
  /** The person has a second factor and has not shown it in this session. */
  isSecondFactorDue: boolean;
  /** The account's address is not proven, and nothing else of it is: only the routes for that are open. */
  isUnconfirmed: boolean;
  createdAt: Date;
  authenticatedAt: Date;
  refreshedAt: Date;
  expiresAt: Date;
  endsAt: Date;
  userAgent: string;
};

/** The session that a request's cookie names, in whatever state. */
export type NamedSession = {
  session: Session;
  state: SessionState;
  tokenHash: string;
  /** A refresh has put another token in this one's place. */
  isReplaced: boolean;
};

/** What the cookie of a request names, when that is not over. */
export type IdentifiedSession = NamedSession & { state: Exclude<SessionState, 'over' | 'reused'> };
