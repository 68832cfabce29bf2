import { type Kysely, sql } from 'kysely';

/** Counts attempts to enter a factor's codes in a place that neither signing out nor a new challenge can reset. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table factors add column tries integer not null default 0`.execute(db);
  await sql`alter table factors add column tries_since text`.execute(db);
}
