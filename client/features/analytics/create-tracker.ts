import type { EventValue, Tracker } from '../../lib/tracker.ts';
import { readSessionId } from './session-id.ts';

/** One event in the form of the analytics contract. */
export type AnalyticsEvent =
  | {
      action: 'track_event';
      data: {
        sessionId: string;
        eventName: string;
        eventType: string;
        pageRoute: string;
        elementClicked?: string;
        elementValue?: string;
        additionalData?: Record<string, EventValue>;
      };
    }
  | { action: 'track_funnel'; data: { sessionId: string; pageRoute: string; step: string } }
  | {
      action: 'track_referral';
      data: {
        sessionId: string;
        pageRoute: string;
        carrierName: string;
        referralUrl: string;
        interest?: string;
      };
    };

/** Turns what the site reports into events and hands them to `deliver`. A failing delivery never reaches the page. */
export function createTracker(deliver: (event: AnalyticsEvent) => void): Tracker {
  const context = () => ({ sessionId: readSessionId(), pageRoute: window.location.pathname });
  const hand = (event: AnalyticsEvent) => {
    try {
      deliver(event);
    } catch (cause) {
      reportError(cause);
    }
  };
  return {
    trackEvent({ name, type, element, value, additionalData }) {
      const data = {
        ...context(),
        eventName: name,
        eventType: type,
        ...(element !== undefined && { elementClicked: element }),
        ...(value !== undefined && { elementValue: value }),
        ...(additionalData && { additionalData }),
      };
      hand({ action: 'track_event', data });
    },
    trackFunnel: (step) => hand({ action: 'track_funnel', data: { ...context(), step } }),
    trackReferral: (referral) => hand({ action: 'track_referral', data: { ...context(), ...referral } }),
  };
}
