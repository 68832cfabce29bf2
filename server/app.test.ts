import { sql } from 'kysely';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import type { Db } from './platform/database/database.ts';
import { isPostgres } from './platform/database/engine-sql.ts';
import { version } from './platform/version.ts';
import { createTestApp, testOrigin } from './testing/test-app.ts';

const routes = ['/api/recommendation', '/api/referrals'] as const;

describe('every response', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/nowhere'],
    ['GET', '/assets/main.js'],
    ['GET', '/api/nowhere'],
    ['GET', '/healthz'],
    ['GET', '/.well-known/security.txt'],
    ['POST', '/api/recommendation'],
    ['DELETE', '/'],
  ])('[security 32] [security 33] %s %s has the security headers and a request id', async (method, path) => {
    await using app = await createTestApp({ PUBLIC_ORIGIN: 'https://www.example.com' });
    const agent = supertest(app.listener);
    const response = await (method === 'GET'
      ? agent.get(path)
      : method === 'POST'
        ? agent.post(path)
        : agent.delete(path));
    expect(response.headers['x-request-id']).toMatch(/^[\w-]{12}-[0-9a-z]+$/);
    expect(response.headers['content-security-policy']).toBe(
      "default-src 'self';script-src 'self' 'sha256-def=';style-src 'self' 'sha256-abc=';img-src 'self';font-src 'self';" +
        "connect-src 'self';object-src 'none';base-uri 'none';frame-ancestors 'none';form-action 'self';" +
        'upgrade-insecure-requests',
    );
    expect(response.headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(response.headers['x-powered-by']).toBeUndefined();
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('only promises HTTPS when people reach the site over it', async () => {
    await using app = await createTestApp();
    const response = await supertest(app.listener).get('/');
    expect(response.headers['strict-transport-security']).toBeUndefined();
    expect(response.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });
});

it('names the contact for vulnerabilities, for less than a year', async () => {
  const now = new Date('2026-03-01T10:00:00.000Z');
  await using app = await createTestApp({ SUPPORT_EMAIL: 'help@own.example' }, { clock: { now: () => now } });
  const { text, type } = await supertest(app.listener).get('/.well-known/security.txt').expect(200);
  expect(type).toBe('text/plain');
  expect(text).toBe(
    `Contact: mailto:help@own.example\nContact: ${testOrigin}/contact\nExpires: 2026-08-28T00:00:00.000Z\nPreferred-Languages: en\nCanonical: ${testOrigin}/.well-known/security.txt\n`,
  );
});

describe('unknown paths and methods', () => {
  it('answer pages with the not-found page, and log the path without what someone may have typed', async () => {
    await using app = await createTestApp();
    const response = await supertest(app.listener)
      .get('/no/such/a@b.example/+15550100/x?email=a@b.example')
      .expect(404);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.text).toContain('Oops! Page not found');
    expect(app.readLog()).toContainEqual(
      expect.objectContaining({ msg: 'page not found', path: '/no/such/…/…/x' }),
    );
    expect(app.readLog()).toContainEqual(
      expect.objectContaining({
        requestId: response.headers['x-request-id'],
        method: 'GET',
        route: 'unknown',
        status: 404,
      }),
    );
    expect(JSON.stringify(app.readLog())).not.toContain('a@b.example');
  });

  it('log the cause of a failure and the request under one id', async () => {
    await using app = await createTestApp();
    await sql`drop table contact_messages`.execute(app.services.database.db);
    const message = { name: 'Maya', email: 'maya@example.com', message: 'Hello' };
    const response = await supertest(app.listener)
      .post('/api/contact')
      .set('Origin', testOrigin)
      .send(message)
      .expect(500);
    const requestId = response.headers['x-request-id'];
    expect(response.body.error).toMatchObject({ code: 'internal', requestId });
    expect(app.readLog().filter((line) => line.requestId === requestId)).toMatchObject([
      { msg: 'request failed', err: { message: expect.stringContaining('contact_messages') } },
      { msg: 'request', route: '/api/contact', status: 500 },
    ]);
  });

  it.each(['/api/nowhere', '/api/recommendation/more', '/api/', '/api', '/API/none'])(
    'answer %s with the error shape',
    async (path) => {
      await using app = await createTestApp();
      const response = await supertest(app.listener).get(path).expect(404);
      expect(response.body).toEqual({
        error: {
          code: 'not_found',
          message: expect.any(String),
          requestId: response.headers['x-request-id'],
        },
      });
    },
  );

  it.each([
    ['get', '/api/recommendation', 'POST'],
    ['put', '/api/referrals', 'POST'],
    ['delete', '/healthz', 'GET, HEAD'],
    ['post', '/guide', 'GET, HEAD'],
  ] as const)('answer 405 to %s %s', async (method, path, allow) => {
    await using app = await createTestApp();
    const response = await supertest(app.listener)[method](path).set('Origin', testOrigin).expect(405);
    expect(response.headers.allow).toBe(allow);
    expect(response.body.error.code).toBe('method_not_allowed');
  });
});

describe.each(routes)('bad input to %s', (path) => {
  type Send = { body: string; type?: string; encoding?: string };
  const cases: readonly [name: string, send: Send, status: number, code: string][] = [
    ['malformed JSON', { body: '{"userData":' }, 400, 'invalid_json'],
    [
      'a byte order mark and utf8',
      { body: '\ufeff{}', type: 'application/json; charset=utf8' },
      422,
      'invalid_input',
    ],
    ['a bare word', { body: 'undefined' }, 400, 'invalid_json'],
    ['a JSON string', { body: '"text"' }, 422, 'invalid_input'],
    ['null', { body: 'null' }, 422, 'invalid_input'],
    ['an empty text', { body: ' ' }, 400, 'invalid_json'],
    ['a compressed body', { body: '{}', encoding: 'gzip' }, 415, 'unsupported_media_type'],
    ['an array', { body: '[]' }, 422, 'invalid_input'],
    ['an empty object', { body: '{}' }, 422, 'invalid_input'],
    ['an unknown field', { body: '{"isAdmin":true}' }, 422, 'invalid_input'],
    ['__proto__', { body: '{"__proto__":{"isAdmin":true}}' }, 422, 'invalid_input'],
    ['constructor', { body: '{"constructor":{"prototype":{"isAdmin":true}}}' }, 422, 'invalid_input'],
    ['wrong types', { body: '{"userData":7,"carrierName":[],"referralUrl":{}}' }, 422, 'invalid_input'],
    [
      'deep nesting',
      { body: `{"userData":${'['.repeat(20_000)}${']'.repeat(20_000)}}` },
      422,
      'invalid_input',
    ],
    ['text/plain', { body: '{}', type: 'text/plain' }, 415, 'unsupported_media_type'],
    ['a form', { body: 'a=1', type: 'application/x-www-form-urlencoded' }, 415, 'unsupported_media_type'],
    [
      'another charset',
      { body: '{}', type: 'application/json; charset=iso-8859-1' },
      415,
      'unsupported_media_type',
    ],
    ['65 KiB', { body: JSON.stringify({ name: 'x'.repeat(65 * 1024) }) }, 413, 'payload_too_large'],
  ];

  it.each(cases)(
    '[security 35] %s',
    async (_name, { body, type = 'application/json', encoding = 'identity' }, status, code) => {
      await using app = await createTestApp();
      const response = await supertest(app.listener)
        .post(path)
        .set('Origin', testOrigin)
        .set('Content-Type', type)
        .set('Content-Encoding', encoding)
        .send(body);
      expect([response.status, response.body.error?.code]).toEqual([status, code]);
      expect(response.body.error.requestId).toBe(response.headers['x-request-id']);
      if (code === 'invalid_input') expect(Object.keys(response.body.error.fields).length).toBeGreaterThan(0);
    },
  );

  it('is rejected without a body', async () => {
    await using app = await createTestApp();
    await supertest(app.listener).post(path).set('Origin', testOrigin).expect(422);
  });

  it('is rejected from another site', async () => {
    await using app = await createTestApp();
    const response = await supertest(app.listener)
      .post(path)
      .set('Origin', 'https://evil.example')
      .send({})
      .expect(403);
    expect(response.body.error.code).toBe('cross_site');
  });
});

describe('rate limits', () => {
  it('answer 429 with the seconds to wait, and a forged address does not reset them', async () => {
    await using app = await createTestApp({ RATE_LIMIT_FACTOR: '0.05' });
    const call = (address: string) =>
      supertest(app.listener)
        .post('/api/recommendation')
        .set({ Origin: testOrigin, 'X-Forwarded-For': address })
        .send({});
    const first = await call('192.0.2.1');
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '3', 'ratelimit-remaining': '2' });
    await call('192.0.2.2');
    await call('192.0.2.3');
    const refused = await call('192.0.2.4');
    expect(refused.status).toBe(429);
    expect(refused.body.error.code).toBe('rate_limited');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

it('sends password managers to where the password is changed', async () => {
  await using app = await createTestApp();
  const { headers } = await supertest(app.listener).get('/.well-known/change-password').expect(302);
  expect(headers.location).toBe('/account?tab=password');
});

describe('health', () => {
  it('reports live and ready, and not ready while draining', async () => {
    await using app = await createTestApp();
    const agent = supertest(app.listener);
    await agent.get('/healthz').expect(200, { status: 'ok', version });
    await agent.get('/readyz').expect(200, { status: 'ready', disk: 'ok' });
    app.services.startDraining();
    await agent.get('/readyz').expect(503);
    await agent.get('/healthz').expect(200);
  });

  it('reports not ready while nothing can be written', async () => {
    await using app = await createTestApp();
    await makeReadOnly(app.services.database.db);
    await supertest(app.listener).get('/readyz').expect(503);
    await supertest(app.listener).get('/healthz').expect(200);
  });
});

async function makeReadOnly(db: Db): Promise<void> {
  if (isPostgres(db)) await sql`select set_config('default_transaction_read_only', 'on', false)`.execute(db);
  else await sql`pragma query_only = on`.execute(db);
}
