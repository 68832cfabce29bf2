import { type Kysely, sql } from 'kysely';

/**
 * What a browser shows while it waits for a confirmation, the name that was entered there, and accounts whose address
 * was never verified.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table confirmation_requests (
      session_id text primary key references sessions (id) on delete cascade,
      number integer check (number between 10 and 99),
      full_name text
    ) strict, without rowid
  `.execute(db);
  // An account that was verified by phone keeps its unverified address as a pending change, which its own session has
  // to finish.
  await sql`
    delete from identities where provider = 'email' and user_id in (
      select id from users
      where email is not null and email_confirmed_at is null and phone_confirmed_at is not null
    )
  `.execute(db);
  await sql`
    update users set new_email = email, email = null
    where email is not null and email_confirmed_at is null and phone_confirmed_at is not null
  `.execute(db);
}
