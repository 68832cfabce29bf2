import { type Kysely, sql } from 'kysely';

/** How often deltas couldn't be added to the tables. After a few times, they are left out, so that the rest is added. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table analytics_deltas add column failures integer not null default 0`.execute(db);
}
