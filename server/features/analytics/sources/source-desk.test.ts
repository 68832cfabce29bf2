import { describe, expect, it } from 'vitest';
import { createTestOperator } from '../../../testing/operator.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { buildEvent, postBeacon } from '../../../testing/test-beacon.ts';
import { createTestClock } from '../../../testing/test-clock.ts';

const minuteMs = 60_000;
const shop = { name: 'shop', origin: 'https://Shop.example/', dailyMebibytes: 50 };

async function openDesk(environment: Record<string, string> = {}) {
  const clock = createTestClock();
  const app = await createTestApp(environment, { clock });
  const { id: operatorId, browser } = await createTestOperator(app);
  return {
    app,
    clock,
    operatorId,
    list: async () => (await browser.send('get', '/api/operator/sources')).body.sources,
    add: (body: object = shop) => browser.send('post', '/api/operator/sources', body),
    issue: (overlapHours: number | null) =>
      browser.send('post', '/api/operator/sources/shop/keys', { overlapHours }),
    revoke: (hint: string | null) => browser.send('post', '/api/operator/sources/shop/revoke', { hint }),
    limit: (dailyMebibytes: number | null, name = 'shop') =>
      browser.send('put', `/api/operator/sources/${name}/quota`, { dailyMebibytes }),
    trySend: async (key: string, events: object = buildEvent()) => {
      const headers = { Authorization: `Bearer ${key}`, Origin: '', 'User-Agent': 'node' };
      return (await postBeacon(app, events, headers)).status;
    },
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

const readActions = async ({ services }: TestApp) => {
  const rows = await services.database.db.selectFrom('operatorActions').selectAll().execute();
  return rows.map(({ action, subjectId, detail }) => [action, subjectId, detail]).toSorted();
};

describe('sources at the desk', () => {
  it('are added with a key that works right away and is shown once, and listed with what they sent', async () => {
    await using desk = await openDesk();
    expect(await desk.list()).toEqual([]);
    const { status, body } = await desk.add();
    expect([status, body]).toEqual([201, { name: 'shop', key: expect.stringMatching(/^ak_[\w-]{32}$/) }]);
    const occurredAt = new Date(desk.clock.now().getTime() + 60 * minuteMs).toISOString();
    const late = { sentAt: occurredAt, events: [buildEvent({ occurredAt })] };
    expect(await desk.trySend(body.key, late)).toBe(202);
    expect(await desk.trySend(body.key, [buildEvent(), { action: 'none' }])).toBe(202);
    const earlier = { day: '2026-02-28', source: 'shop', outcome: 'accepted', reason: '', count: 7 } as const;
    await desk.app.services.database.db.insertInto('analyticsOutcomes').values(earlier).execute();
    const listed = await desk.list();
    expect(listed).toEqual([
      {
        name: 'shop',
        origins: ['https://shop.example'],
        keys: [
          {
            hint: body.key.slice(0, 7),
            createdAt: expect.any(String),
            expiresAt: null,
            lastUsedAt: null,
          },
        ],
        isConfigured: false,
        publicId: expect.any(String),
        dailyMebibytes: 50,
        revokedAt: null,
        lastUsedAt: null,
        storedToday: 2,
        stored: 9,
        rejected: 1,
        corrected: 1,
      },
    ]);
    expect(JSON.stringify(listed)).not.toContain(body.key);
  });

  it('get more keys, next to those before or in their place, and lose one key or all', async () => {
    await using desk = await openDesk();
    const first = (await desk.add()).body.key;
    const second = (await desk.issue(null)).body.key;
    const third = (await desk.issue(24)).body.key;
    expect((await desk.list())[0].keys).toHaveLength(3);
    for (const key of [first, second, third]) expect(await desk.trySend(key)).toBe(202);
    expect((await desk.revoke(first.slice(0, 7))).status).toBe(204);
    expect((await desk.revoke(first.slice(0, 7))).status).toBe(404);
    expect(await desk.trySend(first)).toBe(401);
    expect(await desk.trySend(second)).toBe(202);
    const fourth = (await desk.issue(0)).body.key;
    expect([await desk.trySend(third), await desk.trySend(fourth)]).toEqual([401, 202]);
    expect((await desk.revoke(null)).status).toBe(204);
    expect((await desk.revoke(null)).status).toBe(404);
    expect(await desk.trySend(fourth)).toBe(401);
    expect(await desk.list()).toMatchObject([{ revokedAt: expect.any(String), keys: [] }]);
    const again = (await desk.add()).body.key;
    expect(await desk.trySend(again)).toBe(202);
  });

  it('[security 79] have each change recorded, and nothing that was refused', async () => {
    await using desk = await openDesk({ ANALYTICS_KEYS: `billing:${'k'.repeat(32)}` });
    const { key } = (await desk.add()).body;
    await desk.add();
    await desk.issue(24);
    await desk.limit(5);
    await desk.limit(null);
    await desk.limit(5, 'nope');
    await desk.revoke('ak_none');
    await desk.revoke(key.slice(0, 7));
    await desk.revoke(null);
    expect(await readActions(desk.app)).toEqual([
      ['added_source', 'shop', 'https://Shop.example/'],
      ['issued_key', 'shop', 'the ones before end in 24 h'],
      ['revoked_key', 'shop', key.slice(0, 7)],
      ['revoked_source', 'shop', ''],
      ['set_quota', 'shop', '5 MiB a day'],
      ['set_quota', 'shop', 'the default'],
    ]);
    expect(await desk.list()).toMatchObject([
      { name: 'billing', isConfigured: true, origins: [], keys: [] },
      { name: 'shop', dailyMebibytes: null },
    ]);
  });

  it('[security 78] are changed only with a proof of identity from the last 10 minutes', async () => {
    await using desk = await openDesk();
    await desk.add();
    desk.clock.advance(11 * minuteMs);
    for (const change of [desk.add, () => desk.issue(0), () => desk.revoke(null), () => desk.limit(5)]) {
      expect((await change()).body.error.code).toBe('reauthentication_required');
    }
    expect(await desk.list()).toMatchObject([{ revokedAt: null, dailyMebibytes: 50, keys: [{}] }]);
    expect(await readActions(desk.app)).toHaveLength(1);
  });

  it('[security 72] are refused with the field that is wrong, also for an origin that the settings give away', async () => {
    await using desk = await openDesk({ ANALYTICS_ORIGINS: 'partner:https://partner.example' });
    await desk.add({ name: 'taken', origin: 'https://taken.example', dailyMebibytes: null });
    for (const wrong of [
      { name: 'Shop!' },
      { name: 'site' },
      { name: 'taken' },
      { origin: 'https://taken.example' },
      { origin: 'https://partner.example' },
      { origin: 'https://shop.example/path' },
      { origin: 'https://[' },
      { dailyMebibytes: 0 },
    ]) {
      const { status, body } = await desk.add({ ...shop, ...wrong });
      expect([status, Object.keys(body.error.fields)]).toEqual([422, Object.keys(wrong)]);
    }
    expect(await desk.list()).toHaveLength(2);
  });
});
