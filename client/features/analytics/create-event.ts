import { isForbiddenKey } from '../../../shared/analytics/forbidden-keys.ts';
import { siteEvents } from '../../../shared/analytics/site-events.ts';
import type { AnalyticsEvent } from '../../../shared/api/analytics.ts';
import { createTimedUuid } from '../../lib/random-uuid.ts';
import type { TrackedEvent, TrackedReferral } from '../../lib/tracker.ts';
import { cleanPath } from './clean-address.ts';
import type { Moment } from './delivery/report.ts';

/** An event that can be sent again without being counted again. */
export type SiteEvent = AnalyticsEvent & { data: { eventId: string } };

type EventValue = string | number;

/** What happened, before it gets an id, a time, and a place. */
export type EventDraft =
  | ({ kind: 'event'; additionalData?: Record<string, EventValue> } & TrackedEvent)
  | { kind: 'funnel'; step: string }
  | ({ kind: 'referral' } & TrackedReferral);

const maxTextLength = 500;

/** An event in the form of the analytics contract. Its id and time stay the same each time it is sent. */
export function createEvent(
  draft: EventDraft,
  { at, href }: Moment,
  sessionId: string | undefined,
): SiteEvent {
  const shared = {
    eventId: createTimedUuid(at),
    occurredAt: new Date(at).toISOString(),
    ...(sessionId !== undefined && { sessionId }),
    pageRoute: cleanPath(href),
  };
  switch (draft.kind) {
    case 'funnel':
      return { action: 'track_funnel', data: { ...shared, step: draft.step } };
    case 'referral': {
      const { carrierName, referralUrl, interest } = draft;
      const data = { ...shared, carrierName, referralUrl, ...(interest !== undefined && { interest }) };
      return { action: 'track_referral', data };
    }
    case 'event': {
      const { name, element, value, additionalData } = draft;
      const data = {
        ...shared,
        eventName: name,
        eventType: siteEvents[name].type,
        ...(element !== undefined && { elementClicked: cut(element) }),
        ...(value !== undefined && { elementValue: cut(value) }),
        ...(additionalData && { additionalData: keepAllowed(additionalData) }),
      };
      return { action: 'track_event', data };
    }
  }
}

/** Drops forbidden keys, because the server would reject the whole event for one. */
function keepAllowed(values: Record<string, EventValue>): Record<string, EventValue> {
  const allowed = Object.entries(values).filter(([key]) => !isForbiddenKey(key));
  return Object.fromEntries(
    allowed.map(([key, value]) => [key, typeof value === 'string' ? cut(value) : value]),
  );
}

function cut(text: string): string {
  return text.slice(0, maxTextLength);
}
