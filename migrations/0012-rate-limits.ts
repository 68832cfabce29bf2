import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * Counts of calls that several processes share, by a keyed hash of what is counted. A single process counts in memory.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rate_limits (
      counted_hash text primary key,
      hits integer not null,
      resets_at text not null
    ) strict, without rowid
  `.execute(db);
  await sql`create index rate_limits_resets_at on rate_limits (resets_at)`.execute(db);
  // It's fine to lose counts in a crash, so they don't need to wait for the disk.
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`alter table rate_limits set unlogged`.execute(db);
  }
}
