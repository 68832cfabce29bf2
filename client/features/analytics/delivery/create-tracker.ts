import type { Tracker } from '../../../lib/tracker.ts';
import type { Report } from './report.ts';

type Take = (report: Report) => void;

/** The maximum number of reports that wait for the rest of the script. */
const maxEarly = 100;

/**
 * The part of tracking that is in the first script. It records what happens. When the browser is idle, `load` fetches
 * the part that turns the records into events. A failed load is retried with the next report.
 */
export function createTracker(load: () => Promise<Take> = start): Tracker {
  const early: Report[] = [];
  let isLoading = false;
  let take: Take = (report) => {
    if (early.length < maxEarly) early.push(report);
    if (isLoading) return;
    isLoading = true;
    whenIdle(() =>
      load().then(
        (ready) => {
          take = ready;
          early.forEach(ready);
        },
        () => {
          isLoading = false;
        },
      ),
    );
  };
  const now = () => ({ at: Date.now(), href: window.location.href });
  return {
    trackPage: (title) => take({ kind: 'page', title, ...now() }),
    trackEvent: (event) => take({ kind: 'event', event, ...now() }),
    trackFunnel: (step) => take({ kind: 'funnel', step, ...now() }),
    trackReferral: (referral) => take({ kind: 'referral', referral, ...now() }),
  };
}

async function start(): Promise<Take> {
  const { startTracking } = await import('../start-tracking.ts');
  return startTracking();
}

function whenIdle(run: () => void) {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
