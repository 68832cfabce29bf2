import type { Selectable } from 'kysely';
import { funnelSteps } from '../../../../shared/analytics/funnel-steps.ts';
import { siteEvents } from '../../../../shared/analytics/site-events.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import type { StoredEvent } from '../read-event.ts';

/**
 * The site's own events of a day. `sessions` is how many of them were their tab's first ones of this name on this day.
 */
export type Total = Tables['analyticsDaily'];
/** How often something happened on a day at another source. See the migration for `property`. */
export type SourceTotal = Selectable<Tables['analyticsSourceTotals']>;

/** A table of sums: the columns that tell its rows apart, and those that are added up. */
export type SumTable<Row> = {
  name: string;
  keys: readonly (keyof Row & string)[];
  numbers: readonly (keyof Row & string)[];
};

/**
 * Totals are kept forever, so what strangers make up by the thousand is combined, by day: `countBy` tells the rows apart
 * that are counted, and `limit` names those that share a limit.
 */
export type LimitedTable<Row> = SumTable<Row> & {
  places: readonly (keyof Row & string)[];
  countBy: readonly (keyof Row & string)[];
  limit: (row: Row) => string;
  /** The row, and what it becomes if the one before is new and its limit has been reached. */
  fold: (row: Row, isOpen: (row: Row) => boolean) => readonly { row: Row; max: number }[];
};

const maxSiteRows = 2000;
/** In characters of up to three bytes each, because a row of PostgreSQL's index has room for about 2,700. */
const maxKeyLength = 800;
const always = Number.POSITIVE_INFINITY;
/** The site's own names are few and never combined, because the report uses them to count visits, matches, and steps. */
const ownNames: ReadonlySet<string> = new Set([
  ...funnelSteps.map(({ id }) => id),
  ...Object.keys(siteEvents),
]);

export const pageProperty = '$page';
const other = '(other)';
const maxSourceRows = { names: 200, pages: 500, properties: 1000 } as const;
const maxValueLength = 100;

const site: LimitedTable<Total> = {
  name: 'analytics_daily',
  keys: ['day', 'action', 'name', 'carrier', 'deviceClass', 'campaign'],
  numbers: ['events', 'sessions'],
  places: ['day'],
  countBy: ['day'],
  limit: ({ day }) => day,
  fold(row) {
    const name = ownNames.has(row.name) ? row.name : 'other';
    // The carrier of a match is one of ours, but a referral's can be anything that the client sends.
    const carrier = name === 'quote_received' ? row.carrier : '';
    const folded = { row: { ...row, name, carrier, campaign: '' }, max: always };
    return toKey(site.keys, row).length > maxKeyLength ? [folded] : [{ row, max: maxSiteRows }, folded];
  },
};

const sources: LimitedTable<SourceTotal> = {
  name: 'analytics_source_totals',
  keys: ['source', 'day', 'property', 'action', 'name', 'value'],
  numbers: ['events'],
  places: ['source', 'day'],
  countBy: ['source', 'day', 'property'],
  limit: (row) => `${row.source} ${row.day} ${kindOf(row)}`,
  fold(row, isOpen) {
    const max = maxSourceRows[kindOf(row)];
    if (row.property === '')
      return [
        { row, max },
        { row: { ...row, name: other }, max: always },
      ];
    const named = isOpen({ ...row, property: '', value: '' }) ? row : { ...row, name: other };
    const property = row.property === pageProperty ? pageProperty : other;
    return [
      { row: named, max },
      { row: { ...named, value: other }, max: 2 * max },
      { row: { ...named, property, name: other, value: other }, max: always },
    ];
  },
};

const outcomes: SumTable<Tables['analyticsOutcomes']> = {
  name: 'analytics_outcomes',
  keys: ['day', 'source', 'outcome', 'reason'],
  numbers: ['count'],
};
/** Bytes that a sender has used of a day's quotas. */
const usage: SumTable<Tables['analyticsUsage']> = {
  name: 'analytics_usage',
  keys: ['day', 'sender'],
  numbers: ['bytes'],
};

export const totalTables = { site, sources, outcomes, usage };

export function toKey<Row>(keys: readonly (keyof Row & string)[], row: Row): string {
  return JSON.stringify(keys.map((key) => row[key]));
}

/** Adds up rows that are alike. */
export function sumRows<Row extends object>(
  { keys, numbers }: Pick<SumTable<Row>, 'keys' | 'numbers'>,
  rows: readonly Row[],
): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const key = toKey(keys, row);
    const sum = sums.get(key);
    if (sum)
      for (const name of numbers) Object.assign(sum, { [name]: Number(sum[name]) + Number(row[name]) });
    else sums.set(key, { ...row });
  }
  return [...sums.values()];
}

/** Finds a row for each of these totals that its day has room for. Names come before their pages and details. */
export function foldRows<Row extends object>(
  { keys, limit, fold, ...table }: LimitedTable<Row>,
  rows: readonly Row[],
  /** The keys of the rows that exist already, and how many rows share each limit. */
  stored: { keys: ReadonlySet<string>; counts: ReadonlyMap<string, number> },
): readonly Row[] {
  const counts = new Map(stored.counts);
  const open = new Set<string>();
  const isOpen = (row: Row) => open.has(toKey(keys, row));
  const folded = rows.flatMap((total) => {
    for (const { row, max } of fold(total, isOpen)) {
      const key = toKey(keys, row);
      const count = counts.get(limit(row)) ?? 0;
      const isNew = !stored.keys.has(key) && !open.has(key);
      if (isNew && count >= max) continue;
      counts.set(limit(row), count + Number(isNew));
      open.add(key);
      return [row];
    }
    return [];
  });
  return sumRows({ keys, ...table }, folded);
}

/** Everything that an event of another source is counted under: first its name, then its page and details. */
export function listSourceTotals(event: StoredEvent): readonly SourceTotal[] {
  const { source, day, action, name, pageRoute, eventType, elementClicked, additionalData } = event;
  const values: Record<string, unknown> = additionalData === null ? {} : JSON.parse(additionalData);
  const details = { eventType, elementClicked, ...values };
  const total = { source, day, action, name, events: 1 };
  return [
    { ...total, property: '', value: '' },
    ...Object.entries({ [pageProperty]: pageRoute, ...details }).flatMap(([property, value]) =>
      value === null ? [] : [{ ...total, property, value: cut(String(value)) }],
    ),
  ];
}

function kindOf({ property }: SourceTotal): keyof typeof maxSourceRows {
  if (property === '') return 'names';
  return property === pageProperty ? 'pages' : 'properties';
}

function cut(text: string): string {
  return text.slice(0, maxValueLength).toWellFormed();
}
