import { funnelSteps } from '../../../../shared/analytics/funnel-steps.ts';
import { siteEvents } from '../../../../shared/analytics/site-events.ts';
import type { Dimensions } from './ingestion.repository.ts';

/** `sessions`: how many of the events were their tab's first ones of this name on this day. */
export type Total = Dimensions & { events: number; sessions: number };

export type DailyTotals = {
  add: (total: Total) => void;
  write: () => void;
  forget: () => void;
};

/** Totals are kept forever, so names and campaigns that strangers make up by the thousand are combined into one. */
const maxRowsPerDay = 2000;
/** In characters of up to three bytes each, because a row of PostgreSQL's index has room for about 2,700. */
const maxKeyLength = 800;
const maxDaysKnown = 50;
/**
 * The site's own names are few and never combined, because the report uses them to count visits, matches, and steps.
 */
const ownNames: ReadonlySet<string> = new Set([
  ...funnelSteps.map(({ id }) => id),
  ...Object.keys(siteEvents),
]);

type StoredTotals = {
  countRows: (day: string) => number;
  hasRow: (dimensions: Dimensions) => boolean;
  add: (total: Total) => void;
};

/** Adds up what a transaction writes, by day. */
export function createDailyTotals(stored: StoredTotals): DailyTotals {
  const totals = new Map<string, Total>();
  const rowsByDay = new Map<string, number>();

  const countRows = (day: string): number => {
    const known = rowsByDay.get(day);
    if (known !== undefined) return known;
    if (rowsByDay.size >= maxDaysKnown) rowsByDay.clear();
    return stored.countRows(day);
  };

  /** Finds the event's total. Creates a new one only if the day has room for it. */
  const open = (dimensions: Dimensions): Total => {
    const key = toKey(dimensions);
    const known = totals.get(key);
    if (known) return known;
    const rows = countRows(dimensions.day);
    const isNew = !stored.hasRow(dimensions);
    const folded = fold(dimensions);
    const hasRoom = rows < maxRowsPerDay && key.length <= maxKeyLength;
    if (isNew && !hasRoom && toKey(folded) !== key) return open(folded);
    rowsByDay.set(dimensions.day, rows + Number(isNew));
    const { day, action, name, carrier, deviceClass, campaign } = dimensions;
    const total: Total = { day, action, name, carrier, deviceClass, campaign, events: 0, sessions: 0 };
    totals.set(key, total);
    return total;
  };

  return {
    add(added) {
      const total = open(added);
      total.events += added.events;
      total.sessions += added.sessions;
    },
    write() {
      for (const total of totals.values()) stored.add(total);
      totals.clear();
    },
    forget() {
      totals.clear();
      rowsByDay.clear();
    },
  };
}

/** Only the campaign may contain a line break, and it comes last. */
export function toKey({ day, action, name, carrier, deviceClass, campaign }: Dimensions): string {
  return `${day}\n${action}\n${name}\n${carrier}\n${deviceClass}\n${campaign}`;
}

export function fold(dimensions: Dimensions): Dimensions {
  const name = ownNames.has(dimensions.name) ? dimensions.name : 'other';
  // The carrier of a match is one of ours, but a referral's can be anything that the client sends.
  const carrier = name === 'quote_received' ? dimensions.carrier : '';
  return { ...dimensions, name, carrier, campaign: '' };
}
