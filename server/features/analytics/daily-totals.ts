import { funnelSteps } from '../../../shared/analytics/funnel-steps.ts';
import type { Database } from '../../platform/database.ts';

type Dimensions = {
  day: string;
  action: string;
  name: string;
  carrier: string;
  deviceClass: string;
  campaign: string;
};
type Total = Dimensions & { events: number; sessions: number };

export type DailyTotals = {
  /** `isFirst`: the tab's first of this name and day. */
  add: (event: Dimensions & { isFirst: boolean }) => void;
  write: () => void;
  forget: () => void;
};

/** Totals stay for ever, so names and campaigns that strangers make up by the thousand become one. */
const mostRowsPerDay = 2000;
const mostDaysKnown = 50;
const steps: ReadonlySet<string> = new Set(funnelSteps.map(({ id }) => id));

/** Adds up what a transaction writes and keeps it by day. */
export function createDailyTotals({ prepare }: Pick<Database, 'prepare'>): DailyTotals {
  const upsert = prepare(`
    insert into analytics_daily (day, action, name, carrier, device_class, campaign, events, sessions)
    values (?, ?, ?, ?, ?, ?, ?, ?)
    on conflict do update set events = events + excluded.events, sessions = sessions + excluded.sessions
  `);
  const count = prepare('select count(*) as rows from analytics_daily where day = ?');
  const find = prepare(`
    select 1 from analytics_daily
    where day = ? and action = ? and name = ? and carrier = ? and device_class = ? and campaign = ?
  `);
  const totals = new Map<string, Total>();
  const rowsByDay = new Map<string, number>();

  const hasRow = ({ day, action, name, carrier, deviceClass, campaign }: Dimensions) =>
    find.get(day, action, name, carrier, deviceClass, campaign) !== undefined;

  const countRows = (day: string): number => {
    const known = rowsByDay.get(day);
    if (known !== undefined) return known;
    if (rowsByDay.size >= mostDaysKnown) rowsByDay.clear();
    const row = count.get(day);
    return typeof row === 'object' && row !== null ? Number(Reflect.get(row, 'rows')) : 0;
  };

  /** The total that the event belongs to, a new one only while the day has room for it. */
  const open = (dimensions: Dimensions): Total => {
    const key = Object.values(dimensions).join('\n');
    const known = totals.get(key);
    if (known) return known;
    const rows = countRows(dimensions.day);
    const isNew = !hasRow(dimensions);
    const folded = fold(dimensions);
    if (isNew && rows >= mostRowsPerDay && Object.values(folded).join('\n') !== key) return open(folded);
    rowsByDay.set(dimensions.day, rows + Number(isNew));
    const total = { ...dimensions, events: 0, sessions: 0 };
    totals.set(key, total);
    return total;
  };

  return {
    add({ isFirst, ...dimensions }) {
      const total = open(dimensions);
      total.events += 1;
      total.sessions += Number(isFirst);
    },
    write() {
      for (const { day, action, name, carrier, deviceClass, campaign, events, sessions } of totals.values()) {
        upsert.run(day, action, name, carrier, deviceClass, campaign, events, sessions);
      }
      totals.clear();
    },
    forget() {
      totals.clear();
      rowsByDay.clear();
    },
  };
}

function fold(dimensions: Dimensions): Dimensions {
  const name = steps.has(dimensions.name) ? dimensions.name : 'other';
  return { ...dimensions, name, carrier: '', campaign: '' };
}
