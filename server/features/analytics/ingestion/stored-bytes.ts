import type { StoredEvent } from './stored-event.ts';

/** What SQLite adds to a row or an entry of an index. */
const overhead = 12;
/** What is inserted in no order leaves a third of its pages free. */
const sparse = 1.5;
/** Rows of any length never fill their pages to the end. */
const full = 1.2;
/** Two times and a day, and the words that each event has. */
const fixed = 80;

/** Bytes that an event takes in its table and that table's indexes. */
export function countEventBytes(event: StoredEvent): number {
  const { eventId, userId, sessionId } = event;
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
    size(eventId) +
    size(sessionId) +
    size(userId);
  const inIndexes = indexed(size(event.name) + 22) + indexed(size(eventId)) + indexed(size(userId));
  return Math.ceil((overhead + fixed + texts) * full) + inIndexes;
}

/** Bytes of the row that keeps a tab's first event of a name on a day, and of its share in the day's totals. */
export function countFirstBytes({ name, sessionId }: StoredEvent): number {
  return sessionId === null ? 0 : indexed(2 * size(name) + size(sessionId) + 22);
}

/** Bytes of the row that keeps a tab, and of its index. */
export function countSessionBytes({ sessionId, pageRoute, firstTouch, lastTouch }: StoredEvent): number {
  if (sessionId === null) return 0;
  const touches = [firstTouch, lastTouch, lastTouch].flatMap((touch) =>
    touch ? [touch.source, touch.medium, touch.campaign] : [],
  );
  const texts = touches.reduce((sum, text) => sum + size(text), size(pageRoute));
  return indexed(fixed + texts + size(sessionId)) + indexed(size(sessionId) + 20);
}

function indexed(bytes: number): number {
  return bytes === 0 ? 0 : Math.ceil((overhead + bytes) * sparse);
}

function size(text: string | null): number {
  return text === null ? 0 : Buffer.byteLength(text);
}
