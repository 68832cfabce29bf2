import { type Kysely, sql } from 'kysely';

/**
 * Recovery links and security notices have an hourly limit of their own. A process of an earlier version counts its own
 * toward the limit of all the others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table messages add column quota text not null default 'ordinary' check (quota in ('ordinary', 'security'))
  `.execute(db);
}
