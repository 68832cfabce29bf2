import { ownSource } from '../../../../shared/api/analytics.ts';
import type { SqliteDatabase } from '../../../platform/database/database.ts';
import { prepareSourceTotals } from '../sources/source-events.repository.ts';
import { createSourceTotals, listTotals } from '../sources/source-totals.ts';
import { createDailyTotals } from './daily-totals.ts';
import { createEventInsert } from './event-insert.repository.ts';
import { prepareDailyTotals, prepareEventIds } from './ingestion.repository.ts';
import { createSessionWriter } from './session-writer.ts';
import { countEventBytes, countFirstBytes, countSessionBytes } from './stored-bytes.ts';
import type { StoredEvent } from './stored-event.ts';

/** Writes events with compiled statements. All of it runs inside `writeTogether`. */
export type EventWriter = {
  /** Returns how many bytes that takes, or 0 if the event's id was stored before. */
  write: (event: StoredEvent) => number;
  isStored: (event: StoredEvent) => boolean;
  /** Call it first in a transaction. */
  begin: () => void;
  /** Writes the totals of what was written. Call it last in a transaction. */
  finish: () => void;
  /** Discards everything about a failed transaction. */
  forget: () => void;
};

/** Avoids repeated queries for what a tab does. */
const maxKnownFirsts = 20_000;

export function createEventWriter({ prepare }: Pick<SqliteDatabase, 'prepare'>): EventWriter {
  const ids = prepareEventIds({ prepare });
  const insert = createEventInsert({ prepare });
  const sessions = createSessionWriter({ prepare });
  const totals = createDailyTotals(prepareDailyTotals({ prepare }));
  const sourceTotals = createSourceTotals(prepareSourceTotals({ prepare }));

  let mayBePruned = true;
  const knownFirsts = new Set<string>();

  /** Whether the tab has done this for the first time on this day. */
  const isFirst = ({ action, name, sessionId }: StoredEvent, day: string): boolean => {
    if (sessionId === null) return false;
    const key = `${sessionId} ${action} ${day} ${name}`;
    if (knownFirsts.has(key)) return false;
    if (knownFirsts.size >= maxKnownFirsts) knownFirsts.clear();
    knownFirsts.add(key);
    return ids.insertFirst(action, day, name, sessionId);
  };

  const isPruned = (eventId: string) => mayBePruned && ids.isPruned(eventId);

  return {
    begin() {
      mayBePruned = ids.isAnyPruned();
    },
    write(event) {
      const { eventId, action, name, sessionId, device, occurredAt } = event;
      if (eventId !== null && isPruned(eventId)) return 0;
      const day = occurredAt.slice(0, 10);
      if (insert(event, day) === 0) return 0;
      let bytes = countEventBytes(event);
      if (event.source !== ownSource) {
        sourceTotals.add(listTotals(event));
        return bytes;
      }
      if (sessionId !== null && !sessions.isKnown(sessionId)) bytes += countSessionBytes(event);
      const campaign = sessionId === null ? '' : sessions.touch(sessionId, event);
      const { deviceClass } = device;
      const first = isFirst(event, day);
      if (first) bytes += countFirstBytes(event);
      const carrier = event.carrier ?? '';
      totals.add({ day, action, name, carrier, deviceClass, campaign, events: 1, sessions: Number(first) });
      return bytes;
    },
    isStored: ({ eventId }) => eventId !== null && (isPruned(eventId) || ids.isStored(eventId)),
    finish() {
      totals.write();
      sourceTotals.write();
    },
    forget() {
      knownFirsts.clear();
      sessions.forget();
      totals.forget();
      sourceTotals.forget();
    },
  };
}
