import { type Kysely, sql } from 'kysely';

/** How many bytes of events each sender has stored on a day, for the daily quotas. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // `sender` is '' for the total, and otherwise a keyed hash that changes daily. Rows are deleted after their day.
  await sql`
    create table analytics_usage (
      day text not null,
      sender text not null,
      bytes integer not null,
      primary key (day, sender)
    ) strict, without rowid
  `.execute(db);
}
