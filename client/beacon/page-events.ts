import { cleanAddress, mayIdentify } from '../../shared/analytics/personal-text.ts';

export type EventValues = Record<string, unknown>;

/** Takes what happened on a page, in the fields of a `track_event`. */
export type RecordEvent = (
  eventName: string | undefined,
  eventType: string,
  additionalData?: EventValues,
  elementClicked?: string | null,
  elementValue?: string,
) => void;

/** Other files need the `download` attribute: each kind here costs bytes of every page. */
const fileNames = /\.(?:pdf|csv|zip|gz|exe|dmg|mp[34]|(?:doc|ppt|xls)x?)$/i;
declare global {
  interface Document {
    prerendering?: boolean;
  }
}

const campaignWords = ['Source', 'Medium', 'Campaign'];

/** Watches page views, clicks on what has `data-track`, and leaving. */
export function watchPage(record: RecordEvent, leave: () => void): void {
  let path: string | undefined;
  let shownAt = 0;

  const view = () => {
    const referrer = cleanAddress(path ?? document.referrer);
    path = location.pathname;
    shownAt = Date.now();
    record('page_view', 'navigation', {
      title: document.title,
      referrer,
      ...readCampaign(location.search),
    });
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

  const interact = (name: string, element?: string | null, value?: string) =>
    record(name, 'interaction', undefined, element, value);

  /** Reports the goal that an element names in `data-goal`, with the values of `data-goal-…`. */
  const reach = ({ attributes, dataset }: HTMLElement) => {
    const values: EventValues = {};
    for (const { name, value } of attributes) {
      const [before, key] = name.split('data-goal-');
      if (!before && key) values[key] = value;
    }
    record(dataset.goal, 'goal', values);
  };

  const click = ({ target, button }: MouseEvent) => {
    if (button > 1 || !(target instanceof Element)) return;
    const find = (selector: string) => target.closest<HTMLAnchorElement>(selector);
    const tracked = find('[data-track]');
    if (tracked) interact('click', tracked.dataset.track, tracked.dataset.trackValue);
    const goal = find('[data-goal]:not(form)');
    if (goal) reach(goal);
    const link = find('a[href]');
    // Emails and phone numbers have no host.
    if (!link?.host) return;
    const isFile = find('[download]') || fileNames.test(link.pathname);
    if (isFile || link.host !== location.host)
      interact(isFile ? 'download' : 'outbound_click', cleanAddress(link.href));
  };
  addEventListener('click', click, true);
  // The middle button opens links, too.
  addEventListener('auxclick', click, true);
  addEventListener(
    'submit',
    ({ target }) => {
      if (!(target instanceof HTMLFormElement)) return;
      // A field called "name" would hide the form's own.
      interact('form_submit', target.getAttribute('name') ?? target.getAttribute('id'));
      if (target.dataset.goal) reach(target);
    },
    true,
  );

  addEventListener('pagehide', () => {
    const timeOnPage = Date.now() - shownAt;
    record('page_exit', 'navigation', { timeOnPage });
    leave();
  });
  // Phones end pages that are out of sight without another word.
  addEventListener('visibilitychange', () => document.hidden && leave());
  addEventListener('pageshow', ({ persisted }) => persisted && view());
  if (document.prerendering) document.addEventListener('prerenderingchange', view);
  else view();
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
