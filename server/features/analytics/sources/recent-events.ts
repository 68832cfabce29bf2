import type { EventOutcome } from '../../../../shared/api/analytics/figures.ts';
import { cleanText } from '../personal-parts.ts';
import type { StoredEvent } from '../read-event.ts';

/** How many of the latest events of each source are kept, so that integrators see what happened to them. */
export const maxRecent = 100;
const maxTextLength = 120;

/** One of the latest events of a source, and what happened to it. */
export type RecentEvent = {
  outcome: EventOutcome;
  /** Of a filtered or rejected event, or of a call that was refused as a whole. */
  reason: string;
  field: string | null;
  action: string | null;
  name: string | null;
  eventId: string | null;
  occurredAt: string | null;
};

export type StoredRecent = RecentEvent & { source: string; receivedAt: string };

/** The latest of each source, in order. */
export function keepLatest(events: readonly StoredRecent[]): readonly StoredRecent[] {
  const bySource = Map.groupBy(events, ({ source }) => source);
  return [...bySource.values()].flatMap((ofSource) => ofSource.slice(-maxRecent));
}

export function describeStored(
  { action, name, eventId, occurredAt }: StoredEvent,
  outcome: 'accepted' | 'duplicate',
): RecentEvent {
  return { outcome, reason: '', field: null, action, name, eventId, occurredAt };
}

type Refusal = { code: string; field: string | null; eventId: string | null };

/** Describes an event that isn't stored, which can contain anything, by what helps to find it. */
export function describeRefused(
  outcome: 'filtered' | 'rejected' | 'refused',
  { code, field, eventId }: Refusal,
  sent?: unknown,
): RecentEvent {
  const { action, data } = Object(sent);
  const { eventName, step, carrierName } = Object(data);
  return {
    outcome,
    reason: code,
    field: cut(field),
    action: cut(action),
    name: cut(eventName ?? step ?? carrierName),
    eventId: cut(eventId),
    occurredAt: null,
  };
}

function cut(text: unknown): string | null {
  return typeof text === 'string' ? cleanText(text.slice(0, maxTextLength)) : null;
}
