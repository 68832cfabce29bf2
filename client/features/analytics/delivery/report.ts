import type { FunnelStepId } from '../../../../shared/analytics/funnel-steps.ts';
import type { TrackedEvent, TrackedReferral } from '../../../lib/tracker.ts';

/** When and where something happened. The URL is complete here. It is cleaned before it leaves the browser. */
export type Moment = {
  /** Epoch milliseconds. */
  at: number;
  href: string;
};

/** What a page has reported, before it becomes an event. */
export type Report = Moment &
  (
    | { kind: 'page'; title: string }
    | { kind: 'event'; event: TrackedEvent }
    | { kind: 'funnel'; step: FunnelStepId }
    | { kind: 'referral'; referral: TrackedReferral }
  );
