import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * On PostgreSQL, promises a day that all events so far come before. The next migration checks it while events keep coming
 * in, so that the table can become a partition without being read under a lock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  // The index of days begins with the source.
  const { rows } = await sql<{ day: string | null }>`
    select max(day) as day from (
      select (select max(day) from analytics_events where source = sources.name) as day from analytics_sources as sources
    ) as newest
  `.execute(db);
  const today = new Date().toISOString().slice(0, 10);
  const newest = new Date([today, rows[0]?.day ?? ''].sort().at(-1) ?? today);
  // More than a month from now, because events after that day are refused until the next migration has run.
  const end = new Date(Date.UTC(newest.getUTCFullYear(), newest.getUTCMonth() + 2))
    .toISOString()
    .slice(0, 10);
  await sql`
    alter table analytics_events add constraint analytics_events_first check (day < ${sql.lit(end)}) not valid
  `.execute(db);
}
