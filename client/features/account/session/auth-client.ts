import type { UserUpdateRequest } from '../../../../shared/api/auth.ts';
import type { ExchangeAnswer, LinkAnswer, LinkChoice } from '../../../../shared/api/auth-links.ts';
import type {
  AuthSession,
  AuthUser,
  EmailSentAnswer,
  PhoneStartAnswer,
  SignedInAnswer,
} from '../../../../shared/api/auth-user.ts';
import type { FactorVerifiedAnswer } from '../../../../shared/api/factors.ts';
import type { AuthEventName } from './auth-events.ts';

/**
 * `number`: the two digits that this browser shows while it waits for an email to be confirmed; null when it waits and
 * its link is used up.
 */
type Waiting = { number?: number | null | undefined };

export type AuthState =
  /** Until the server has answered for the first time. */
  | { status: 'loading' }
  | ({ status: 'signed-out' } & Waiting)
  /** Also with an email that is not confirmed yet. */
  | ({ status: 'signed-in'; session: AuthSession; user: AuthUser } & Waiting)
  /** The session serves nothing but the second factor's check. */
  | { status: 'second-factor'; session: AuthSession; user: AuthUser };

/** `isRemote`: it happened in another tab. */
export type AuthClientEvent = { name: AuthEventName; state: AuthState; isRemote: boolean };

/** `number`: the two digits that were typed for the choice `other_screen`. */
type ExchangeDetails = { code: string; choice?: LinkChoice; number?: string };

/** All of them throw an ApiError or a NetworkError, whose messages are fit to show. */
export type AuthCommands = {
  /** The forms have asked for agreement to the terms before. */
  signUp: (details: {
    email: string;
    password: string;
    name?: string | undefined;
  }) => Promise<SignedInAnswer>;
  signIn: (details: { email: string; password: string }) => Promise<SignedInAnswer>;
  /** `global` ends the person's sessions on every device. */
  signOut: (scope?: 'local' | 'global') => Promise<void>;
  /** The form has asked for agreement to the text message before. */
  startPhone: (details: { phone: string; name?: string | undefined }) => Promise<PhoneStartAnswer>;
  verifyPhone: (details: {
    phone: string;
    token: string;
    type: 'sms' | 'phone_change';
  }) => Promise<SignedInAnswer>;
  /** Leaves the site. `next` is where Google's answer leads in the end. */
  startGoogle: (next: string) => Promise<void>;
  /** What the link of an email would do. Spends nothing. */
  readLink: (code: string) => Promise<LinkAnswer>;
  /** Spends the code of an email's link or of a Google sign-in. */
  exchange: (request: ExchangeDetails) => Promise<ExchangeAnswer>;
  recover: (email: string) => Promise<void>;
  /** The progressive sign-up; `watchConfirmation` hears of the confirmation. */
  startEmail: (details: { email: string; name?: string | undefined }) => Promise<EmailSentAnswer>;
  resendEmail: (email: string) => Promise<EmailSentAnswer>;
  /** Mails the signed-in person's confirmation link again. */
  resendConfirmation: () => Promise<EmailSentAnswer>;
  updateUser: (change: UserUpdateRequest) => Promise<AuthUser>;
  verifyFactor: (details: { factorId: string; code: string }) => Promise<FactorVerifiedAnswer>;
};

export type AuthClient = AuthCommands & {
  getState: () => AuthState;
  /** Returns what ends the subscription. */
  subscribe: (listener: (event: AuthClientEvent) => void) => () => void;
  /** Reads the session and keeps it fresh from now on. Returns what stops it. Browsers only. */
  start: () => () => void;
  /** Reads the session again. Never throws: without an answer the state stays, and it is tried again later. */
  reload: () => Promise<AuthState>;
  /** Has the session prolonged now. Never throws, like `reload`. */
  refresh: () => Promise<AuthState>;
  /** Keeps listening for the confirmation of an email while nobody is signed in. Returns what ends that. */
  watchConfirmation: () => () => void;
};
