import { analyticsLimits, type FilteredEvent, type RejectedEvent } from '../../../shared/api/analytics.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import type { Sender } from './ingestion/quotas.ts';
import type { RequestSignals } from './ingestion/request-signals.ts';
import { messages } from './messages.ts';
import { type EventContext, readEvent, type StoredEvent } from './read-event.ts';
import type { Caller } from './sources/event-source.ts';
import { describeRefused, type RecentEvent } from './sources/recent-events.ts';

/** A call's events, and the sender's own time in milliseconds since 1970, if it sent that. */
export type SentBatch = { events: readonly unknown[]; sentMs: number | undefined };

/** The validated events of a call, before anything is written. */
export type ValidatedCall = {
  source: string;
  senders: readonly Sender[];
  events: readonly StoredEvent[];
  /** The others, as their source sees them. None for this site's own. */
  refused: readonly RecentEvent[];
  filtered: FilteredEvent[];
  rejected: RejectedEvent[];
  /** By how much the times of its events were shifted; 0 unless the sender's clock is wrong. */
  clockShiftMs: number;
};

type Context = Pick<EventContext, 'userId' | 'now' | 'carriers' | 'precheck' | 'cleanReferralLink'> & {
  caller: Caller;
  senders: readonly Sender[];
  signals: RequestSignals;
  logger: Logger;
};

/** Validates each event of a call on its own, before anything is written. */
export function readCall(
  { events: sent, sentMs }: SentBatch,
  { caller, senders, signals, logger, ...call }: Context,
): ValidatedCall {
  const { device, isPrivate, filterReason } = signals;
  const { source, partner, isServer } = caller;
  const events: StoredEvent[] = [];
  const refused: RecentEvent[] = [];
  const filtered: FilteredEvent[] = [];
  const rejected: RejectedEvent[] = [];
  const clockShiftMs = measureClockShift(sentMs, call.now.getTime());
  const context = { ...call, source, device, isPrivate, clockShiftMs, mayBeOld: isServer };
  for (const [index, one] of sent.entries()) {
    try {
      const read = readEvent(one, index, context);
      if ('rejected' in read) {
        rejected.push(read.rejected);
        if (partner) refused.push(describeRefused('rejected', read.rejected, one));
      } else if (filterReason) {
        filtered.push({ index, reason: filterReason });
        const { eventId } = read.event;
        if (partner)
          refused.push(describeRefused('filtered', { code: filterReason, field: null, eventId }, one));
      } else events.push(read.event);
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
