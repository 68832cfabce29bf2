import { type Kysely, sql } from 'kysely';

/** Jobs for the same recipient run one at a time, in the order they are due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column recipient text`.execute(db);
}
