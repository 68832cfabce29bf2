import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmInTest } from '../../../testing/confirmed-sign-up.ts';
import {
  agreeAtGoogle,
  leaveForGoogle,
  readReturn,
  signInWithGoogleInTest,
  startTestGoogle,
  type TestGoogle,
  testClaims,
  visitGoogle,
} from '../../../testing/peers/test-google.ts';
import { createTestApp, type TestApp, testOrigin } from '../../../testing/test-app.ts';
import {
  createTestBrowser,
  parseSetCookies,
  signUpInTest,
  type TestBrowser,
} from '../../../testing/test-browser.ts';
import { createTestClock } from '../../../testing/test-clock.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const email = 'grace@example.com';

let google: TestGoogle;
/** Requests to a failing token server that never got a response. */
const hanging: ServerResponse[] = [];
beforeAll(async () => {
  google = await startTestGoogle();
  const { service } = google.server;
  service.addRoute('POST', '/hanging', (_request, response) => void hanging.push(response));
  service.addRoute('POST', '/cut', (_request, response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('{"access');
    response.destroy();
  });
  for (const [path, text] of Object.entries(brokenAnswers)) {
    service.addRoute('POST', path, (_request, response) => void response.end(text));
    service.addRoute('GET', path, (_request, response) => void response.end(text));
  }
  service.addRoute('POST', '/refusing', (_request, response) => {
    response.writeHead(400).end('{"error":"invalid_grant","error_description":"Secret words"}');
  });
  service.addRoute('POST', '/redirect', (_request, response) => {
    response.writeHead(302, { Location: 'https://elsewhere.example/' }).end();
  });
});
afterAll(() => google[Symbol.asyncDispose]());
beforeEach(() => {
  google.claims = { ...testClaims };
  google.tokenRequests.length = 0;
});

/** A port that nothing listens on. */
const closed = 'http://127.0.0.1:2/';
const brokenAnswers: Record<string, string> = {
  '/null': 'null',
  '/list': '[]',
  '/html': '<!doctype html>',
  '/nothing': '',
  '/text': '"text"',
  '/endless': `{"access_token":"${'x'.repeat(100_000)}"}`,
};

async function open(environment: Record<string, string> = {}) {
  const clock = createTestClock();
  const app = await createTestApp({ ...google.environment, ...environment }, { clock });
  return { app, clock, browser: createTestBrowser(app.listener) };
}

function at(path: string): string {
  return new URL(path, google.environment.GOOGLE_TOKEN_URL).href;
}

function readUsers(app: TestApp) {
  return app.services.database.db.selectFrom('users').selectAll().execute();
}

async function readMailPurposes(app: TestApp): Promise<readonly string[]> {
  const rows = await app.services.database.db.selectFrom('messages').select('purpose').execute();
  return rows.map(({ purpose }) => purpose);
}

/** Expects a failed sign-in: a page without parameters, no session, no code, and a line in the log. */
async function expectRefused(app: TestApp, query: URLSearchParams, reason: string) {
  expect(Object.fromEntries(query)).toEqual({ error: 'google' });
  expect(app.readLog()).toContainEqual(expect.objectContaining({ msg: 'google sign-in refused', reason }));
  const { db } = app.services.database;
  expect(await db.selectFrom('codes').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
}

describe('GET /api/auth/google', () => {
  it('[security 24] sends a state and an S256 challenge that are bound to this browser', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const response = await browser.send('get', '/api/auth/google?next=/dashboard');
    expect(response.status).toBe(302);
    expect(response.get('Cache-Control')).toBe('no-store');
    const { origin, pathname, searchParams } = new URL(response.get('Location') ?? '');
    expect(origin + pathname).toBe(google.environment.GOOGLE_AUTHORIZATION_URL);
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      redirect_uri: `${testOrigin}/api/auth/google/callback`,
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      client_id: 'test-client',
    });
    expect(response.get('Set-Cookie')).toEqual([
      expect.stringMatching(/^google-[\w-]{10}=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const { db } = app.services.database;
    expect(await db.selectFrom('oauthStates').selectAll().execute()).toEqual([]);
  });

  it('[security 1] keeps the state in a __Host- cookie on HTTPS and returns to the public origin', async () => {
    const { app, browser } = await open({ PUBLIC_ORIGIN: 'https://www.example.com' });
    await using _ = app;
    const response = await browser.send('get', '/api/auth/google');
    expect(response.get('Set-Cookie')?.[0]).toMatch(
      /^__Host-google-[\w-]{10}=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(new URL(response.get('Location') ?? '').searchParams.get('redirect_uri')).toBe(
      'https://www.example.com/api/auth/google/callback',
    );
  });

  it.each([
    ['a preview', { PREVIEW_HOSTS: 'preview.example.com' }, 'preview.example.com'],
    ['another loopback name', {}, '127.0.0.1:3000'],
  ])(
    '[security 21] goes from %s to the public origin first, where the cookies are needed',
    async (_name, env, host) => {
      const { app } = await open(env);
      await using _ = app;
      const browser = createTestBrowser(app.listener, { Host: host });
      const response = await browser.send('get', '/api/auth/google?next=%2Fguide');
      expect(response.status).toBe(302);
      expect(response.get('Location')).toBe(`${testOrigin}/api/auth/google?next=%2Fguide`);
      expect(response.get('Set-Cookie')).toBeUndefined();
      const back = await browser.send('get', '/api/auth/google/callback?code=x&state=y');
      expect(back.get('Location')).toBe(`${testOrigin}/auth/callback?error=google`);
    },
  );

  it('[security 21] ignores any other Host header', async () => {
    const { app } = await open();
    await using _ = app;
    const browser = createTestBrowser(app.listener, { Host: 'evil.example' });
    const response = await browser.send('get', '/api/auth/google');
    expect(response.get('Location')).toContain(google.environment.GOOGLE_AUTHORIZATION_URL);
    expect(response.get('Location')).not.toContain('evil');
    const back = await browser.send('get', '/api/auth/google/callback?error=access_denied');
    expect(back.get('Location')).toBe('/auth/callback?error=google');
  });

  it('reports that it is not set up, without crashing', async () => {
    await using app = await createTestApp();
    const browser = createTestBrowser(app.listener);
    const response = await browser.send('get', '/api/auth/google?next=/dashboard');
    expect(response.status).toBe(503);
    expect(response.body.error).toMatchObject({
      code: 'google_unavailable',
      message: 'Google sign-in isn’t set up here. Please use your email or phone.',
    });
    const back = await browser.send('get', '/api/auth/google/callback?code=x&state=y');
    expect(back.get('Location')).toBe('/auth/callback?error=google');
  });

  it('[security 25] ends on a clean page when Google’s parameters arrive at the wrong address', async () => {
    const { app, browser } = await open();
    await using _ = app;
    for (const query of ['code=x&state=y', 'error=access_denied', 'error=x&error=y', 'code=a&code=b']) {
      const response = await browser.send('get', `/api/auth/google?${query}`);
      expect(response.get('Location')).toBe('/auth/callback?error=google');
    }
  });
});

describe('returning from Google', () => {
  it('creates an account with the names from Google, and signs this browser in', async () => {
    const { app, clock, browser } = await open();
    await using _ = app;
    const response = await signInWithGoogleInTest(browser, '/profile');
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ next: '/profile', purpose: 'google', session: { aal: 'aal1' } });
    expect(response.body.user).toMatchObject({
      email,
      emailConfirmedAt: clock.now().toISOString(),
      identities: [{ provider: 'google', lastSignInAt: clock.now().toISOString() }],
      metadata: {
        requiresPasswordReset: false,
        hasPassword: false,
        givenName: 'Grace',
        familyName: 'Hopper',
        fullName: 'Grace Hopper',
      },
    });
    const session = await browser.send('get', '/api/auth/session');
    expect(session.body.user.email).toBe(email);
    expect(await readMailPurposes(app)).toEqual([]);
  });

  it('[security 29] writes only the used state and the code; the account is created by the post', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const query = await visitGoogle(browser);
    const { db } = app.services.database;
    expect(await readUsers(app)).toEqual([]);
    expect(await db.selectFrom('oauthStates').selectAll().execute()).toHaveLength(1);
    const [code] = await db.selectFrom('codes').selectAll().execute();
    expect(code).toMatchObject({ purpose: 'google', browserHash: expect.any(String), usedAt: null });
    expect(code?.secretHash).not.toContain(query.get('code') ?? '');
  });

  it('[security 24] sends the verifier that proves it is the same browser', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const address = await leaveForGoogle(browser);
    await browser.send('get', await agreeAtGoogle(address));
    expect(google.tokenRequests).toEqual([
      expect.objectContaining({
        grant_type: 'authorization_code',
        code_verifier: expect.stringMatching(/^[\w-]{43}$/),
        client_id: 'test-client',
        client_secret: 'test-client-secret',
      }),
    ]);
  });

  it('[security 27] passes no Google token to the browser, the database, or the log', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const tokens: string[] = [];
    google.server.service.once('beforeResponse', ({ body }: { body: Record<string, unknown> }) => {
      body.refresh_token = 'refresh-token-of-google';
      for (const value of Object.values(body)) {
        if (typeof value === 'string' && value.length > 20) tokens.push(value);
      }
    });
    const address = await leaveForGoogle(browser);
    const back = await browser.send('get', await agreeAtGoogle(address));
    const code = readReturn(back).get('code') ?? '';
    const answer = await browser.send('post', '/api/auth/exchange', { code });
    expect(answer.status).toBe(200);
    expect(tokens.length).toBeGreaterThanOrEqual(3);
    const { db } = app.services.database;
    const stored = await Promise.all(
      (['codes', 'users', 'identities', 'sessions', 'oauthStates'] as const).map((table) =>
        db.selectFrom(table).selectAll().execute(),
      ),
    );
    const seen = JSON.stringify([back.headers, answer.body, answer.headers, stored, app.readLog()]);
    for (const token of [...tokens, 'test-client-secret']) expect(seen).not.toContain(token);
  });

  it('clears the cookie of the state it comes back with, no matter how it ends', async () => {
    const { app, browser } = await open();
    await using _ = app;
    await visitGoogle(browser);
    expect([...browser.cookies.keys()].sort()).toEqual(['browser']);
    const state = (await leaveForGoogle(browser)).searchParams.get('state');
    await browser.send('get', `/api/auth/google/callback?error=access_denied&state=${state}`);
    expect([...browser.cookies.keys()].sort()).toEqual(['browser']);
  });

  it('[security 24] lets two tabs sign in at the same time, also when one of them fails', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const first = await leaveForGoogle(browser);
    const second = await leaveForGoogle(browser);
    const third = (await leaveForGoogle(browser)).searchParams.get('state');
    await browser.send('get', `/api/auth/google/callback?error=access_denied&state=${third}`);
    await browser.send('get', `/api/auth/google/callback?code=x&state=${'A'.repeat(43)}`);
    await browser.send('get', '/api/auth/google/callback?error=access_denied');
    for (const address of [first, second]) {
      expect(readReturn(await browser.send('get', await agreeAtGoogle(address))).get('code')).toBeTruthy();
    }
    for (let count = 0; count < 20; count += 1) await leaveForGoogle(browser);
    expect([...browser.cookies.keys()].filter((name) => name.startsWith('google-'))).toHaveLength(5);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/%2fevil',
    'https://evil.example',
    'javascript:alert(1)',
    '/\tx',
  ])('[security 26] continues to the default instead of %s', async (next) => {
    const { app, browser } = await open();
    await using _ = app;
    expect((await visitGoogle(browser, next)).get('next')).toBe('/onboarding');
  });

  it('[security 26] ignores a repeated parameter', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const response = await browser.send('get', '/api/auth/google?next=/a&next=//evil.example');
    const query = readReturn(
      await browser.send('get', await agreeAtGoogle(new URL(response.get('Location') ?? ''))),
    );
    expect(query.get('next')).toBe('/onboarding');
  });
});

describe('state', () => {
  it('[security 24] is refused when it is missing', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const back = new URL(await agreeAtGoogle(await leaveForGoogle(browser)), testOrigin);
    back.searchParams.delete('state');
    const response = await browser.send('get', back.pathname + back.search);
    await expectRefused(app, readReturn(response), 'state_missing');
  });

  it('[security 24] is refused when it is foreign: someone else’s response in this browser', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const attacker = createTestBrowser(app.listener);
    const path = await agreeAtGoogle(await leaveForGoogle(attacker));
    await leaveForGoogle(browser);
    await expectRefused(app, readReturn(await browser.send('get', path)), 'state_missing');
    expect(google.tokenRequests).toEqual([]);
  });

  it('[security 24] is refused without its cookie', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const path = await agreeAtGoogle(await leaveForGoogle(browser));
    const other = createTestBrowser(app.listener);
    await expectRefused(app, readReturn(await other.send('get', path)), 'state_missing');
  });

  it.each([
    ['a changed cookie', (value: string) => value.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))],
    ['a cookie with another signature', (value: string) => `${value.split('.')[0]}.${'A'.repeat(43)}`],
    ['a cookie without a signature', (value: string) => value.split('.')[0] ?? ''],
    ['a cookie of strange letters', () => `${'ü'.repeat(20)}.${'ü'.repeat(43)}`],
  ])('[security 24] is refused with %s', async (_name, change) => {
    const { app, browser } = await open();
    await using _ = app;
    const path = await agreeAtGoogle(await leaveForGoogle(browser));
    const [name = '', value = ''] = findVisit(browser);
    browser.cookies.set(name, change(value));
    await expectRefused(app, readReturn(await browser.send('get', path)), 'state_missing');
  });

  it('[security 24] is refused when replayed, even with its cookie', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const path = await agreeAtGoogle(await leaveForGoogle(browser));
    const [name = '', value = ''] = findVisit(browser);
    expect(readReturn(await browser.send('get', path)).get('code')).toBeTruthy();
    browser.cookies.set(name, value);
    expect(Object.fromEntries(readReturn(await browser.send('get', path)))).toEqual({ error: 'google' });
    expect(app.readLog()).toContainEqual(expect.objectContaining({ reason: 'state_replayed' }));
    expect(google.tokenRequests).toHaveLength(1);
  });

  it('[security 24] gets a code for exactly one of 20 parallel returns', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const path = await agreeAtGoogle(await leaveForGoogle(browser));
    const copies = Array.from({ length: 20 }, () => {
      const copy = createTestBrowser(app.listener);
      for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
      return copy.send('get', path);
    });
    const queries = (await Promise.all(copies)).map(readReturn);
    expect(queries.filter((query) => query.has('code'))).toHaveLength(1);
    expect(google.tokenRequests).toHaveLength(1);
  });

  it('[security 24] is refused when expired', async () => {
    const { app, clock, browser } = await open();
    await using _ = app;
    const path = await agreeAtGoogle(await leaveForGoogle(browser));
    clock.advance(10 * minute);
    await expectRefused(app, readReturn(await browser.send('get', path)), 'state_expired');
  });
});

describe('a response from Google, or from someone in its place', () => {
  it.each([
    ['access_denied', 'denied'],
    ['server_error', 'AuthorizationError'],
    ['x%0ay', 'AuthorizationError'],
  ])('[security 25] with %s ends on a clean page', async (error, reason) => {
    const { app, browser } = await open();
    await using _ = app;
    const state = (await leaveForGoogle(browser)).searchParams.get('state');
    const path = `/api/auth/google/callback?error=${error}&error_description=Secret+words&state=${state}`;
    const response = await browser.send('get', path);
    await expectRefused(app, readReturn(response), reason);
    expect(response.text).toBe('');
    expect(JSON.stringify(app.readLog())).not.toContain('Secret');
  });

  it.each(['', '?code=', '?state=x', '?error=&code='])(
    '[security 25] with nothing useful ends on a clean page: "%s"',
    async (query) => {
      const { app, browser } = await open();
      await using _ = app;
      const response = await browser.send('get', `/api/auth/google/callback${query}`);
      await expectRefused(app, readReturn(response), 'empty');
    },
  );

  const troubles: readonly [
    name: string,
    path: string,
    logged: { reason: string; [key: string]: unknown },
  ][] = [
    ['refuses the code', '/refusing', { reason: 'TokenError', code: 'invalid_grant' }],
    ['is down', closed, { reason: 'InternalOAuthError', code: 'ECONNREFUSED' }],
    ['is not there', '/absent', { reason: 'InternalOAuthError', status: 404 }],
    ['sends elsewhere', '/redirect', { reason: 'InternalOAuthError' }],
    ['breaks off', '/cut', { reason: 'InternalOAuthError' }],
    ...Object.keys(brokenAnswers).map((path): [string, string, { reason: string }] => [
      `answers ${path}`,
      path,
      { reason: 'InternalOAuthError' },
    ]),
  ];
  it.each(troubles)(
    '[security 25] from a token endpoint that %s ends on a clean page',
    async (_name, path, logged) => {
      const { app, browser } = await open({ GOOGLE_TOKEN_URL: at(path) });
      await using _ = app;
      await expectRefused(app, await visitGoogle(browser), logged.reason);
      expect(app.readLog()).toContainEqual(expect.objectContaining(logged));
      expect(JSON.stringify(app.readLog())).not.toContain('Secret');
    },
  );

  it.each(Object.keys(brokenAnswers))(
    '[security 25] that describes a person by %s ends on a clean page',
    async (path) => {
      const { app, browser } = await open({ GOOGLE_USERINFO_URL: at(path) });
      await using _ = app;
      expect(Object.fromEntries(await visitGoogle(browser))).toEqual({ error: 'google' });
      expect(await readUsers(app)).toEqual([]);
    },
  );

  it('[security 61] from a token endpoint that hangs is given up, and everything else continues meanwhile', async () => {
    const deadlines: AbortController[] = [];
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const controller = new AbortController();
      deadlines.push(controller);
      return controller.signal;
    });
    const { app, browser } = await open({ GOOGLE_TOKEN_URL: at('/hanging') });
    await using _ = app;
    const path = await agreeAtGoogle(await leaveForGoogle(browser));
    const visit = browser.send('get', path);
    await expect.poll(() => hanging).toHaveLength(1);
    expect((await createTestBrowser(app.listener).send('get', '/api/auth/session')).status).toBe(200);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(4000);
    deadlines[0]?.abort(new DOMException('The time is up.', 'TimeoutError'));
    const query = readReturn(await visit);
    await expectRefused(app, query, 'InternalOAuthError');
    expect(app.readLog()).toContainEqual(expect.objectContaining({ code: 'timeout' }));
  });

  it.each([
    ['an address that Google has not verified', { email_verified: false }],
    ['an address that is said to be verified', { email_verified: 'true' }],
    ['no word about the address', { email_verified: undefined }],
    ['no address', { email: undefined }],
    ['something that is no address', { email: 'grace' }],
    ['no sub', { sub: undefined }],
    ['an empty sub', { sub: '' }],
    ['a sub that is no text', { sub: 107691503500 }],
  ])('that describes a person with %s is refused', async (_name, claims) => {
    Object.assign(google.claims, claims);
    const { app, browser } = await open();
    await using _ = app;
    await expectRefused(app, await visitGoogle(browser), 'claims');
    expect(JSON.stringify(app.readLog())).not.toMatch(/grace/i);
  });

  it('is used without names that cannot be shown', async () => {
    Object.assign(google.claims, { given_name: 'x'.repeat(101), family_name: '\u202e', name: 7 });
    const { app, browser } = await open();
    await using _ = app;
    const { body } = await signInWithGoogleInTest(browser);
    expect(body.user.metadata).toMatchObject({ givenName: null, familyName: null, fullName: null });
  });

  it('[security 38] with a line break in a name leaves the name out, so no header contains it', async () => {
    Object.assign(google.claims, { given_name: 'Grace\r\nBcc: x@evil.example' });
    const { app, browser } = await open();
    await using _ = app;
    const { body } = await signInWithGoogleInTest(browser);
    expect(body.user.metadata.givenName).toBeNull();
  });
});

describe('the code for the exchange', () => {
  it('[security 18] cannot be used in another browser', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const code = (await visitGoogle(browser)).get('code') ?? '';
    const other = createTestBrowser(app.listener);
    const refused = await other.send('post', '/api/auth/exchange', { code });
    expect([refused.status, refused.body.error.code]).toEqual([400, 'invalid_code']);
    expect((await browser.send('post', '/api/auth/exchange', { code })).status).toBe(200);
  });

  it('[security 16] can be exchanged by exactly one of 20 parallel calls', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const code = (await visitGoogle(browser)).get('code') ?? '';
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.send('post', '/api/auth/exchange', { code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
    expect(await readUsers(app)).toHaveLength(1);
  });

  it('[security 15] is valid for five minutes', async () => {
    const { app, clock, browser } = await open();
    await using _ = app;
    const code = (await visitGoogle(browser)).get('code') ?? '';
    clock.advance(5 * minute);
    const response = await browser.send('post', '/api/auth/exchange', { code });
    expect([response.status, response.body.error.code]).toEqual([400, 'expired_code']);
    expect(await readUsers(app)).toEqual([]);
  });
});

describe('the account for a Google sign-in', () => {
  it('stays the same for the same sub, even if its address changes', async () => {
    const { app, clock, browser } = await open();
    await using _ = app;
    const first = await signInWithGoogleInTest(browser);
    clock.advance(day);
    google.claims.email = 'admiral@example.com';
    const second = await signInWithGoogleInTest(createTestBrowser(app.listener));
    expect(second.body.user.id).toBe(first.body.user.id);
    expect(second.body.user).toMatchObject({
      email,
      identities: [{ provider: 'google', lastSignInAt: clock.now().toISOString() }],
    });
    expect(await readUsers(app)).toHaveLength(1);
  });

  it('is a different one for another sub with another address', async () => {
    const { app, browser } = await open();
    await using _ = app;
    await signInWithGoogleInTest(browser);
    Object.assign(google.claims, { sub: '2', email: 'ada@example.com' });
    await signInWithGoogleInTest(createTestBrowser(app.listener));
    expect(await readUsers(app)).toHaveLength(2);
  });

  it('is the one with the same confirmed address: linked, password and sessions kept, owner notified', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const { body } = await signUpInTest(browser, { email });
    await confirmInTest(app, body.user.id);
    const other = createTestBrowser(app.listener);
    const response = await signInWithGoogleInTest(other);
    expect(response.body.user).toMatchObject({
      id: body.user.id,
      metadata: { hasPassword: true, givenName: 'Grace', familyName: 'Hopper' },
    });
    const providers = response.body.user.identities.map(({ provider }: { provider: string }) => provider);
    expect(providers.sort()).toEqual(['email', 'google']);
    expect((await browser.send('get', '/api/auth/session')).body.user.id).toBe(body.user.id);
    expect(await readMailPurposes(app)).toContain('google_linked');
  });

  it('keeps the name that its owner gave', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const { body } = await signUpInTest(browser, { email, name: 'Amazing Grace' });
    await confirmInTest(app, body.user.id);
    const { body: linked } = await signInWithGoogleInTest(createTestBrowser(app.listener));
    expect(linked.user.metadata).toMatchObject({ fullName: 'Amazing Grace', givenName: null });
  });

  it('[security 23] is a new one when others wait for its address, who lose it', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const attacker = createTestBrowser(app.listener);
    const password = 'the attacker knows this one';
    const { body } = await signUpInTest(attacker, { email, password, name: 'Mallory Evil' });
    const userId: string = body.user.id;
    const response = await signInWithGoogleInTest(browser);
    expect(response.status).toBe(200);
    expect(response.body.nextStep).toBeUndefined();
    expect(response.body.user.id).not.toBe(userId);
    expect(response.body.user).toMatchObject({
      email,
      emailConfirmedAt: expect.any(String),
      phone: null,
      factors: [],
      identities: [{ provider: 'google' }],
      metadata: {
        hasPassword: false,
        requiresPasswordReset: false,
        fullName: 'Grace Hopper',
        firstName: null,
      },
    });
    const theirs = (await attacker.send('get', '/api/auth/session')).body.user;
    expect(theirs).toMatchObject({ id: userId, email: null, emailConfirmedAt: null });
    const retry = await attacker.send('post', '/api/auth/sign-in', { email, password });
    expect([retry.status, retry.body.error.code]).toEqual([401, 'invalid_credentials']);
    expect(await readMailPurposes(app)).toContain('google_linked');
  });

  it('[security 23] no longer accepts the confirmation link of the person who registered it', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const attacker = createTestBrowser(app.listener);
    await attacker.send('post', '/api/auth/email/start', { email });
    const { db } = app.services.database;
    const mail = await db.selectFrom('messages').selectAll().executeTakeFirstOrThrow();
    const code = /[?&]code=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    await signInWithGoogleInTest(browser);
    const response = await attacker.send('post', '/api/auth/exchange', { code });
    expect([response.status, response.body.error.code]).toEqual([400, 'invalid_code']);
    expect((await attacker.send('get', '/api/auth/session')).body.session).toBeNull();
  });

  it('[security 65] is not given to another sub with the same address until the account’s owner proves it is them', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const { body } = await signInWithGoogleInTest(browser);
    const stranger = createTestBrowser(app.listener);
    google.claims.sub = '2078234567890';
    const code = (await visitGoogle(stranger)).get('code') ?? '';
    const refused = await stranger.send('post', '/api/auth/exchange', { code });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'proof_required']);
    expect(refused.get('Set-Cookie')).toBeUndefined();
    expect((await stranger.send('get', '/api/auth/session')).body.session).toBeNull();
    expect((await browser.send('get', '/api/auth/session')).body.user.identities).toHaveLength(1);
    expect(await readMailPurposes(app)).not.toContain('google_linked');
    google.claims.sub = testClaims.sub;
    expect((await signInWithGoogleInTest(createTestBrowser(app.listener))).body.user.id).toBe(body.user.id);
  });

  it('[security 65] accepts another sub from a session that has just proven its identity, and from no older one', async () => {
    const { app, clock, browser } = await open();
    await using _ = app;
    const { body } = await signInWithGoogleInTest(browser);
    google.claims.sub = '2078234567890';
    clock.advance(11 * minute);
    const late = await signInWithGoogleInTest(browser);
    expect([late.status, late.body.error.code]).toEqual([409, 'proof_required']);
    google.claims.sub = testClaims.sub;
    await signInWithGoogleInTest(browser);
    google.claims.sub = '2078234567890';
    const linked = await signInWithGoogleInTest(browser);
    expect(linked.status).toBe(200);
    expect(linked.body.user.id).toBe(body.user.id);
    expect(linked.body.user.identities).toHaveLength(2);
    expect(await readMailPurposes(app)).toContain('google_linked');
    const other = await signInWithGoogleInTest(createTestBrowser(app.listener));
    expect(other.body.user.id).toBe(body.user.id);
  });

  it('[security 65] stays with its sub when its address becomes that of someone else’s account', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const { body } = await signInWithGoogleInTest(browser);
    const other = createTestBrowser(app.listener);
    const theirs = await signUpInTest(other, { email: 'rear.admiral@example.com' });
    await confirmInTest(app, theirs.body.user.id);
    google.claims.email = 'rear.admiral@example.com';
    const again = await signInWithGoogleInTest(createTestBrowser(app.listener));
    expect(again.body.user).toMatchObject({ id: body.user.id, email });
    expect((await other.send('get', '/api/auth/session')).body.user.identities).toMatchObject([
      { provider: 'email' },
    ]);
  });

  it('needs no choice on the callback page', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const code = (await visitGoogle(browser)).get('code') ?? '';
    const asked = await browser.send('post', '/api/auth/link', { code });
    expect(asked.body).toMatchObject({ purpose: 'google', isThisBrowser: true, choices: [] });
    const stranger = await createTestBrowser(app.listener).send('post', '/api/auth/link', { code });
    expect([stranger.status, stranger.body.error.code]).toEqual([400, 'invalid_code']);
    expect((await browser.send('post', '/api/auth/exchange', { code })).status).toBe(200);
  });

  it('still requires its second factor', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const { body } = await signUpInTest(browser, { email });
    await confirmInTest(app, body.user.id);
    const enrolled = await browser.send('post', '/api/auth/factors');
    const { db } = app.services.database;
    await db.updateTable('factors').set({ status: 'verified' }).where('id', '=', enrolled.body.id).execute();
    const other = createTestBrowser(app.listener);
    const response = await signInWithGoogleInTest(other);
    expect(response.body).toMatchObject({ nextStep: 'mfa', session: { aal: 'aal1' } });
    const refused = await other.send('get', '/api/auth/sessions');
    expect([refused.status, refused.body.error.code]).toEqual([403, 'mfa_required']);
  });

  it('[security 47] leaves no trace after its deletion, including unfinished visits', async () => {
    const { app, browser } = await open();
    await using _ = app;
    await signInWithGoogleInTest(browser);
    await visitGoogle(createTestBrowser(app.listener));
    await browser.send('post', '/api/auth/user/code');
    const { db } = app.services.database;
    const mail = await db.selectFrom('messages').select('text').executeTakeFirstOrThrow();
    const code = /\b\d{6}\b/.exec(mail.text)?.[0];
    expect((await browser.send('delete', '/api/auth/user', { code })).status).toBe(204);
    const tables = ['users', 'identities', 'codes', 'sessions', 'messages', 'jobs', 'oauthStates'] as const;
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
    expect(JSON.stringify(rows)).not.toMatch(/grace|hopper|107691503500/i);
  });

  it('[security 2] does not adopt a planted session cookie', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const planted = 'A'.repeat(43);
    browser.cookies.set('session', planted);
    const response = await signInWithGoogleInTest(browser);
    const token = new Map(parseSetCookies(response)).get('session');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(token).not.toBe(planted);
  });
});

/** The cookie of the tab that is at Google. */
function findVisit({ cookies }: TestBrowser): readonly string[] {
  return [...cookies].find(([name]) => name.startsWith('google-')) ?? [];
}
