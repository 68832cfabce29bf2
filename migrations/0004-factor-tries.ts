import { type Kysely, sql } from 'kysely';

/** Tries of a factor's codes are counted where neither a sign-out nor a new challenge can reset them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table factors add column tries integer not null default 0`.execute(db);
  await sql`alter table factors add column tries_since text`.execute(db);
}
