import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeStorage } from '../../lib/testing/fake-storage.ts';
import type { SiteEvent } from '../../lib/tracker.ts';
import { createVisit } from './page-visit.ts';

const site = 'https://site.example';

beforeEach(() => vi.stubGlobal('window', { localStorage: createFakeStorage() }));

function start({ referrer = '', hasCampaigns = true } = {}) {
  const seen: unknown[] = [];
  const record = (event: SiteEvent) => {
    if (event.action === 'track_event') seen.push({ name: event.eventName, ...event.additionalData });
  };
  return { seen, visit: createVisit({ record, referrer, origin: site, hasCampaigns }) };
}

const at = (path: string, ms = 0) => ({ at: ms, href: `${site}${path}` });

test('reports each page once, with the page before it, and the first one with its referrer', () => {
  const { seen, visit } = start({ referrer: 'https://search.example/find?q=secret' });
  visit.show('Home', at('/?a=1'));
  visit.show('Home', at('/?a=2#b'));
  visit.show('Guide', at('/guide'));
  visit.show('Home', at('/'));
  expect(seen).toEqual([
    { name: 'page_view', title: 'Home', referrer: 'https://search.example/find' },
    { name: 'page_view', title: 'Guide', referrer: '/' },
    { name: 'page_view', title: 'Home', referrer: '/guide' },
  ]);
});

test('measures the time on the page from when it was shown, and again when Back restores it from memory', () => {
  const { seen, visit } = start();
  visit.show('Home', at('/', 1000));
  visit.show('Guide', at('/guide', 4000));
  visit.leave(9500);
  visit.comeBack(60_000);
  visit.leave(61_000);
  expect(seen.slice(2)).toEqual([
    { name: 'page_exit', timeOnPage: 5500 },
    { name: 'page_view', title: 'Guide' },
    { name: 'page_exit', timeOnPage: 1000 },
  ]);
});

test('includes the campaigns of the first and last touch, without what may be a reader’s address', () => {
  const { seen, visit } = start();
  visit.show('Home', at('/?utm_source=mail&utm_medium=letter&utm_campaign=spring'));
  visit.show('Guide', at('/guide?utm_source=search&utm_campaign=maya@mail.example'));
  expect(seen[0]).toMatchObject({ firstSource: 'mail', firstCampaign: 'spring', lastMedium: 'letter' });
  expect(seen[1]).toEqual({
    name: 'page_view',
    title: 'Guide',
    referrer: '/',
    firstSource: 'mail',
    firstMedium: 'letter',
    firstCampaign: 'spring',
    lastSource: 'search',
  });
});

test('stores and reports no campaign with a privacy signal', () => {
  const { seen, visit } = start({ hasCampaigns: false });
  visit.show('Home', at('/?utm_source=mail'));
  expect(seen).toEqual([{ name: 'page_view', title: 'Home' }]);
  expect(Object.keys(window.localStorage)).toEqual([]);
});
