import { sql } from 'kysely';
import type { Db, SqliteDatabase } from '../../../platform/database/database.ts';
import { maxRecent, type StoredRecent } from './recent-events.ts';
import { pageProperty, type SourceDimensions, type SourceTotal } from './source-totals.ts';

type Prepare = Pick<SqliteDatabase, 'prepare'>;

/** How the rows of a source's day are told apart by kind. Names of details come after `$page` in order. */
const kindConditions = {
  names: "property = ''",
  pages: `property = '${pageProperty}'`,
  properties: `property <> '' and property <> '${pageProperty}'`,
} as const;

const columns = 'source, day, property, action, name, value';

/** Statements about the totals of sources, compiled once, for use inside `writeTogether`. */
export function prepareSourceTotals({ prepare }: Prepare) {
  const prepareCount = (condition: string) =>
    prepare(
      `select count(*) as total from analytics_source_totals where source = ? and day = ? and ${condition}`,
    );
  const counts = {
    names: prepareCount(kindConditions.names),
    pages: prepareCount(kindConditions.pages),
    properties: prepareCount(kindConditions.properties),
  };
  const find = prepare(`
    select 1 from analytics_source_totals
    where source = ? and day = ? and property = ? and action = ? and name = ? and value = ?
  `);
  const upsert = prepare(`
    insert into analytics_source_totals (${columns}, events) values (?, ?, ?, ?, ?, ?, ?)
    on conflict do update set events = events + excluded.events
  `);
  const list = ({ source, day, property, action, name, value }: SourceDimensions) =>
    [source, day, property, action, name, value] as const;
  return {
    countRows: (source: string, day: string, kind: keyof typeof counts) =>
      Number(Object(counts[kind].get(source, day)).total),
    hasRow: (dimensions: SourceDimensions) => find.get(...list(dimensions)) !== undefined,
    add: (total: SourceTotal) => void upsert.run(...list(total), total.events),
  };
}

/** Adds the latest events of sources, and removes all but the newest of each. */
export function prepareRecentEvents({ prepare }: Prepare) {
  const insert = prepare(`
    insert into analytics_recent (
      source, received_at, outcome, reason, field, action, name, event_id, occurred_at
    ) values (?, ?, ?, ?, ?, ?, ?, ?, ?)
  `);
  const prune = prepare(`
    delete from analytics_recent where source = ? and id <= (
      select id from analytics_recent where source = ? order by id desc limit 1 offset ${maxRecent}
    )
  `);
  return (events: readonly StoredRecent[]): void => {
    for (const event of events) {
      const { source, receivedAt, outcome, reason, field, action, name, eventId, occurredAt } = event;
      insert.run(source, receivedAt, outcome, reason, field, action, name, eventId, occurredAt);
    }
    for (const source of new Set(events.map((event) => event.source))) prune.run(source, source);
  };
}

/** The same for PostgreSQL. */
export async function addRecentEvents(db: Db, events: readonly StoredRecent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ receivedAt, occurredAt, ...event }) => ({
    ...event,
    receivedAt: new Date(receivedAt),
    occurredAt: occurredAt === null ? null : new Date(occurredAt),
  }));
  await db.insertInto('analyticsRecent').values(rows).execute();
  for (const source of new Set(events.map((event) => event.source))) {
    await sql`
      delete from analytics_recent where source = ${source} and id <= (
        select id from analytics_recent where source = ${source} order by id desc limit 1 offset ${sql.lit(maxRecent)}
      )
    `.execute(db);
  }
}
