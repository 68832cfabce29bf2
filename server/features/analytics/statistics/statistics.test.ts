import supertest from 'supertest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { buildEvent, postBeacon } from '../../../testing/test-beacon.ts';
import { createTestClock } from '../../../testing/test-clock.ts';

const key = 'k'.repeat(32);
const other = 'o'.repeat(32);
const hour = 3_600_000;

let app: TestApp;
beforeEach(async () => {
  const clock = createTestClock('2026-03-01T23:00:00.000Z');
  app = await createTestApp({ ANALYTICS_KEYS: `billing:${key},crm:${other}` }, { clock });
  const bearer = (secret: string) => ({
    Authorization: `Bearer ${secret}`,
    Origin: '',
    'User-Agent': 'node',
  });
  const sold = buildEvent({
    eventName: 'sold',
    pageRoute: '/offer',
    additionalData: { plan: 'gold', seats: 3 },
  });
  const rejected = buildEvent({ eventName: 'sold', additionalData: { email: 'ada@example.com' } });
  await postBeacon(app, [sold, rejected, buildEvent({ additionalData: { plan: 'silver' } })], bearer(key));
  clock.advance(2 * hour);
  await postBeacon(app, [sold, buildEvent({ eventName: 'sold', pageRoute: '/' })], bearer(key));
  await postBeacon(app, buildEvent({ eventName: 'theirs' }), bearer(other));
  await postBeacon(app, '{', bearer(key)).expect(400);
  await postBeacon(app, buildEvent()).expect(202);
});
afterEach(() => app[Symbol.asyncDispose]());

const get = (path: string, secret = key) =>
  supertest(app.listener).get(`/api/analytics/${path}`).set('Authorization', `Bearer ${secret}`);
const stats = async (query: string) =>
  (await get(`stats?from=2026-02-28&to=2026-03-02&${query}`).expect(200)).body;

describe('GET /api/analytics/stats', () => {
  it('counts by day, without gaps, and says what became of the rest', async () => {
    expect(await stats('')).toEqual({
      source: 'billing',
      from: '2026-02-28',
      to: '2026-03-02',
      by: 'day',
      total: 3,
      rows: [
        { key: '2026-02-28', events: 0 },
        { key: '2026-03-01', events: 2 },
        { key: '2026-03-02', events: 1 },
      ],
      omitted: 0,
      outcomes: [
        { outcome: 'accepted', reason: '', count: 3 },
        { outcome: 'duplicate', reason: '', count: 1 },
        { outcome: 'refused', reason: 'invalid_json', count: 1 },
        { outcome: 'rejected', reason: 'forbidden_key', count: 1 },
      ],
    });
  });

  it.each([
    [
      'by=name',
      [
        ['sold', 2],
        ['page_view', 1],
      ],
    ],
    [
      'by=page',
      [
        ['/', 2],
        ['/offer', 1],
      ],
    ],
    [
      'by=page&name=sold',
      [
        ['/', 1],
        ['/offer', 1],
      ],
    ],
    [
      'by=property',
      [
        ['plan', 2],
        ['seats', 1],
      ],
    ],
    [
      'by=property&property=plan',
      [
        ['gold', 1],
        ['silver', 1],
      ],
    ],
  ])('counts %s', async (query, expected) => {
    const { rows } = await stats(query);
    expect(rows.map(({ key: name, events }: { key: string; events: number }) => [name, events])).toEqual(
      expected,
    );
  });

  it('says how many rows are beyond the limit', async () => {
    expect(await stats('by=name&limit=1')).toMatchObject({ rows: [{ key: 'sold' }], omitted: 1, total: 3 });
  });

  it.each([
    ['from=yesterday', 'from'],
    ['from=2026-03-02&to=2026-03-01', 'from'],
    ['from=2024-01-01', 'from'],
    // The default of `from` would be in a year of six digits, which is never reached.
    ['to=0000-01-05', 'to'],
    ['by=person', 'by'],
    ['limit=1001', 'limit'],
    ['limit=0', 'limit'],
    ['property=plan', 'property'],
  ])('refuses %s', async (query, field) => {
    const { body } = await get(`stats?${query}`).expect(422);
    expect(Object.keys(body.error.fields)).toEqual([field]);
  });

  it.each(['stats', 'live'])(
    'shows %s to no one without a key, and never those of another source',
    async (path) => {
      await get(path, 'unknown').expect(401);
      await supertest(app.listener).get(`/api/analytics/${path}`).expect(401);
      expect(JSON.stringify((await get(path, other)).body)).not.toMatch(/sold|billing/);
    },
  );
});

describe('GET /api/analytics/live', () => {
  it('lists the latest events, and what became of each', async () => {
    // Refused calls are written with the next transaction.
    await postBeacon(app, buildEvent()).expect(202);
    const { body } = await get('live').expect(200);
    const seen = body.events.map(({ outcome, reason, name }: Record<string, string>) =>
      [outcome, reason, name].join(' ').trim(),
    );
    expect(seen.toSorted()).toEqual([
      'accepted  page_view',
      'accepted  sold',
      'accepted  sold',
      'duplicate  sold',
      'refused invalid_json',
      'rejected forbidden_key sold',
    ]);
    expect(JSON.stringify(body)).not.toContain('ada@');
  });

  it('keeps a hundred of them', async () => {
    const bearer = { Authorization: `Bearer ${key}`, Origin: '', 'User-Agent': 'node' };
    const events = Array.from({ length: 130 }, (_, index) => buildEvent({ eventName: `n${index}` }));
    await postBeacon(app, events, bearer).expect(202);
    const { body } = await get('live').expect(200);
    expect(body.events).toHaveLength(100);
    expect(body.events[0].name).toBe('n129');
    const { db } = app.services.database;
    const stored = await db
      .selectFrom('analyticsRecent')
      .select('id')
      .where('source', '=', 'billing')
      .execute();
    expect(stored).toHaveLength(100);
  });
});
