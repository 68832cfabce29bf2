import { type Kysely, sql } from 'kysely';

/** Confirmed addresses that an account had before, because what was sent from and to them belongs to its person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table earlier_emails (
      user_id text not null references users (id) on delete cascade,
      email text not null,
      ended_at text not null,
      primary key (user_id, email)
    ) strict, without rowid
  `.execute(db);
  await sql`create index earlier_emails_ended_at on earlier_emails (ended_at)`.execute(db);
}
