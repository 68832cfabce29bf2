/**
 * What the auth calls answer. Types only: every page reads them, and the first script has no room for schemas.
 * Times are ISO 8601 in UTC; a channel counts as verified when its `…ConfirmedAt` is set.
 */
export type AuthUser = {
  id: string;
  email: string | null;
  emailConfirmedAt: string | null;
  /** The address of an email change that is not confirmed yet. */
  newEmail: string | null;
  /** In E.164 form. */
  phone: string | null;
  phoneConfirmedAt: string | null;
  identities: readonly AuthIdentity[];
  factors: readonly AuthFactor[];
  metadata: {
    /** Set while an account that began with an email alone still needs its password. */
    requiresPasswordReset: boolean;
    hasPassword: boolean;
    givenName: string | null;
    familyName: string | null;
    firstName: string | null;
    lastName: string | null;
    fullName: string | null;
  };
};

export type AuthIdentity = {
  id: string;
  provider: 'email' | 'phone' | 'google';
  createdAt: string;
  lastSignInAt: string | null;
};

export type AuthFactor = {
  id: string;
  type: 'totp';
  friendlyName: string;
  status: 'unverified' | 'verified';
  createdAt: string;
};

/** `aal1`: one proof of identity. `aal2`: a second factor, too. */
export type AuthSession = {
  id: string;
  expiresAt: string;
  /** Seconds until `expiresAt`, by the server's clock. */
  expiresIn: number;
  tokenType: 'cookie';
  aal: 'aal1' | 'aal2';
  user: AuthUser;
};

/** What a session still needs before it serves: the second factor. */
type NextStep = 'mfa';

/** Answer of every call that ends with a session. */
export type SignedInAnswer = { session: AuthSession; user: AuthUser; nextStep?: NextStep };

/** Answer of `GET /api/auth/session`. `isRefreshable`: the hour is over, but a refresh brings the session back. */
export type SessionAnswer = SignedInAnswer | { session: null; user: null; isRefreshable?: boolean };

/** Answer of `POST /api/auth/exchange`: `next` is the path of this site to go on with. */
export type ExchangeAnswer = SignedInAnswer & { next: string; purpose: ExchangePurpose };
export type ExchangePurpose = 'email_confirmation' | 'email_change' | 'recovery' | 'google';

/** Answer of the calls that send a confirmation mail. */
export type EmailSentAnswer = {
  userId: string;
  emailSentAt: string;
  attempts: number;
  retryAfterSeconds: number;
};

/** Answer of `POST /api/auth/phone/start`. */
export type PhoneStartAnswer = { phone: string; retryAfterSeconds: number };

/** Answer of `POST /api/auth/user/code`: where the code went. */
export type ProofCodeAnswer = { channel: 'email' | 'sms'; retryAfterSeconds: number };

/** One of a person's devices. */
export type DeviceSession = {
  id: string;
  isCurrent: boolean;
  /** Such as "Chrome on Windows". */
  device: string;
  method: string;
  aal: 'aal1' | 'aal2';
  createdAt: string;
  lastUsedAt: string;
};

/** Answer of `GET /api/auth/sessions`: this device first, then the last used. */
export type DevicesAnswer = { sessions: readonly DeviceSession[] };

/** Names of the server-sent events of `GET /api/auth/events`. */
export type AuthEventName = 'email_confirmed' | 'signed_out' | 'user_updated';
