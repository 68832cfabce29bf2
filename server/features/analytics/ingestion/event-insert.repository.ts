import type { SqliteDatabase } from '../../../platform/database/database.ts';
import type { StoredEvent } from './stored-event.ts';

type Statement = ReturnType<SqliteDatabase['prepare']>;

/** Optional fields of an event, with their columns. */
const optional = [
  ['eventId', 'event_id'],
  ['eventType', 'event_type'],
  ['carrier', 'carrier'],
  ['pageRoute', 'page_route'],
  ['elementClicked', 'element_clicked'],
  ['elementValue', 'element_value'],
  ['additionalData', 'additional_data'],
  ['referralUrl', 'referral_url'],
  ['interest', 'interest'],
  ['sessionId', 'session_id'],
  ['userId', 'user_id'],
  ['clockShiftMs', 'clock_shift_ms'],
] as const satisfies readonly (readonly [keyof StoredEvent, string])[];
const always = 'action, name, source, device_class, browser_family, occurred_at, received_at, day';
/** Strangers decide which fields they send, so only a limited number of column sets get their own statements. */
const maxStatements = 64;

/** The columns that an event fills, with one bit for each of `optional`. */
type Shape = number;
const everything: Shape = (1 << optional.length) - 1;

type Insert = { statement: Statement; properties: readonly (typeof optional)[number][0][] };

/**
 * Inserts an event of a UTC day and returns the number of new rows, which is 0 when its id exists already. A statement
 * names only the columns that are filled, because binding values costs more than storing them.
 */
export function createEventInsert({
  prepare,
}: Pick<SqliteDatabase, 'prepare'>): (event: StoredEvent, day: string) => number {
  const compile = (shape: Shape): Insert => {
    const filled = optional.filter((_, place) => shape & (1 << place));
    const columns = filled.map(([, column]) => column);
    // Looks up the id inside the transaction, because someone who deleted their account a moment ago is no longer a
    // user.
    const values = columns.map((column) =>
      column === 'user_id' ? ', (select id from users where id = ?)' : ', ?',
    );
    const statement = prepare(`
      insert into analytics_events (${[always, ...columns].join(', ')})
      values (?, ?, ?, ?, ?, ?, ?, ?${values.join('')})
      on conflict (event_id) where event_id is not null do nothing
    `);
    return { statement, properties: filled.map(([property]) => property) };
  };
  const inserts = new Map<Shape, Insert>();
  const withEverything = compile(everything);

  // Statements are never replaced, because a dropped one keeps its memory until the garbage collector happens to run.
  const find = (shape: Shape): Insert => {
    const known = inserts.get(shape);
    if (known) return known;
    if (inserts.size >= maxStatements) return withEverything;
    const insert = compile(shape);
    inserts.set(shape, insert);
    return insert;
  };

  return (event, day) => {
    const { statement, properties } = find(getShape(event));
    return statement.run(
      event.action,
      event.name,
      event.source,
      event.device.deviceClass,
      event.device.browserFamily,
      event.occurredAt,
      event.receivedAt,
      day,
      ...properties.map((property) => event[property]),
    );
  };
}

function getShape(event: StoredEvent): Shape {
  return optional.reduce((shape, [property], place) => {
    return event[property] === null ? shape : shape | (1 << place);
  }, 0);
}
