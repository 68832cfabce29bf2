import { brand } from '../../../../shared/brand.ts';
import { readStored, removeStored, writeStored } from '../../../lib/storage.ts';
import type { SiteEvent } from '../create-event.ts';

const storageKey = `${brand.slug}.events`;
const mostEvents = 200;
/** Of the contract for browsers: 50 events and 64 KiB a call, here in characters with room for long ones. */
const mostInCall = 50;
const longestCall = 40_000;

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
  let events = isKept ? readEvents() : [];
  if (!isKept) removeStored('session', storageKey);

  function change(next: SiteEvent[]) {
    events = next.slice(-mostEvents);
    if (!isKept) return;
    if (events.length > 0) writeStored('session', storageKey, events);
    else removeStored('session', storageKey);
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
    const fits = last && last.length < mostInCall && length + own <= longestCall;
    length = fits ? length + own : own;
    if (fits) last.push(event);
    else calls.push([event]);
  }
  return calls;
}

function readEvents(): SiteEvent[] {
  const stored = readStored('session', storageKey);
  return Array.isArray(stored) ? stored.filter(isEvent) : [];
}

/** As far as this browser relies on it; the server judges the rest. */
function isEvent(value: unknown): value is SiteEvent {
  if (typeof value !== 'object' || value === null || !('action' in value) || !('data' in value)) return false;
  const { data } = value;
  return typeof data === 'object' && data !== null && 'eventId' in data && typeof data.eventId === 'string';
}
