import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { toList, toRows } from '../deltas/postgres-totals.repository.ts';
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

/** A day is read as a whole for at least this share of its totals. */
const wholeShare = 0.2;

/** Adds up what a transaction adds to the totals of other sources. */
export function createSourceTotalsWriter(trx: Db) {
  const rowsByDay = new Map<string, number>();
  const rows = new Map<string, number>();
  const wholeDays = new Set<string>();
  const stored = new Set<string>();
  const summed: SourceTotal[] = [];
  const totals = createSourceTotals({
    countRows: (source, day, kind) => rows.get(`${source} ${day} ${kind}`) ?? 0,
    hasRow: (dimensions) => stored.has(toTotalKey(dimensions)),
    add: (total) => void summed.push(total),
  });

  async function count(days: readonly Day[]): Promise<void> {
    for (const day of days) rowsByDay.set(toDayKey(day), 0);
    for (const row of await countRows(trx, days)) {
      const place = `${row.source} ${row.day} ${kindOf(row)}`;
      rows.set(place, (rows.get(place) ?? 0) + row.total);
      rowsByDay.set(toDayKey(row), (rowsByDay.get(toDayKey(row)) ?? 0) + row.total);
    }
  }

  /** Finds out which of these totals are stored. */
  async function find(raised: readonly SourceTotal[]): Promise<void> {
    const asked: SourceDimensions[] = [];
    for (const [key, ofDay] of Map.groupBy(raised, toDayKey)) {
      const [first] = ofDay;
      if (!first || wholeDays.has(key)) continue;
      if (ofDay.length >= wholeShare * (rowsByDay.get(key) ?? 0)) {
        wholeDays.add(key);
        for (const total of await listDay(trx, first)) stored.add(toTotalKey(total));
      } else asked.push(...listFolded(ofDay));
    }
    if (asked.length > 0) for (const total of await findStored(trx, asked)) stored.add(toTotalKey(total));
  }

  return {
    countDays: () => rowsByDay.size,
    async add(raised: readonly SourceTotal[]): Promise<void> {
      const days = new Map(raised.map((total) => [toDayKey(total), total]));
      const newDays = [...days].flatMap(([key, { source, day }]) =>
        rowsByDay.has(key) ? [] : { source, day },
      );
      if (newDays.length > 0) await count(newDays);
      await find(raised);
      for (const named of groupByName(raised)) totals.add(named);
    },
    async write(): Promise<void> {
      totals.write();
      await addSourceTotals(trx, summed);
    },
  };
}

type Day = Pick<SourceDimensions, 'source' | 'day'>;

const toDayKey = ({ source, day }: Day) => `${source} ${day}`;

/** Everything that these may be counted under. */
function listFolded(totals: readonly SourceTotal[]): readonly SourceDimensions[] {
  const all = totals.flatMap((total) => [...fold(total), ...fold({ ...total, name: otherValues })]);
  return [...new Map(all.map((dimensions) => [toTotalKey(dimensions), dimensions])).values()];
}

const sourceDimensions = ['source', 'day', 'property', 'action', 'name', 'value'] as const;

/** Counts the rows of each property on these days. */
async function countRows(db: Db, days: readonly Day[]) {
  const { rows } = await sql<SourceDimensions & { total: number }>`
    select source, day, property, count(*) as total
    from analytics_source_totals join ${toRows(days)} using (source, day)
    group by 1, 2, 3
  `.execute(db);
  return rows;
}

async function listDay(db: Db, { source, day }: Day): Promise<readonly SourceDimensions[]> {
  const { rows } = await sql<SourceDimensions>`
    select ${toList(sourceDimensions)} from analytics_source_totals where source = ${source} and day = ${day}
  `.execute(db);
  return rows;
}

async function findStored(db: Db, totals: readonly SourceDimensions[]): Promise<readonly SourceDimensions[]> {
  const { rows } = await sql<SourceDimensions>`
    select ${toList(sourceDimensions)}
    from analytics_source_totals join ${toRows(totals)} using (${toList(sourceDimensions)})
  `.execute(db);
  return rows;
}

async function addSourceTotals(db: Db, totals: readonly SourceTotal[]): Promise<void> {
  if (totals.length === 0) return;
  const columns = toList(sourceDimensions);
  await sql`
    insert into analytics_source_totals as total (${columns}, events)
    select ${columns}, sum(events::bigint) from ${toRows(totals)} group by ${columns} order by ${columns}
    on conflict (${columns}) do update set events = total.events + excluded.events
  `.execute(db);
}
