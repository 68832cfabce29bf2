import { type Kysely, sql } from 'kysely';

/**
 * What groups of events add to totals, counts, and quotas. On PostgreSQL, each group adds one row, so that no two
 * processes wait for the same total. The rows are regularly added to the tables and removed. On SQLite, which has only
 * one writer, this stays empty.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // `day` is the day of the quotas, and `usage` is how many bytes of them were used, by sender.
  await sql`
    create table analytics_deltas (
      id integer primary key,
      day text not null,
      usage text not null,
      deltas text not null
    ) strict
  `.execute(db);
}
