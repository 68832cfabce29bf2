import { type Kysely, sql } from 'kysely';

/** One row for each time a visitor continued to a carrier. The IP address stays empty because it is never collected. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table referral_logs (
      id integer primary key,
      carrier_id text not null,
      carrier_name text not null,
      referral_url text not null,
      session_id text not null default 'anonymous',
      click_id text not null unique,
      user_agent text not null default '',
      ip_address text not null default '',
      clicked_at text not null
    ) strict
  `.execute(db);
  await sql`create index referral_logs_clicked_at on referral_logs (clicked_at, carrier_id)`.execute(db);
}
