import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import supertest from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { matchedCarriers } from '../../../shared/site/carriers.data.ts';
import { createTestApp } from '../../testing/test-app.ts';
import {
  buildEvent,
  chromeUserAgent,
  completeFigures,
  postBeacon,
  readCounts,
  readEvents,
} from '../../testing/test-beacon.ts';
import { createTestBrowser, signUpInTest } from '../../testing/test-browser.ts';
import { createTestClock } from '../../testing/test-clock.ts';

const key = 'k'.repeat(32);
const partner = 'https://partner.example';
const environment = { ANALYTICS_ORIGINS: partner, ANALYTICS_KEYS: `${'o'.repeat(32)},${key}` };
const carrier = matchedCarriers[0];
if (!carrier) throw new Error('There are no carriers.');

describe('POST /api/analytics', () => {
  it('[security 46] stores no email address, no matter which field has it', async () => {
    await using app = await createTestApp(environment);
    const email = 'ada@example.com';
    const texts = { eventName: email, eventType: email, elementClicked: email, elementValue: `to ${email}` };
    const campaign = {
      firstCampaign: email,
      lastSource: 'ada%40example.com',
      lastMedium: email,
      title: email,
    };
    const events = [
      buildEvent({ ...texts, pageRoute: `/u/${email}`, additionalData: campaign }),
      { action: 'track_funnel', data: { sessionId: 'tab_2', step: email } },
    ];
    for (const headers of [{}, { Authorization: `Bearer ${key}`, Origin: '' }]) {
      expect((await postBeacon(app, events, headers)).body).toMatchObject({ rejected: [] });
    }
    const db = await completeFigures(app);
    const stored: unknown[] = [];
    for (const { name } of await db.introspection.getTables()) {
      if (name.startsWith('analytics_')) {
        stored.push((await sql<object>`select * from ${sql.table(name)}`.execute(db)).rows);
      }
    }
    const text = JSON.stringify(stored);
    expect(text).toContain('hidden');
    expect(text).not.toMatch(/ada(?:@|%40)/);
  });

  it('[security 52] stores all three kinds of events before it responds', async () => {
    const clock = createTestClock();
    const now = clock.now();
    await using app = await createTestApp({}, { clock });
    const eventId = randomUUID();
    const events = [
      buildEvent({
        eventId: eventId.toUpperCase(),
        eventType: 'navigation',
        pageRoute: '/quote?name=Ada#top',
        elementClicked: 'cta',
        elementValue: 'Find My Best Match',
        additionalData: { title: 'Home', depth: 2, isNew: true, lastSource: 'news', lastCampaign: 'spring' },
      }),
      { action: 'track_funnel', data: { sessionId: 'tab_1', step: 'quick_info' } },
      {
        action: 'track_referral',
        data: {
          sessionId: 'tab_1',
          carrierName: carrier.name,
          referralUrl: carrier.referralLink,
          interest: 'copperleaf',
        },
      },
    ];
    const response = await postBeacon(app, events).expect(202);
    expect(response.body).toEqual({ accepted: 3, duplicates: 0, filtered: [], rejected: [] });
    const common = {
      sessionId: 'tab_1',
      userId: null,
      source: 'site',
      deviceClass: 'desktop',
      browserFamily: 'chrome',
      occurredAt: now,
      receivedAt: now,
      day: '2026-03-01',
    };
    expect(await readEvents(app)).toMatchObject([
      {
        ...common,
        eventId,
        action: 'track_event',
        name: 'page_view',
        eventType: 'navigation',
        pageRoute: '/quote',
        elementClicked: 'cta',
        elementValue: 'Find My Best Match',
        additionalData: {
          title: 'Home',
          depth: 2,
          isNew: true,
          lastSource: 'news',
          lastCampaign: 'spring',
        },
      },
      { ...common, action: 'track_funnel', name: 'quick_info', eventId: null },
      {
        ...common,
        action: 'track_referral',
        name: carrier.name,
        carrier: carrier.name,
        referralUrl: carrier.referralLink,
        interest: 'copperleaf',
      },
    ]);
    expect(await readCounts(app)).toEqual({ accepted: 3 });
  });

  it('accepts a single event, and the text/plain of sendBeacon', async () => {
    await using app = await createTestApp();
    await postBeacon(app, buildEvent(), { 'Content-Type': 'text/plain;charset=UTF-8' }).expect(202);
    await postBeacon(app, []).expect(202, { accepted: 0, duplicates: 0, filtered: [], rejected: [] });
    expect(await readEvents(app)).toHaveLength(1);
  });

  it('ignores unknown fields, and accepts null for missing values', async () => {
    await using app = await createTestApp();
    const event = buildEvent({
      eventType: null,
      elementClicked: null,
      additionalData: null,
      colour: 'scarlet',
    });
    const { body } = await postBeacon(app, { ...event, extra: { deep: 1 } }).expect(202);
    expect(body.accepted).toBe(1);
    expect(JSON.stringify(await readEvents(app))).not.toContain('scarlet');
  });

  it('validates each event on its own and stores nothing of a rejected one', async () => {
    await using app = await createTestApp();
    const eventId = randomUUID();
    const bad = buildEvent({ eventId, additionalData: { email: 'ada@example.com' } });
    const { body } = await postBeacon(app, [buildEvent(), bad, 7, buildEvent({ sessionId: 'tab_2' })]);
    expect(body).toMatchObject({
      accepted: 2,
      rejected: [
        { index: 1, eventId, code: 'forbidden_key', field: 'data.additionalData.email' },
        { index: 2, eventId: null, code: 'invalid_event', field: null },
      ],
    });
    expect((await readEvents(app)).map(({ sessionId }) => sessionId)).toEqual(['tab_1', 'tab_2']);
    expect(await readCounts(app)).toEqual({
      accepted: 2,
      'rejected forbidden_key': 1,
      'rejected invalid_event': 1,
    });
  });

  it('[security 31] counts a repeat once: within a call, in a later one, and between concurrent ones', async () => {
    await using app = await createTestApp();
    const event = buildEvent();
    const { body } = await postBeacon(app, [event, event]);
    expect([body.accepted, body.duplicates]).toEqual([1, 1]);
    expect((await postBeacon(app, event)).body).toMatchObject({ accepted: 0, duplicates: 1 });
    const other = buildEvent();
    const answers = await Promise.all(Array.from({ length: 20 }, () => postBeacon(app, other)));
    expect(answers.map((answer) => answer.body.accepted).sort()).toEqual([
      ...Array.from({ length: 19 }, () => 0),
      1,
    ]);
    expect(await readEvents(app)).toHaveLength(2);
    expect(await readCounts(app)).toEqual({ accepted: 2, duplicate: 21 });
  });

  it.each(['1', 'true'])('validates without storing or counting with ?validate=%s', async (value) => {
    await using app = await createTestApp();
    const [stored, event] = [buildEvent(), buildEvent()];
    await postBeacon(app, stored).expect(202);
    const counts = await readCounts(app);
    const { body, headers } = await postBeacon(app, [stored, event, event, {}], {}, `?validate=${value}`);
    expect(body).toMatchObject({ dryRun: true, accepted: 1, duplicates: 2, rejected: [{ index: 3 }] });
    expect(headers['events-rejected']).toBe('1');
    expect([await readEvents(app), await readCounts(app)]).toMatchObject([{ length: 1 }, counts]);
  });

  it.each(['yes', 'TRUE', '0', '', '1&validate=1'])(
    'stores nothing when the request for a trial is unclear: validate=%s',
    async (value) => {
      await using app = await createTestApp();
      const { body } = await postBeacon(app, buildEvent(), {}, `?validate=${value}`).expect(400);
      expect(body.error.code).toBe('invalid_request');
      expect(await readEvents(app)).toEqual([]);
    },
  );

  it('answers 422 with the usual body when every event is rejected', async () => {
    await using app = await createTestApp();
    const { body, headers } = await postBeacon(app, [{}, 7]).expect(422);
    expect(body).toMatchObject({ accepted: 0, duplicates: 0, filtered: [], rejected: [{}, {}] });
    expect(headers['events-rejected']).toBe('2');
    const trial = await postBeacon(app, [7], {}, '?validate=1').expect(422);
    expect(trial.body).toMatchObject({ dryRun: true, rejected: [{ index: 0 }] });
    const partly = await postBeacon(app, [{}, buildEvent()]).expect(202);
    expect(partly.headers['events-rejected']).toBe('1');
    const none = await postBeacon(app, buildEvent()).expect(202);
    expect(none.headers['events-rejected']).toBeUndefined();
  });

  it('[security 36] identifies the person by the cookie, never by what a client says', async () => {
    await using app = await createTestApp();
    const browser = createTestBrowser(app.listener, { 'User-Agent': chromeUserAgent });
    const { id } = (await signUpInTest(browser)).body.user;
    await browser.send('post', '/api/analytics', buildEvent({ userId: 'somebody-else' }));
    await postBeacon(app, buildEvent({ userId: id }));
    expect((await readEvents(app)).map(({ userId }) => userId)).toEqual([id, null]);
  });

  it.each([
    ['GPC', { 'Sec-GPC': '1' }],
    ['DNT', { DNT: '1' }],
  ])('counts without tab and person under %s', async (_name, header) => {
    await using app = await createTestApp();
    const browser = createTestBrowser(app.listener, { 'User-Agent': chromeUserAgent, ...header });
    await signUpInTest(browser);
    await browser.send('post', '/api/analytics', buildEvent({ sessionId: 'tab_9' }));
    expect(await readEvents(app)).toMatchObject([{ sessionId: null, userId: null, name: 'page_view' }]);
    const db = await completeFigures(app);
    expect(await db.selectFrom('analyticsSessions').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('analyticsDaily').select(['events', 'sessions']).execute()).toEqual([
      { events: 1, sessions: 0 },
    ]);
  });

  it.each([
    ['bot', { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
    ['bot', { 'User-Agent': 'kube-probe/1.29' }],
    ['missing_user_agent', { 'User-Agent': ' ' }],
    ['prefetch', { 'Sec-Purpose': 'prefetch;prerender' }],
    ['prefetch', { Purpose: 'prefetch' }],
  ])('counts without storing: %s %j', async (reason, header) => {
    await using app = await createTestApp();
    const { body } = await postBeacon(app, [buildEvent(), {}, buildEvent()], header).expect(202);
    expect(body).toMatchObject({ accepted: 0, filtered: [0, 2].map((index) => ({ index, reason })) });
    expect(body.rejected).toHaveLength(1);
    expect(await readEvents(app)).toEqual([]);
    expect(await readCounts(app)).toEqual({ [`filtered ${reason}`]: 2, 'rejected missing_field': 1 });
  });
});

describe('callers of POST /api/analytics', () => {
  it('lets servers with a key send more events, and old ones', async () => {
    await using app = await createTestApp(environment);
    const headers = { Origin: '', 'User-Agent': 'node', Authorization: `Bearer ${key}` };
    const occurredAt = '2020-02-29T23:30:00-02:00';
    const events = Array.from({ length: 500 }, () => buildEvent({ occurredAt, pageRoute: 'x'.repeat(400) }));
    const { body } = await postBeacon(app, events, headers).expect(202);
    expect(body.accepted).toBe(500);
    expect((await readEvents(app))[0]).toMatchObject({
      source: expect.stringMatching(/^key-/),
      deviceClass: 'other',
      occurredAt: new Date('2020-03-01T01:30:00.000Z'),
      day: '2020-03-01',
    });
    await postBeacon(app, [...events, buildEvent()], headers).expect(413);
    await postBeacon(app, `[${' '.repeat(1024 * 1024)}]`, headers).expect(413);
  });

  it('[security 31] ignores cookies from servers and other origins', async () => {
    await using app = await createTestApp(environment);
    const browser = createTestBrowser(app.listener, { 'User-Agent': chromeUserAgent });
    await signUpInTest(browser);
    const Cookie = `session=${browser.cookies.get('session')}`;
    await postBeacon(app, buildEvent(), { Cookie, Origin: partner }).expect(202);
    await postBeacon(app, buildEvent(), { Cookie, Authorization: `Bearer ${key}` }).expect(202);
    expect((await readEvents(app)).map(({ source, userId }) => [source, userId])).toEqual([
      ['partner.example', null],
      [expect.stringMatching(/^key-/), null],
    ]);
  });

  it('[security 30] lets pages of allowed origins read responses and errors, without credentials', async () => {
    await using app = await createTestApp(environment);
    for (const [body, status] of [
      [buildEvent(), 202],
      ['{', 400],
    ] as const) {
      const { headers } = await postBeacon(app, body, { Origin: partner }).expect(status);
      expect(headers['access-control-allow-origin']).toBe(partner);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      const exposed = String(headers['access-control-expose-headers']).toLowerCase().split(', ');
      const told = Object.keys(headers).filter((name) =>
        /^(?:ratelimit|retry-after|x-request-id)/.test(name),
      );
      expect(told.length).toBeGreaterThan(4);
      expect(exposed).toEqual(expect.arrayContaining([...told, 'retry-after', 'events-rejected']));
      expect(headers.vary).toContain('Origin');
    }
    const preflight = await supertest(app.listener)
      .options('/api/analytics')
      .set({ Origin: partner, 'Access-Control-Request-Method': 'POST' })
      .expect(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': partner,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'Content-Type, Content-Encoding',
    });
  });

  it('[security 30] sends CORS headers to no other origin and on no other route', async () => {
    await using app = await createTestApp(environment);
    const preflight = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' };
    const answers = [
      await postBeacon(app, buildEvent(), { Origin: 'https://evil.example' }),
      await postBeacon(app, buildEvent()),
      await supertest(app.listener).options('/api/analytics').set(preflight),
      await supertest(app.listener)
        .options('/api/contact')
        .set({ ...preflight, Origin: partner }),
      await supertest(app.listener).get('/api/auth/session').set({ Origin: partner }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 202, 403, 405, 200]);
    for (const { headers } of answers) expect(Object.keys(headers).join()).not.toContain('access-control');
  });

  it.each([
    ['another origin', { Origin: 'https://evil.example' }, 403, 'cross_site'],
    ['[security 72] a partner on another scheme', { Origin: 'http://partner.example' }, 403, 'cross_site'],
    ['[security 72] a partner on another port', { Origin: `${partner}:444` }, 403, 'cross_site'],
    ['[security 72] a partner with a slash', { Origin: `${partner}/` }, 403, 'cross_site'],
    ['[security 72] our origin on another scheme', { Origin: 'https://localhost:3000' }, 403, 'cross_site'],
    ['[security 72] our origin with a slash', { Origin: 'http://localhost:3000/' }, 403, 'cross_site'],
    ['no origin that is one', { Origin: 'null' }, 403, 'cross_site'],
    ['a frame of another site', { 'Sec-Fetch-Site': 'cross-site' }, 403, 'cross_site'],
    ['neither origin nor key', { Origin: '' }, 401, 'invalid_key'],
    ['an unknown key', { Authorization: `Bearer ${key}x` }, 401, 'invalid_key'],
    ['no Bearer', { Authorization: `Basic ${key}` }, 401, 'invalid_key'],
    ['an empty key', { Authorization: 'Bearer ' }, 401, 'invalid_key'],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415, 'unsupported_media_type'],
    ['another charset', { 'Content-Type': 'text/plain; charset=utf-16' }, 415, 'unsupported_media_type'],
    ['an unknown encoding', { 'Content-Encoding': 'br' }, 415, 'unsupported_media_type'],
    ['what only claims to be compressed', { 'Content-Encoding': 'gzip' }, 400, 'invalid_json'],
  ])('rejects %s', async (_case, header, status, code) => {
    await using app = await createTestApp(environment);
    const { body, headers } = await postBeacon(app, buildEvent(), header).expect(status);
    expect(body.error).toMatchObject({ code, requestId: headers['x-request-id'] });
    expect(await readEvents(app)).toEqual([]);
  });

  it.each([
    'application/json',
    'application/json;charset=utf8',
    'application/json; charset="UTF-8"',
    'text/plain;charset=UTF8',
    'text/plain; charset=us-ascii;',
    'Application/JSON ;',
  ])('accepts %s, and a byte order mark', async (type) => {
    await using app = await createTestApp(environment);
    const body = `\ufeff${JSON.stringify(buildEvent())}`;
    await postBeacon(app, body, { 'Content-Type': type }).expect(202);
    expect(await readEvents(app)).toHaveLength(1);
  });

  it('accepts calls without Origin that Sec-Fetch-Site identifies as ours', async () => {
    await using app = await createTestApp();
    await postBeacon(app, buildEvent(), { Origin: '', 'Sec-Fetch-Site': 'same-origin' }).expect(202);
  });

  it('accepts no key when none is configured', async () => {
    await using app = await createTestApp();
    await postBeacon(app, buildEvent(), { Authorization: 'Bearer ' }).expect(401);
    await postBeacon(app, buildEvent(), { Authorization: 'Bearer undefined' }).expect(401);
  });

  it.each([
    ['{', 400, 'invalid_json'],
    ['', 400, 'invalid_json'],
    ['null', 400, 'invalid_json'],
    ['"text"', 400, 'invalid_json'],
    [JSON.stringify(Array.from({ length: 51 }, () => ({}))), 413, 'payload_too_large'],
    [' '.repeat(64 * 1024 + 1), 413, 'payload_too_large'],
  ])('[security 35] rejects the body %#', async (text, status, code) => {
    await using app = await createTestApp();
    const { body } = await postBeacon(app, text).expect(status);
    expect(body.error.code).toBe(code);
  });

  it.each(['get', 'head', 'put', 'patch', 'delete'] as const)('answers %s with 405', async (method) => {
    await using app = await createTestApp();
    const { headers } = await supertest(app.listener)[method]('/api/analytics').expect(405);
    expect(headers.allow).toBe('POST, OPTIONS');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('[security 41] limits calls by address, no matter what X-Forwarded-For says, and says when to retry', async () => {
    await using app = await createTestApp({ RATE_LIMIT_FACTOR: '0.005' });
    const statuses: number[] = [];
    for (const hop of ['1', '2', '3', '4']) {
      const { status, headers } = await postBeacon(app, buildEvent(), {
        'X-Forwarded-For': `192.0.2.${hop}`,
      });
      statuses.push(status);
      if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(headers['ratelimit-limit']).toBe('3');
    }
    expect(statuses).toEqual([202, 202, 202, 429]);
    expect(await readEvents(app)).toHaveLength(3);
  });

  it('trusts as many proxies as are configured', async () => {
    await using app = await createTestApp({ RATE_LIMIT_FACTOR: '0.001', TRUST_PROXY: '1' });
    const post = (forwarded: string) => postBeacon(app, buildEvent(), { 'X-Forwarded-For': forwarded });
    await post('192.0.2.1').expect(202);
    await post('198.51.100.9, 192.0.2.1').expect(429);
    await post('192.0.2.1, 192.0.2.2').expect(202);
    await post('2001:db8::1').expect(202);
    await post('2001:db8::2').expect(429);
  });

  it.each([
    ['many values', Array.from({ length: 15_000 }, () => ({}))],
    ['a long text', 'x'.repeat(60_000)],
  ])(
    '[security 41] releases the memory of %s in an unknown field while calls wait',
    async (_what, unknown) => {
      await using app = await createTestApp();
      await postBeacon(app, buildEvent()).expect(202);
      const receipt = Promise.withResolvers<{ accepted: number; duplicates: number }>();
      const store = vi.spyOn(app.services.ingestion, 'store').mockReturnValue(receipt.promise);
      const body = JSON.stringify(buildEvent({ unknown }));
      const calls = 100;
      const before = measureHeap();
      const answers = Promise.all(Array.from({ length: calls }, () => postBeacon(app, body).expect(202)));
      await expect.poll(() => store.mock.calls.length).toBe(calls);
      // The calls themselves take half of that. Their bodies would take 6 MB more as text, and far more when parsed.
      expect(measureHeap() - before).toBeLessThan(6_000_000);
      receipt.resolve({ accepted: 1, duplicates: 0 });
      await answers;
    },
  );

  it('counts refused calls by their code', async () => {
    await using app = await createTestApp();
    await postBeacon(app, '{').expect(400);
    await postBeacon(app, buildEvent(), { Origin: 'https://evil.example' }).expect(403);
    await postBeacon(app, buildEvent()).expect(202);
    expect(await readCounts(app)).toEqual({
      accepted: 1,
      'refused cross_site': 1,
      'refused invalid_json': 1,
    });
  });

  it('has the headers and the log line of every other route', async () => {
    await using app = await createTestApp();
    const { headers } = await postBeacon(app, buildEvent(), {}, '?secret=1').expect(202);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    const line = app.readLog().find(({ requestId }) => requestId === headers['x-request-id']);
    expect(line).toMatchObject({ method: 'POST', route: '/api/analytics', status: 202 });
  });
});

/** Bytes in use after garbage collection. */
function measureHeap(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}
