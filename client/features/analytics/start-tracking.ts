import { brand } from '../../../shared/site/brand.data.ts';
import { forgetCampaigns } from '../../lib/campaign.ts';
import { createDelivery } from '../../lib/event-delivery.ts';
import { hasPrivacySignal } from '../../lib/privacy-signal.ts';
import { attempt } from '../../lib/stored-value.ts';
import type { SiteEvent } from '../../lib/tracker.ts';
import { cleanPath } from './clean-address.ts';
import { createEvent } from './create-event.ts';
import { describeClick } from './describe-click.ts';
import { createVisit } from './page-visit.ts';
import type { Moment, Report } from './report.ts';
import { getSessionId } from './session-id.ts';
import { watchForms } from './watch-forms.ts';
import { watchIdle } from './watch-idle.ts';

const endpoint = '/api/analytics';
/** Pages for developers, without visitors. */
const unvisited = /^\/dev\//;
/** How long events wait for others. */
const gatherMs = 5000;

/**
 * Starts watching the page and sending events. The returned function accepts the page's own reports and never throws.
 */
export function startTracking(): (report: Report, moment: Moment) => void {
  const isCounted = !hasPrivacySignal();
  if (!isCounted) forgetCampaigns();
  const url = new URL(endpoint, window.location.origin);
  // In the tab, because an event belongs to who was signed in there.
  const store: Record<string, string> = (isCounted && attempt(() => window.sessionStorage)) || {};
  const delivery = createDelivery(url, store, `${brand.slug}.event.`, log, gatherMs);
  const visit = createVisit({
    record,
    referrer: document.referrer,
    origin: window.location.origin,
    hasCampaigns: isCounted,
  });
  const forms = watchForms(document, (event) => record(event, getMoment()));

  function record(event: SiteEvent, moment: Moment) {
    if (!unvisited.test(cleanPath(moment.href))) delivery.add(...createEvent(event, moment, getSessionId()));
  }

  watchIdle(window, () => record({ action: 'track_event', eventName: 'user_idle' }, getMoment()));
  document.addEventListener('click', handleClick, { capture: true, passive: true });
  document.addEventListener('auxclick', handleClick, { capture: true, passive: true });
  window.addEventListener('pagehide', () => {
    visit.leave(Date.now());
    delivery.leave();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) visit.comeBack(Date.now());
  });

  function handleClick({ target, type, button }: MouseEvent) {
    // Of the other mouse buttons, only the middle one opens links.
    if (type === 'auxclick' && button !== 1) return;
    const moment = getMoment();
    const event = target instanceof Element ? describeClick(target, moment.href) : undefined;
    if (event) record({ action: 'track_event', ...event }, moment);
  }

  return (report, moment) => {
    try {
      if (report.action !== 'show') return record(report, moment);
      forms.forget();
      visit.show(report.title, moment);
    } catch (cause) {
      log(cause);
    }
  };
}

/** Analytics failures are only logged. See docs/product.md, "Error catalog". */
function log(result: unknown, ...facts: unknown[]): void {
  const isFailure = result instanceof Error || (typeof result === 'number' && result >= 300);
  // biome-ignore lint/suspicious/noConsole: docs/product.md requires the console.
  if (isFailure) console.debug('An event of this visit was not taken.', result, ...facts);
}

function getMoment(): Moment {
  return { at: Date.now(), href: window.location.href };
}
