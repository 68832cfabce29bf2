import type { Carrier } from '../../../shared/matching/carrier.ts';
import type { Source } from './caller.ts';
import type { Device } from './device.ts';
import type { CheckedEvent } from './judge-event.ts';

type Touch = { source: string | null; medium: string | null; campaign: string | null };

/** An event as it is stored. */
export type StoredEvent = {
  eventId: string | null;
  action: CheckedEvent['action'];
  /** The event's name, the funnel's step or the referral's carrier. */
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
  source: Source;
  device: Device;
  /** ISO 8601 in UTC, as is `receivedAt`. */
  occurredAt: string;
  /** The same in milliseconds since 1970. */
  occurredMs: number;
  receivedAt: string;
  firstTouch: Touch | undefined;
  lastTouch: Touch | undefined;
};

type Context = {
  source: Source;
  device: Device;
  /** Events are stored without tab and person. */
  isPrivate: boolean;
  /** Who is signed in; what a client says of it is never believed. */
  userId: string | null;
  /** ISO 8601 in UTC. */
  receivedAt: string;
  carriers: readonly Pick<Carrier, 'id' | 'name'>[];
};

const longestCampaign = 100;
const noDetails = {
  eventType: null,
  carrier: null,
  elementClicked: null,
  elementValue: null,
  additionalData: null,
  referralUrl: null,
  interest: null,
  firstTouch: undefined,
  lastTouch: undefined,
};

/** Makes of a checked event what is stored of it. */
export function toStoredEvent(
  { action, data }: CheckedEvent,
  occurredMs: number,
  context: Context,
): StoredEvent {
  const { source, device, isPrivate, userId, receivedAt } = context;
  const common = {
    ...noDetails,
    eventId: data.eventId?.toLowerCase() ?? null,
    action,
    pageRoute: cutRoute(data.pageRoute),
    sessionId: isPrivate ? null : (data.sessionId ?? null),
    userId: isPrivate ? null : userId,
    source,
    device,
    occurredAt: data.occurredAt ? new Date(occurredMs).toISOString() : receivedAt,
    occurredMs,
    receivedAt,
  };
  if ('step' in data) return { ...common, name: data.step };
  if ('carrierName' in data) {
    const { carrierName, referralUrl, interest } = data;
    return { ...common, name: carrierName, carrier: carrierName, referralUrl, interest: interest ?? null };
  }
  const additional = data.additionalData ?? {};
  return {
    ...common,
    name: data.eventName,
    eventType: data.eventType ?? null,
    carrier: data.eventName === 'quote_received' ? findMatch(data, context.carriers) : null,
    elementClicked: data.elementClicked ?? null,
    elementValue: data.elementValue ?? null,
    additionalData: Object.keys(additional).length === 0 ? null : JSON.stringify(additional),
    firstTouch: readTouch(additional, 'first'),
    lastTouch: readTouch(additional, 'last'),
  };
}

type TrackEventData = Extract<CheckedEvent, { action: 'track_event' }>['data'];

/** The carrier that a quote led to, where it is one of ours, by its name: sites name it by id or by name. */
function findMatch(
  { elementClicked, additionalData }: TrackEventData,
  carriers: Context['carriers'],
): string | null {
  const named = [additionalData?.carrierName, additionalData?.carrierId, elementClicked];
  return carriers.find(({ id, name }) => named.includes(id) || named.includes(name))?.name ?? null;
}

/** Queries and fragments may carry what a person typed. */
function cutRoute(route: string | null | undefined): string | null {
  return route?.split(/[?#]/, 1)[0] ?? null;
}

function readTouch(
  values: NonNullable<TrackEventData['additionalData']>,
  which: 'first' | 'last',
): Touch | undefined {
  const read = (name: string) => {
    const value = values[`${which}${name}`];
    return typeof value === 'string' && value !== '' ? value.slice(0, longestCampaign) : null;
  };
  const touch = { source: read('Source'), medium: read('Medium'), campaign: read('Campaign') };
  return (touch.source ?? touch.medium ?? touch.campaign) ? touch : undefined;
}
