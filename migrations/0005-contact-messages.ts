import { type Kysely, sql } from 'kysely';

/** Messages from the contact form, and the Reply-To address of an email. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contact_messages (
      id text primary key,
      name text not null,
      email text not null,
      subject text,
      message text not null,
      created_at text not null
    ) strict, without rowid
  `.execute(db);
  await sql`create index contact_messages_email on contact_messages (email)`.execute(db);
  await sql`alter table messages add column reply_to text`.execute(db);
  await sql`create index messages_reply_to on messages (reply_to) where reply_to is not null`.execute(db);
}
