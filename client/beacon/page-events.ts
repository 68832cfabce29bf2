import { cleanAddress, mayIdentify } from '../../shared/analytics/personal-text.ts';

export type EventValues = Record<string, unknown>;

/** Takes what happened on a page, in the fields of a `track_event`. */
export type RecordEvent = (
  eventName: string | undefined,
  eventType: string,
  additionalData?: EventValues,
  elementClicked?: string,
  elementValue?: string,
) => void;

/** Other files need the `download` attribute: each kind here costs bytes of every page. */
const fileNames = /\.(?:pdf|csv|zip|gz|exe|dmg|mp[34]|(?:doc|ppt|xls)x?)$/i;
declare global {
  interface Document {
    prerendering?: boolean;
  }
}

/** What an event's path holds: a link, in SVG with an object as its address, a form, or another element. */
type Found = { href: string & { baseVal?: string }; name: string; cloneNode: () => Found } & HTMLElement;

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

  // Applications have many ways to change the address, and set the title a moment later.
  setInterval(() => path && location.pathname !== path && view(), 300);

  /** Reports the goal that an element names in `data-goal`, with the values of `data-goal-…`. */
  const reach = ({ attributes, dataset }: HTMLElement) => {
    const values: EventValues = {};
    for (const { name, value } of attributes) {
      const [before, key] = name.split('data-goal-');
      if (!before && key) values[key] = value;
    }
    record(dataset.goal, 'goal', values);
  };

  // The target of an event in shadow DOM is its host, but its path begins inside.
  const find = (event: Event, selector: string) =>
    event
      .composedPath()
      .find(
        (node): node is Found => node instanceof Element && Element.prototype.matches.call(node, selector),
      );

  const click = (event: MouseEvent) => {
    if (event.button > 1) return;
    const tracked = find(event, '[data-track]');
    if (tracked) record('click', 'interaction', undefined, tracked.dataset.track, tracked.dataset.trackValue);
    const goal = find(event, '[data-goal]:not(form)');
    if (goal) reach(goal);
    const found = find(event, ':any-link');
    if (!found) return;
    const link = document.createElement('a');
    link.href = found.href.baseVal ?? found.href;
    const isFile = find(event, '[download]') || fileNames.test(link.pathname);
    // Emails, phone numbers, and addresses that can't be read have no host.
    if (link.host && (isFile || link.host !== location.host))
      record(isFile ? 'download' : 'outbound_click', 'interaction', undefined, cleanAddress(link.href));
  };
  addEventListener('click', click, true);
  // The middle button opens links, too.
  addEventListener('auxclick', click, true);
  addEventListener(
    'submit',
    (event) => {
      // Without its fields, which hide what the form has under their names.
      const form = find(event, 'form')?.cloneNode();
      if (!form) return;
      record('form_submit', 'interaction', undefined, form.name || form.id);
      if (form.dataset.goal) reach(form);
    },
    true,
  );

  addEventListener('pagehide', () => {
    const timeOnPage = Date.now() - shownAt;
    record('page_exit', 'navigation', { timeOnPage });
    leave();
  });
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
  for (const word of ['Source', 'Medium', 'Campaign']) {
    const value = query.get(`utm_${word.toLowerCase()}`)?.slice(0, 100);
    if (value && !mayIdentify(value)) campaign[`first${word}`] = campaign[`last${word}`] = value;
  }
  return campaign;
}
