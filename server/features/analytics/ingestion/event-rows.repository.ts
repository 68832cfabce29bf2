import { CompiledQuery } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import {
  isPostgres,
  keptStatement,
  type RowColumns,
  toColumn,
  toRowsJson,
  toRowTable,
} from '../../../platform/database/engine-sql.ts';
import type { StoredEvent } from '../read-event.ts';
import { type PendingTotals, toPendingRow } from '../totals/pending-totals.repository.ts';
import type { FirstOfDay, Found, StoredTab, Tab, Wanted } from './group.ts';

const eventColumns = {
  texts: [
    'eventId',
    'action',
    'name',
    'eventType',
    'carrier',
    'pageRoute',
    'elementClicked',
    'elementValue',
    'additionalData',
    'referralUrl',
    'interest',
    'sessionId',
    'userId',
    'source',
    'deviceClass',
    'browserFamily',
    'occurredAt',
    'receivedAt',
    'day',
  ],
  numbers: ['clockShiftMs'],
} as const;
const firstTouchColumns = ['firstSource', 'firstMedium', 'firstCampaign'] as const;
const lastTouchColumns = ['lastSource', 'lastMedium', 'lastCampaign'] as const;
const tabColumns = {
  texts: [
    'sessionId',
    'startedAt',
    'lastAt',
    'deviceClass',
    'browserFamily',
    'landingRoute',
    'day',
    ...firstTouchColumns,
    ...lastTouchColumns,
  ],
} as const;
const firstColumns = { texts: ['action', 'day', 'name', 'sessionId'] } as const;
const pendingColumns = { texts: ['day', 'usage', 'deltas'] } as const;
const ids = { texts: ['id'] } as const;
const keyedFirsts = { texts: [...firstColumns.texts, 'key'] } as const;

type GroupRows = {
  events: readonly StoredEvent[];
  tabs: readonly Tab[];
  firsts: readonly FirstOfDay[];
  /** One row, or none. */
  pending: readonly Omit<PendingTotals, 'id'>[];
};

/** Another group has stored one of this group's events since they were looked up, so nothing of it is stored. */
export class StoredMeanwhile extends Error {}

const uniqueViolation = '23505';

/** Looks up what a group of calls may repeat, and stores its rows: two statements on PostgreSQL, for few round trips. */
export function createEventRows(db: Db) {
  const isOnPostgres = isPostgres(db);
  const findText = composeFind(isOnPostgres);
  const inserts = composeInserts(isOnPostgres);
  let lookups = 0;

  return {
    async find(db: Db, { day, senders, eventIds, tabs, firsts }: Wanted): Promise<Found> {
      lookups += 1;
      // A plan for small tables reads them as a whole, so each doubling gets a new one.
      const text = `${keptStatement} /* ${Math.floor(Math.log2(lookups))} */ ${findText}`;
      const [sendersJson, idsJson, tabsJson] = [senders, eventIds, tabs].map((list) =>
        toRowsJson(
          ids,
          list.map((id) => ({ id })),
        ),
      );
      const query = CompiledQuery.raw(text, [
        day,
        sendersJson,
        day,
        sendersJson,
        idsJson,
        idsJson,
        tabsJson,
        toRowsJson(keyedFirsts, firsts),
      ]);
      const { rows } = await db.executeQuery<FoundRow>(query);
      const of = (kind: FoundRow['kind']) => rows.filter((row) => row.kind === kind);
      const bytes = new Map<string, number>();
      for (const { key, value } of of('bytes')) bytes.set(key, (bytes.get(key) ?? 0) + Number(value));
      return {
        bytes,
        eventIds: new Set(of('event').map(({ key }) => key)),
        tabs: new Map(
          of('tab').map(({ key, value, first, last }): [string, StoredTab] => [
            key,
            { campaign: value ?? '', startedAt: first ?? '', lastAt: last ?? '' },
          ]),
        ),
        firsts: new Set(of('first').map(({ key }) => key)),
      };
    },

    /** Fails as a whole if a row that was new isn't anymore. */
    async insert(db: Db, { events, tabs, firsts, pending }: GroupRows): Promise<void> {
      const parts = [
        toRowsJson(eventColumns, events),
        toRowsJson(
          tabColumns,
          tabs.map(({ firstTouch, lastTouch, ...tab }) => ({
            ...tab,
            day: tab.startedAt.slice(0, 10),
            firstSource: firstTouch?.source,
            firstMedium: firstTouch?.medium,
            firstCampaign: firstTouch?.campaign,
            lastSource: lastTouch?.source,
            lastMedium: lastTouch?.medium,
            lastCampaign: lastTouch?.campaign,
          })),
        ),
        toRowsJson(firstColumns, firsts),
        toRowsJson(pendingColumns, pending.map(toPendingRow)),
      ];
      try {
        for (const { text, places } of inserts) {
          const values = places.map((place) => parts[place] ?? '[]');
          if (values.some((json) => json !== '[]')) await db.executeQuery(CompiledQuery.raw(text, values));
        }
      } catch (cause) {
        if (Object(cause).code !== uniqueViolation) throw cause;
        throw new StoredMeanwhile('stored meanwhile', { cause });
      }
    },
  };
}

type FoundRow = {
  kind: 'bytes' | 'event' | 'tab' | 'first';
  key: string;
  value: string | null;
  first: string | null;
  last: string | null;
};

function composeFind(isOnPostgres: boolean): string {
  let count = 0;
  const parameter = () => {
    count += 1;
    return isOnPostgres ? `$${count}` : '?';
  };
  const rows = (columns: RowColumns) => toRowTable(isOnPostgres, columns, parameter());
  const isSent = () =>
    isOnPostgres ? `= any(array(select id from ${rows(ids)}))` : `in (select id from ${rows(ids)})`;
  // PostgreSQL looks up each row by its key only because of the limit. It would read a small table as a whole.
  const lookUp = (columns: RowColumns, table: string, isSame: string) =>
    isOnPostgres
      ? `${rows(columns)}, lateral (select * from ${table} as found where ${isSame} limit 1) as stored`
      : `${rows(columns)} cross join ${table} as found on ${isSame}`;
  const waiting = isOnPostgres
    ? 'analytics_deltas as waiting, json_each_text(waiting.usage::json) as used (key, value)'
    : 'analytics_deltas as waiting, json_each(waiting.usage) as used';
  const columns = firstColumns.texts.map(toColumn);
  return `
    select 'bytes' as kind, sender as key, cast(bytes as text) as value, null as first, null as last
    from analytics_usage where day = ${parameter()} and sender ${isSent()}
    union all
    select 'bytes', used.key, cast(used.value as text), null, null
    from ${waiting} where waiting.day = ${parameter()} and used.key ${isSent()}
    union all
    select 'event', event_id, null, null, null from analytics_pruned_ids where event_id ${isSent()}
    union all
    select 'event', event_id, null, null, null from analytics_events where event_id ${isSent()}
    union all
    select 'tab', session_id, last_campaign, started_at, last_at
    from ${lookUp(ids, 'analytics_sessions', 'found.session_id = row.id')}
    union all
    select 'first', row.key, null, null, null
    from ${lookUp(keyedFirsts, 'analytics_firsts', columns.map((name) => `found.${name} = row.${name}`).join(' and '))}
  `;
}

/** One statement for each part of a group on SQLite, where its transaction keeps them together, and one for all on PostgreSQL. */
function composeInserts(isOnPostgres: boolean): readonly { text: string; places: readonly number[] }[] {
  const list = ({ texts, numbers = [] }: RowColumns) => [...texts, ...numbers].map(toColumn);
  const parameter = (place: number) => (isOnPostgres ? `$${place + 1}` : '?');
  const rows = (columns: RowColumns, place: number) => toRowTable(isOnPostgres, columns, parameter(place));
  const extreme = (column: string, sign: '<' | '>') =>
    `${column} = case when excluded.${column} ${sign} tab.${column} then excluded.${column} else tab.${column} end`;
  const keepTouch = (names: readonly string[], row: string, isTaken: string) =>
    names
      .map(toColumn)
      .map((column, _, all) => {
        const isEmpty = `coalesce(${all.map((name) => `${row}.${name}`).join(', ')}) is ${isTaken}`;
        return `${column} = case when ${isEmpty} then excluded.${column} else tab.${column} end`;
      })
      .join(', ');
  // Looks up users now, because an account may have been deleted a moment ago. Ids are in the order in which events were
  // sent, but PostgreSQL stores rows in the order of their keys, so that groups never wait for each other in a circle.
  const events = list(eventColumns);
  const values = events.map((name) =>
    name === 'user_id' ? '(select users.id from users where users.id = row.user_id)' : `row.${name}`,
  );
  const parts = [
    isOnPostgres
      ? `insert into analytics_events (id, ${events.join(', ')}) select row.number, ${values.join(', ')}
        from (select nextval('analytics_events_id_seq') as number, row.* from ${rows(eventColumns, 0)}) as row
        order by row.event_id`
      : `insert into analytics_events (${events.join(', ')}) select ${values.join(', ')} from ${rows(eventColumns, 0)}`,
    `insert into analytics_sessions as tab (${list(tabColumns).join(', ')})
      select ${list(tabColumns).join(', ')} from ${rows(tabColumns, 1)} order by session_id
      on conflict (session_id) do update set
        ${extreme('day', '<')}, ${extreme('started_at', '<')}, ${extreme('last_at', '>')},
        landing_route = coalesce(tab.landing_route, excluded.landing_route),
        ${keepTouch(firstTouchColumns, 'tab', 'null')},
        ${keepTouch(lastTouchColumns, 'excluded', 'not null')}`,
    `insert into analytics_firsts (${list(firstColumns).join(', ')})
      select ${list(firstColumns).join(', ')} from ${rows(firstColumns, 2)} order by 1, 2, 3, 4`,
    `insert into analytics_deltas (${list(pendingColumns).join(', ')})
      select ${list(pendingColumns).join(', ')} from ${rows(pendingColumns, 3)}`,
  ];
  if (!isOnPostgres)
    return parts.map((text, place) => ({ text: `${keptStatement} ${text}`, places: [place] }));
  // The counts keep the parts in their order, because PostgreSQL runs those that nothing reads last, in any order.
  const named = parts.map((text, place) => `part_${place} as (${text} returning 1)`);
  const counts = parts.map((_, place) => `(select count(*) from part_${place})`);
  const text = `${keptStatement} with ${named.join(', ')} select ${counts.join(', ')}`;
  return [{ text, places: [0, 1, 2, 3] }];
}
