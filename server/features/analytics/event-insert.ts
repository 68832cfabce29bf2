import type { Database } from '../../platform/database.ts';
import type { StoredEvent } from './stored-event.ts';

type Statement = ReturnType<Database['prepare']>;

/** What not every event has, and the column that it goes to. */
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
] as const satisfies readonly (readonly [keyof StoredEvent, string])[];
const always = 'action, name, source, device_class, browser_family, occurred_at, received_at, day';
/** Strangers decide which fields they send, so only so many statements are kept. */
const mostStatements = 64;

/**
 * Inserts an event of a UTC day and returns how many rows that made: none when its id is there already. A statement
 * names only the columns that are filled, since what is bound costs more than what is stored.
 */
export function createEventInsert({
  prepare,
}: Pick<Database, 'prepare'>): (event: StoredEvent, day: string) => number {
  const statements = new Map<number, Statement>();

  const compile = (shape: number): Statement => {
    const columns = optional.flatMap(([, column], place) => (shape & (1 << place) ? [column] : []));
    // Somebody who deleted their account a moment ago is nobody: the id is looked up inside the transaction.
    const values = columns.map((column) =>
      column === 'user_id' ? ', (select id from users where id = ?)' : ', ?',
    );
    return prepare(`
      insert into analytics_events (${[always, ...columns].join(', ')})
      values (?, ?, ?, ?, ?, ?, ?, ?${values.join('')})
      on conflict (event_id) where event_id is not null do nothing
    `);
  };

  const find = (shape: number): Statement => {
    const known = statements.get(shape);
    if (known) return known;
    if (statements.size >= mostStatements) statements.clear();
    const statement = compile(shape);
    statements.set(shape, statement);
    return statement;
  };

  return (event, day) => {
    const { action, name, source, device, occurredAt, receivedAt } = event;
    const values = [
      action,
      name,
      source,
      device.deviceClass,
      device.browserFamily,
      occurredAt,
      receivedAt,
      day,
    ];
    let shape = 0;
    for (let place = 0; place < optional.length; place += 1) {
      const [property] = optional[place] ?? [];
      const value = property === undefined ? null : event[property];
      if (value === null) continue;
      shape |= 1 << place;
      values.push(value);
    }
    return find(shape).run(...values);
  };
}
