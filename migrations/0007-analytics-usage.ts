import { type Kysely, sql } from 'kysely';

/** How many bytes of events each sender has stored on a day, for the daily quotas. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // `sender` is '' for all together, and otherwise a keyed hash that changes every day. Rows go when their day is over.
  await sql`
    create table analytics_usage (
      day text not null,
      sender text not null,
      bytes integer not null,
      primary key (day, sender)
    ) strict, without rowid
  `.execute(db);
}
