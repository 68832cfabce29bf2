import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * On PostgreSQL, partitions events by the month in which they happened. What is stored so far becomes the first partition,
 * as it is, and the server adds one for each later month. Events of other days are stored in the default partition.
 *
 * An index of ids would have to contain the day, so each partition has its own, and its own primary key. The other indexes
 * belong to the whole table: later migrations create and drop them there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  const run = (statement: string) => sql.raw(statement).execute(db);
  // Reads the whole table, while others read and write it.
  await run('alter table analytics_events validate constraint analytics_events_first');
  // From here on, others wait: first the transactions that take turns, which may change a user and then events.
  await run('select pg_advisory_xact_lock(7306510902)');
  await run('lock table analytics_events in access exclusive mode');
  const { rows } = await sql<{ last: number; isCalled: boolean; end: string }>`
    select last_value as last, is_called, regexp_substr(pg_get_constraintdef(oid), '\\d{4}-\\d\\d-\\d\\d') as "end"
    from pg_constraint, analytics_events_id_seq
    where conname = 'analytics_events_first' and conrelid = 'analytics_events'::regclass
  `.execute(db);
  const { last, isCalled, end } = rows[0] ?? {};
  const columns = '(source, day, action, name)';
  for (const statement of [
    // PostgreSQL 15 and 16 number no rows of a partitioned table, but a sequence does.
    'alter table analytics_events alter column id drop identity',
    'create sequence analytics_events_id_seq',
    `select setval('analytics_events_id_seq', ${last}, ${isCalled})`,
    'alter table analytics_events rename to analytics_events_first',
    'alter index analytics_events_source rename to analytics_events_first_source',
    'alter index analytics_events_user rename to analytics_events_first_user',
    'create table analytics_events (like analytics_events_first) partition by range (day)',
    "alter table analytics_events alter column id set default nextval('analytics_events_id_seq')",
    'alter sequence analytics_events_id_seq owned by analytics_events.id',
    'alter table analytics_events add foreign key (user_id) references users (id) on delete set null',
    `create index analytics_events_source on analytics_events ${columns}`,
    'create index analytics_events_user on analytics_events (user_id) where user_id is not null',
    'create table analytics_events_default (like analytics_events_first including indexes)',
    `alter table analytics_events attach partition analytics_events_first for values from (minvalue) to ('${end}')`,
    'alter table analytics_events attach partition analytics_events_default default',
    'alter table analytics_events_first drop constraint analytics_events_first',
  ]) {
    await run(statement);
  }
}
