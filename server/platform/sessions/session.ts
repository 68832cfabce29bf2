import type { SessionState, TokenUse } from './session-limits.ts';

export type SignInMethod = 'password' | 'email_link' | 'recovery' | 'phone' | 'google' | 'passkey';

export type Session = {
  id: string;
  userId: string;
  /** Whether this is the browser of a progressive sign-up that isn't confirmed yet, so that it isn't signed in. */
  isWaiting: boolean;
  method: SignInMethod;
  aal: 'aal1' | 'aal2';
  /** The account has a second factor, so whoever proves their identity again has to use it. */
  hasSecondFactor: boolean;
  /** The session can do nothing before its person uses the second factor. */
  isSecondFactorDue: boolean;
  /** When and which one was last used in this session. A recovery code has no ID. */
  secondFactorAt: Date | null;
  secondFactorId: string | null;
  /** Comes from a recovery link: it can only set a new password, after the second factor if there is one. */
  isPasswordDue: boolean;
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
