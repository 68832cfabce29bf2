import type { StoredEvent } from './stored-event.ts';

/** What SQLite adds to a row or an index entry. */
const overhead = 12;
/** Inserts in random order leave a third of the pages free. */
const sparse = 1.5;
/** Rows of different lengths never fill their pages completely. */
const full = 1.2;
/** Two times, a day, and the words in every event. */
const fixed = 80;

/** Bytes that an event takes up in its table and that table's indexes. */
export function countEventBytes(event: StoredEvent): number {
  const { eventId, userId, sessionId, source } = event;
  const texts =
    size(event.name) +
    size(event.eventType) +
    size(event.carrier) +
    size(event.pageRoute) +
    size(event.elementClicked) +
    size(event.elementValue) +
    size(event.additionalData) +
    size(event.referralUrl) +
    size(event.interest) +
    size(source) +
    size(eventId) +
    size(sessionId) +
    size(userId);
  const inIndexes =
    indexed(size(source) + size(event.name) + 22) + indexed(size(eventId)) + indexed(size(userId));
  return Math.ceil((overhead + fixed + texts) * full) + inIndexes;
}

/** Bytes of the row for a tab's first event of a name on a day, and of its share in the day's totals. */
export function countFirstBytes({ name, sessionId }: StoredEvent): number {
  return sessionId === null ? 0 : indexed(2 * size(name) + size(sessionId) + 22);
}

/** Bytes of a tab's row and its index. */
export function countSessionBytes({ sessionId, pageRoute, firstTouch, lastTouch }: StoredEvent): number {
  if (sessionId === null) return 0;
  const touches = [firstTouch, lastTouch, lastTouch].flatMap((touch) =>
    touch ? [touch.source, touch.medium, touch.campaign] : [],
  );
  const texts = touches.reduce((sum, text) => sum + size(text), size(pageRoute));
  return indexed(fixed + texts + size(sessionId)) + indexed(size(sessionId) + 20);
}

/** The maximum that these events can take up, in bytes. */
export function estimateBytes(events: readonly StoredEvent[]): number {
  return events.reduce((sum, event) => {
    return sum + countEventBytes(event) + countSessionBytes(event) + countFirstBytes(event);
  }, 0);
}

function indexed(bytes: number): number {
  return bytes === 0 ? 0 : Math.ceil((overhead + bytes) * sparse);
}

function size(text: string | null): number {
  return text === null ? 0 : Buffer.byteLength(text);
}
