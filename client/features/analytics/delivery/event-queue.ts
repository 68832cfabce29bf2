import { brand } from '../../../../shared/brand.ts';
import { isRecord } from '../../../lib/is-record.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';
import type { SiteEvent } from '../create-event.ts';

const maxEvents = 200;
/** Of the contract for browsers: 50 events and 64 KiB a call, here in characters with room for long ones. */
const maxPerCall = 50;
const maxCallLength = 40_000;

const storedEvents = createStoredValue({
  area: 'session',
  key: `${brand.slug}.events`,
  schema: (stored) => (Array.isArray(stored) ? stored.filter(isEvent) : undefined),
});

/** Events in the order in which they happened, until the server has answered for them. */
export type EventQueue = {
  add: (event: SiteEvent) => void;
  size: () => number;
  /** All of them in portions of one call each. */
  split: () => SiteEvent[][];
  /** Takes out the events of a call; those in `instead` take their place. */
  settle: (events: readonly SiteEvent[], instead?: readonly SiteEvent[]) => void;
};

/**
 * With `isKept` the queue lies in the tab's storage and survives a reload, so that what was on its way is sent again:
 * the ids keep it from being counted twice. The oldest give way when there are too many.
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
    settle(settled, instead = []) {
      const ids = new Set(settled.map(({ data }) => data.eventId));
      change([...instead, ...events.filter(({ data }) => !ids.has(data.eventId))]);
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

/** As far as this browser relies on it; the server judges the rest. */
function isEvent(value: unknown): value is SiteEvent {
  if (!isRecord(value) || !('action' in value)) return false;
  return isRecord(value.data) && typeof value.data.eventId === 'string';
}
