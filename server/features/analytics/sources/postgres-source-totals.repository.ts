import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { toList, toRows } from '../ingestion/postgres-events.repository.ts';
import {
  createSourceTotals,
  fold,
  groupByName,
  kindOf,
  otherValues,
  type SourceDimensions,
  type SourceTotal,
  toTotalKey,
} from './source-totals.ts';

/** Adds to the totals of other sources. Each name comes before its page and details. */
export async function writeSourceTotals(trx: Db, raised: readonly SourceTotal[]): Promise<void> {
  if (raised.length === 0) return;
  const asked = raised.flatMap((dimensions) => [
    ...fold(dimensions),
    ...fold({ ...dimensions, name: otherValues }),
  ]);
  const { rows, stored } = await findSourceTotals(trx, asked);
  const added: SourceTotal[] = [];
  const totals = createSourceTotals({
    countRows: (source, day, kind) => rows.get(`${source} ${day} ${kind}`) ?? 0,
    hasRow: (dimensions) => stored.has(toTotalKey(dimensions)),
    add: (total) => void added.push(total),
  });
  for (const named of groupByName(raised)) totals.add(named);
  totals.write();
  await addSourceTotals(trx, added);
}

const sourceDimensions = ['source', 'day', 'property', 'action', 'name', 'value'] as const;

/** Which of these totals of sources are stored, and how many rows of each kind their days have. */
async function findSourceTotals(db: Db, totals: readonly SourceDimensions[]) {
  const days = new Map(totals.map(({ source, day }) => [`${source} ${day}`, { source, day }]));
  const counted = await sql<SourceDimensions & { total: number }>`
    select source, day, property, count(*) as total
    from analytics_source_totals join ${toRows([...days.values()])} using (source, day)
    group by 1, 2, 3
  `.execute(db);
  const stored = await sql<SourceDimensions>`
    select ${toList(sourceDimensions)}
    from analytics_source_totals join ${toRows(totals)} using (${toList(sourceDimensions)})
  `.execute(db);
  const rows = new Map<string, number>();
  for (const row of counted.rows) {
    const place = `${row.source} ${row.day} ${kindOf(row)}`;
    rows.set(place, (rows.get(place) ?? 0) + Number(row.total));
  }
  return { rows, stored: new Set(stored.rows.map(toTotalKey)) };
}

async function addSourceTotals(db: Db, totals: readonly SourceTotal[]): Promise<void> {
  const columns = toList(sourceDimensions);
  await sql`
    insert into analytics_source_totals as total (${columns}, events)
    select ${columns}, sum(events::bigint) from ${toRows(totals)} group by ${columns} order by ${columns}
    on conflict (${columns}) do update set events = total.events + excluded.events
  `.execute(db);
}
