import type { Carrier } from '../../../../shared/site/schemas/carriers.ts';
import { hideEmails } from '../personal-parts.ts';
import type { Device } from './device.ts';
import type { CheckedEvent } from './event-precheck.ts';

export type Touch = { source: string | null; medium: string | null; campaign: string | null };

export type StoredEvent = {
  eventId: string | null;
  action: CheckedEvent['action'];
  /** The event's name, the funnel's step, or the referral's carrier. */
  name: string;
  eventType: string | null;
  carrier: string | null;
  pageRoute: string | null;
  elementClicked: string | null;
  elementValue: string | null;
  /** JSON. */
  additionalData: string | null;
  referralUrl: string | null;
  interest: string | null;
  sessionId: string | null;
  userId: string | null;
  source: string;
  device: Device;
  /** By how much its time was shifted, because its sender's clock is wrong. */
  clockShiftMs: number | null;
  /** ISO 8601 in UTC, like `receivedAt`. */
  occurredAt: string;
  /** The same in milliseconds since 1970. */
  occurredMs: number;
  receivedAt: string;
  firstTouch: Touch | undefined;
  lastTouch: Touch | undefined;
};

type Context = {
  source: string;
  /** See {@link StoredEvent}; 0 for none. */
  clockShiftMs?: number;
  device: Device;
  /** Whether to store the event without tab and person. */
  isPrivate: boolean;
  /** Who is signed in, according to the server. A client is never believed. */
  userId: string | null;
  /** ISO 8601 in UTC. */
  receivedAt: string;
  carriers: readonly Pick<Carrier, 'id' | 'name'>[];
};

const maxCampaignLength = 100;
/**
 * Turns a validated event into what is stored of it, without email addresses. Ignores fields that its action doesn't
 * have.
 */
export function toStoredEvent(sent: CheckedEvent, occurredMs: number, context: Context): StoredEvent {
  const event = hideEmails(sent);
  const { action, data } = event;
  const { source, device, isPrivate, userId, receivedAt, clockShiftMs = 0 } = context;
  const stored: StoredEvent = {
    eventId: data.eventId?.toLowerCase() ?? null,
    action,
    name: '',
    eventType: null,
    carrier: null,
    pageRoute: cutRoute(data.pageRoute),
    elementClicked: null,
    elementValue: null,
    additionalData: null,
    referralUrl: null,
    interest: null,
    sessionId: isPrivate ? null : (data.sessionId ?? null),
    userId: isPrivate ? null : userId,
    source,
    device,
    clockShiftMs: data.occurredAt && clockShiftMs !== 0 ? clockShiftMs : null,
    occurredAt: data.occurredAt ? new Date(occurredMs).toISOString() : receivedAt,
    occurredMs,
    receivedAt,
    firstTouch: undefined,
    lastTouch: undefined,
  };
  if (event.action === 'track_funnel') {
    stored.name = event.data.step;
  } else if (event.action === 'track_referral') {
    stored.name = event.data.carrierName;
    stored.carrier = event.data.carrierName;
    stored.referralUrl = event.data.referralUrl;
    stored.interest = event.data.interest ?? null;
  } else {
    describeEvent(stored, event.data, context.carriers);
  }
  return stored;
}

function describeEvent(stored: StoredEvent, data: TrackEventData, carriers: Context['carriers']): void {
  stored.name = data.eventName;
  stored.eventType = data.eventType ?? null;
  stored.elementClicked = data.elementClicked ?? null;
  stored.elementValue = data.elementValue ?? null;
  if (data.eventName === 'quote_received') stored.carrier = findMatch(data, carriers);
  const additional = data.additionalData;
  if (!additional || Object.keys(additional).length === 0) return;
  stored.additionalData = JSON.stringify(additional);
  const { firstSource, firstMedium, firstCampaign, lastSource, lastMedium, lastCampaign } = additional;
  stored.firstTouch = getTouch(firstSource, firstMedium, firstCampaign);
  stored.lastTouch = getTouch(lastSource, lastMedium, lastCampaign);
}

type TrackEventData = Extract<CheckedEvent, { action: 'track_event' }>['data'];

/** The name of the carrier that a quote led to, if it's one of ours. Sites send its id or its name. */
function findMatch(
  { elementClicked, additionalData }: TrackEventData,
  carriers: Context['carriers'],
): string | null {
  const named = [additionalData?.carrierName, additionalData?.carrierId, elementClicked];
  return carriers.find(({ id, name }) => named.includes(id) || named.includes(name))?.name ?? null;
}

/** Queries and fragments may contain what a person typed, and parts of a path who they are. */
function cutRoute(route: string | null | undefined): string | null {
  if (route === null || route === undefined) return null;
  const end = route.search(/[?#]/);
  return end === -1 ? route : route.slice(0, end);
}

function getTouch(source: unknown, medium: unknown, campaign: unknown): Touch | undefined {
  const touch = { source: readPart(source), medium: readPart(medium), campaign: readPart(campaign) };
  return (touch.source ?? touch.medium ?? touch.campaign) ? touch : undefined;
}

function readPart(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, maxCampaignLength) : null;
}
