import { storeCampaign } from '../../lib/campaign.ts';
import { getTouches } from './campaign-touches.ts';
import { cleanPath, cleanReferrer } from './clean-address.ts';
import type { EventDraft } from './create-event.ts';
import type { Moment } from './delivery/report.ts';

export type VisitDependencies = {
  record: (draft: EventDraft, moment: Moment) => void;
  /** The URL that led to the first page, according to the browser. */
  referrer: string;
  origin: string;
  /** Whether campaigns may be stored and reported. */
  hasCampaigns: boolean;
};

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
    record({ kind: 'event', name: 'page_view', additionalData }, moment);
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
      record({ kind: 'event', name: 'page_exit', additionalData: { timeOnPage } }, { at, href });
    },
    /** Back has restored the page from the browser's memory, so its time starts over. */
    comeBack(at: number) {
      if (current) view(current.title, { at, href: current.href }, undefined);
    },
  };
}
