import type { SqliteDatabase } from '../../../platform/database/database.ts';
import { prepareTabUpsert } from './ingestion.repository.ts';
import type { StoredEvent } from './stored-event.ts';

export type SessionWriter = {
  /** Records an event of a tab and returns the campaign that brought it last, or ''. */
  touch: (sessionId: string, event: StoredEvent) => string;
  /** Whether the tab was touched a short while ago. */
  isKnown: (sessionId: string) => boolean;
  forget: () => void;
};

type Known = { startedAt: string; writtenUntil: number; campaign: string };

/** The precision of a tab's end. Writing it for every event would cost as much as the event. */
const precisionMs = 15_000;
const maxKnown = 5000;

/** Keeps one row for each tab, with its time, device, and first and last campaign. */
export function createSessionWriter(database: Pick<SqliteDatabase, 'prepare'>): SessionWriter {
  const known = new Map<string, Known>();
  const upsert = prepareTabUpsert(database);

  return {
    touch(sessionId, event) {
      const { firstTouch, lastTouch, device, occurredAt, occurredMs } = event;
      const before = known.get(sessionId);
      const isKnown = before && !firstTouch && !lastTouch;
      if (isKnown && occurredMs <= before.writtenUntil && occurredAt >= before.startedAt)
        return before.campaign;
      const { startedAt, campaign } = upsert(sessionId, {
        ...event,
        ...device,
        day: occurredAt.slice(0, 10),
      });
      if (known.size >= maxKnown) known.clear();
      const writtenUntil = Math.max(occurredMs + precisionMs, before?.writtenUntil ?? 0);
      known.set(sessionId, { startedAt, writtenUntil, campaign });
      return campaign;
    },
    isKnown: (sessionId) => known.has(sessionId),
    forget: () => known.clear(),
  };
}
