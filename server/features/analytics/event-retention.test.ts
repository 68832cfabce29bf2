import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { buildEvent, completeFigures, postBeacon, readEvents } from '../../testing/test-beacon.ts';
import { createTestClock } from '../../testing/test-clock.ts';

const dayMs = 24 * 3_600_000;
const key = 'k'.repeat(32);

describe('pruning', () => {
  it('removes events after the retention period and keeps the daily totals forever', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({ ANALYTICS_RETENTION_DAYS: '10' }, { clock });
    const { db } = app.services.database;
    const readTotals = async () =>
      (await completeFigures(app)).selectFrom('analyticsDaily').selectAll().execute();
    for (let call = 0; call < 10; call += 1) {
      await postBeacon(
        app,
        Array.from({ length: 45 }, () => buildEvent({ sessionId: `tab_${call}` })),
      );
    }
    const before = await readTotals();
    expect(before).toMatchObject([{ day: '2026-03-01', name: 'page_view', events: 450, sessions: 10 }]);
    clock.advance(10 * dayMs);
    await app.services.retentionJobs.run();
    expect(await readEvents(app)).toHaveLength(450);
    clock.advance(dayMs);
    await app.services.retentionJobs.run();
    expect(await readEvents(app)).toEqual([]);
    expect(await db.selectFrom('analyticsSessions').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('analyticsFirsts').selectAll().execute()).toEqual([]);
    expect(await readTotals()).toEqual(before);
  });

  it('removes the latest events of a source that stopped sending, too', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({ ANALYTICS_RETENTION_DAYS: '10', ANALYTICS_KEYS: key }, { clock });
    await postBeacon(app, buildEvent(), { Authorization: `Bearer ${key}` });
    const db = await completeFigures(app);
    const countRecent = async () => (await db.selectFrom('analyticsRecent').select('id').execute()).length;
    clock.advance(10 * dayMs);
    await app.services.retentionJobs.run();
    expect(await countRecent()).toBe(1);
    clock.advance(dayMs);
    await app.services.retentionJobs.run();
    expect(await countRecent()).toBe(0);
  });

  it('[security 31] still recognizes a repeat for 30 days after its event was pruned', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({ ANALYTICS_RETENTION_DAYS: '1', ANALYTICS_KEYS: key }, { clock });
    const headers = { Authorization: `Bearer ${key}` };
    const event = buildEvent({ occurredAt: clock.now().toISOString() });
    await postBeacon(app, event, headers);
    const repeat = async (days: number) => {
      clock.advance(days * dayMs);
      await app.services.retentionJobs.run();
      const { accepted, duplicates } = (await postBeacon(app, event, headers)).body;
      return [accepted, duplicates];
    };
    expect(await repeat(2)).toEqual([0, 1]);
    expect(await repeat(29)).toEqual([0, 1]);
    expect(await repeat(5)).toEqual([1, 0]);
  });
});

describe('daily totals', () => {
  it('count events and tabs by carrier, device, and campaign', async () => {
    await using app = await createTestApp();
    const campaign = { additionalData: { lastCampaign: 'spring' } };
    const match = { eventName: 'quote_received', elementClicked: 'alderpoint' };
    await postBeacon(app, [buildEvent(campaign), buildEvent(), buildEvent(match)]);
    await postBeacon(app, [
      buildEvent(),
      buildEvent({ sessionId: 'tab_2' }),
      buildEvent({ sessionId: null }),
    ]);
    const db = await completeFigures(app);
    const totals = await db
      .selectFrom('analyticsDaily')
      .select(['name', 'carrier', 'campaign', 'events', 'sessions'])
      .orderBy('name')
      .orderBy('campaign')
      .execute();
    expect(totals).toEqual([
      { name: 'page_view', carrier: '', campaign: '', events: 2, sessions: 1 },
      { name: 'page_view', carrier: '', campaign: 'spring', events: 3, sessions: 1 },
      { name: 'quote_received', carrier: 'Alderpoint Life', campaign: 'spring', events: 1, sessions: 1 },
    ]);
  });

  it('stay few when someone makes up thousands of names', async () => {
    await using app = await createTestApp();
    for (let call = 0; call < 50; call += 1) {
      await postBeacon(
        app,
        Array.from({ length: 50 }, (_, index) => buildEvent({ eventName: `e${call}_${index}` })),
      );
    }
    await postBeacon(app, { action: 'track_funnel', data: { step: 'quick_info' } });
    const match = { eventName: 'quote_received', elementClicked: 'alderpoint' };
    await postBeacon(app, [buildEvent({ additionalData: { lastCampaign: 'spring' } }), buildEvent(match)]);
    const db = await completeFigures(app);
    const totals = await db.selectFrom('analyticsDaily').select(['name', 'carrier', 'events']).execute();
    expect(totals).toHaveLength(2004);
    expect(totals).toContainEqual({ name: 'other', carrier: '', events: 500 });
    expect(totals).toContainEqual({ name: 'quick_info', carrier: '', events: 1 });
    expect(totals).toContainEqual({ name: 'page_view', carrier: '', events: 1 });
    expect(totals).toContainEqual({ name: 'quote_received', carrier: 'Alderpoint Life', events: 1 });
  });
});
