import type { Tracker } from '../../lib/tracker.ts';
import type { Moment, Report } from './report.ts';

type Take = (report: Report, moment: Moment) => void;

/** The maximum number of reports that wait for the rest of the script. */
const maxEarly = 100;

/**
 * The part of tracking that is in the first script. It records what happens. When the browser is idle, `load` fetches
 * the part that turns the records into events. A failed load is retried with the next report.
 */
export function createTracker(load: () => Promise<Take> = start): Tracker {
  const early: Parameters<Take>[] = [];
  let isLoading = false;
  let take: Take = (report, moment) => {
    if (early.length < maxEarly) early.push([report, moment]);
    if (isLoading) return;
    isLoading = true;
    whenIdle(() =>
      load().then(
        (ready) => {
          take = ready;
          for (const waiting of early) ready(...waiting);
        },
        () => {
          isLoading = false;
        },
      ),
    );
  };
  const report = (what: Report) => take(what, { at: Date.now(), href: window.location.href });
  return {
    trackPage: (title) => report({ action: 'show', title }),
    trackEvent: (event) => report({ action: 'track_event', ...event }),
    trackFunnel: (step) => report({ action: 'track_funnel', step }),
    trackReferral: (referral) => report({ action: 'track_referral', ...referral }),
  };
}

async function start(): Promise<Take> {
  const { startTracking } = await import('./start-tracking.ts');
  return startTracking();
}

function whenIdle(run: () => void) {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
