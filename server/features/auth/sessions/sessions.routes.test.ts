import { describe, expect, it } from 'vitest';
import { hashToken } from '../../../platform/sessions/sessions.ts';
import { confirmInTest } from '../../../testing/confirmed-sign-up.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  createTestBrowser,
  parseSetCookies,
  signUpInTest,
  type TestBrowser,
  testPerson,
} from '../../../testing/test-browser.ts';
import { createTestClock } from '../../../testing/test-clock.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

async function open(environment: Record<string, string> = {}) {
  const clock = createTestClock();
  const app = await createTestApp(environment, { clock });
  return { app, clock, browser: createTestBrowser(app.listener) };
}

/** Another browser with the same cookies, such as a thief's. */
function copyBrowser(app: TestApp, { cookies }: TestBrowser): TestBrowser {
  const copy = createTestBrowser(app.listener);
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
}

const signedOut = { session: null, user: null };

async function readSession(browser: TestBrowser) {
  const response = await browser.send('get', '/api/auth/session');
  expect(response.status).toBe(200);
  return response.body;
}

function refresh(browser: TestBrowser) {
  return browser.send('post', '/api/auth/refresh');
}

function signIn(browser: TestBrowser, person: object = testPerson) {
  return browser.send('post', '/api/auth/sign-in', person);
}

describe('a session’s life', () => {
  it('[security 4] is valid for an hour, and then only a refresh renews it', async () => {
    const { app, clock, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    expect((await readSession(browser)).session).toMatchObject({ expiresIn: 3600, tokenType: 'cookie' });
    clock.advance(hour - 1);
    expect((await readSession(browser)).session).toMatchObject({ expiresIn: 0 });
    clock.advance(1);
    expect(await readSession(browser)).toEqual({ ...signedOut, isRefreshable: true });
    expect((await browser.send('get', '/api/auth/sessions')).body.error.code).toBe('session_missing');
    expect((await refresh(browser)).body.session).toMatchObject({ expiresIn: 3600 });
    expect((await readSession(browser)).user.email).toBe(testPerson.email);
  });

  it('is refreshed when 90 seconds remain, with a new token each time', async () => {
    const { app, clock, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    const tokens = new Set([browser.cookies.get('session')]);
    for (let round = 1; round <= 3; round += 1) {
      clock.advance(hour - 90 * second);
      expect((await readSession(browser)).session.expiresIn).toBe(90);
      expect((await refresh(browser)).body.session.expiresIn).toBe(3600);
      tokens.add(browser.cookies.get('session'));
    }
    expect(tokens.size).toBe(4);
  });

  it('[security 4] ends after 30 days without a refresh', async () => {
    const { app, clock, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    clock.advance(30 * day - 1);
    expect((await refresh(browser)).status).toBe(200);
    clock.advance(30 * day);
    expect(await readSession(browser)).toEqual(signedOut);
    const response = await refresh(browser);
    expect(response.status).toBe(401);
    expect(response.body.error.code).toBe('session_missing');
  });

  it('[security 4] ends after 90 days, no matter how often it was refreshed', async () => {
    const { app, clock, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    for (let week = 1; week <= 12; week += 1) {
      clock.advance(7 * day);
      expect((await refresh(browser)).status).toBe(200);
    }
    clock.advance(6 * day - 10 * minute);
    expect((await refresh(browser)).body.session.expiresIn).toBe(600);
    clock.advance(10 * minute);
    expect(await readSession(browser)).toEqual(signedOut);
    expect((await refresh(browser)).status).toBe(401);
  });
});

describe('tokens', () => {
  it('[security 2] [security 7] are 256 random bits, and only the hash is stored', async () => {
    const { app, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    const token = browser.cookies.get('session') ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const dump = JSON.stringify(
      await app.services.database.db.selectFrom('sessionTokens').selectAll().execute(),
    );
    expect(dump).not.toContain(token);
    expect(JSON.stringify(app.readLog())).not.toContain(token);
  });

  it.each([
    ['http://localhost:3000', /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/],
    [
      'https://www.example.com',
      /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ],
  ])(
    '[security 1] travel from %s in a cookie that scripts and other hosts cannot touch',
    async (site, line) => {
      const { app } = await open({ PUBLIC_ORIGIN: site });
      await using _ = app;
      const response = await signUpInTest(createTestBrowser(app.listener, { Origin: site }));
      expect(response.get('Set-Cookie')).toEqual([
        expect.stringMatching(line),
        expect.stringContaining('known-browser='),
      ]);
      expect(response.text).not.toContain(parseSetCookies(response)[0]?.[1]);
    },
  );

  it('[security 2] are new at every sign-in, and a planted cookie is never adopted', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const planted = 'p'.repeat(43);
    browser.cookies.set('session', planted);
    await signUpInTest(browser);
    const first = browser.cookies.get('session');
    expect(first).not.toBe(planted);
    await signIn(browser);
    expect(browser.cookies.get('session')).not.toBe(first);
    const thief = createTestBrowser(app.listener);
    for (const token of [planted, first]) {
      thief.cookies.set('session', token ?? '');
      expect(await readSession(thief)).toEqual(signedOut);
    }
  });

  it('of a browser’s session end when someone signs in there again', async () => {
    const { app, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    await signUpInTest(browser, { email: 'grace@example.com' });
    expect(await app.services.database.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
    expect((await readSession(browser)).user.email).toBe('grace@example.com');
  });

  it('[security 82] that were replaced are accepted for 10 seconds, and end the session when used later', async () => {
    const { app, clock, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    const thief = copyBrowser(app, browser);
    await refresh(browser);
    await readSession(browser);
    clock.advance(10 * second);
    expect((await readSession(thief)).user.email).toBe(testPerson.email);
    const overlapping = await refresh(thief);
    expect(overlapping.status).toBe(200);
    expect(parseSetCookies(overlapping)).toEqual([]);
    clock.advance(1);
    expect(await readSession(thief)).toEqual(signedOut);
    expect(await readSession(browser)).toEqual(signedOut);
    expect((await refresh(browser)).status).toBe(401);
    const userId = expect.any(String);
    expect(app.readLog()).toContainEqual(
      expect.objectContaining({ msg: 'replaced session token used again', userId }),
    );
  });

  it('[security 82] stay good when the answer to a refresh is lost, until the new one is used', async () => {
    const { app, clock, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    const old = copyBrowser(app, browser);
    await refresh(browser);
    clock.advance(8 * day);
    await app.services.retentionJobs.run();
    expect(await readSession(old)).toEqual({ ...signedOut, isRefreshable: true });
    // The second answer is lost as well.
    await refresh(copyBrowser(app, old));
    clock.advance(11 * second);
    expect((await readSession(old)).user.email).toBe(testPerson.email);
    const third = await refresh(old);
    expect(parseSetCookies(third)).toHaveLength(1);
    clock.advance(11 * second);
    expect((await readSession(old)).user.email).toBe(testPerson.email);
  });

  it('[security 82] that were replaced before they were used end the session after 10 seconds', async () => {
    const { app, clock, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    const thief = copyBrowser(app, browser);
    await refresh(browser);
    clock.advance(11 * second);
    // The thief's refresh takes the place of the token that the browser has received.
    expect(parseSetCookies(await refresh(thief))).toHaveLength(1);
    clock.advance(10 * second);
    expect((await readSession(browser)).user.email).toBe(testPerson.email);
    clock.advance(1);
    expect(await readSession(browser)).toEqual(signedOut);
    expect(await readSession(thief)).toEqual(signedOut);
  });

  it('[security 82] are rotated once by parallel refreshes with one whose successor was lost', async () => {
    const { app, clock, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    await refresh(copyBrowser(app, browser));
    clock.advance(minute);
    const responses = await Promise.all(Array.from({ length: 20 }, () => refresh(copyBrowser(app, browser))));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(responses.flatMap((response) => parseSetCookies(response))).toHaveLength(1);
  });

  it('[security 82] of the version before count as used, whichever process replaced them', async () => {
    const { app, clock, browser } = await open();
    await using _ = app;
    const { body } = await signUpInTest(browser);
    const { db } = app.services.database;
    const old = copyBrowser(app, browser);
    // What the version before does at a refresh.
    const replacedAt = clock.now();
    await db.updateTable('sessionTokens').set({ replacedAt }).execute();
    const successor = 's'.repeat(43);
    const row = { tokenHash: hashToken(successor), sessionId: body.session.id, createdAt: replacedAt };
    await db.insertInto('sessionTokens').values(row).execute();
    clock.advance(9 * second);
    expect((await readSession(old)).user.email).toBe(testPerson.email);
    browser.cookies.set('session', successor);
    expect((await readSession(browser)).user.email).toBe(testPerson.email);
    clock.advance(2 * second);
    expect(await readSession(old)).toEqual(signedOut);
    expect(await readSession(browser)).toEqual(signedOut);
  });

  it('are rotated once by parallel refreshes, which all succeed', async () => {
    const { app, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    const tabs = Array.from({ length: 20 }, () => copyBrowser(app, browser));
    const responses = await Promise.all(tabs.map(refresh));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const tokens = responses.flatMap((response) => parseSetCookies(response));
    expect(tokens).toHaveLength(1);
    browser.cookies.set('session', tokens[0]?.[1] ?? '');
    expect((await readSession(browser)).user.email).toBe(testPerson.email);
  });

  it.each(['', 'x', 'x'.repeat(43), 'x'.repeat(5000), '%00%ff', '"; drop table sessions'])(
    'that mean nothing (%j) are no session, and never an error',
    async (token) => {
      const { app, browser } = await open();
      await using _ = app;
      browser.cookies.set('session', token);
      expect(await readSession(browser)).toEqual(signedOut);
      expect((await refresh(browser)).status).toBe(401);
    },
  );

  it('are replaced when privileges rise, and the old one stops working immediately', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const { body } = await signUpInTest(browser);
    const { sessions, db } = app.services.accounts;
    const thief = copyBrowser(app, browser);
    const { token } = await db
      .transaction()
      .execute((trx) => sessions.reissueToken(trx, body.session.id, { aal: 'aal2' }));
    expect(await readSession(thief)).toEqual(signedOut);
    browser.cookies.set('session', token);
    expect((await readSession(browser)).session).toMatchObject({ id: body.session.id, aal: 'aal2' });
  });
});

describe('signing out', () => {
  it('[security 3] ends the session on the server: a replayed token is signed out', async () => {
    const { app, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    const replay = copyBrowser(app, browser);
    const response = await browser.send('post', '/api/auth/sign-out', {});
    expect(response.status).toBe(204);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(browser.cookies.has('session')).toBe(false);
    expect(await readSession(replay)).toEqual(signedOut);
    for (const [method, path] of [
      ['get', '/api/auth/sessions'],
      ['post', '/api/auth/refresh'],
      ['get', '/api/auth/events'],
    ] as const) {
      const replayed = await replay.send(method, path);
      expect([replayed.status, replayed.body.error.code]).toEqual([401, 'session_missing']);
    }
  });

  it('[security 6] leaves other devices alone, unless it is global, which needs no new proof', async () => {
    const { app, clock, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    const phone = createTestBrowser(app.listener);
    const tablet = createTestBrowser(app.listener);
    await signIn(phone);
    await signIn(tablet);
    await browser.send('post', '/api/auth/sign-out');
    expect((await readSession(phone)).session).not.toBeNull();
    clock.advance(11 * minute);
    expect((await phone.send('post', '/api/auth/sign-out', { scope: 'global' })).status).toBe(204);
    expect(await readSession(tablet)).toEqual(signedOut);
  });

  it('[security 6] is never global before a recovery’s new password', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const { body } = await signUpInTest(browser);
    const { db } = app.services.database;
    const other = createTestBrowser(app.listener);
    await signIn(other);
    const { session } = (await other.send('get', '/api/auth/session')).body;
    await db.updateTable('sessions').set({ isPasswordDue: true }).where('id', '=', session.id).execute();
    expect((await other.send('post', '/api/auth/sign-out', { scope: 'global' })).status).toBe(204);
    expect(await readSession(other)).toEqual(signedOut);
    expect((await readSession(browser)).session.id).toBe(body.session.id);
  });

  it('also works when the hour is over, and when no one is signed in', async () => {
    const { app, clock, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    clock.advance(2 * hour);
    expect((await browser.send('post', '/api/auth/sign-out', {})).status).toBe(204);
    expect(await app.services.database.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect((await browser.send('post', '/api/auth/sign-out', {})).status).toBe(204);
    expect((await browser.send('post', '/api/auth/sign-out', { scope: 'all' })).status).toBe(422);
  });
});

describe('a person’s devices', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

  it('[security 6] are listed, this one first', async () => {
    const { app, clock, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    clock.advance(minute);
    await signIn(createTestBrowser(app.listener, { 'User-Agent': firefox }));
    const response = await browser.send('get', '/api/auth/sessions');
    expect(response.headers['cache-control']).toBe('no-store');
    const time = expect.stringMatching(/^2026-03-01T12:0/);
    const shared = {
      id: expect.any(String),
      method: 'password',
      aal: 'aal1',
      createdAt: time,
      lastUsedAt: time,
    };
    expect(response.body).toEqual({
      sessions: [
        { ...shared, isCurrent: true, device: 'Unknown device' },
        { ...shared, isCurrent: false, device: 'Firefox on Linux' },
      ],
    });
    expect(response.text).not.toContain('Gecko');
  });

  it('[security 6] are ended one by one, or all others together', async () => {
    const { app, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    const others = [0, 1, 2].map(() => createTestBrowser(app.listener));
    for (const other of others) await signIn(other);
    const { body } = await browser.send('get', '/api/auth/sessions');
    expect(body.sessions).toHaveLength(4);
    const first = body.sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect((await browser.send('delete', `/api/auth/sessions/${first.id}`)).status).toBe(204);
    expect((await browser.send('get', '/api/auth/sessions')).body.sessions).toHaveLength(3);
    expect((await browser.send('delete', '/api/auth/sessions')).status).toBe(204);
    expect((await browser.send('get', '/api/auth/sessions')).body.sessions).toHaveLength(1);
    for (const other of others) expect(await readSession(other)).toEqual(signedOut);
    const own = await browser.send('delete', `/api/auth/sessions/${body.sessions[0].id}`);
    expect(own.status).toBe(204);
    expect(browser.cookies.has('session')).toBe(false);
  });

  it.each([
    ['one by one', 'delete', (id: string) => `/api/auth/sessions/${id}`, {}],
    ['all others together', 'delete', () => '/api/auth/sessions', {}],
    ['everywhere', 'post', () => '/api/auth/sign-out', { scope: 'global' }],
  ] as const)('[security 6] ended %s are no longer known', async (_name, method, pathFor, sent) => {
    const { app, browser } = await open();
    await using _ = app;
    const { body } = await signUpInTest(browser);
    const userId: string = body.user.id;
    const { db } = app.services.database;
    const listKnown = () =>
      db.selectFrom('knownBrowsers').select('browserHash').where('userId', '=', userId).execute();
    await signIn(browser);
    const own = await listKnown();
    await signIn(createTestBrowser(app.listener));
    expect(await listKnown()).toHaveLength(2);
    const { sessions } = (await browser.send('get', '/api/auth/sessions')).body;
    const other = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect((await browser.send(method, pathFor(other.id), sent)).status).toBe(204);
    expect(await listKnown()).toEqual(own);
  });

  it('[security 37] of someone else answer 404 and stay', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const { body } = await signUpInTest(browser);
    const stranger = createTestBrowser(app.listener);
    await signUpInTest(stranger, { email: 'eve@example.com' });
    for (const id of [body.session.id, 'nonsense', '00000000-0000-4000-8000-000000000000']) {
      const response = await stranger.send('delete', `/api/auth/sessions/${id}`);
      expect([response.status, response.body.error.code]).toEqual([404, 'not_found']);
    }
    expect((await readSession(browser)).session.id).toBe(body.session.id);
  });

  it.each([
    ['get', '/api/auth/sessions'],
    ['delete', '/api/auth/sessions'],
    ['delete', '/api/auth/sessions/1'],
  ] as const)('are for signed-in people: %s %s answers 401', async (method, path) => {
    const { app, browser } = await open();
    await using _ = app;
    const response = await browser.send(method, path);
    expect([response.status, response.body.error.code]).toEqual([401, 'session_missing']);
  });
});

describe('a second factor that is due', () => {
  async function openWithFactor() {
    const opened = await open();
    const { body } = await signUpInTest(opened.browser, { name: 'Ada Lovelace' });
    const { db } = opened.app.services.database;
    await db
      .insertInto('factors')
      .values({
        id: 'factor-1',
        userId: body.user.id,
        type: 'totp',
        friendlyName: 'Phone',
        encryptedSecret: '',
        status: 'verified',
        lastUsedStep: null,
        createdAt: new Date('2026-03-01T12:00:00.000Z'),
        verifiedAt: new Date('2026-03-01T12:00:00.000Z'),
      })
      .execute();
    return { ...opened, user: body.user, db };
  }

  it('[security 20] leaves a session with limited access: no phone, no names, no new address, and no control over other devices', async () => {
    const { app, browser, db, user } = await openWithFactor();
    await using _ = app;
    await confirmInTest(app, user.id);
    const details = { phone: '+12025550123', newEmail: 'pending@example.com' };
    await db.updateTable('users').set(details).where('id', '=', user.id).execute();
    const { body } = await signIn(browser);
    expect(body).toMatchObject({ nextStep: 'mfa', session: { aal: 'aal1' } });
    expect(body.user).toMatchObject({
      phone: null,
      newEmail: null,
      metadata: { firstName: null, fullName: null },
    });
    expect(body.user.factors).toEqual([expect.objectContaining({ id: 'factor-1', status: 'verified' })]);
    expect(JSON.stringify(body)).not.toMatch(/Lovelace|5550123|pending/);
    expect(await readSession(browser)).toMatchObject({ nextStep: 'mfa' });
    for (const [method, path, sent] of [
      ['get', '/api/auth/sessions', undefined],
      ['delete', '/api/auth/sessions', undefined],
      ['post', '/api/auth/sign-out', { scope: 'global' }],
    ] as const) {
      const response = await browser.send(method, path, sent);
      expect([response.status, response.body.error.code]).toEqual([403, 'mfa_required']);
    }
    expect((await browser.send('post', '/api/auth/sign-out')).status).toBe(204);
  });

  it('is no longer due in a session of level aal2', async () => {
    const { app, browser, db } = await openWithFactor();
    await using _ = app;
    const { body } = await signIn(browser);
    const { token } = await app.services.accounts.sessions.reissueToken(db, body.session.id, { aal: 'aal2' });
    browser.cookies.set('session', token);
    const answer = await readSession(browser);
    expect(answer.nextStep).toBeUndefined();
    expect(answer.user.metadata.lastName).toBe('Lovelace');
  });
});

describe('the session calls', () => {
  it('[security 29] change nothing when they read', async () => {
    const { app, clock, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    clock.advance(2 * hour);
    const read = async () => {
      const { db } = app.services.database;
      const tables = ['users', 'sessions', 'sessionTokens', 'identities', 'consents', 'messages'] as const;
      return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
    };
    const before = await read();
    for (const path of ['session', 'sessions', 'sign-out', 'refresh', 'sign-in', 'sign-up', 'sessions/1']) {
      const response = await browser.send('get', `/api/auth/${path}`);
      expect(parseSetCookies(response)).toEqual([]);
    }
    expect(await read()).toEqual(before);
  });

  it('[security 8] are never stored by browsers or proxies', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const answers = [
      await signUpInTest(browser),
      await signIn(browser),
      await browser.send('get', '/api/auth/session'),
      await refresh(browser),
      await browser.send('get', '/api/auth/sessions'),
      await browser.send('delete', '/api/auth/sessions'),
      await browser.send('post', '/api/auth/sign-out'),
      await browser.send('get', '/api/auth/session'),
      await browser.send('get', '/api/auth/sessions'),
    ];
    for (const answer of answers) expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('[security 30] carry no CORS headers, and a preflight grants nothing', async () => {
    const { app, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    const foreign = createTestBrowser(app.listener, { Origin: 'https://evil.example' });
    for (const [name, value] of browser.cookies) foreign.cookies.set(name, value);
    const response = await foreign.send('get', '/api/auth/session');
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
