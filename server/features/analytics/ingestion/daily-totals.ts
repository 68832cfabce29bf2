import { funnelSteps } from '../../../../shared/analytics/funnel-steps.ts';
import { siteEvents } from '../../../../shared/analytics/site-events.ts';
import type { Database } from '../../../platform/database/database.ts';

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
  add: (event: Dimensions, isFirst: boolean) => void;
  write: () => void;
  forget: () => void;
};

/** Totals stay for ever, so names and campaigns that strangers make up by the thousand become one. */
const mostRowsPerDay = 2000;
const mostDaysKnown = 50;
/** The site's own names are few and stay: the report counts visits, matches and steps by them. */
const ownNames: ReadonlySet<string> = new Set([
  ...funnelSteps.map(({ id }) => id),
  ...Object.keys(siteEvents),
]);

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
    const key = toKey(dimensions);
    const known = totals.get(key);
    if (known) return known;
    const rows = countRows(dimensions.day);
    const isNew = !hasRow(dimensions);
    const folded = fold(dimensions);
    if (isNew && rows >= mostRowsPerDay && toKey(folded) !== key) return open(folded);
    rowsByDay.set(dimensions.day, rows + Number(isNew));
    const total: Total = { ...dimensions, events: 0, sessions: 0 };
    totals.set(key, total);
    return total;
  };

  return {
    add(event, isFirst) {
      const total = open(event);
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

/** None of the parts holds a line break but a campaign, which stands last. */
function toKey({ day, action, name, carrier, deviceClass, campaign }: Dimensions): string {
  return `${day}\n${action}\n${name}\n${carrier}\n${deviceClass}\n${campaign}`;
}

function fold(dimensions: Dimensions): Dimensions {
  const name = ownNames.has(dimensions.name) ? dimensions.name : 'other';
  // The carrier of a match is one of ours; that of a referral is whatever the client says.
  const carrier = name === 'quote_received' ? dimensions.carrier : '';
  return { ...dimensions, name, carrier, campaign: '' };
}
