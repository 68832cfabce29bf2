import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { deflateSync, gzipSync } from 'node:zlib';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { listenOnLoopback } from '../../testing/peers/listen-on-loopback.ts';
import { createTestApp, type TestApp, testOrigin } from '../../testing/test-app.ts';
import {
  buildEvent,
  chromeUserAgent,
  completeFigures,
  postBeacon,
  readEvents,
} from '../../testing/test-beacon.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { createTestServer } from '../../testing/test-server.ts';

function postCompressed(app: TestApp, body: Buffer, encoding: string) {
  const headers = {
    Origin: testOrigin,
    'User-Agent': chromeUserAgent,
    'Content-Type': 'application/json',
    'Content-Encoding': encoding,
  };
  return supertest(app.listener)
    .post('/api/analytics')
    .set(headers)
    .serialize((sent: unknown) => sent as string)
    .send(body);
}

describe('compressed bodies', () => {
  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
  ])('are read with %s', async (encoding, compress) => {
    await using app = await createTestApp();
    const { body } = await postCompressed(app, compress(JSON.stringify([buildEvent()])), encoding).expect(
      202,
    );
    expect(body.accepted).toBe(1);
  });

  it('get 413 when they are larger than the limit once decompressed', async () => {
    await using app = await createTestApp();
    const bomb = gzipSync(' '.repeat(5 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(64 * 1024);
    const { body } = await postCompressed(app, bomb, 'gzip').expect(413);
    expect(body.error.code).toBe('payload_too_large');
  });

  it('get 415 with the encodings that are known', async () => {
    await using app = await createTestApp();
    const { headers } = await postBeacon(app, buildEvent(), { 'Content-Encoding': 'br' }).expect(415);
    expect(headers['accept-encoding']).toBe('gzip, deflate');
  });
});

describe('a client that reads the response only after sending its whole body', () => {
  it.each([
    ['that is too large', {}, 413],
    ['with an unknown key', { Authorization: 'Bearer unknown' }, 401],
  ])('sees the status of a body %s', async (_case, headers, status) => {
    await using app = await createTestApp();
    const isComplete = Promise.withResolvers<boolean>();
    const listener: RequestListener = (request, response) => {
      response.on('finish', () => isComplete.resolve(request.complete));
      app.listener(request, response);
    };
    await using listening = await listenOnLoopback(createTestServer({ ...app, listener }));
    const socket = connect(listening.port, '127.0.0.1');
    const body = Buffer.alloc(3 * 1024 * 1024, ' ');
    const head = {
      Host: 'localhost:3000',
      Origin: testOrigin,
      Connection: 'close',
      'Content-Type': 'application/json',
      'Content-Length': String(body.length),
      ...headers,
    };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    const write = (part: string | Buffer) =>
      new Promise<void>((resolve, reject) => {
        socket.write(part, (cause) => (cause ? reject(cause) : resolve()));
      });
    await write(`POST /api/analytics HTTP/1.1\r\n${lines.join('')}\r\n`);
    await write(body);
    expect(await isComplete.promise).toBe(true);
    expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
});

describe('GET /api/analytics/pixel.gif', () => {
  const load = async (app: TestApp, query: string, publicId?: string, headers: object = {}) => {
    const { db } = app.services.database;
    const source = await db
      .selectFrom('analyticsSources')
      .select('publicId')
      .where('name', '=', 'shop')
      .executeTakeFirstOrThrow();
    return supertest(app.listener)
      .get(`/api/analytics/pixel.gif?source=${publicId ?? source.publicId}&${query}`)
      .set({ 'User-Agent': 'GoogleImageProxy', Referer: 'https://mail.example/', ...headers });
  };

  it('stores an event of its source, once for each id, and answers with a picture', async () => {
    await using app = await createTestApp({ ANALYTICS_ORIGINS: 'shop:https://shop.example' });
    const id = '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11';
    const { status, headers, body } = await load(app, `event=email_opened&path=/letter&id=${id}`);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/gif',
      'no-store',
    ]);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(body.subarray(0, 6).toString()).toBe('GIF89a');
    expect((await load(app, `event=email_opened&id=${id}`)).status).toBe(200);
    expect(await readEvents(app)).toMatchObject([
      { source: 'shop', name: 'email_opened', pageRoute: '/letter', sessionId: null },
    ]);
  });

  it('[security 46] stores no email address', async () => {
    await using app = await createTestApp({ ANALYTICS_ORIGINS: 'shop:https://shop.example' });
    const email = 'ada%40example.com';
    expect((await load(app, `event=opened+${email}&path=/u/${email}`)).status).toBe(200);
    expect(await readEvents(app)).toMatchObject([{ name: 'opened hidden', pageRoute: '/u/hidden' }]);
  });

  it.each([{ 'Sec-GPC': '1' }, { DNT: '1' }])('stores no id of someone who sends %j', async (headers) => {
    await using app = await createTestApp({ ANALYTICS_ORIGINS: 'shop:https://shop.example' });
    const id = '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11';
    expect((await load(app, `event=email_opened&id=${id}`, undefined, headers)).status).toBe(200);
    expect(await readEvents(app)).toMatchObject([{ name: 'email_opened', eventId: null }]);
    const db = await completeFigures(app);
    const recent = await db.selectFrom('analyticsRecent').select('eventId').execute();
    expect(recent).toEqual([{ eventId: null }]);
  });

  it.each([
    ['event=', undefined, 422],
    ['event=a&event=b', undefined, 422],
    ['event=seen&id=7', undefined, 422],
    ['event=seen', 'unknown', 404],
    ['event=seen', 'site', 404],
  ])('stores nothing for %s of %s', async (query, publicId, status) => {
    await using app = await createTestApp({ ANALYTICS_ORIGINS: 'shop:https://shop.example' });
    expect((await load(app, query, publicId)).status).toBe(status);
    expect(await readEvents(app)).toEqual([]);
  });
});

describe('the clock of a sender', () => {
  const now = '2026-03-01T12:00:00.000Z';
  const hour = 3_600_000;
  const at = (ms: number) => new Date(Date.parse(now) + ms).toISOString();
  const send = (app: TestApp, offMs: number, happenedMs = -10_000, events = 1) =>
    postBeacon(app, {
      sentAt: at(offMs),
      events: Array.from({ length: events }, () => buildEvent({ occurredAt: at(offMs + happenedMs) })),
    });

  it.each([
    ['an hour fast', hour],
    ['a day fast', 24 * hour],
    ['two days slow', -48 * hour],
    ['never set', Date.parse('2001-01-01') - Date.parse(now)],
  ])('is corrected when it is %s', async (_case, offMs) => {
    await using app = await createTestApp({}, { clock: createTestClock(now) });
    const { body } = await send(app, offMs).expect(202);
    expect(body).toMatchObject({ accepted: 1, clockShiftSeconds: -offMs / 1000 });
    expect(await readEvents(app)).toMatchObject([{ occurredAt: new Date(at(-10_000)) }]);
  });

  it('is believed within a minute, because the network takes time', async () => {
    await using app = await createTestApp({}, { clock: createTestClock(now) });
    const { body } = await send(app, -50_000).expect(202);
    expect(body.clockShiftSeconds).toBeUndefined();
    expect(await readEvents(app)).toMatchObject([{ occurredAt: new Date(at(-60_000)) }]);
  });

  it('changes nothing about how old an event may be', async () => {
    await using app = await createTestApp({}, { clock: createTestClock(now) });
    const { body } = await send(app, 48 * hour, -25 * hour).expect(422);
    expect(body.rejected).toMatchObject([{ code: 'occurred_too_early' }]);
    const late = await send(app, 48 * hour, hour).expect(422);
    expect(late.body.rejected).toMatchObject([{ code: 'occurred_in_future' }]);
  });

  it.each([
    [{ sentAt: 'noon', events: [] }, 'invalid_request'],
    [{ sentAt: '2026-13-01T00:00:00Z', events: [] }, 'invalid_request'],
    [{ events: {} }, 'invalid_json'],
  ])('refuses the batch %j', async (batch, code) => {
    await using app = await createTestApp();
    const { body } = await postBeacon(app, batch).expect(400);
    expect(body.error.code).toBe(code);
  });

  it('counts the events of a batch against the limit', async () => {
    await using app = await createTestApp({}, { clock: createTestClock(now) });
    await send(app, 0, 0, 51).expect(413);
    await postBeacon(app, { events: [buildEvent()] }).expect(202);
  });
});
