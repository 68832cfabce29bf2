import { cleanAddress, mayIdentify } from '../../shared/analytics/personal-text.ts';

/** What happened on a page, in the fields of a `track_event`. */
export type PageEvent = {
  eventName: string;
  eventType: string;
  elementClicked?: string;
  elementValue?: string;
  additionalData?: Record<string, unknown>;
};

type Options = { record: (event: PageEvent) => void; leave: () => void };

const campaignWords = ['Source', 'Medium', 'Campaign'];

/** Watches page views, clicks on what has `data-track`, and leaving. */
export function watchPage({ record, leave }: Options): void {
  let path: string | undefined;
  let shownAt = 0;

  const view = () => {
    const referrer = cleanAddress(path ?? document.referrer);
    path = location.pathname;
    shownAt = Date.now();
    const additionalData = { title: document.title, referrer, ...readCampaign(location.search) };
    record({ eventName: 'page_view', eventType: 'navigation', additionalData });
  };

  // Applications change the title after the address.
  const look = () => void setTimeout(() => location.pathname !== path && view());
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (...to) => {
      change(...to);
      look();
    };
  }
  addEventListener('popstate', look);

  document.addEventListener(
    'click',
    ({ target }) => {
      const element = target instanceof Element && target.closest<HTMLElement>('[data-track]');
      if (!element) return;
      const { track: elementClicked = '', trackValue: elementValue } = element.dataset;
      record({
        eventName: 'click',
        eventType: 'interaction',
        elementClicked,
        ...(elementValue !== undefined && { elementValue }),
      });
    },
    true,
  );

  addEventListener('pagehide', () => {
    const timeOnPage = Date.now() - shownAt;
    record({ eventName: 'page_exit', eventType: 'navigation', additionalData: { timeOnPage } });
    leave();
  });
  // Phones end pages that are out of sight without another word.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave());
  addEventListener('pageshow', ({ persisted }) => persisted && view());
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', view, { once: true });
  } else {
    view();
  }
}

/**
 * The campaign that the query names, as first and last touch: the server keeps the first of a visit. Some mailers put
 * the reader's address into their links, which stays here.
 */
export function readCampaign(search: string): Record<string, string> {
  const query = new URLSearchParams(search);
  const campaign: Record<string, string> = {};
  for (const word of campaignWords) {
    const value = query.get(`utm_${word.toLowerCase()}`)?.slice(0, 100);
    if (value && !mayIdentify(value)) campaign[`first${word}`] = campaign[`last${word}`] = value;
  }
  return campaign;
}
