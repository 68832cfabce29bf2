import { sql } from 'kysely';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { buildEvent, postBeacon, readCounts, readEvents } from '../../../testing/test-beacon.ts';
import { createTestBrowser, signUpInTest } from '../../../testing/test-browser.ts';
import { onlyOnSqlite } from '../../../testing/test-database.ts';
import { readEvent, type StoredEvent } from '../read-event.ts';
import { noDevice } from './request-signals.ts';

const receivedAt = '2030-01-02T03:04:05.000Z';

function buildStored(data: Record<string, unknown> = {}): StoredEvent {
  const context = { source: 'site', device: noDevice, isPrivate: false, userId: null, carriers: [] };
  const read = readEvent(buildEvent(data), 0, {
    ...context,
    now: new Date(receivedAt),
    mayBeOld: true,
    cleanReferralLink: String,
  });
  if ('rejected' in read) throw new Error(read.rejected.message);
  return read.event;
}

const senders = [{ kind: 'address', id: '192.0.2.1' }] as const;
const nothingElse = { source: 'site', senders, refused: [], filtered: [], rejected: [], clockShiftMs: 0 };

describe('ingestion', () => {
  it(
    '[security 56] answers 503 to all calls of a group when the disk is full, and keeps working',
    onlyOnSqlite(),
    async () => {
      await using app = await createTestApp();
      const { db } = app.services.database;
      await postBeacon(app, buildEvent()).expect(202);
      const pages = await sql<{ pageCount: number }>`pragma page_count`.execute(db);
      await sql`pragma max_page_count = ${sql.raw(String(pages.rows[0]?.pageCount))}`.execute(db);
      const events = Array.from({ length: 50 }, () => buildEvent({ pageRoute: 'x'.repeat(500) }));
      const answers = await Promise.all(Array.from({ length: 8 }, () => postBeacon(app, events)));
      const refused = answers.filter(({ status }) => status === 503);
      expect(refused.length).toBeGreaterThan(0);
      for (const { body, headers } of refused) {
        expect(body.error.code).toBe('unavailable');
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
      await sql`pragma max_page_count = 1000000`.execute(db);
      await postBeacon(app, events).expect(202);
      const { accepted } = await readCounts(app);
      expect(await readEvents(app)).toHaveLength(accepted ?? 0);
    },
  );

  it(
    '[security 56] leaves the last of the disk to the writes that people wait for',
    onlyOnSqlite(),
    async () => {
      const token = 't'.repeat(32);
      const measureDisk = () => ({ freeBytes: 0, hasRoom: false });
      await using app = await createTestApp({ METRICS_TOKEN: token }, { measureDisk });
      const { status, body, headers } = await postBeacon(app, buildEvent());
      expect([status, body.error.code, headers['retry-after']]).toEqual([503, 'unavailable', '300']);
      expect(await readEvents(app)).toEqual([]);
      // A line with a stack for each refused call would fill the disk.
      expect(app.readLog().filter(({ level }) => Number(level) > 30)).toEqual([]);
      await supertest(app.listener).get('/readyz').expect(200, { status: 'ready', disk: 'low' });
      const metrics = await supertest(app.listener).get('/metrics').auth(token, { type: 'bearer' });
      expect(metrics.text.split('\n')).toEqual(expect.arrayContaining(['disk_low 1', 'disk_free_bytes 0']));
      const browser = createTestBrowser(app.listener);
      expect((await signUpInTest(browser)).status).toBe(201);
    },
  );

  it('shares a transaction between the calls of a turn', async () => {
    await using app = await createTestApp();
    const { ingestion, database } = app.services;
    const calls = Array.from({ length: 100 }, () =>
      ingestion.store({ events: [buildStored()], ...nothingElse }),
    );
    expect(await Promise.all(calls)).toEqual(calls.map(() => ({ accepted: 1, duplicates: 0 })));
    // Each group leaves one row.
    expect(await database.db.selectFrom('analyticsDeltas').select('id').execute()).toHaveLength(1);
  });

  it('waits for someone else’s transaction on the one connection', async () => {
    await using app = await createTestApp();
    const { database, ingestion } = app.services;
    const release = Promise.withResolvers<void>();
    const rolledBack = database.db
      .transaction()
      .execute(async () => {
        await release.promise;
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    const stored = ingestion.store({ events: [buildStored()], ...nothingElse });
    release.resolve();
    await rolledBack;
    expect(await stored).toEqual({ accepted: 1, duplicates: 0 });
    expect(await readEvents(app)).toHaveLength(1);
  });

  it('keeps a call that cannot be written from affecting others', async () => {
    await using app = await createTestApp();
    const { ingestion } = app.services;
    // The table rejects an event without a name.
    const broken = Object.assign(buildStored(), { name: null });
    const outcomes = await Promise.allSettled([
      ingestion.store({ events: [buildStored()], ...nothingElse }),
      ingestion.store({ events: [broken], ...nothingElse }),
      ingestion.store({ events: [buildStored()], ...nothingElse }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await readCounts(app)).toEqual({ accepted: 2 });
  });

  it(
    'answers all calls of a group when a transaction for one of them cannot begin',
    onlyOnSqlite(),
    async () => {
      await using app = await createTestApp();
      const { ingestion, database } = app.services;
      const { db } = database;
      const begin = db.transaction.bind(db);
      let transactions = 0;
      db.transaction = () => {
        transactions += 1;
        if (transactions === 2) throw new Error('locked');
        return begin();
      };
      const broken = Object.assign(buildStored(), { name: null });
      const outcomes = await Promise.allSettled([
        ingestion.store({ events: [buildStored()], ...nothingElse }),
        ingestion.store({ events: [broken], ...nothingElse }),
        ingestion.store({ events: [buildStored()], ...nothingElse }),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
      expect(await readCounts(app)).toEqual({ accepted: 1 });
    },
  );

  it('[security 41] refuses with 503 when more is waiting than it can hold, and stores what is waiting', async () => {
    await using app = await createTestApp();
    const { ingestion } = app.services;
    const many = Array.from({ length: 500 }, () => buildStored({ eventId: null }));
    const waiting = Array.from({ length: 40 }, () => ingestion.store({ events: many, ...nothingElse }));
    const call = { events: [buildStored()], ...nothingElse };
    expect(() => ingestion.store(call)).toThrow(expect.objectContaining({ status: 503 }));
    await Promise.all(waiting);
    expect(await ingestion.store(call)).toEqual({ accepted: 1, duplicates: 0 });
    expect(await readCounts(app)).toEqual({ accepted: 20_001 });
  });

  it('forgets whose event it is when the account was deleted a moment ago', async () => {
    await using app = await createTestApp();
    const event = { ...buildStored(), userId: 'deleted' };
    await app.services.ingestion.store({ events: [event], ...nothingElse });
    expect(await readEvents(app)).toMatchObject([{ userId: null }]);
  });

  it('stores every field in its own column, in the order of the events', async () => {
    await using app = await createTestApp();
    const fields = {
      eventType: 'navigation',
      carrier: 'carrier "1"',
      pageRoute: '/guide',
      elementClicked: 'Menü',
      elementValue: '💡',
      referralUrl: 'https://carrier.example/?a=1',
      interest: "o'clock",
      sessionId: 'tab_1',
      deviceClass: 'phone',
      browserFamily: 'safari',
      clockShiftMs: -61_000,
    } as const;
    const events = ['ff', '00'].map((end) => ({
      ...buildStored({ eventId: `0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b${end}` }),
      ...fields,
      additionalData: '{"a":["b",1]}',
    }));
    await app.services.ingestion.store({ events, ...nothingElse });
    const stored = { ...fields, additionalData: { a: ['b', 1] }, name: 'page_view', day: '2030-01-02' };
    expect(await readEvents(app)).toMatchObject(events.map(({ eventId }) => ({ eventId, ...stored })));
  });

  it('writes refused calls before it ends', async () => {
    await using app = await createTestApp();
    app.services.ingestion.noteRefusal('invalid_key', '');
    await app.services.ingestion[Symbol.asyncDispose]();
    expect(await readCounts(app)).toEqual({ 'refused invalid_key': 1 });
  });
});

describe('tabs', () => {
  it('keep the first touch and the last, complete, and their first day', async () => {
    await using app = await createTestApp();
    const { ingestion, database } = app.services;
    const store = (occurredAt: string, additionalData: object) =>
      ingestion.store({
        events: [buildStored({ occurredAt, additionalData, pageRoute: '/guide' })],
        ...nothingElse,
      });
    await store('2030-01-01T23:59:00Z', { firstSource: 'news', firstMedium: 'mail', lastSource: 'news' });
    await store('2030-01-02T00:10:00Z', { firstCampaign: 'late', lastCampaign: 'spring' });
    await store('2030-01-02T00:20:00Z', {});
    await store('2030-01-01T23:50:00Z', {});
    expect(await database.db.selectFrom('analyticsSessions').selectAll().execute()).toMatchObject([
      {
        day: '2030-01-01',
        startedAt: new Date('2030-01-01T23:50:00.000Z'),
        lastAt: new Date('2030-01-02T00:20:00.000Z'),
        landingRoute: '/guide',
        firstSource: 'news',
        firstMedium: 'mail',
        firstCampaign: null,
        lastSource: null,
        lastMedium: null,
        lastCampaign: 'spring',
      },
    ]);
  });
});
