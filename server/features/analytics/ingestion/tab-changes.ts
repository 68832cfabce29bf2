import type { Tables } from '../../../platform/database/schema.ts';
import type { StoredEvent, Touch } from './stored-event.ts';

/** What a group of events changes about one tab. */
export type TabChange = Omit<Tables['analyticsSessions'], 'day' | 'startedAt' | 'lastAt'> & {
  startedAt: string;
  lastAt: string;
};

/** A tab that is stored already. `campaign` is the last one that brought it, or ''. */
export type StoredTab = { campaign: string; startedAt: number; lastAt: number };

/** The precision of a tab's end. Writing it for every group would cost as much as an event. */
const precisionMs = 15_000;

type Tab = { events: StoredEvent[]; firstTouch?: Touch; lastTouch?: Touch };

/**
 * Combines a group's events by tab, in their order. `campaignOf` says which campaign had brought an event's tab last at
 * the time, or ''; `stored` has the tabs from before the group.
 */
export function combineTabs(events: readonly StoredEvent[], stored: ReadonlyMap<string, StoredTab>) {
  const tabs = new Map<string, Tab>();
  const campaigns = new Map<StoredEvent, string>();
  for (const event of events) {
    const { sessionId } = event;
    if (sessionId === null) continue;
    const tab = tabs.get(sessionId) ?? { events: [] };
    tabs.set(sessionId, tab);
    tab.events.push(event);
    if (event.firstTouch) tab.firstTouch ??= event.firstTouch;
    if (event.lastTouch) tab.lastTouch = event.lastTouch;
    campaigns.set(
      event,
      tab.lastTouch ? (tab.lastTouch.campaign ?? '') : (stored.get(sessionId)?.campaign ?? ''),
    );
  }
  return {
    /** Those that aren't stored as they are now. */
    tabs: [...tabs]
      .filter(([sessionId, tab]) => isChanged(tab, stored.get(sessionId)))
      .map(([sessionId, tab]) => describeTab(sessionId, tab)),
    campaignOf: (event: StoredEvent) => campaigns.get(event) ?? '',
  };
}

function isChanged({ events, firstTouch, lastTouch }: Tab, stored: StoredTab | undefined): boolean {
  if (!stored || firstTouch || lastTouch) return true;
  return events.some(
    ({ occurredMs }) => occurredMs < stored.startedAt || occurredMs > stored.lastAt + precisionMs,
  );
}

function describeTab(sessionId: string, { events, firstTouch, lastTouch }: Tab): TabChange {
  const times = events.map(({ occurredAt }) => occurredAt).sort();
  const [first] = events;
  return {
    sessionId,
    startedAt: times[0] ?? '',
    lastAt: times.at(-1) ?? '',
    deviceClass: first?.device.deviceClass ?? '',
    browserFamily: first?.device.browserFamily ?? '',
    landingRoute: events.find(({ pageRoute }) => pageRoute !== null)?.pageRoute ?? null,
    firstSource: firstTouch?.source ?? null,
    firstMedium: firstTouch?.medium ?? null,
    firstCampaign: firstTouch?.campaign ?? null,
    lastSource: lastTouch?.source ?? null,
    lastMedium: lastTouch?.medium ?? null,
    lastCampaign: lastTouch?.campaign ?? null,
  };
}
