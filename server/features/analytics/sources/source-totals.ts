import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/schema.ts';
import type { StoredEvent } from '../ingestion/stored-event.ts';

/** How often something happened on a day. See the migration for `property`. */
export type SourceTotal = Selectable<Tables['analyticsSourceTotals']>;
/** What distinguishes the totals of a source. */
export type SourceDimensions = Omit<SourceTotal, 'events'>;

export const pageProperty = '$page';
export const otherValues = '(other)';

/** Totals are kept forever, so what a source makes up by the thousand is combined. For each of its days: */
const maxRows = { names: 200, pages: 500, properties: 1000 } as const;
type Kind = keyof typeof maxRows;
const maxValueLength = 100;
const maxDaysKnown = 200;
const always = Number.POSITIVE_INFINITY;

export type SourceTotals = {
  /** Adds what is counted under one name: first the name, then its page and details. */
  add: (totals: readonly SourceTotal[]) => void;
  /** Passes on what was added. Call it last in a transaction. */
  write: () => void;
  forget: () => void;
};

type Stored = {
  /** How many rows a source's day has of one kind. */
  countRows: (source: string, day: string, kind: Kind) => number;
  hasRow: (dimensions: SourceDimensions) => boolean;
  add: (total: SourceTotal) => void;
};

/** Adds up what a transaction writes for other sources, by day, name, page, and property. */
export function createSourceTotals(stored: Stored): SourceTotals {
  const totals = new Map<string, SourceTotal>();
  const rows = new Map<string, number>();

  /** Counts the events there if the total exists, or the day has less than `share` times its rows. */
  const raise = (dimensions: SourceTotal, share: number): boolean => {
    const key = toTotalKey(dimensions);
    const known = totals.get(key);
    if (known) {
      known.events += dimensions.events;
      return true;
    }
    const kind = kindOf(dimensions);
    const place = `${dimensions.source} ${dimensions.day} ${kind}`;
    const count = rows.get(place) ?? stored.countRows(dimensions.source, dimensions.day, kind);
    const isNew = !stored.hasRow(dimensions);
    if (isNew && count >= maxRows[kind] * share) return false;
    if (rows.size >= maxDaysKnown) rows.clear();
    rows.set(place, count + Number(isNew));
    totals.set(key, { ...dimensions });
    return true;
  };

  return {
    add([total, ...details]) {
      if (!total) return;
      const isNamed = raise(total, 1);
      if (!isNamed) raise({ ...total, name: otherValues }, always);
      for (const detail of details) {
        const named = isNamed ? detail : { ...detail, name: otherValues };
        const shares = [1, 2, always];
        fold(named).some((folded, index) => raise(folded, shares[index] ?? always));
      }
    },
    write() {
      for (const total of totals.values()) stored.add(total);
      totals.clear();
    },
    forget() {
      totals.clear();
      rows.clear();
    },
  };
}

/** Everything that an event is counted under: first its name, then its page and details. */
export function listTotals(event: StoredEvent): readonly SourceTotal[] {
  const { source, action, name, pageRoute, occurredAt } = event;
  const day = occurredAt.slice(0, 10);
  const shared = { source, day, action, name, events: 1 };
  const details = Object.entries(readDetails(event));
  return [
    { ...shared, property: '', value: '' },
    ...(pageRoute === null ? [] : [{ ...shared, property: pageProperty, value: cut(pageRoute) }]),
    ...details.map(([property, value]) => ({ ...shared, property, value: cut(value) })),
  ];
}

/** Lists the same dimensions with fewer and fewer of the details that a source may make up. */
export function fold<T extends SourceDimensions>(dimensions: T): readonly T[] {
  const value = otherValues;
  const property = dimensions.property === pageProperty ? pageProperty : otherValues;
  return [dimensions, { ...dimensions, value }, { ...dimensions, property, name: otherValues, value }];
}

/** Adds up totals by name, each of which comes before its page and details. */
export function groupByName(totals: readonly SourceTotal[]): Iterable<readonly SourceTotal[]> {
  const summed = new Map<string, SourceTotal>();
  for (const total of totals) {
    const key = toTotalKey(total);
    summed.set(key, { ...total, events: total.events + (summed.get(key)?.events ?? 0) });
  }
  const toName = (total: SourceTotal) => toTotalKey({ ...total, property: '', value: '' });
  return Map.groupBy(summed.values(), toName).values();
}

export function toTotalKey({ source, day, property, action, name, value }: SourceDimensions): string {
  return JSON.stringify([source, day, property, action, name, value]);
}

export function kindOf({ property }: SourceDimensions): Kind {
  if (property === '') return 'names';
  return property === pageProperty ? 'pages' : 'properties';
}

function readDetails(event: StoredEvent): Record<string, string> {
  const { eventType, elementClicked, additionalData } = event;
  const details: Record<string, string> = {};
  if (eventType !== null) details.eventType = eventType;
  if (elementClicked !== null) details.elementClicked = elementClicked;
  const values: unknown = additionalData === null ? {} : JSON.parse(additionalData);
  for (const [key, value] of Object.entries(Object(values))) {
    if (value !== null) details[key] = String(value);
  }
  return details;
}

function cut(text: string): string {
  return text.slice(0, maxValueLength).replaceAll('\0', '').toWellFormed();
}
