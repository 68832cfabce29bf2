import { brand } from '../../../../shared/site/brand.data.ts';
import { isRecord } from '../../../lib/is-record.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';
import type { SiteEvent } from '../create-event.ts';

const maxEvents = 200;
/**
 * The contract's limits for browsers are 50 events and 64 KiB per call, here in characters with a margin for long ones.
 */
const maxPerCall = 50;
const maxCallLength = 40_000;

const storedEvents = createStoredValue({
  area: 'session',
  key: `${brand.slug}.events`,
  schema: (stored) => (Array.isArray(stored) ? stored.filter(isEvent) : undefined),
});

/** The events in the order they happened, until the server has acknowledged them. */
export type EventQueue = {
  add: (event: SiteEvent) => void;
  size: () => number;
  /** Splits all events into calls. */
  split: () => SiteEvent[][];
  /** Removes the events of a call that was acknowledged. */
  settle: (events: readonly SiteEvent[]) => void;
};

/**
 * With `isKept`, the queue is in the tab's storage and survives a reload, so that unacknowledged events are sent again.
 * Their ids keep them from being counted twice. When there are too many, the oldest ones are dropped.
 */
export function createEventQueue(isKept: boolean): EventQueue {
  let events = (isKept && storedEvents.read()) || [];
  if (!isKept) storedEvents.remove();

  function change(next: SiteEvent[]) {
    events = next.slice(-maxEvents);
    if (!isKept) return;
    if (events.length > 0) storedEvents.write(events);
    else storedEvents.remove();
  }

  return {
    add: (event) => change([...events, event]),
    size: () => events.length,
    split: () => splitForCalls(events),
    settle(settled) {
      const ids = new Set(settled.map(({ data }) => data.eventId));
      change(events.filter(({ data }) => !ids.has(data.eventId)));
    },
  };
}

function splitForCalls(events: readonly SiteEvent[]): SiteEvent[][] {
  const calls: SiteEvent[][] = [];
  let length = 0;
  for (const event of events) {
    const own = JSON.stringify(event).length;
    const last = calls.at(-1);
    const fits = last && last.length < maxPerCall && length + own <= maxCallLength;
    length = fits ? length + own : own;
    if (fits) last.push(event);
    else calls.push([event]);
  }
  return calls;
}

/** Checks only what this browser relies on. The server checks the rest. */
function isEvent(value: unknown): value is SiteEvent {
  if (!isRecord(value) || !('action' in value)) return false;
  return isRecord(value.data) && typeof value.data.eventId === 'string';
}
