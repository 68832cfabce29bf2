import { describe, expect, it } from 'vitest';
import { matchedCarriers } from '../../../../shared/site/carriers.data.ts';
import { createTestApp, restartTestApp, type TestApp } from '../../../testing/test-app.ts';
import { buildEvent, completeFigures, postBeacon, readEvents } from '../../../testing/test-beacon.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { composeReport } from '../../reports/compose-report.ts';
import { hashSourceKey } from './source-keys.ts';
import { addSource, revokeSource, rotateKey } from './sources.service.ts';

const key = 'k'.repeat(32);
const shop = 'https://shop.example';
const environment = {
  ANALYTICS_ORIGINS: `shop:${shop},https://other.example:8443`,
  ANALYTICS_KEYS: `billing:${key},${'o'.repeat(32)}`,
};
const bearer = (secret: string) => ({ Authorization: `Bearer ${secret}`, Origin: '', 'User-Agent': 'node' });
const second = 1000;

const listTotals = async (app: TestApp) =>
  (await completeFigures(app)).selectFrom('analyticsSourceTotals').selectAll().orderBy('property').execute();
const listOutcomes = async (app: TestApp) =>
  (await completeFigures(app)).selectFrom('analyticsOutcomes').selectAll().orderBy('source').execute();

describe('event sources', () => {
  it('are named in the environment, or by their host or the hash of their key', async () => {
    await using app = await createTestApp(environment);
    await postBeacon(app, buildEvent(), { Origin: shop }).expect(202);
    await postBeacon(app, buildEvent(), { Origin: 'https://other.example:8443' }).expect(202);
    await postBeacon(app, buildEvent(), bearer(key)).expect(202);
    await postBeacon(app, buildEvent(), bearer('o'.repeat(32))).expect(202);
    await postBeacon(app, buildEvent()).expect(202);
    expect((await readEvents(app)).map(({ source }) => source)).toEqual([
      'shop',
      'other.example-8443',
      'billing',
      expect.stringMatching(/^key-[\da-f]{6}$/),
      'site',
    ]);
  });

  it('keep their visits, funnels, and referrals out of the site’s own figures', async () => {
    const clock = createTestClock();
    await using app = await createTestApp(environment, { clock });
    const carrier = matchedCarriers[0];
    const events = [
      buildEvent({ additionalData: { plan: 'gold', email_verified: true } }),
      buildEvent({ additionalData: { plan: 'gold' } }),
      { action: 'track_funnel', data: { sessionId: 'tab_1', step: 'quick_info' } },
      {
        action: 'track_referral',
        data: { sessionId: 'tab_1', carrierName: carrier?.name, referralUrl: carrier?.referralLink },
      },
    ];
    await postBeacon(app, events, bearer(key)).expect(202);
    await postBeacon(app, [buildEvent({ sessionId: 'tab_1' })], { Origin: shop }).expect(202);
    await postBeacon(app, [buildEvent({ sessionId: 'tab_1', pageRoute: '/guide' })]).expect(202);

    const db = await completeFigures(app);
    const period = { from: '2026-03-01', to: '2026-03-01', timeZone: 'UTC' };
    const report = await composeReport(db, { period, carriers: matchedCarriers, now: clock.now() });
    expect(report.visits).toMatchObject({ visits: 1, pageViews: 1, started: 0, referrals: 0 });
    expect(report.pages).toMatchObject([{ page: '/guide' }]);
    expect(report.beacon).toEqual([{ outcome: 'accepted', reason: '', count: 1 }]);
    expect(report.sources).toMatchObject([
      {
        name: 'billing',
        accepted: 3,
        rejected: 1,
        names: [
          { action: 'track_referral', name: carrier?.name, events: 1 },
          { action: 'track_event', name: 'page_view', events: 1 },
          { action: 'track_funnel', name: 'quick_info', events: 1 },
        ].toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? '')),
        rejections: [{ code: 'forbidden_key', events: 1 }],
      },
      { name: 'shop', accepted: 1 },
    ]);
    for (const table of ['analyticsSessions', 'analyticsDaily', 'analyticsFirsts'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toHaveLength(1);
    }
  });

  it('are counted by name, page, and detail', async () => {
    await using app = await createTestApp(environment, { clock: createTestClock() });
    const data = { pageRoute: '/offer', eventType: 'conversion', additionalData: { plan: 'gold', seats: 3 } };
    await postBeacon(app, [buildEvent(data), buildEvent(data)], bearer(key)).expect(202);
    const totals = await listTotals(app);
    expect(totals.map(({ property, value, events }) => [property, value, events])).toEqual([
      ['', '', 2],
      ['$page', '/offer', 2],
      ['eventType', 'conversion', 2],
      ['plan', 'gold', 2],
      ['seats', '3', 2],
    ]);
  });

  it('have clock corrections marked and counted', async () => {
    const clock = createTestClock();
    await using app = await createTestApp(environment, { clock });
    const occurredAt = '2026-03-01T13:00:00.000Z';
    const batch = { sentAt: occurredAt, events: [buildEvent({ occurredAt }), buildEvent({ occurredAt })] };
    await postBeacon(app, batch, { Origin: shop }).expect(202);
    expect((await readEvents(app)).map(({ clockShiftMs }) => clockShiftMs)).toEqual([-3_600_000, -3_600_000]);
    expect(await listOutcomes(app)).toMatchObject([
      { source: 'shop', outcome: 'accepted', count: 2 },
      { source: 'shop', outcome: 'corrected', count: 2 },
    ]);
  });

  it('have refused calls counted, as far as they are known', async () => {
    await using app = await createTestApp(environment);
    await postBeacon(app, '{', bearer(key)).expect(400);
    await postBeacon(app, buildEvent(), bearer('unknown')).expect(401);
    await postBeacon(app, buildEvent()).expect(202);
    expect(await listOutcomes(app)).toMatchObject([
      { source: '', reason: 'invalid_key' },
      { source: 'billing', outcome: 'refused', reason: 'invalid_json' },
      { source: 'site', outcome: 'accepted' },
    ]);
  });
});

describe('keys of sources', () => {
  it('work without a restart, expire after a rotation, and end when they are revoked', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const { db } = app.services.database;
    const { key: first } = await addSource(db, { name: 'billing' }, clock.now());
    clock.advance(second);
    await postBeacon(app, buildEvent(), bearer(first)).expect(202);

    const { key: next } = await rotateKey(db, 'billing', { overlapMs: 60 * second }, clock.now());
    clock.advance(second);
    await postBeacon(app, buildEvent(), bearer(first)).expect(202);
    await postBeacon(app, buildEvent(), bearer(next)).expect(202);
    clock.advance(60 * second);
    await postBeacon(app, buildEvent(), bearer(first)).expect(401);

    await revokeSource(db, 'billing', clock.now());
    clock.advance(second);
    await postBeacon(app, buildEvent(), bearer(next)).expect(401);
  });

  it('end when they are revoked, even while the clock is set back', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const { db } = app.services.database;
    const { key: made } = await addSource(db, { name: 'billing' }, clock.now());
    clock.advance(second);
    await postBeacon(app, buildEvent(), bearer(made)).expect(202);
    await revokeSource(db, 'billing', clock.now());
    clock.advance(-3600 * second);
    await postBeacon(app, buildEvent(), bearer(made)).expect(401);
  });

  it('are stored as hashes only', async () => {
    await using app = await createTestApp(environment);
    const { db } = app.services.database;
    const { key: made } = await addSource(db, { name: 'crm', origin: 'https://crm.example' }, new Date());
    const stored = JSON.stringify([
      await db.selectFrom('analyticsKeys').selectAll().execute(),
      await db.selectFrom('analyticsSources').selectAll().execute(),
    ]);
    expect(stored).toContain(hashSourceKey(made));
    for (const secret of [made, key]) expect(stored).not.toContain(secret);
  });

  it('have their last use stored, without a write for each call', async () => {
    const clock = createTestClock();
    const first = await createTestApp(environment, { clock });
    const { key: made } = await addSource(first.services.database.db, { name: 'crm' }, clock.now());
    clock.advance(second);
    await postBeacon(first, buildEvent(), bearer(made)).expect(202);
    await using app = await restartTestApp(first, environment, { clock });
    const { db } = app.services.database;
    const sources = await db.selectFrom('analyticsSources').select(['name', 'lastUsedAt']).execute();
    expect(sources.filter(({ lastUsedAt }) => lastUsedAt !== null)).toEqual([
      { name: 'crm', lastUsedAt: clock.now() },
    ]);
    expect(await db.selectFrom('analyticsKeys').select('lastUsedAt').execute()).toEqual([
      { lastUsedAt: clock.now() },
    ]);
  });

  it('have a daily quota of their own', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const { db } = app.services.database;
    const { key: small } = await addSource(db, { name: 'small', dailyBytes: 2000 }, clock.now());
    clock.advance(second);
    await postBeacon(app, [buildEvent()], bearer(small)).expect(202);
    const events = Array.from({ length: 20 }, () => buildEvent());
    const { body, headers } = await postBeacon(app, events, bearer(small)).expect(429);
    expect(body.error.message).toMatch(/^This source has reached its daily event limit/);
    expect(headers['retry-after']).toBe('43199');
    await postBeacon(app, events).expect(202);
  });

  it('refuse names that are taken, and origins of other sources', async () => {
    await using app = await createTestApp();
    const { db } = app.services.database;
    const now = new Date();
    await addSource(db, { name: 'crm', origin: 'https://crm.example' }, now);
    await expect(addSource(db, { name: 'crm' }, now)).rejects.toThrow('A source named crm already exists.');
    await expect(addSource(db, { name: 'site' }, now)).rejects.toThrow('name');
    await expect(addSource(db, { name: 'x', origin: 'https://crm.example' }, now)).rejects.toThrow('crm');
    await expect(rotateKey(db, 'nope', {}, now)).rejects.toThrow('There is no source named nope.');
  });
});
