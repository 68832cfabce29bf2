import { type Kysely, sql } from 'kysely';

/** People, their ways to prove who they are, their sessions, and the emails and texts sent to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

// Times are ISO 8601 in UTC. Tokens, codes, and recovery codes are only stored as hashes.
const statements: readonly string[] = [
  `create table users (
    id text primary key,
    email text unique,
    email_confirmed_at text,
    new_email text,
    phone text unique,
    phone_confirmed_at text,
    password_hash text,
    password_changed_at text,
    requires_password_reset integer not null default 0 check (requires_password_reset in (0, 1)),
    given_name text,
    family_name text,
    first_name text,
    last_name text,
    full_name text,
    confirmation_attempts integer not null default 0,
    confirmation_sent_at text,
    created_at text not null,
    updated_at text not null,
    check (email is not null or phone is not null)
  ) strict`,
  `create table identities (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    provider text not null check (provider in ('email', 'phone', 'google')),
    subject text not null,
    created_at text not null,
    last_sign_in_at text,
    unique (provider, subject)
  ) strict`,
  'create index identities_user on identities (user_id)',
  `create table sessions (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    is_waiting integer not null default 0 check (is_waiting in (0, 1)),
    method text not null,
    aal text not null check (aal in ('aal1', 'aal2')),
    user_agent text not null default '',
    created_at text not null,
    authenticated_at text not null,
    refreshed_at text not null,
    expires_at text not null,
    ends_at text not null
  ) strict`,
  'create index sessions_user on sessions (user_id)',
  'create index sessions_ends_at on sessions (ends_at)',
  `create table session_tokens (
    token_hash text primary key,
    session_id text not null references sessions (id) on delete cascade,
    created_at text not null,
    replaced_at text
  ) strict, without rowid`,
  'create index session_tokens_session on session_tokens (session_id)',
  'create index session_tokens_replaced on session_tokens (replaced_at) where replaced_at is not null',
  `create table codes (
    id text primary key,
    purpose text not null,
    target text not null,
    secret_hash text not null,
    user_id text references users (id) on delete cascade,
    session_id text references sessions (id) on delete cascade,
    browser_hash text,
    payload text not null default '{}',
    attempts integer not null default 0,
    created_at text not null,
    expires_at text not null,
    used_at text
  ) strict`,
  'create index codes_secret on codes (secret_hash)',
  'create index codes_target on codes (target, purpose, created_at)',
  'create index codes_user on codes (user_id)',
  'create index codes_session on codes (session_id)',
  'create index codes_expires_at on codes (expires_at)',
  `create table oauth_states (
    state_hash text primary key,
    expires_at text not null
  ) strict, without rowid`,
  `create table factors (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    type text not null check (type = 'totp'),
    friendly_name text not null,
    encrypted_secret text not null,
    status text not null check (status in ('unverified', 'verified')),
    last_used_step integer,
    created_at text not null,
    verified_at text
  ) strict`,
  'create index factors_user on factors (user_id)',
  `create table factor_challenges (
    id text primary key,
    factor_id text not null references factors (id) on delete cascade,
    session_id text not null references sessions (id) on delete cascade,
    attempts integer not null default 0,
    created_at text not null,
    expires_at text not null,
    used_at text
  ) strict`,
  'create index factor_challenges_factor on factor_challenges (factor_id)',
  'create index factor_challenges_session on factor_challenges (session_id)',
  `create table recovery_codes (
    code_hash text primary key,
    user_id text not null references users (id) on delete cascade,
    created_at text not null,
    used_at text
  ) strict, without rowid`,
  'create index recovery_codes_user on recovery_codes (user_id)',
  `create table consents (
    id integer primary key,
    user_id text not null references users (id) on delete cascade,
    kind text not null check (kind in ('terms', 'sms', 'marketing')),
    version text not null,
    text text not null,
    page text not null,
    given_at text not null,
    withdrawn_at text
  ) strict`,
  'create index consents_user on consents (user_id, kind)',
  `create table messages (
    id text primary key,
    kind text not null check (kind in ('email', 'sms')),
    purpose text not null,
    recipient text not null,
    subject text,
    text text not null,
    html text,
    user_id text references users (id) on delete cascade,
    status text not null check (status in ('queued', 'sent', 'outbox', 'expired')),
    created_at text not null,
    expires_at text,
    sent_at text
  ) strict`,
  'create index messages_created_at on messages (created_at)',
  'create index messages_recipient on messages (recipient, created_at)',
  'create index messages_user on messages (user_id)',
  'create index messages_sent_at on messages (sent_at) where sent_at is not null',
  `create table jobs (
    id integer primary key,
    kind text not null,
    payload text not null,
    run_at text not null,
    attempts integer not null default 0,
    leased_until text,
    last_error text,
    failed_at text,
    created_at text not null
  ) strict`,
  'create index jobs_due on jobs (run_at) where failed_at is null',
];
