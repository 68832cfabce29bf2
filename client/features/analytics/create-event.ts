import { isForbiddenKey } from '../../../shared/analytics/forbidden-keys.ts';
import { siteEvents } from '../../../shared/analytics/site-events.ts';
import { createTimedUuid, type WaitingEvent, writeEvent } from '../../lib/event-calls.ts';
import type { SiteEvent } from '../../lib/tracker.ts';
import { cleanPath } from './clean-address.ts';
import type { Moment } from './report.ts';

/** An event as it's sent, in the format of the analytics contract. */
export function createEvent(
  { action, ...fields }: SiteEvent,
  { at, href }: Moment,
  sessionId: string | undefined,
): WaitingEvent {
  const eventId = createTimedUuid(at);
  const data = {
    eventId,
    occurredAt: new Date(at),
    sessionId,
    pageRoute: cleanPath(href),
    ...('eventName' in fields && { eventType: siteEvents[fields.eventName].type }),
    ...fields,
    ...('additionalData' in fields && { additionalData: keepAllowed(fields.additionalData) }),
  };
  return [eventId, writeEvent({ action, data })];
}

/** Drops forbidden keys, because the server would reject the whole event for one. */
function keepAllowed(values: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !isForbiddenKey(key)));
}
