import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { lockPending, toPendingRow } from '../../../features/analytics/totals/pending-totals.repository.ts';
import { addPendingTotals, createPendingTotals } from '../../../features/analytics/totals/pending-totals.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { readCounts } from '../../../testing/test-beacon.ts';

const day = '2026-03-01';
const key = 'k'.repeat(32);
const logger = { error: (line: unknown) => expect.fail(JSON.stringify(line)) };

/** What a group left that counted one event. */
const group = {
  day,
  usage: {},
  deltas: {
    totals: [],
    sourceTotals: [],
    outcomes: [{ day, source: 'site', outcome: 'accepted' as const, reason: '', count: 1 }],
    recent: [],
  },
};

it('lets reports read figures that lag behind while another process adds what waits', async () => {
  await using app = await createTestApp();
  const { db } = app.services.database;
  const { complete: completeFigures, close } = createPendingTotals(db, logger);
  await db.transaction().execute(async (trx) => {
    await lockPending(trx, false);
    await db.insertInto('analyticsDeltas').values(toPendingRow(group)).execute();
    await Promise.all([completeFigures(), completeFigures()]);
    // Both have given up, and this one doesn't even try.
    await completeFigures();
    const { rows } = await sql`select 1 from analytics_deltas`.execute(db);
    expect(rows).toHaveLength(1);
  });
  expect(await readCounts(app)).toEqual({ accepted: 1 });
  await close();
});

it('adds what there is time for, and the rest later', async () => {
  await using app = await createTestApp();
  const { db } = app.services.database;
  await db.transaction().execute(async (trx) => {
    await lockPending(trx, false);
    for (let count = 0; count < 3; count += 1)
      await db.insertInto('analyticsDeltas').values(toPendingRow(group)).execute();
    expect(await addPendingTotals(db, { isPatient: true, maxMs: 0 })).toBe(false);
  });
  expect(await addPendingTotals(db, { isPatient: true })).toBe(true);
  expect(await readCounts(app)).toEqual({ accepted: 3 });
});

it('lists at most 1,000 details of a day, however many groups made them up', async () => {
  await using app = await createTestApp({ ANALYTICS_KEYS: `shop:${key}` });
  const { db } = app.services.database;
  const total = { source: 'shop', day, action: 'track_event', name: 'sold', events: 1 };
  const named = { ...total, property: '', value: '', events: 300 };
  for (let first = 0; first < 3000; first += 300) {
    const details = Array.from({ length: 300 }, (_, place) => ({
      ...total,
      property: 'order',
      value: String(first + place),
    }));
    await db
      .insertInto('analyticsDeltas')
      .values(
        toPendingRow({
          ...group,
          deltas: { ...group.deltas, sourceTotals: [named, ...details] },
        }),
      )
      .execute();
    if (first === 900) await addPendingTotals(db, { isPatient: true });
  }
  await addPendingTotals(db, { isPatient: true });
  const totals = await db.selectFrom('analyticsSourceTotals').selectAll().orderBy('value').execute();
  const sum = (property: string) =>
    totals.reduce((all, one) => all + (one.property === property ? one.events : 0), 0);
  expect([sum(''), sum('order')]).toEqual([3000, 3000]);
  expect(totals.filter(({ property, value }) => property === 'order' && value !== '(other)')).toHaveLength(
    1000,
  );
});
