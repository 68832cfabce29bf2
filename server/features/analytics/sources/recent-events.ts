import { type FilterReason, ownSource, type RejectedEvent } from '../../../../shared/api/analytics.ts';
import type { CheckedEvent } from '../ingestion/event-precheck.ts';
import type { RecentEvent, ValidatedCall } from '../ingestion/event-store.ts';
import type { StoredEvent } from '../ingestion/stored-event.ts';
import { replaceEmails } from '../personal-parts.ts';

/** How many of the latest events of each source are kept. */
export const maxRecent = 100;
const maxTextLength = 120;

export type StoredRecent = RecentEvent & { source: string; receivedAt: string };

export type RecentEvents = {
  /** Notes a call's events in the current transaction. */
  addCall: (call: ValidatedCall, isStored: (event: StoredEvent) => boolean, receivedAt: string) => void;
  /** Notes a call that was refused as a whole. A later transaction writes it. */
  refuse: (code: string, source: string, receivedAt: string) => void;
  /** The latest of each source, oldest first. Call it last in a transaction. */
  take: () => readonly StoredRecent[];
  /** Call it after the transaction. If it failed, only the refused calls are kept. */
  settle: (isCommitted: boolean) => void;
};

/** Collects the latest events of other sources, so that integrators see what became of them. */
export function createRecentEvents(): RecentEvents {
  let waiting: StoredRecent[] = [];
  let refused: StoredRecent[] = [];
  let underWay: StoredRecent[] = [];
  return {
    addCall({ source, events, refused: others }, isStored, receivedAt) {
      if (source === ownSource) return;
      const described = events.slice(-maxRecent).map((event) => describeStored(event, isStored(event)));
      for (const event of [...others.slice(-maxRecent), ...described]) {
        waiting.push({ ...event, source, receivedAt });
      }
    },
    refuse(code, source, receivedAt) {
      if (source === ownSource || source === '' || refused.length >= maxRecent) return;
      refused.push({ ...nothingKnown, outcome: 'refused', reason: code, source, receivedAt });
    },
    take() {
      underWay = refused;
      refused = [];
      const bySource = Map.groupBy([...underWay, ...waiting], ({ source }) => source);
      return [...bySource.values()].flatMap((events) => events.slice(-maxRecent));
    },
    settle(isCommitted) {
      if (!isCommitted) refused = [...underWay, ...refused];
      underWay = [];
      waiting = [];
    },
  };
}

const nothingKnown = { field: null, action: null, name: null, eventId: null, occurredAt: null } as const;

function describeStored({ action, name, eventId, occurredAt }: StoredEvent, isStored: boolean): RecentEvent {
  const outcome = isStored ? 'accepted' : 'duplicate';
  return { outcome, reason: '', field: null, action, name, eventId, occurredAt };
}

export function describeFiltered(reason: FilterReason, { action, data }: CheckedEvent): RecentEvent {
  const eventId = data.eventId ?? null;
  return { ...nothingKnown, outcome: 'filtered', reason, action, name: cut(nameOf(data)), eventId };
}

/** Describes a rejected event, which can contain anything, by what helps to find it, without email addresses. */
export function describeRejected({ code, field, eventId }: RejectedEvent, sent: unknown): RecentEvent {
  const { action, data } = Object(sent);
  return {
    outcome: 'rejected',
    reason: code,
    field: cut(field),
    action: cut(action),
    name: cut(nameOf(data)),
    eventId: cut(eventId),
    occurredAt: null,
  };
}

function nameOf(data: unknown): unknown {
  const { eventName, step, carrierName } = Object(data);
  return eventName ?? step ?? carrierName;
}

function cut(text: unknown): string | null {
  return typeof text === 'string'
    ? replaceEmails(text.slice(0, maxTextLength)).replaceAll('\0', '').toWellFormed()
    : null;
}
