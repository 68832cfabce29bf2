import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { matchedCarriers } from '../../../shared/site/carriers.data.ts';
import { playCalls } from '../../testing/simulation/play-day.ts';
import { createTestApp, type TestApp, testOrigin } from '../../testing/test-app.ts';
import { chromeUserAgent, completeFigures } from '../../testing/test-beacon.ts';
import { createTestClock, type TestClock } from '../../testing/test-clock.ts';
import { composeReport } from './compose-report.ts';
import type { VisitFilter } from './report.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const headers = { Origin: testOrigin, 'User-Agent': chromeUserAgent };

let clock: TestClock;
let app: TestApp;

beforeEach(async () => {
  clock = createTestClock('2026-03-01T12:00:00.000Z');
  app = await createTestApp(
    { ANALYTICS_RETENTION_DAYS: '1', REFERRAL_ORIGINS: 'https://their.example' },
    { clock },
  );
});
afterEach(() => app[Symbol.asyncDispose]());

function send(sessionId: string | undefined, ...events: { action: string; data: object }[]): Promise<void> {
  const body = events.map(({ action, data }) => ({ action, data: { sessionId, ...data } }));
  return playCalls(app.listener, [{ path: '/api/analytics', headers, body }]);
}
const view = { action: 'track_event', data: { eventName: 'page_view' } };
const reach = (step: string) => ({ action: 'track_funnel', data: { step } });
const report = async (from = '2026-03-01', to = '2026-03-02', timeZone = 'UTC') =>
  composeReport(await completeFigures(app), {
    period: { from, to, timeZone },
    carriers: matchedCarriers,
    now: clock.now(),
  });

describe('a report', () => {
  it('adds up days with complete, partly pruned, and pruned events', async () => {
    await send('a', view, view, reach('quick_info'), reach('question_smokingStatus'));
    await send('b', view, reach('quick_info'));
    clock.advance(dayMs);
    await send('c', view, reach('quick_info'));
    const whole = await report();
    expect(whole.visits).toMatchObject({ visits: 3, started: 3, pageViews: 4, activeDays: 2 });

    await app.services.database.db.deleteFrom('analyticsEvents').where('id', '=', 1).execute();
    const half = await report();
    expect(half.limits).toContainEqual(
      expect.stringContaining('Before March 2, 2026, only daily totals are left'),
    );
    expect(half.days).toEqual(whole.days);
    expect(half.funnel.slice(0, 3)).toEqual(whole.funnel.slice(0, 3));

    clock.advance(dayMs);
    await app.services.retentionJobs.run();
    expect((await report()).days).toEqual(whole.days);
    expect((await report('2026-03-02')).limits).toEqual([]);
  });

  it('counts days of a time zone as far back as events go, and earlier ones in UTC', async () => {
    await send('old', view, reach('quick_info'));
    clock.advance(dayMs);
    await send('evening', view, { action: 'track_event', data: { eventName: 'account_created' } });
    clock.advance(16 * hourMs);
    await send('night', view);
    const visitsOf = async (zone: string) => {
      const { days, visits } = await report('2026-03-01', '2026-03-03', zone);
      return [...days.map((day) => [day.visits, day.pageViews]), visits.accountsCreated];
    };
    expect(await visitsOf('UTC')).toEqual([[1, 1], [1, 1], [1, 1], 1]);
    expect(await visitsOf('America/New_York')).toEqual([[1, 1], [2, 2], [0, 0], 1]);
    expect(await visitsOf('Pacific/Kiritimati')).toEqual([[0, 0], [1, 1], [2, 2], 1]);

    await app.services.database.db.deleteFrom('analyticsEvents').where('id', '=', 1).execute();
    expect(await visitsOf('America/New_York')).toEqual([[1, 1], [2, 2], [0, 0], 1]);
    expect((await report('2026-03-01', '2026-03-03', 'America/New_York')).limits).toContain(
      'Days before March 2, 2026 begin at midnight UTC.',
    );
    // There, March 2 began the day before in UTC, of which only totals are left.
    const inTokyo = await report('2026-03-02', '2026-03-03', 'Asia/Tokyo');
    expect(inTokyo.limits).toContain('Days before March 3, 2026 begin at midnight UTC.');
  });

  it('counts only the visits of a campaign, device, or page, as far back as events go', async () => {
    const touch = { lastSource: 'search', lastMedium: 'cpc', lastCampaign: 'spring' };
    const land = (pageRoute: string, additionalData = {}) => ({
      action: 'track_event',
      data: { eventName: 'page_view', pageRoute, additionalData },
    });
    await send('old', land('/guide', touch));
    clock.advance(2 * dayMs);
    await app.services.retentionJobs.run();
    await send('a', land('/guide', touch), reach('quick_info'), reach('question_smokingStatus'));
    await send('b', land('/guide'), reach('quick_info'));
    await send('c', land('/faq', touch), reach('quick_info'));
    const count = async (filter: VisitFilter) => {
      const { visits, funnel, pages } = await composeReport(await completeFigures(app), {
        period: { from: '2026-03-01', to: '2026-03-03', timeZone: 'UTC' },
        carriers: matchedCarriers,
        now: clock.now(),
        filter,
      });
      return [visits.visits, funnel.slice(0, 2).map(({ reached }) => reached), pages.map(({ page }) => page)];
    };
    expect(await count({ campaign: 'spring' })).toEqual([2, [2, 1], ['/faq', '/guide']]);
    expect(await count({ campaign: '(direct)' })).toEqual([1, [1, 0], ['/guide']]);
    expect(await count({ page: '/guide', device: 'desktop' })).toEqual([2, [2, 1], ['/guide']]);
    expect(await count({ device: 'phone' })).toEqual([0, [0, 0], []]);
    expect((await report('2026-03-01', '2026-03-03')).visits.visits).toBe(4);
  });

  it('counts a visit once, on the day it began, even if it repeats something or continues the next day', async () => {
    await send('a', view, reach('quick_info'), reach('quick_info'));
    clock.advance(dayMs);
    await send('a', reach('question_smokingStatus'), {
      action: 'track_event',
      data: { eventName: 'quote_received', elementClicked: 'alderpoint' },
    });
    const { visits, days, funnel, carriers } = await report();
    expect(visits).toMatchObject({ visits: 1, started: 1, matches: 1 });
    expect(days.map((day) => [day.visits, day.matches])).toEqual([
      [1, 1],
      [0, 0],
    ]);
    expect(funnel[0]).toMatchObject({ reached: 1, left: 0 });
    expect(carriers[0]).toMatchObject({ carrierId: 'alderpoint', matches: 1 });
    expect((await report('2026-03-02')).visits.visits).toBe(0);
  });

  it('counts visits that continue at a later question, or return to it, as continued', async () => {
    await send('a', reach('question_policyType'), reach('question_smokingStatus'));
    const { visits, funnel } = await report();
    expect(visits.started).toBe(1);
    const rows = funnel.slice(0, 3).map(({ reached, left }) => [reached, left]);
    expect(rows).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
  });

  it('shows the steps and carriers of others, limited to what fits', async () => {
    await send('a', ...Array.from({ length: 40 }, (_, index) => reach(`step_${index}`)));
    await send('b', reach('step_7'), {
      action: 'track_referral',
      data: { carrierName: 'Their Life', referralUrl: 'https://their.example/' },
    });
    const { otherSteps, carriers } = await report();
    expect(otherSteps[0]).toEqual({ step: 'step_7', reached: 2 });
    expect(otherSteps).toHaveLength(20);
    expect(carriers.at(-1)).toMatchObject({ name: 'Their Life', referrals: 1, loggedClicks: 0 });
  });

  it('combines campaigns beyond the fiftieth', async () => {
    for (let index = 0; index < 53; index += 1) {
      const additionalData = { lastSource: `s${index}`, firstSource: 'first' };
      await send(`tab${index}`, { action: 'track_event', data: { eventName: 'page_view', additionalData } });
    }
    const { campaigns } = await report();
    expect(campaigns.lastTouch).toHaveLength(51);
    expect(campaigns.lastTouch.at(-1)).toMatchObject({ source: '(others)', visits: 3 });
    expect(campaigns.firstTouch).toMatchObject([{ source: 'first', medium: '(none)', visits: 53 }]);
  });

  it('is complete and empty when nothing has happened', async () => {
    clock.advance(5 * dayMs);
    expect(await report()).toMatchObject({
      limits: [],
      visits: { visits: 0, referralRate: null },
      beacon: [],
    });
  });
});
