import type { AnalyticsBatch } from '../../../shared/api/analytics.ts';
import { call } from '../../lib/api-client.ts';
import { forgetCampaigns } from '../../lib/campaign.ts';
import { hasPrivacySignal } from '../../lib/privacy-signal.ts';
import { attempt } from '../../lib/stored-value.ts';
import { cleanPath } from './clean-address.ts';
import { createEvent, type EventDraft, type SiteEvent } from './create-event.ts';
import { createDelivery } from './delivery/event-delivery.ts';
import { createEventQueue } from './delivery/event-queue.ts';
import { logFailure } from './delivery/log-failure.ts';
import type { Moment, Report } from './delivery/report.ts';
import { describeClick } from './describe-click.ts';
import { createVisit } from './page-visit.ts';
import { getSessionId } from './session-id.ts';
import { watchForms } from './watch-forms.ts';
import { watchIdle } from './watch-idle.ts';

const endpoint = '/api/analytics';
/** Pages for developers, without visitors. */
const unvisited = /^\/dev\//;

/**
 * Starts watching the page and sending events. The returned function accepts the page's own reports and never throws.
 */
export function startTracking(): (report: Report) => void {
  const isCounted = !hasPrivacySignal();
  if (!isCounted) forgetCampaigns();
  const queue = createEventQueue(isCounted);
  const delivery = createDelivery({
    queue,
    post: (events, isLast) => call('POST /api/analytics', { body: createBatch(events), keepalive: isLast }),
    beacon: (events) =>
      attempt(() => navigator.sendBeacon(endpoint, JSON.stringify(createBatch(events)))) ?? false,
    isOnline: () => navigator.onLine,
  });
  const visit = createVisit({
    record,
    referrer: document.referrer,
    origin: window.location.origin,
    hasCampaigns: isCounted,
  });
  const forms = watchForms(document, (draft) => record(draft, getMoment()));

  function record(draft: EventDraft, moment: Moment) {
    if (unvisited.test(cleanPath(moment.href))) return;
    queue.add(createEvent(draft, moment, getSessionId()));
    delivery.wake();
  }

  watchIdle(window, () => record({ kind: 'event', name: 'user_idle' }, getMoment()));
  document.addEventListener('click', handleClick, { capture: true, passive: true });
  document.addEventListener('auxclick', handleClick, { capture: true, passive: true });
  window.addEventListener('online', delivery.retry);
  watchLeaving();
  delivery.wake();

  function handleClick({ target, type, button }: MouseEvent) {
    // Of the other mouse buttons, only the middle one opens links.
    if (type === 'auxclick' && button !== 1) return;
    const moment = getMoment();
    const event = target instanceof Element ? describeClick(target, moment.href) : undefined;
    if (event) record({ kind: 'event', ...event }, moment);
  }

  function watchLeaving() {
    let isLeft = false;
    window.addEventListener('pagehide', () => {
      isLeft = true;
      visit.leave(Date.now());
      delivery.leave();
    });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' && !isLeft) delivery.hide();
    });
    window.addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      isLeft = false;
      visit.comeBack(Date.now());
      delivery.retry();
    });
  }

  function take(report: Report) {
    switch (report.kind) {
      case 'page':
        forms.forget();
        return visit.show(report.title, report);
      case 'event':
        return record({ kind: 'event', ...report.event }, report);
      case 'funnel':
        return record({ kind: 'funnel', step: report.step }, report);
      case 'referral':
        return record({ kind: 'referral', ...report.referral }, report);
    }
  }

  return (report) => {
    try {
      take(report);
    } catch (cause) {
      logFailure('An event could not be recorded.', cause);
    }
  };
}

/** Includes this device's own time, which the server uses to correct a wrong clock. */
function createBatch(events: readonly SiteEvent[]): AnalyticsBatch {
  return { sentAt: new Date().toISOString(), events: [...events] };
}

function getMoment(): Moment {
  return { at: Date.now(), href: window.location.href };
}
