import type { Database } from '../../platform/database.ts';
import { createDailyTotals } from './daily-totals.ts';
import { createEventInsert } from './event-insert.ts';
import { createSessionWriter } from './session-writer.ts';
import type { StoredEvent } from './stored-event.ts';

/** Writes events with compiled statements; all of it runs inside `writeTogether`. */
export type EventWriter = {
  /** False when an event with this id was stored before. */
  write: (event: StoredEvent) => boolean;
  /** The first thing of a transaction. */
  begin: () => void;
  /** Writes the totals of what was written; the last thing of a transaction. */
  finish: () => void;
  /** After a transaction that failed: nothing of it may be remembered. */
  forget: () => void;
};

/** Saves looking up what a tab does again and again. */
const mostKnownFirsts = 20_000;

export function createEventWriter({ prepare }: Pick<Database, 'prepare'>): EventWriter {
  const findPrunedId = prepare('select 1 from analytics_pruned_ids where event_id = ?');
  const hasPrunedIds = prepare('select 1 from analytics_pruned_ids limit 1');
  const insertFirst = prepare(
    'insert into analytics_firsts (action, day, name, session_id) values (?, ?, ?, ?) on conflict do nothing',
  );
  const insert = createEventInsert({ prepare });
  const sessions = createSessionWriter({ prepare });
  const totals = createDailyTotals({ prepare });

  let mayBePruned = true;
  const knownFirsts = new Set<string>();

  /** Whether the tab has done this for the first time on this day. */
  const isFirst = ({ action, name, sessionId }: StoredEvent, day: string): boolean => {
    if (sessionId === null) return false;
    const key = `${sessionId} ${action} ${day} ${name}`;
    if (knownFirsts.has(key)) return false;
    if (knownFirsts.size >= mostKnownFirsts) knownFirsts.clear();
    knownFirsts.add(key);
    return insertFirst.run(action, day, name, sessionId) === 1;
  };

  return {
    begin() {
      mayBePruned = hasPrunedIds.get() !== undefined;
    },
    write(event) {
      const { eventId, action, name, sessionId, device, occurredAt } = event;
      if (mayBePruned && eventId !== null && findPrunedId.get(eventId) !== undefined) return false;
      const day = occurredAt.slice(0, 10);
      if (insert(event, day) === 0) return false;
      const campaign = sessionId === null ? '' : sessions.touch(sessionId, event);
      const { deviceClass } = device;
      totals.add(
        { day, action, name, carrier: event.carrier ?? '', deviceClass, campaign },
        isFirst(event, day),
      );
      return true;
    },
    finish: () => totals.write(),
    forget() {
      knownFirsts.clear();
      sessions.forget();
      totals.forget();
    },
  };
}
