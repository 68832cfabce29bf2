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
import type { CheckedEvent, Precheck } from './ingestion/event-precheck.ts';
import { messages } from './messages.ts';
import type { CleanReferralLink } from './referral-links.ts';

/** `occurredMs` is when it happened, in milliseconds since 1970. */
export type ValidatedEvent = { event: CheckedEvent; occurredMs: number } | { rejected: RejectedEvent };

type Options = {
  /** Milliseconds since 1970. */
  now: number;
  /** What to add to the times of a sender whose clock is wrong. */
  clockShiftMs?: number;
  /** For a server with a key, which may report old events. */
  mayBeOld: boolean;
  cleanReferralLink: CleanReferralLink;
  /** Skips the schema for events that certainly pass it. */
  precheck?: Precheck;
};
type EventError = { code: RejectionCode; field: string | null; message: string };

const maxEchoLength = 200;
const oldestMs = analyticsLimits.oldestFromBrowserHours * 3_600_000;
/** Nothing can have been reported earlier, and years before 0 have another form. */
const earliestMs = Date.UTC(2000, 0, 1);
const skewMs = analyticsLimits.clockSkewSeconds * 1000;

/** Validates one event of a call on its own, as docs/http-api.md says, "The analytics beacon". */
export function validateEvent(sent: unknown, index: number, options: Options): ValidatedEvent {
  if (options.precheck?.(sent)) return validateChecked(sent, sent, index, options);
  const parsed = analyticsEventSchema.safeParse(sent);
  if (!parsed.success) return reject(sent, index, describeIssue(parsed.error.issues[0], sent));
  return validateChecked(parsed.data, sent, index, options);
}

function validateChecked(
  event: CheckedEvent,
  sent: unknown,
  index: number,
  options: Options,
): ValidatedEvent {
  const { occurredAt } = event.data;
  const isDated = occurredAt !== undefined && occurredAt !== null;
  const occurredMs = isDated ? Date.parse(occurredAt) + (options.clockShiftMs ?? 0) : options.now;
  const error = isDated ? checkTime(occurredMs, options) : undefined;
  if (error) return reject(sent, index, error);
  if (event.action !== 'track_referral') return { event, occurredMs };
  const referralUrl = options.cleanReferralLink(event.data.referralUrl);
  if (referralUrl === undefined) return reject(sent, index, unknownReferral);
  return { event: { ...event, data: { ...event.data, referralUrl } }, occurredMs };
}

const unknownReferral: EventError = {
  code: 'unknown_referral_url',
  field: 'data.referralUrl',
  message: messages.event.unknownReferral,
};

function checkTime(time: number, { now, mayBeOld }: Options): EventError | undefined {
  const age = now - time;
  const field = 'data.occurredAt';
  if (Number.isNaN(age)) return { code: 'invalid_field', field, message: messages.event.invalidTime };
  if (age < -skewMs) return { code: 'occurred_in_future', field, message: messages.event.inFuture };
  if (time < earliestMs) return { code: 'occurred_too_early', field, message: messages.event.before2000 };
  if (age <= oldestMs || mayBeOld) return undefined;
  const message = messages.event.tooOld(analyticsLimits.oldestFromBrowserHours);
  return { code: 'occurred_too_early', field, message };
}

function reject(sent: unknown, index: number, error: EventError): ValidatedEvent {
  const eventId = readOwn(readOwn(sent, 'data'), 'eventId');
  const isEchoed = typeof eventId === 'string' && eventId.length <= maxEchoLength;
  return { rejected: { index, eventId: isEchoed ? eventId : null, ...error } };
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
