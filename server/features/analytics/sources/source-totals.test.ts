import { expect, it } from 'vitest';
import { noDevice } from '../ingestion/device.ts';
import { type StoredEvent, toStoredEvent } from '../ingestion/stored-event.ts';
import { createSourceTotals, listTotals, type SourceTotal } from './source-totals.ts';

const receivedAt = '2026-03-01T12:00:00.000Z';

function buildStored(eventName: string, additionalData: Record<string, string | number>): StoredEvent {
  const context = {
    source: 'shop',
    device: noDevice,
    isPrivate: false,
    userId: null,
    receivedAt,
    carriers: [],
  };
  const event = { action: 'track_event', data: { eventName, additionalData } } as const;
  return toStoredEvent(event, Date.parse(receivedAt), context);
}

/** The totals of events, on a day that has none yet. */
function count(events: readonly StoredEvent[]): readonly SourceTotal[] {
  const added: SourceTotal[] = [];
  const totals = createSourceTotals({
    countRows: () => 0,
    hasRow: () => false,
    add: (total) => void added.push(total),
  });
  for (const event of events) totals.add(listTotals(event));
  totals.write();
  return added;
}

it('combines the rarer values of a detail, because totals are kept forever', () => {
  const totals = count(Array.from({ length: 1250 }, (_, order) => buildStored('sold', { order })));
  expect(totals.filter(({ property }) => property === 'order')).toHaveLength(1001);
  expect(totals.find(({ value }) => value === '(other)')).toMatchObject({
    name: 'sold',
    property: 'order',
    events: 250,
  });
});

it('combines the rarer names and details of a source that makes them up', () => {
  const totals = count(
    Array.from({ length: 3000 }, (_, index) => buildStored(`sold${index}`, { [`order${index}`]: index })),
  );
  const names = totals.filter(({ property }) => property === '');
  expect(names).toHaveLength(201);
  expect(names.find(({ name }) => name === '(other)')?.events).toBe(2800);
  expect(totals.length).toBeLessThan(2300);
  expect(totals.reduce((sum, { property, events }) => sum + (property === '' ? 0 : events), 0)).toBe(3000);
});
