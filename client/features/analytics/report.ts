import type { SiteEvent } from '../../lib/tracker.ts';

/** When and where something happened. The URL is complete here. It is cleaned before it leaves the browser. */
export type Moment = {
  /** Epoch milliseconds. */
  at: number;
  href: string;
};

/** What a page reports: something that happened, or that it's shown. */
export type Report = SiteEvent | { action: 'show'; title: string };
