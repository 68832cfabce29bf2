import supertest, { type Response } from 'supertest';
import { describe, expect, it } from 'vitest';
import { confirmInTest } from '../../../testing/confirmed-sign-up.ts';
import { createTestApp, type TestApp, testOrigin } from '../../../testing/test-app.ts';
import { createTestBrowser, signUpInTest, testPerson } from '../../../testing/test-browser.ts';
import { createTestClock } from '../../../testing/test-clock.ts';

const signUpBody = { ...testPerson, termsAccepted: true };

function post(app: TestApp, path: string, body: object, headers: Record<string, string> = {}) {
  return supertest(app.listener)
    .post(path)
    .set({ Origin: testOrigin, ...headers })
    .send(body);
}

async function listRows(app: TestApp, table: 'users' | 'sessions' | 'consents' | 'messages' | 'identities') {
  return app.services.database.db.selectFrom(table).selectAll().execute();
}

describe('POST /api/auth/sign-up', () => {
  it('creates an account and a session, with the email unconfirmed', async () => {
    await using app = await createTestApp({}, { clock: createTestClock() });
    const browser = createTestBrowser(app.listener);
    const response = await signUpInTest(browser, { name: 'Ada Lovelace' });
    expect(response.status).toBe(201);
    expect(response.body.user).toEqual({
      id: expect.any(String),
      email: 'ada@example.com',
      emailConfirmedAt: null,
      newEmail: null,
      phone: null,
      phoneConfirmedAt: null,
      identities: [expect.objectContaining({ provider: 'email', lastSignInAt: '2026-03-01T12:00:00.000Z' })],
      factors: [],
      metadata: {
        requiresPasswordReset: false,
        hasPassword: true,
        givenName: null,
        familyName: null,
        firstName: 'Ada',
        lastName: 'Lovelace',
        fullName: 'Ada Lovelace',
      },
    });
    expect(response.body.session).toEqual({
      id: expect.any(String),
      expiresAt: '2026-03-01T13:00:00.000Z',
      expiresIn: 3600,
      tokenType: 'cookie',
      aal: 'aal1',
      user: response.body.user,
      number: response.body.number,
    });
    expect(response.body.number).toBeGreaterThanOrEqual(10);
    expect(response.body.number).toBeLessThanOrEqual(99);
    expect((await browser.send('get', '/api/auth/session')).body).toEqual(response.body);
  });

  it('emails a confirmation link in the same transaction, which signing out does not void', async () => {
    await using app = await createTestApp();
    const browser = createTestBrowser(app.listener);
    await signUpInTest(browser);
    expect(await listRows(app, 'messages')).toEqual([
      expect.objectContaining({ kind: 'email', recipient: 'ada@example.com' }),
    ]);
    await browser.send('post', '/api/auth/sign-out');
    const codes = await app.services.database.db.selectFrom('codes').selectAll().execute();
    expect(codes).toEqual([expect.objectContaining({ purpose: 'email_confirmation', usedAt: null })]);
  });

  it('records the consent to the terms, with the page it was given on', async () => {
    await using app = await createTestApp();
    await post(app, '/api/auth/sign-up', signUpBody, { Referer: `${testOrigin}/signin?x=1` }).expect(201);
    expect(await listRows(app, 'consents')).toEqual([
      expect.objectContaining({ kind: 'terms', page: '/signin', withdrawnAt: null }),
    ]);
  });

  it('stores the address in lower case, and accepts each one once', async () => {
    await using app = await createTestApp();
    const first = await post(app, '/api/auth/sign-up', { ...signUpBody, email: ' Ada@Example.com ' });
    await confirmInTest(app, first.body.user.id);
    const response = await post(app, '/api/auth/sign-up', signUpBody).expect(409);
    expect(response.body.error).toMatchObject({
      code: 'email_taken',
      message: 'This email is already registered. Please use the sign-in form instead.',
    });
    expect(await listRows(app, 'users')).toEqual([expect.objectContaining({ email: 'ada@example.com' })]);
  });

  it('creates accounts that wait for one address, as many as emails can be sent to it', async () => {
    await using app = await createTestApp();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => post(app, '/api/auth/sign-up', signUpBody)),
    );
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, ...Array.from({ length: 8 }, () => 429)]);
    expect(await listRows(app, 'users')).toHaveLength(2);
  });

  it('replaces a sign-up by email alone that this browser began, and no other', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const { db } = app.services.database;
    const [browser, other] = [createTestBrowser(app.listener), createTestBrowser(app.listener)];
    await browser.send('post', '/api/auth/email/start', { email: testPerson.email });
    const theirs = await other.send('post', '/api/auth/email/start', { email: testPerson.email });
    clock.advance(5 * 60_000);
    const response = await signUpInTest(browser);
    const ids = (await db.selectFrom('users').select('id').execute()).map(({ id }) => id);
    const expected = [theirs.body.userId, response.body.user?.id].filter(Boolean);
    expect(ids.toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ['an invalid address', { email: 'ada' }, 422, 'invalid_input', 'email'],
    ['a password of 5 characters', { password: 'h4Tq!' }, 422, 'invalid_input', 'password'],
    ['a password of 257 characters', { password: 'x'.repeat(257) }, 422, 'invalid_input', 'password'],
    ['[security 10] a common password', { password: 'password1' }, 422, 'weak_password', 'password'],
    [
      '[security 10] a password of the own address',
      { password: 'adaexample' },
      422,
      'weak_password',
      'password',
    ],
    ['terms that are not agreed to', { termsAccepted: false }, 422, 'invalid_input', 'termsAccepted'],
    ['an invalid name', { name: '…' }, 422, 'invalid_input', 'name'],
    ['[security 36] a level of assurance', { aal: 'aal2' }, 422, 'invalid_input', 'aal'],
    [
      '[security 36] a confirmation',
      { emailConfirmedAt: new Date('2026-01-01') },
      422,
      'invalid_input',
      'emailConfirmedAt',
    ],
    ['[security 36] an id', { userId: 'mine' }, 422, 'invalid_input', 'userId'],
    ['[security 36] metadata', { metadata: { hasPassword: true } }, 422, 'invalid_input', 'metadata'],
  ])('rejects %s', async (_name, change, status, code, field) => {
    await using app = await createTestApp();
    const response = await post(app, '/api/auth/sign-up', { ...signUpBody, ...change }).expect(status);
    expect(response.body.error.code).toBe(code);
    expect(Object.keys(response.body.error.fields)).toEqual([field]);
    expect(await listRows(app, 'users')).toEqual([]);
  });
});

describe('POST /api/auth/sign-in', () => {
  it('starts a session', async () => {
    await using app = await createTestApp();
    await post(app, '/api/auth/sign-up', signUpBody).expect(201);
    const response = await post(app, '/api/auth/sign-in', testPerson).expect(200);
    expect(response.body).toMatchObject({
      session: { aal: 'aal1', user: { email: testPerson.email } },
      user: { email: testPerson.email },
    });
    expect(response.body.nextStep).toBeUndefined();
  });

  it('[security 9] accepts a password of 256 characters, and of white space, unchanged', async () => {
    await using app = await createTestApp();
    const passwords = [` river stone lamp ${'§'.repeat(233)} end `, '  river  stone  '];
    for (const [index, password] of passwords.entries()) {
      const email = `person${index}@example.com`;
      await post(app, '/api/auth/sign-up', { ...signUpBody, email, password }).expect(201);
      await post(app, '/api/auth/sign-in', { email, password }).expect(200);
      for (const other of [password.trim(), password.slice(0, -1), `${password} `, password.toUpperCase()]) {
        await post(app, '/api/auth/sign-in', { email, password: other }).expect(
          other.length > 256 ? 422 : 401,
        );
      }
    }
  });

  it('[security 22] responds the same to an unknown account, a wrong password, and an account without one', async () => {
    await using app = await createTestApp();
    const { db } = app.services.database;
    await post(app, '/api/auth/sign-up', signUpBody).expect(201);
    await post(app, '/api/auth/sign-up', { ...signUpBody, email: 'none@example.com' }).expect(201);
    await db
      .updateTable('users')
      .set({ passwordHash: null })
      .where('unprovenEmail', '=', 'none@example.com')
      .execute();
    const password = 'wrong horse battery staple';
    const answers = [];
    for (const email of ['ada@example.com', 'none@example.com', 'nobody@example.com']) {
      answers.push(comparable(await post(app, '/api/auth/sign-in', { email, password })));
    }
    expect(answers[0]).toMatchObject({ status: 401, body: { error: { code: 'invalid_credentials' } } });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    // The response to a guess is the same if the account has no password at all.
    await post(app, '/api/auth/sign-in', { email: 'none@example.com', password: '\0' }).expect(401);
  });

  it('[security 44] logs sign-ins and failures by id, and nothing that was typed', async () => {
    await using app = await createTestApp();
    const { body } = await post(app, '/api/auth/sign-up', signUpBody).expect(201);
    const userId = body.user.id;
    await post(app, '/api/auth/sign-in', testPerson).expect(200);
    await post(app, '/api/auth/sign-in', { ...testPerson, password: 'typed wrong' }).expect(401);
    await post(app, '/api/auth/sign-in', { email: 'nobody@example.com', password: 'typed wrong' }).expect(
      401,
    );
    const log = app.readLog();
    expect(log).toContainEqual(expect.objectContaining({ msg: 'signed up', userId }));
    expect(log).toContainEqual(expect.objectContaining({ msg: 'signed in', userId, method: 'password' }));
    const failures = log.filter(({ msg }) => msg === 'sign-in failed');
    expect(failures.map((line) => line.userId)).toEqual([userId, undefined]);
    expect(JSON.stringify(log)).not.toMatch(/example\.com|staple|typed wrong/);
  });

  it('renews the hash of a password that was made with older parameters', async () => {
    // Uses the server's own hasher instead of the fast one.
    await using app = await createTestApp({}, { hasher: undefined });
    const { db } = app.services.database;
    await post(app, '/api/auth/sign-up', signUpBody).expect(201);
    const { hash } = await import('@node-rs/argon2');
    const weaker = await hash(testPerson.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await db.updateTable('users').set({ passwordHash: weaker }).execute();
    await post(app, '/api/auth/sign-in', { ...testPerson, password: 'wrong' }).expect(401);
    expect((await listRows(app, 'users'))[0]).toMatchObject({ passwordHash: weaker });
    await post(app, '/api/auth/sign-in', testPerson).expect(200);
    const renewed = (await db.selectFrom('users').select('passwordHash').executeTakeFirst())?.passwordHash;
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await post(app, '/api/auth/sign-in', testPerson).expect(200);
  });

  it.each([
    ['no body', undefined, 422],
    ['a list', [], 422],
    ['[security 36] a level of assurance', { ...testPerson, aal: 'aal2' }, 422],
    ['[security 36] someone’s id', { ...testPerson, userId: 'x' }, 422],
    ['an email that is a list', { ...testPerson, email: ['ada@example.com'] }, 422],
    [
      'a hostile name',
      JSON.parse('{"__proto__":{"aal":"aal2"},"email":"ada@example.com","password":"x"}'),
      422,
    ],
  ])('rejects %s', async (_name, body, status) => {
    await using app = await createTestApp();
    await post(app, '/api/auth/sign-up', signUpBody).expect(201);
    await post(app, '/api/auth/sign-in', body).expect(status);
  });
});

describe('limits', () => {
  const strict = { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' };
  const wrong = { ...testPerson, password: 'wrong horse battery staple' };
  const from = (address: string) => ({ 'X-Forwarded-For': address });

  it('[security 41] [security 42] stop guesses at one account from one address, and lock no one out', async () => {
    await using app = await createTestApp(strict);
    await post(app, '/api/auth/sign-up', signUpBody, from('198.51.100.1')).expect(201);
    for (let guess = 1; guess <= 10; guess += 1) {
      const response = await post(app, '/api/auth/sign-in', wrong, from('203.0.113.9')).expect(401);
      expect(response.headers['ratelimit-remaining']).toBe(String(10 - guess));
    }
    for (const email of ['ada@example.com', ' ADA@example.com']) {
      const refused = await post(app, '/api/auth/sign-in', { ...testPerson, email }, from('203.0.113.9'));
      expect([refused.status, refused.body.error.code]).toEqual([429, 'rate_limited']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    await post(app, '/api/auth/sign-in', testPerson, from('198.51.100.1')).expect(200);
    await post(app, '/api/auth/sign-in', { ...wrong, email: 'b@example.com' }, from('203.0.113.9')).expect(
      401,
    );
    expect(app.readLog()).toContainEqual(
      expect.objectContaining({ msg: 'rate limit reached', limit: 'sign-in-account' }),
    );
  });

  it('[security 41] stop one address after 30 tries on any accounts', async () => {
    await using app = await createTestApp(strict);
    for (let guess = 1; guess <= 30; guess += 1) {
      await post(app, '/api/auth/sign-in', { ...wrong, email: `p${guess}@example.com` }).expect(401);
    }
    await post(app, '/api/auth/sign-in', { ...wrong, email: 'p31@example.com' }).expect(429);
  });

  it('[security 41] are not reset by a made-up X-Forwarded-For', async () => {
    await using app = await createTestApp({ RATE_LIMIT_FACTOR: '1' });
    for (let guess = 1; guess <= 10; guess += 1) {
      await post(app, '/api/auth/sign-in', wrong, from(`203.0.113.${guess}`)).expect(401);
    }
    await post(app, '/api/auth/sign-in', wrong, from('203.0.113.99')).expect(429);
  });

  it('[security 22] are the same for known and unknown accounts', async () => {
    await using app = await createTestApp(strict);
    await post(app, '/api/auth/sign-up', signUpBody, from('198.51.100.1')).expect(201);
    const answers: unknown[][] = [[], []];
    for (let guess = 1; guess <= 11; guess += 1) {
      for (const [index, email] of ['ada@example.com', 'nobody@example.com'].entries()) {
        const response = await post(
          app,
          '/api/auth/sign-in',
          { ...wrong, email },
          from(`203.0.113.${index}`),
        );
        answers[index]?.push([response.status, response.body.error.code]);
      }
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]?.at(-1)).toEqual([429, 'rate_limited']);
  });

  it('[security 41] stop an address at its thirty-first sign-up', async () => {
    await using app = await createTestApp(strict);
    for (let attempt = 1; attempt <= 30; attempt += 1) await post(app, '/api/auth/sign-up', {}).expect(422);
    await post(app, '/api/auth/sign-up', signUpBody).expect(429);
  });
});

describe('other sites', () => {
  const paths = ['sign-up', 'sign-in', 'sign-out', 'refresh'].map((name) => `/api/auth/${name}`);

  it.each([
    ['a foreign origin', { Origin: 'https://evil.example' }],
    ['no origin', {}],
    ['a cross-site fetch', { Origin: testOrigin, 'Sec-Fetch-Site': 'cross-site' }],
    ['a sandboxed page', { Origin: 'null' }],
  ])('[security 28] cannot change anything: %s is refused', async (_name, headers) => {
    await using app = await createTestApp();
    const browser = createTestBrowser(app.listener);
    await signUpInTest(browser);
    const Cookie = `session=${browser.cookies.get('session')}`;
    const send = (method: 'post' | 'delete', path: string) =>
      supertest(app.listener)
        [method](path)
        .set({ ...headers, Cookie });
    for (const path of paths) {
      const response = await send('post', path).send(signUpBody);
      expect([response.status, response.body.error.code]).toEqual([403, 'cross_site']);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
    for (const path of ['/api/auth/sessions', '/api/auth/sessions/1']) await send('delete', path).expect(403);
    expect((await browser.send('get', '/api/auth/session')).body.user.email).toBe(testPerson.email);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    '[security 28] cannot send what a plain form can: %s answers 415',
    async (type) => {
      await using app = await createTestApp();
      for (const path of ['/api/auth/sign-up', '/api/auth/sign-in', '/api/auth/sign-out']) {
        const request = supertest(app.listener).post(path).set({ Origin: testOrigin, 'Content-Type': type });
        const response = await request.send(JSON.stringify(signUpBody));
        expect([response.status, response.body.error.code]).toEqual([415, 'unsupported_media_type']);
      }
      expect(await listRows(app, 'users')).toEqual([]);
    },
  );
});

/** A response without the parts that always differ. */
function comparable({ status, headers, body }: Response): Record<string, unknown> {
  const { 'x-request-id': _id, date: _date, 'ratelimit-remaining': _left, ...rest } = headers;
  const { requestId: _own, ...error } = body.error;
  const { 'ratelimit-reset': _reset, ...same } = rest;
  return { status, headers: same, body: { error } };
}
