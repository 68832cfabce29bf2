import { analyticsLimits, type FilteredEvent, type RejectedEvent } from '../../../shared/api/analytics.ts';
import type { Carrier } from '../../../shared/site/schemas/carriers.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import type { SentBatch } from './beacon-body.ts';
import type { Sender } from './ingestion/daily-bytes.ts';
import type { Precheck } from './ingestion/event-precheck.ts';
import type { RecentEvent, ValidatedCall } from './ingestion/event-store.ts';
import type { RequestSignals } from './ingestion/request-signals.ts';
import { type StoredEvent, toStoredEvent } from './ingestion/stored-event.ts';
import { messages } from './messages.ts';
import type { CleanReferralLink } from './referral-links.ts';
import type { Caller } from './sources/event-source.ts';
import { describeFiltered, describeRejected } from './sources/recent-events.ts';
import { validateEvent } from './validate-event.ts';

type Context = {
  caller: Caller;
  senders: readonly Sender[];
  traffic: RequestSignals;
  userId: string | null;
  now: Date;
  carriers: readonly Carrier[];
  precheck?: Precheck;
  cleanReferralLink: CleanReferralLink;
  logger: Logger;
};

/** Validates each event of a call on its own, before anything is written. */
export function validateCall(
  { events: sent, sentMs }: SentBatch,
  { caller, senders, traffic, now, precheck, cleanReferralLink, logger, ...call }: Context,
): ValidatedCall {
  const { device, isPrivate, filterReason } = traffic;
  const { source, isServer } = caller;
  const events: StoredEvent[] = [];
  const filtered: FilteredEvent[] = [];
  const rejected: RejectedEvent[] = [];
  const nowMs = now.getTime();
  const clockShiftMs = measureClockShift(sentMs, nowMs);
  const context = { ...call, source, device, isPrivate, clockShiftMs, receivedAt: now.toISOString() };
  const refused: RecentEvent[] = [];
  const options = {
    now: nowMs,
    clockShiftMs,
    mayBeOld: isServer,
    cleanReferralLink,
    ...(precheck ? { precheck } : {}),
  };
  for (const [index, one] of sent.entries()) {
    try {
      const validated = validateEvent(one, index, options);
      if ('rejected' in validated) {
        rejected.push(validated.rejected);
        if (caller.other) refused.push(describeRejected(validated.rejected, one));
      } else if (filterReason) {
        filtered.push({ index, reason: filterReason });
        if (caller.other) refused.push(describeFiltered(filterReason, validated.event));
      } else events.push(toStoredEvent(validated.event, validated.occurredMs, context));
    } catch (cause) {
      // A bug of ours must not affect the call's other events.
      logger.error({ err: cause }, 'an event could not be read');
      const message = messages.unreadable;
      rejected.push({ index, eventId: null, code: 'invalid_event', field: null, message });
    }
  }
  return { source, senders, events, refused, filtered, rejected, clockShiftMs };
}

/** Clocks that were never set begin in 1970, and some count from 2000. Any other difference can be corrected. */
function measureClockShift(sentMs: number | undefined, nowMs: number): number {
  if (sentMs === undefined || sentMs < 0) return 0;
  const shiftMs = nowMs - sentMs;
  return Math.abs(shiftMs) < analyticsLimits.minClockShiftSeconds * 1000 ? 0 : shiftMs;
}
