import type * as z from 'zod';
import { isForbiddenKey } from '../../../shared/analytics/forbidden-keys.ts';
import {
  analyticsEventSchema,
  analyticsLimits,
  forbiddenKeyMessage,
  type RejectedEvent,
  type RejectionCode,
  rejectionCodes,
} from '../../../shared/api/analytics.ts';
import type { Carrier } from '../../../shared/site/schemas/carriers.ts';
import { explainIssue } from '../../platform/http/validate.ts';
import type { Precheck, SentEvent } from './ingestion/event-precheck.ts';
import type { Device } from './ingestion/request-signals.ts';
import { messages } from './messages.ts';
import { cleanTexts } from './personal-parts.ts';
import type { CleanReferralLink } from './referral-links.ts';

export type Touch = { source: string | null; medium: string | null; campaign: string | null };

/** An event as it's stored: a row of `analytics_events`, and what it tells about its tab. */
export type StoredEvent = {
  eventId: string | null;
  action: SentEvent['action'];
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
  deviceClass: Device['deviceClass'];
  browserFamily: string;
  /** By how much its time was shifted, because its sender's clock is wrong. */
  clockShiftMs: number | null;
  /** ISO 8601 in UTC, like `receivedAt`. */
  occurredAt: string;
  receivedAt: string;
  /** The day of `occurredAt`. */
  day: string;
  firstTouch: Touch | undefined;
  lastTouch: Touch | undefined;
};

export type EventContext = {
  source: string;
  /** What to add to the times of a sender whose clock is wrong. */
  clockShiftMs?: number;
  device: Device;
  /** Whether to store the event without tab and person. */
  isPrivate: boolean;
  /** Who is signed in, according to the server. A client is never believed. */
  userId: string | null;
  now: Date;
  carriers: readonly Pick<Carrier, 'id' | 'name'>[];
  /** For a server with a key, which may report old events. */
  mayBeOld: boolean;
  cleanReferralLink: CleanReferralLink;
  /** Skips the schema for events that certainly pass it. */
  precheck?: Precheck;
};
type EventError = { code: RejectionCode; field: string | null; message: string };

const maxEchoLength = 200;
const maxCampaignLength = 100;
const oldestMs = analyticsLimits.oldestFromBrowserHours * 3_600_000;
/** Nothing can have been reported earlier, and years before 0 have another form. */
const earliestMs = Date.UTC(2000, 0, 1);
const skewMs = analyticsLimits.clockSkewSeconds * 1000;

/**
 * Validates one event of a call on its own, as docs/http-api.md says, "The analytics beacon", and turns it into what is
 * stored of it. Ignores fields that its action doesn't have.
 */
export function readEvent(
  sent: unknown,
  index: number,
  context: EventContext,
): { event: StoredEvent } | { rejected: RejectedEvent } {
  const reject = (error: EventError) => {
    const eventId = readOwn(readOwn(sent, 'data'), 'eventId');
    const isEchoed = typeof eventId === 'string' && eventId.length <= maxEchoLength;
    return { rejected: { index, eventId: isEchoed ? eventId : null, ...error } };
  };
  const checked = context.precheck?.(sent)
    ? { data: sent }
    : analyticsEventSchema.safeParse(sent, { error: explainIssue });
  if (!checked.data) return reject(describeIssue(checked.error?.issues[0], sent));
  const { occurredAt } = checked.data.data;
  const nowMs = context.now.getTime();
  const occurredMs = occurredAt ? Date.parse(occurredAt) + (context.clockShiftMs ?? 0) : nowMs;
  const timeError = occurredAt ? checkTime(nowMs - occurredMs, occurredMs, context.mayBeOld) : undefined;
  if (timeError) return reject(timeError);
  let event: SentEvent = checked.data;
  if (event.action === 'track_referral') {
    const referralUrl = context.cleanReferralLink(event.data.referralUrl);
    if (referralUrl === undefined) return reject(unknownReferral);
    event = { ...event, data: { ...event.data, referralUrl } };
  }
  return { event: toStoredEvent(cleanTexts(event), new Date(occurredMs), context) };
}

const unknownReferral: EventError = {
  code: 'unknown_referral_url',
  field: 'data.referralUrl',
  message: messages.event.unknownReferral,
};

function checkTime(ageMs: number, occurredMs: number, mayBeOld: boolean): EventError | undefined {
  const field = 'data.occurredAt';
  if (Number.isNaN(ageMs)) return { code: 'invalid_field', field, message: messages.event.invalidTime };
  if (ageMs < -skewMs) return { code: 'occurred_in_future', field, message: messages.event.inFuture };
  if (occurredMs < earliestMs)
    return { code: 'occurred_too_early', field, message: messages.event.before2000 };
  if (ageMs <= oldestMs || mayBeOld) return undefined;
  const message = messages.event.tooOld(analyticsLimits.oldestFromBrowserHours);
  return { code: 'occurred_too_early', field, message };
}

function toStoredEvent(sent: SentEvent, occurred: Date, context: EventContext): StoredEvent {
  const { action, data } = sent;
  const { source, device, isPrivate, userId, clockShiftMs = 0 } = context;
  const occurredAt = occurred.toISOString();
  const stored: StoredEvent = {
    eventId: data.eventId?.toLowerCase() ?? null,
    action,
    name: '',
    eventType: null,
    carrier: null,
    // Queries and fragments may contain what a person typed.
    pageRoute: data.pageRoute?.replace(/[?#].*/s, '') ?? null,
    elementClicked: null,
    elementValue: null,
    additionalData: null,
    referralUrl: null,
    interest: null,
    sessionId: isPrivate ? null : (data.sessionId ?? null),
    userId: isPrivate ? null : userId,
    source,
    deviceClass: device.deviceClass,
    browserFamily: device.browserFamily,
    clockShiftMs: data.occurredAt && clockShiftMs !== 0 ? clockShiftMs : null,
    occurredAt,
    receivedAt: context.now.toISOString(),
    day: occurredAt.slice(0, 10),
    firstTouch: undefined,
    lastTouch: undefined,
  };
  if (sent.action === 'track_funnel') return Object.assign(stored, { name: sent.data.step });
  if (sent.action === 'track_referral') {
    const { carrierName, referralUrl, interest = null } = sent.data;
    return Object.assign(stored, { name: carrierName, carrier: carrierName, referralUrl, interest });
  }
  const { eventName, eventType = null, elementClicked = null, elementValue = null } = sent.data;
  Object.assign(stored, { name: eventName, eventType, elementClicked, elementValue });
  const details = sent.data.additionalData ?? {};
  if (eventName === 'quote_received')
    stored.carrier = findCarrier([details.carrierName, details.carrierId, elementClicked], context);
  if (Object.keys(details).length === 0) return stored;
  stored.additionalData = JSON.stringify(details);
  stored.firstTouch = getTouch(details.firstSource, details.firstMedium, details.firstCampaign);
  stored.lastTouch = getTouch(details.lastSource, details.lastMedium, details.lastCampaign);
  return stored;
}

/** The name of the carrier that a quote led to, if it's one of ours. Sites send its id or its name. */
function findCarrier(named: readonly unknown[], { carriers }: EventContext): string | null {
  return carriers.find(({ id, name }) => named.includes(id) || named.includes(name))?.name ?? null;
}

function getTouch(source: unknown, medium: unknown, campaign: unknown): Touch | undefined {
  const touch = { source: cutPart(source), medium: cutPart(medium), campaign: cutPart(campaign) };
  return (touch.source ?? touch.medium ?? touch.campaign) ? touch : undefined;
}

function cutPart(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, maxCampaignLength).toWellFormed() : null;
}

function describeIssue(issue: z.core.$ZodIssue | undefined, sent: unknown): EventError {
  if (!issue || typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    return { code: 'invalid_event', field: null, message: messages.event.notAnEvent };
  }
  const path = issue.path.map(String);
  const field = path.join('.').slice(0, maxEchoLength);
  const value = path.reduce<unknown>(readOwn, sent);
  if (path.length === 1 && field === 'action') {
    const message = messages.event.unknownAction;
    return { code: value === undefined ? 'missing_field' : 'unknown_action', field, message };
  }
  if (value === undefined && issue.code === 'invalid_type') {
    return { code: 'missing_field', field, message: messages.event.missing };
  }
  const key = path.at(-1) ?? '';
  if (issue.code === 'invalid_key' && isForbiddenKey(key)) {
    return { code: 'forbidden_key', field, message: forbiddenKeyMessage };
  }
  // The issue's message is about the object that contains the key. The key's own message is nested in it.
  const { message } = issue.code === 'invalid_key' ? (issue.issues[0] ?? issue) : issue;
  return { code: toCode(issue, value), field, message };
}

function toCode(issue: z.core.$ZodIssue, value: unknown): RejectionCode {
  if (issue.code === 'custom') {
    const own: unknown = issue.params?.code;
    return rejectionCodes.find((code) => code === own) ?? 'invalid_field';
  }
  if (issue.code === 'too_big') return 'too_long';
  // A value of additionalData may have several types, but a text can only fail by its length.
  if (issue.code === 'invalid_union' && typeof value === 'string') return 'too_long';
  if (issue.code === 'invalid_key' && issue.issues.some(({ code }) => code === 'too_big')) return 'too_long';
  return 'invalid_field';
}

function readOwn(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key);
}
