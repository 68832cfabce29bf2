import { type Kysely, sql } from 'kysely';

/**
 * What a person tells us about their quote: whether they applied, and where. Also stores whether any carrier qualified.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quotes add column applied_carrier_name text`.execute(db);
  await sql`alter table quotes add column applied_at text`.execute(db);
  await sql`
    alter table quotes add column is_fallback integer not null default 0 check (is_fallback in (0, 1))
  `.execute(db);
}
