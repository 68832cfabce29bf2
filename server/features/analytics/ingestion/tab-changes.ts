import type { StoredEvent, Touch } from './stored-event.ts';

/** What a group of events changes about one tab. */
export type TabChange = {
  sessionId: string;
  startedAt: string;
  lastAt: string;
  deviceClass: string;
  browserFamily: string;
  landingRoute: string | null;
  firstSource: string | null;
  firstMedium: string | null;
  firstCampaign: string | null;
  lastSource: string | null;
  lastMedium: string | null;
  lastCampaign: string | null;
};

type Tab = { events: StoredEvent[]; firstTouch?: Touch; lastTouch?: Touch };

/**
 * Combines a group's events by tab, in their order. `campaignOf` says which campaign had brought an event's tab last at
 * the time, or ''; `stored` has those from before the group.
 */
export function combineTabs(events: readonly StoredEvent[], stored: ReadonlyMap<string, string>) {
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
    campaigns.set(event, tab.lastTouch ? (tab.lastTouch.campaign ?? '') : (stored.get(sessionId) ?? ''));
  }
  return {
    tabs: [...tabs].map(([sessionId, tab]) => describeTab(sessionId, tab)),
    campaignOf: (event: StoredEvent) => campaigns.get(event) ?? '',
  };
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
