import { mayIdentify } from '../../../shared/analytics/personal-text.ts';
import { readCampaigns, storeCampaign } from '../../lib/campaign.ts';
import type { SiteEvent } from '../../lib/tracker.ts';
import { cleanPath, cleanReferrer } from './clean-address.ts';
import type { Moment } from './report.ts';

type VisitDependencies = {
  record: (event: SiteEvent, moment: Moment) => void;
  /** The URL that led to the first page, according to the browser. */
  referrer: string;
  origin: string;
  /** Whether campaigns may be stored and reported. */
  hasCampaigns: boolean;
};

const maxValueLength = 100;
const parts = { Source: 'utm_source', Medium: 'utm_medium', Campaign: 'utm_campaign' } as const;

type View = Moment & { path: string; title: string };

/** The pages of a visit, in order. */
export function createVisit({ record, referrer, origin, hasCampaigns }: VisitDependencies) {
  let current: View | undefined;

  function view(title: string, moment: Moment, cameFrom: string | undefined) {
    current = { ...moment, path: cleanPath(moment.href), title };
    if (hasCampaigns) storeCampaign(new URL(moment.href).search);
    const additionalData = {
      title,
      ...(cameFrom !== undefined && { referrer: cameFrom }),
      ...(hasCampaigns && getTouches()),
    };
    record({ action: 'track_event', eventName: 'page_view', additionalData }, moment);
  }

  return {
    /** Called when a page is shown. The same page again, such as with another query, doesn't count. */
    show(title: string, moment: Moment) {
      if (current?.path === cleanPath(moment.href)) return;
      view(title, moment, current ? current.path : cleanReferrer(referrer, origin));
    },
    /**
     * Called when the browser leaves the last page. The next one may already be loading. `at` is in epoch milliseconds.
     */
    leave(at: number) {
      if (!current) return;
      const timeOnPage = Math.max(0, Math.round(at - current.at));
      const { href } = current;
      record({ action: 'track_event', eventName: 'page_exit', additionalData: { timeOnPage } }, { at, href });
    },
    /** Back has restored the page from the browser's memory, so its time starts over. */
    comeBack(at: number) {
      if (current) view(current.title, { at, href: current.href }, undefined);
    },
  };
}

/**
 * Returns the campaigns of the visitor's first and last touch for `additionalData`: firstSource, lastMedium, and so on.
 */
function getTouches(): Record<string, string> {
  const touches: Record<string, string> = {};
  const last = readCampaigns();
  for (const [touch, campaign] of Object.entries({ first: last?.first, last })) {
    for (const [part, parameter] of Object.entries(parts)) {
      const value = campaign?.[parameter]?.slice(0, maxValueLength);
      // Anyone can write a link to this site, and some email tools put the reader's address into it.
      if (value && !mayIdentify(value)) touches[`${touch}${part}`] = value;
    }
  }
  return touches;
}
