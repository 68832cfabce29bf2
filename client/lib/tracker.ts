import { createContext, useContext } from 'react';
import type { FunnelStepId } from '../../shared/analytics/funnel-steps.ts';
import type { SiteEventName } from '../../shared/analytics/site-events.ts';

/**
 * `elementClicked` and `elementValue` name parts of the site, such as a carrier or an error code, and never contain
 * anything that a person entered.
 */
export type TrackedEvent = { eventName: SiteEventName; elementClicked?: string; elementValue?: string };
type TrackedReferral = { carrierName: string; referralUrl: string; interest?: string };

/** Something that happened on the site, with the fields of the analytics contract. */
export type SiteEvent =
  | ({ action: 'track_event'; additionalData?: Record<string, string | number> } & TrackedEvent)
  | { action: 'track_funnel'; step: FunnelStepId }
  | ({ action: 'track_referral' } & TrackedReferral);

/** What the site reports about its own use. Implementations never throw; failures are only logged. */
export type Tracker = {
  /** Reports a page view. `title` must not contain anything that was entered on the page. */
  trackPage: (title: string) => void;
  trackEvent: (event: TrackedEvent) => void;
  trackFunnel: (step: FunnelStepId) => void;
  trackReferral: (referral: TrackedReferral) => void;
};

function ignore() {
  // Without a provider (prerender, single-component tests), nothing is reported.
}

export const silentTracker: Tracker = {
  trackPage: ignore,
  trackEvent: ignore,
  trackFunnel: ignore,
  trackReferral: ignore,
};

export const TrackerContext = createContext<Tracker>(silentTracker);

export function useTracker(): Tracker {
  return useContext(TrackerContext);
}
