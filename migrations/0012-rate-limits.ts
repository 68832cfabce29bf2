import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Counts of calls that several processes share, by a keyed hash of what is counted. One process counts in memory. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rate_limits (
      counted_hash text primary key,
      hits integer not null,
      resets_at text not null
    ) strict, without rowid
  `.execute(db);
  await sql`create index rate_limits_resets_at on rate_limits (resets_at)`.execute(db);
  // Counts may be lost with a crash, and don't need to wait for the disk.
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`alter table rate_limits set unlogged`.execute(db);
  }
}
