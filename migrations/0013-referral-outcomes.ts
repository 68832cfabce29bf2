import { type Kysely, sql } from 'kysely';

/**
 * What carriers report about clicks, either one by one or in a monthly statement, and which clicks a person's quote led
 * to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // A statement can name clicks that were never logged here, so there is no foreign key.
  `create table referral_outcomes (
    id integer primary key,
    carrier_id text not null,
    click_id text not null,
    status text not null check (status in ('applied', 'approved', 'issued', 'declined', 'canceled')),
    amount_cents integer not null,
    occurred_on text not null,
    source text not null check (source in ('postback', 'statement')),
    message_id text,
    body_hash text,
    received_at text not null,
    unique (carrier_id, message_id)
  ) strict`,
  'create index referral_outcomes_click on referral_outcomes (click_id)',
  'create index referral_outcomes_day on referral_outcomes (occurred_on, carrier_id)',
  `create table carrier_statements (
    carrier_id text not null,
    month text not null,
    uploaded_at text not null,
    primary key (carrier_id, month)
  ) strict, without rowid`,
  `create table quote_clicks (
    click_id text primary key,
    user_id text not null references quotes (user_id) on delete cascade
  ) strict, without rowid`,
  'create index quote_clicks_user on quote_clicks (user_id)',
];
