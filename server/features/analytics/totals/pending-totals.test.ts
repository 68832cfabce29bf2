import { expect, it } from 'vitest';
import { createRandom } from '../../../../shared/seeded-random.ts';
import { matchedCarriers } from '../../../../shared/site/carriers.data.ts';
import { createTestApp, restartTestApp } from '../../../testing/test-app.ts';
import { buildEvent, completeFigures, postBeacon, readCounts } from '../../../testing/test-beacon.ts';
import { countFailed, type PendingTotals, toPendingRow } from './pending-totals.repository.ts';
import { addPendingTotals } from './pending-totals.ts';

const day = '2026-03-01';
const dimensions = { action: 'track_event', carrier: '', deviceClass: 'phone', campaign: '' };
const shop = { source: 'shop', day, property: '', action: 'track_event', name: 'sold', value: '' };
const deltas: PendingTotals['deltas'] = {
  totals: [{ day, ...dimensions, name: 'page_view', events: 3, sessions: 1 }],
  sourceTotals: [
    { ...shop, events: 2 },
    { ...shop, property: 'plan', value: 'gold', events: 2 },
  ],
  outcomes: [{ day, source: 'site', outcome: 'accepted', reason: '', count: 3 }],
  recent: [
    {
      source: 'shop',
      receivedAt: `${day}T12:00:00.000Z`,
      outcome: 'accepted',
      reason: '',
      field: null,
      action: 'track_event',
      name: 'sold',
      eventId: null,
      occurredAt: null,
    },
  ],
};

it('adds what a killed process or a copy has left to the totals, counts, and quotas, when a server starts', async () => {
  const app = await createTestApp();
  const { db } = app.services.database;
  for (const bytes of [100, 20])
    await db
      .insertInto('analyticsDeltas')
      .values(toPendingRow({ day, usage: { '': bytes, ada: bytes }, deltas }))
      .execute();
  await using again = await restartTestApp(app);
  const figures = await completeFigures(again);
  expect(await figures.selectFrom('analyticsDeltas').selectAll().execute()).toEqual([]);
  expect(await figures.selectFrom('analyticsDaily').selectAll().execute()).toEqual([
    { day, ...dimensions, name: 'page_view', events: 6, sessions: 2 },
  ]);
  const totals = await figures.selectFrom('analyticsSourceTotals').selectAll().orderBy('property').execute();
  expect(totals.map(({ property, value, events }) => [property, value, events])).toEqual([
    ['', '', 4],
    ['plan', 'gold', 4],
  ]);
  expect(await readCounts(again)).toEqual({ accepted: 6 });
  const usage = await figures
    .selectFrom('analyticsUsage')
    .select(['sender', 'bytes'])
    .orderBy('sender')
    .execute();
  expect(usage).toEqual([
    { sender: '', bytes: 120 },
    { sender: 'ada', bytes: 120 },
  ]);
  expect(await figures.selectFrom('analyticsRecent').select('name').execute()).toEqual([
    { name: 'sold' },
    { name: 'sold' },
  ]);
});

it('adds large sums of many groups bit by bit', async () => {
  const app = await createTestApp();
  const { db } = app.services.database;
  const sourceTotals = Array.from({ length: 200 }, (_, index) => ({
    ...shop,
    name: `n${index % 150}`,
    events: 1,
  }));
  for (let group = 0; group < 20; group += 1) {
    await db
      .insertInto('analyticsDeltas')
      .values(toPendingRow({ day, usage: {}, deltas: { ...deltas, sourceTotals } }))
      .execute();
  }
  await using again = await restartTestApp(app);
  const figures = await completeFigures(again);
  const { events } = await figures
    .selectFrom('analyticsSourceTotals')
    .select((eb) => eb.fn.sum<number>('events').as('events'))
    .executeTakeFirstOrThrow();
  expect(events).toBe(4000);
  expect(await readCounts(again)).toEqual({ accepted: 60 });
});

it('leaves out what can’t be added, so that the rest is, and tries it again at the next start', async () => {
  const app = await createTestApp();
  const { db } = app.services.database;
  const one = { day, usage: {}, deltas };
  await db.insertInto('analyticsDeltas').values(toPendingRow(one)).execute();
  await db.insertInto('analyticsDeltas').values({ day, usage: '{}', deltas: '{"totals":' }).execute();
  await db.insertInto('analyticsDeltas').values(toPendingRow(one)).execute();
  const again = await restartTestApp(app);
  const { db: sameDb } = again.services.database;
  await expect.poll(() => addPendingTotals(sameDb, { isPatient: true }).catch(() => false)).toBe(true);
  expect(await readCounts(again)).toEqual({ accepted: 6 });
  expect(await countFailed(sameDb)).toBe(1);
  await sameDb
    .updateTable('analyticsDeltas')
    .set({ deltas: JSON.stringify(deltas) })
    .execute();
  await using last = await restartTestApp(again);
  await expect.poll(() => readCounts(last)).toEqual({ accepted: 9 });
});

it('counts every event once while several add at the same time', async () => {
  await using app = await createTestApp();
  const { db } = app.services.database;
  await Promise.all(
    Array.from({ length: 20 }, async (_, call) => {
      await postBeacon(app, [buildEvent({ sessionId: `tab_${call % 3}` }), buildEvent()]).expect(202);
      await addPendingTotals(db, { isPatient: call % 2 === 0 });
    }),
  );
  const figures = await completeFigures(app);
  const totals = await figures.selectFrom('analyticsDaily').select(['events', 'sessions']).execute();
  expect(totals).toEqual([{ events: 40, sessions: 3 }]);
  expect(await readCounts(app)).toEqual({ accepted: 40 });
});

it('counts what a database stores as the same text together, and names too long for an index as other', async () => {
  await using app = await createTestApp();
  const alike = ['a\0', 'a\uD800', 'a\uFFFD'];
  const campaigns = alike.map((lastCampaign) => buildEvent({ additionalData: { lastCampaign } }));
  const names = alike.slice(1).map((eventName) => buildEvent({ eventName }));
  const random = createRandom(16);
  const carrierName = Array.from({ length: 500 }, () =>
    String.fromCodePoint(0x4e00 + random.below(20_000)),
  ).join('');
  const referral = {
    action: 'track_referral',
    data: { carrierName, referralUrl: matchedCarriers[0]?.referralLink },
  };
  await postBeacon(app, [...campaigns, ...names, referral]).expect(202);
  const figures = await completeFigures(app);
  const totals = await figures.selectFrom('analyticsDaily').selectAll().execute();
  expect(totals.reduce((sum, { events }) => sum + events, 0)).toBe(6);
  expect(totals).toContainEqual(expect.objectContaining({ name: 'other', carrier: '', events: 1 }));
  expect(await readCounts(app)).toEqual({ accepted: 6 });
});
