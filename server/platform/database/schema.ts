import type { Generated } from 'kysely';
import type { AnalyticsTables } from './analytics-schema.ts';
import type { ProfileTables } from './profile-schema.ts';

type ReferralLogs = {
  id: Generated<number>;
  carrier_id: string;
  carrier_name: string;
  referral_url: string;
  session_id: string;
  click_id: string;
  user_agent: string;
  ip_address: string;
  clicked_at: string;
};

type Users = {
  id: string;
  email: string | null;
  email_confirmed_at: string | null;
  new_email: string | null;
  phone: string | null;
  phone_confirmed_at: string | null;
  password_hash: string | null;
  password_changed_at: string | null;
  requires_password_reset: Generated<number>;
  given_name: string | null;
  family_name: string | null;
  first_name: string | null;
  last_name: string | null;
  full_name: string | null;
  confirmation_attempts: Generated<number>;
  confirmation_sent_at: string | null;
  created_at: string;
  updated_at: string;
};

type Identities = {
  id: string;
  user_id: string;
  provider: 'email' | 'phone' | 'google';
  subject: string;
  created_at: string;
  last_sign_in_at: string | null;
};

type Sessions = {
  id: string;
  user_id: string;
  /** 1 while the browser waits for its sign-up mail to be confirmed: not signed in yet. */
  is_waiting: Generated<number>;
  method: string;
  aal: 'aal1' | 'aal2';
  user_agent: Generated<string>;
  created_at: string;
  /** When the person last proved who they are; sensitive changes ask for a recent one. */
  authenticated_at: string;
  /** The idle limit counts from here. */
  refreshed_at: string;
  /** Until here the session serves without a refresh. */
  expires_at: string;
  /** The absolute limit. */
  ends_at: string;
};

type SessionTokens = {
  token_hash: string;
  session_id: string;
  created_at: string;
  /** When a refresh put another token in this one's place. */
  replaced_at: string | null;
};

type ConfirmationRequests = {
  session_id: string;
  /** The two digits that the waiting screen shows; empty once somebody has typed others. */
  number: number | null;
  /** The name given there; it becomes the account's once this screen is confirmed. */
  full_name: string | null;
};

type Codes = {
  id: string;
  purpose: string;
  /** The address, number or subject that the code was made for. */
  target: string;
  secret_hash: string;
  user_id: string | null;
  session_id: string | null;
  /** The browser that asked, where only that one may spend the code. */
  browser_hash: string | null;
  payload: Generated<string>;
  attempts: Generated<number>;
  created_at: string;
  expires_at: string;
  used_at: string | null;
};

type OauthStates = { state_hash: string; expires_at: string };

type Factors = {
  id: string;
  user_id: string;
  type: 'totp';
  friendly_name: string;
  encrypted_secret: string;
  status: 'unverified' | 'verified';
  /** The time step of the last code accepted: no code serves twice. */
  last_used_step: number | null;
  created_at: string;
  verified_at: string | null;
  /** Codes tried since `tries_since`, whatever became of the challenges. */
  tries: Generated<number>;
  tries_since: string | null;
};

type FactorChallenges = {
  id: string;
  factor_id: string;
  session_id: string;
  attempts: Generated<number>;
  created_at: string;
  expires_at: string;
  used_at: string | null;
};

type RecoveryCodes = { code_hash: string; user_id: string; created_at: string; used_at: string | null };

type Consents = {
  id: Generated<number>;
  user_id: string;
  kind: 'terms' | 'sms' | 'marketing';
  version: string;
  text: string;
  page: string;
  given_at: string;
  withdrawn_at: string | null;
};

type Messages = {
  id: string;
  kind: 'email' | 'sms';
  purpose: string;
  recipient: string;
  subject: string | null;
  reply_to: string | null;
  text: string;
  html: string | null;
  user_id: string | null;
  status: 'queued' | 'sent' | 'outbox' | 'expired';
  created_at: string;
  expires_at: string | null;
  sent_at: string | null;
  /** 1 when the site's hourly reserve is open to it. */
  may_use_reserve: Generated<number>;
};

/** One email or text that somebody asked for, or one notice. Rows go once they're older than an hour. */
type Sends = {
  id: Generated<number>;
  channel: 'email' | 'sms';
  purpose: string;
  recipient_hash: string;
  /** The account that asked for a message to somebody who isn't proven to be its person. */
  account_hash: string | null;
  /** The client address that asked. */
  address_hash: string | null;
  /** 1 when the browser had signed in to the recipient's account before. */
  is_known_browser: number;
  /** 1 for security notices, which nobody asks for. */
  is_notice: number;
  sent_at: string;
};

type KnownBrowsers = { browser_hash: string; user_id: string; last_seen_at: string };

type Jobs = {
  id: Generated<number>;
  kind: string;
  payload: string;
  run_at: string;
  attempts: Generated<number>;
  /** While another worker may hold the job; a job of a worker that died becomes due again after it. */
  leased_until: string | null;
  last_error: string | null;
  failed_at: string | null;
  created_at: string;
};

type ContactMessages = {
  id: string;
  name: string;
  email: string;
  subject: string | null;
  message: string;
  created_at: string;
};

/** The tables as Kysely sees them; the migrations are their source. */
export type Tables = AnalyticsTables &
  ProfileTables & {
    referral_logs: ReferralLogs;
    users: Users;
    identities: Identities;
    sessions: Sessions;
    session_tokens: SessionTokens;
    confirmation_requests: ConfirmationRequests;
    codes: Codes;
    oauth_states: OauthStates;
    factors: Factors;
    factor_challenges: FactorChallenges;
    recovery_codes: RecoveryCodes;
    consents: Consents;
    messages: Messages;
    sends: Sends;
    known_browsers: KnownBrowsers;
    jobs: Jobs;
    contact_messages: ContactMessages;
  };
