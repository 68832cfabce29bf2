import { type Kysely, sql } from 'kysely';

/** Counts of emails and texts, and the browsers that people have signed in with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

// Recipients, accounts, and client addresses are keyed hashes, so that the rows can be kept longer than an account.
const statements: readonly string[] = [
  `create table sends (
    id integer primary key,
    channel text not null check (channel in ('email', 'sms')),
    purpose text not null,
    recipient_hash text not null,
    account_hash text,
    address_hash text,
    is_known_browser integer not null default 0 check (is_known_browser in (0, 1)),
    is_notice integer not null default 0 check (is_notice in (0, 1)),
    sent_at text not null
  ) strict`,
  'create index sends_recipient on sends (recipient_hash, sent_at)',
  'create index sends_account on sends (account_hash, sent_at) where account_hash is not null',
  'create index sends_address on sends (address_hash, sent_at) where address_hash is not null',
  'create index sends_sent_at on sends (sent_at)',
  `create table known_browsers (
    browser_hash text primary key,
    user_id text not null references users (id) on delete cascade,
    last_seen_at text not null
  ) strict, without rowid`,
  'create index known_browsers_user on known_browsers (user_id, last_seen_at)',
  'create index known_browsers_last_seen on known_browsers (last_seen_at)',
  'alter table messages add column may_use_reserve integer not null default 0 check (may_use_reserve in (0, 1))',
];
