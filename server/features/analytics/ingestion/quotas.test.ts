import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  buildEvent,
  completeFigures,
  postBeacon,
  readCounts,
  readEvents,
} from '../../../testing/test-beacon.ts';
import { createTestClock, type TestClock } from '../../../testing/test-clock.ts';

const kib = 1024;
const perAddress = 128 * kib;
const key = 'k'.repeat(32);
const environment = {
  RATE_LIMIT_FACTOR: '1',
  TRUST_PROXY: '1',
  ANALYTICS_KEYS: key,
  ANALYTICS_DAILY_BYTES_PER_ADDRESS: String(perAddress),
  ANALYTICS_DAILY_BYTES: String(3 * perAddress),
};
const office = '203.0.113.7';
const hourMs = 3_600_000;

let folder: string;
let clock: TestClock;
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/coverlight-quota-`);
  clock = createTestClock('2026-03-01T12:00:00.000Z');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function open(more: Record<string, string> = {}): Promise<TestApp> {
  return createTestApp({ ...environment, DATABASE_URL: `file:${folder}/test.db`, ...more }, { clock });
}

const buildEvents = (count: number) =>
  Array.from({ length: count }, () => buildEvent({ elementValue: 'x'.repeat(500) }));

function send(app: TestApp, address: string, events: unknown = buildEvents(20)) {
  return postBeacon(app, events, { 'X-Forwarded-For': address });
}

/** Sends until a call is refused, and returns the refusal. */
async function exhaust(app: TestApp, address: string) {
  for (let call = 0; call < 100; call += 1) {
    const response = await send(app, address);
    if (response.status !== 202) return response;
  }
  throw new Error('No call was refused.');
}

const readUsage = async (app: TestApp) =>
  (await completeFigures(app)).selectFrom('analyticsUsage').selectAll().orderBy('bytes', 'desc').execute();

describe('daily event quotas', () => {
  it('[security 70] refuse an address that has used up its own until the next day, and no one else', async () => {
    await using app = await open();
    const { status, body, headers } = await exhaust(app, office);
    expect([status, body.error.code, headers['retry-after']]).toEqual([429, 'rate_limited', '43200']);
    expect(body.error.message).toMatch(/^This network address has reached its daily event limit\./);
    await send(app, office).expect(429);
    await send(app, '203.0.113.8').expect(202);
    const [all, own] = await readUsage(app);
    expect(own?.bytes).toBeGreaterThan(perAddress * 0.7);
    expect(own?.bytes).toBeLessThanOrEqual(perAddress);
    expect(all?.sender).toBe('');
    clock.advance(12 * hourMs);
    await send(app, office).expect(202);
  });

  it('[security 70] apply to all addresses together, no matter who sends', async () => {
    await using app = await open();
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) await exhaust(app, address);
    const { status, body } = await exhaust(app, '203.0.113.4');
    expect(status).toBe(429);
    expect(body.error.message).toMatch(/^We’ve reached our daily event limit\./);
    const [all] = await readUsage(app);
    expect(all?.bytes).toBeLessThanOrEqual(3 * perAddress);
  });

  it('[security 70] count a server by its key, which may use half of the total', async () => {
    await using app = await open();
    const headers = { Authorization: `Bearer ${key}` };
    let refused = await postBeacon(app, buildEvents(20), headers);
    for (let hop = 1; refused.status === 202; hop += 1) {
      refused = await postBeacon(app, buildEvents(20), { ...headers, 'X-Forwarded-For': `203.0.113.${hop}` });
    }
    expect(refused.body.error.message).toMatch(/^This source /);
    const [, byKey] = await readUsage(app);
    expect(byKey?.bytes).toBeGreaterThan(perAddress);
    expect(byKey?.bytes).toBeLessThanOrEqual(1.5 * perAddress);
    await send(app, '203.0.113.1').expect(202);
  });

  it('[security 70] cannot be bypassed by parallel calls or a restart', async () => {
    {
      await using app = await open();
      await Promise.all(Array.from({ length: 40 }, () => send(app, office)));
      const [, own] = await readUsage(app);
      expect(own?.bytes).toBeLessThanOrEqual(perAddress);
      expect(await readEvents(app)).toHaveLength((await readCounts(app)).accepted ?? 0);
    }
    await using app = await open();
    await send(app, office).expect(429);
    await send(app, '203.0.113.8').expect(202);
  });

  it('[security 70] identify an address by a keyed hash that changes daily and is deleted with its day', async () => {
    await using app = await open();
    await send(app, office).expect(202);
    const [today] = (await readUsage(app)).filter(({ sender }) => sender !== '');
    clock.advance(24 * hourMs);
    await send(app, office).expect(202);
    const senders = (await readUsage(app)).map(({ sender }) => sender).filter(Boolean);
    expect(new Set(senders).size).toBe(2);
    await app.services.retentionJobs.run();
    const left = await readUsage(app);
    expect(left.map(({ day }) => day)).toEqual(['2026-03-02', '2026-03-02']);
    expect(left.map(({ sender }) => sender)).not.toContain(today?.sender);
    await sql`pragma wal_checkpoint(truncate)`.execute(app.services.database.db);
    expect(readFileSync(`${folder}/test.db`).includes(office)).toBe(false);
  });

  it('[security 70] report what they refuse in counts, metrics, and one log line', async () => {
    await using app = await open({ METRICS_TOKEN: key });
    await exhaust(app, office);
    await send(app, office).expect(429);
    await send(app, '203.0.113.8').expect(202);
    expect(await readCounts(app)).toMatchObject({ 'refused daily_bytes_of_address': 2 });
    const lines = app.readLog().filter(({ msg }) => msg === 'daily quota of events reached');
    expect(lines).toMatchObject([{ level: 40, quota: 'address' }]);
    expect(JSON.stringify(app.readLog())).not.toContain(office);
    const text = (await app.services.metrics?.write()) ?? '';
    expect(text).toContain('analytics_events_total{outcome="refused",reason="daily_bytes_of_address"} 2\n');
    const [all] = await readUsage(app);
    expect(text).toContain(`analytics_stored_bytes_today ${all?.bytes}\n`);
    expect(text).toContain(`analytics_daily_bytes_limit ${3 * perAddress}\n`);
  });

  it('accept a repeat of a stored event even when they are used up', async () => {
    await using app = await open();
    const first = buildEvents(20);
    await send(app, office, first).expect(202);
    await exhaust(app, office);
    const { body } = await send(app, office, first).expect(202);
    expect(body).toMatchObject({ accepted: 0, duplicates: 20 });
    await send(app, office, [...first, ...buildEvents(20)]).expect(429);
  });

  it('charge for what is stored, no matter what events look like', async () => {
    await using app = await open({ RATE_LIMIT_FACTOR: '1000' });
    const { db } = app.services.database;
    const measure = async () => {
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
      const { rows } = await sql<{ bytes: number }>`
        select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()
      `.execute(db);
      return rows[0]?.bytes ?? 0;
    };
    const shapes = [
      () => ({ sessionId: 'tab_of_a_person' }),
      () => ({ sessionId: randomUUID(), additionalData: { title: 'Home', lastSource: 'news' } }),
      () => ({ sessionId: randomUUID(), eventName: `n${randomUUID()}`.padEnd(400, 'x') }),
      () => ({ sessionId: null, elementValue: '💡'.repeat(200), pageRoute: 'x'.repeat(100) }),
    ];
    for (const shape of shapes) {
      const [before, [counted]] = [await measure(), await readUsage(app)];
      for (let call = 0; call < 40; call += 1) {
        await send(
          app,
          office,
          Array.from({ length: 50 }, () => buildEvent(shape())),
        ).expect(202);
      }
      const charged = ((await readUsage(app))[0]?.bytes ?? 0) - (counted?.bytes ?? 0);
      const share = charged / ((await measure()) - before);
      expect(share).toBeGreaterThan(0.75);
      expect(share).toBeLessThan(1.75);
    }
  });

  it('leave plenty of room for honest visitors behind one address', async () => {
    await using app = await createTestApp({ RATE_LIMIT_FACTOR: '1' });
    const additionalData = { title: 'Compare life insurance carriers', referrer: 'https://search.example/' };
    const visit = Array.from({ length: 50 }, () => buildEvent({ eventType: 'navigation', additionalData }));
    await postBeacon(app, visit).expect(202);
    const [own] = await readUsage(app);
    const { analyticsDailyBytesPerAddress: limit } = app.services.config;
    expect(limit / (own?.bytes ?? 0)).toBeGreaterThan(1000);
  });
});
