import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { readEvents } from '../../../testing/test-beacon.ts';
import { onlyOnSqlite, requireSqlite } from '../../../testing/test-database.ts';
import { noDevice } from './device.ts';
import { createEventInsert } from './event-insert.repository.ts';
import type { StoredEvent } from './stored-event.ts';

const at = '2030-01-02T03:04:05.000Z';
const nothing = {
  eventId: null,
  action: 'track_event',
  name: 'click',
  eventType: null,
  carrier: null,
  pageRoute: null,
  elementClicked: null,
  elementValue: null,
  additionalData: null,
  referralUrl: null,
  interest: null,
  sessionId: null,
  userId: null,
  source: 'site',
  device: noDevice,
  clockShiftMs: null,
  occurredAt: at,
  occurredMs: Date.parse(at),
  receivedAt: at,
  firstTouch: undefined,
  lastTouch: undefined,
} satisfies StoredEvent;
const fields = [
  'eventId',
  'eventType',
  'pageRoute',
  'elementClicked',
  'elementValue',
  'additionalData',
  'sessionId',
] as const;

/** Every way to fill the fields of an event, each with a different value. */
const events = Array.from({ length: 2 ** fields.length }, (_, shape): StoredEvent => {
  const filled = fields.filter((_field, place) => shape & (1 << place));
  return {
    ...nothing,
    // In quotes, so that the JSON field contains JSON.
    ...Object.fromEntries(filled.map((field) => [field, `"${field} ${shape}"`])),
  };
});

describe('inserting events', () => {
  it(
    '[security 41] stores every set of fields, and compiles only a limited number of statements',
    onlyOnSqlite(),
    async () => {
      await using app = await createTestApp();
      const database = requireSqlite(app.services.database);
      let compiled = 0;
      const insert = createEventInsert({
        prepare(text) {
          compiled += 1;
          return database.prepare(text);
        },
      });
      // Recompiled statements take memory outside of the heap, which isn't collected soon.
      for (let round = 0; round < 3; round += 1) for (const event of events) insert(event, at.slice(0, 10));
      expect(compiled).toBeLessThan(100);
      const rows = await readEvents(app);
      const once = events.filter(({ eventId }) => eventId !== null);
      const often = events.filter(({ eventId }) => eventId === null);
      expect(rows).toHaveLength(once.length + 3 * often.length);
      for (const [place, event] of events.entries()) {
        const { id: _id, ...row } = rows[place] ?? {};
        const stored = Object.fromEntries(fields.map((field) => [field, event[field]]));
        const additionalData = event.additionalData && JSON.parse(event.additionalData);
        expect(row).toMatchObject({
          ...stored,
          additionalData,
          name: 'click',
          occurredAt: new Date(at),
          day: '2030-01-02',
        });
      }
    },
  );
});
