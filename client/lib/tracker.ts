import { createContext, useContext } from 'react';

export type EventValue = string | number | boolean;

/** What the site reports about its own use. Implementations never throw: a failure is only logged. */
export type Tracker = {
  trackEvent: (event: {
    name: string;
    type: string;
    element?: string;
    value?: string;
    additionalData?: Record<string, EventValue>;
  }) => void;
  trackFunnel: (step: string) => void;
  trackReferral: (referral: { carrierName: string; referralUrl: string; interest?: string }) => void;
};

function ignore() {
  // Without a provider (prerender, single-component tests) there is nobody to report to.
}

export const silentTracker: Tracker = { trackEvent: ignore, trackFunnel: ignore, trackReferral: ignore };

export const TrackerContext = createContext<Tracker>(silentTracker);

export function useTracker(): Tracker {
  return useContext(TrackerContext);
}
