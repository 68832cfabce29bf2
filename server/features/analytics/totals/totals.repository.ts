import { CompiledQuery } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import {
  isPostgres,
  type RowColumns,
  toColumn,
  toRowsJson,
  toRowTable,
} from '../../../platform/database/engine-sql.ts';
import { maxRecent, type StoredRecent } from '../sources/recent-events.ts';
import { foldRows, type LimitedTable, type SumTable, sumRows, toKey } from './totals.ts';

/** Adds totals to a table that has room for a limited number of a day's rows. */
export async function addLimited<Row extends object>(
  db: Db,
  table: LimitedTable<Row>,
  totals: readonly Row[],
): Promise<void> {
  const { keys, places, countBy, limit, fold } = table;
  const isOpen = [() => true, () => false];
  const possible = totals.flatMap((total) => isOpen.flatMap((is) => fold(total, is).map(({ row }) => row)));
  const stored = await runOnRows<Row>(
    db,
    { texts: keys },
    sumRows(table, possible),
    (rows) => `select row.* from ${rows} join ${table.name} as total on ${equal(keys)}`,
  );
  const counted = await runOnRows<Row & { rows: number }>(
    db,
    { texts: places },
    sumRows({ keys: places, numbers: [] }, totals),
    (rows) => {
      const columns = countBy.map((name) => `total.${toColumn(name)}`).join(', ');
      const on = equal(places);
      return `select ${columns}, count(*) as rows from ${rows} join ${table.name} as total on ${on} group by ${columns}`;
    },
  );
  const counts = new Map<string, number>();
  for (const row of counted) counts.set(limit(row), (counts.get(limit(row)) ?? 0) + row.rows);
  const storedKeys = new Set(stored.map((row) => toKey(keys, row)));
  await addSums(db, table, foldRows(table, totals, { keys: storedKeys, counts }));
}

export async function addSums<Row extends object>(
  db: Db,
  { name: table, keys, numbers }: SumTable<Row>,
  sums: readonly Row[],
): Promise<void> {
  const columns = keys.map(toColumn).join(', ');
  await runOnRows(
    db,
    { texts: keys, numbers },
    sums,
    (rows) => `
      insert into ${table} as total (${columns}, ${numbers.join(', ')})
      select ${columns}, ${numbers.map((name) => `sum(${name})`).join(', ')}
      from ${rows} group by ${columns} order by ${columns}
      on conflict (${columns}) do update
      set ${numbers.map((name) => `${name} = total.${name} + excluded.${name}`).join(', ')}
    `,
  );
}

/** Adds the latest events of sources, and removes all but the newest of each. */
export async function addRecentEvents(db: Db, events: readonly StoredRecent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ receivedAt, occurredAt, ...event }) => ({
    ...event,
    receivedAt: new Date(receivedAt),
    occurredAt: occurredAt === null ? null : new Date(occurredAt),
  }));
  await db.insertInto('analyticsRecent').values(rows).execute();
  for (const source of new Set(events.map((event) => event.source))) {
    const kept = db.selectFrom('analyticsRecent').select('id').where('source', '=', source);
    const latest = kept.orderBy('id', 'desc').limit(maxRecent);
    await db
      .deleteFrom('analyticsRecent')
      .where('source', '=', source)
      .where('id', 'not in', latest)
      .execute();
  }
}

function equal(names: readonly string[]): string {
  return names.map((name) => `total.${toColumn(name)} = row.${toColumn(name)}`).join(' and ');
}

async function runOnRows<Result>(
  db: Db,
  columns: RowColumns,
  rows: readonly object[],
  compose: (rowTable: string) => string,
): Promise<readonly Result[]> {
  if (rows.length === 0) return [];
  const isOnPostgres = isPostgres(db);
  const text = compose(toRowTable(isOnPostgres, columns, isOnPostgres ? '$1' : '?'));
  const result = await db.executeQuery<Result>(CompiledQuery.raw(text, [toRowsJson(columns, rows)]));
  return result.rows;
}
