import { describe, expect, it } from 'vitest';
import { brand } from '../../../../shared/site/brand.data.ts';
import { readCode, spoil } from '../../../testing/read-code.ts';
import { createTestApp, restartTestApp, type TestApp, testSecret } from '../../../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { createTestClock } from '../../../testing/test-clock.ts';

const phone = '+12125550123';
const start = '/api/auth/phone/start';
const verify = '/api/auth/phone/verify';

function startSignIn(browser: TestBrowser, body: object = {}) {
  return browser.send('post', start, { phone, consent: true, ...body });
}

function verifySignIn(browser: TestBrowser, token: string, to = phone) {
  return browser.send('post', verify, { phone: to, token, type: 'sms' });
}

async function signInByPhone(app: TestApp, browser = createTestBrowser(app.listener), body: object = {}) {
  await startSignIn(browser, body);
  return verifySignIn(browser, await readCode(app, phone));
}

function readAll(app: TestApp, table: 'users' | 'messages' | 'consents' | 'codes') {
  return app.services.database.db.selectFrom(table).selectAll().execute();
}

describe('POST /api/auth/phone/start', () => {
  it('texts a code: the code first, the brand, how long it is valid, and no link', async () => {
    await using app = await createTestApp();
    const response = await startSignIn(createTestBrowser(app.listener));
    expect([response.status, response.body]).toEqual([202, { phone, retryAfterSeconds: 30 }]);
    const messages = await readAll(app, 'messages');
    expect(messages).toMatchObject([
      { kind: 'sms', recipient: phone, purpose: 'phone_sign_in', userId: null },
    ]);
    const text = messages[0]?.text ?? '';
    expect(text).toMatch(/^\d{6} is your/);
    expect(text).toContain(brand.name);
    expect(text).toContain('expires in 10 minutes');
    expect(text).not.toMatch(/https?:|www\.|\w\.\w/);
    expect(text.length).toBeLessThanOrEqual(160);
  });

  it('creates no account before the number is proven', async () => {
    await using app = await createTestApp();
    await startSignIn(createTestBrowser(app.listener));
    expect(await readAll(app, 'users')).toEqual([]);
    expect(await readAll(app, 'consents')).toEqual([]);
  });

  it('responds the same for known and unknown numbers', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    await signInByPhone(app);
    clock.advance(3_600_000);
    const known = await startSignIn(createTestBrowser(app.listener));
    const unknown = await startSignIn(createTestBrowser(app.listener), { phone: '+12125550124' });
    expect(unknown.status).toBe(known.status);
    expect({ ...unknown.body, phone }).toEqual(known.body);
  });

  it.each([
    ['no country uses the code', { phone: '+9991234567' }, 'phone', 'Please enter a valid phone number'],
    ['the number is too short', { phone: '+1212555' }, 'phone', 'Please enter a valid phone number'],
    ['the number is too long', { phone: '+121255501234' }, 'phone', 'Please enter a valid phone number'],
    ['there is no plus', { phone: '12125550123' }, 'phone', 'Please enter a valid phone number'],
    ['there is no consent', { consent: false }, 'consent', expect.stringContaining('text message')],
    ['the name is a line break', { name: '\n' }, 'name', expect.any(String)],
    ['it sets who the user is', { userId: 'x' }, 'userId', expect.any(String)],
  ])('rejects with 422 when %s', async (_case, body, field, message) => {
    await using app = await createTestApp();
    const response = await startSignIn(createTestBrowser(app.listener), body);
    expect([response.status, response.body.error]).toMatchObject([422, { fields: { [field]: message } }]);
    expect(await readAll(app, 'messages')).toEqual([]);
  });

  it('reports that texting is not set up, in production without a provider', async () => {
    await using app = await createTestApp({ NODE_ENV: 'production', SESSION_SECRET: testSecret });
    const response = await startSignIn(createTestBrowser(app.listener));
    expect([response.status, response.body.error.code]).toEqual([503, 'texts_unavailable']);
    expect(response.body.error.message).toContain('aren’t set up');
  });

  it('increases the wait from text to text and returns the seconds left', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const browser = createTestBrowser(app.listener);
    for (const seconds of [30, 45, 68, 102, 152, 228, 300, 300]) {
      expect((await startSignIn(browser)).body.retryAfterSeconds).toBe(seconds);
      clock.advance((seconds - 1) * 1000);
      const early = await startSignIn(createTestBrowser(app.listener));
      expect([early.status, early.get('Retry-After')]).toEqual([429, '1']);
      clock.advance(1000);
    }
    clock.advance(3_600_000);
    expect((await startSignIn(browser)).body.retryAfterSeconds).toBe(30);
  });

  it('[security 41] sends a number three texts an hour for strangers, no matter who asks and across a restart', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({ RATE_LIMIT_FACTOR: '1' }, { clock });
    for (let count = 0; count < 3; count += 1) {
      const sent = await startSignIn(createTestBrowser(app.listener));
      expect(sent.status).toBe(202);
      if (count < 2) clock.advance(sent.body.retryAfterSeconds * 1000);
    }
    clock.advance(300_000);
    const refused = await startSignIn(createTestBrowser(app.listener));
    expect([refused.status, refused.body.error.code]).toEqual([429, 'rate_limited']);
    await using restarted = await restartTestApp(app, { RATE_LIMIT_FACTOR: '1' }, { clock });
    expect((await startSignIn(createTestBrowser(restarted.listener))).status).toBe(429);
    clock.advance(Number(refused.get('Retry-After')) * 1000);
    expect((await startSignIn(createTestBrowser(restarted.listener))).status).toBe(202);
  });

  it('[security 41] sends a text for exactly one of 20 parallel calls', async () => {
    await using app = await createTestApp();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => startSignIn(createTestBrowser(app.listener))),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(19);
    expect(await readAll(app, 'messages')).toHaveLength(1);
  });

  it('[security 43] stops at the whole site’s limit, no matter which number and address ask', async () => {
    await using app = await createTestApp({ RATE_LIMIT_FACTOR: '0.01', TRUST_PROXY: '1' });
    const statuses = [];
    for (let count = 0; count < 5; count += 1) {
      const browser = createTestBrowser(app.listener, { 'X-Forwarded-For': `192.0.2.${count}` });
      statuses.push((await startSignIn(browser, { phone: `+1212555010${count}` })).status);
    }
    expect(statuses).toEqual([202, 202, 202, 503, 503]);
    expect(await readAll(app, 'messages')).toHaveLength(3);
    expect(await readAll(app, 'codes')).toHaveLength(3);
  });
});

describe('POST /api/auth/phone/verify, to sign in', () => {
  it('creates an account for an unknown number, and a session', async () => {
    await using app = await createTestApp();
    const browser = createTestBrowser(app.listener);
    const response = await signInByPhone(app, browser, { name: 'Ada Lovelace' });
    expect(response.status).toBe(200);
    expect(response.body.user).toMatchObject({
      email: null,
      phone,
      phoneConfirmedAt: expect.any(String),
      identities: [{ provider: 'phone', lastSignInAt: expect.any(String) }],
      metadata: {
        requiresPasswordReset: false,
        hasPassword: false,
        fullName: 'Ada Lovelace',
        firstName: 'Ada',
        lastName: 'Lovelace',
      },
    });
    expect(response.body.session).toMatchObject({ aal: 'aal1', tokenType: 'cookie' });
    const session = await browser.send('get', '/api/auth/session');
    expect(session.body.user.id).toBe(response.body.user.id);
  });

  it('finds the account again by its number', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const first = await signInByPhone(app, undefined, { name: 'Ada' });
    clock.advance(60_000);
    const second = await signInByPhone(app, undefined, { name: 'Somebody Else' });
    expect(second.body.user.id).toBe(first.body.user.id);
    expect(second.body.user.metadata.fullName).toBe('Ada');
    expect(await readAll(app, 'users')).toHaveLength(1);
  });

  it('[security 48] records the consent: exact text, version, time, and page', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const browser = createTestBrowser(app.listener, { Referer: 'http://localhost:3000/signin?from=quote' });
    await startSignIn(browser);
    const givenAt = clock.now();
    clock.advance(60_000);
    await verifySignIn(browser, await readCode(app, phone));
    expect(await readAll(app, 'consents')).toMatchObject([
      {
        kind: 'sms',
        text: 'I agree to receive SMS verification code',
        version: '2024-01-01',
        page: '/signin',
        givenAt,
        withdrawnAt: null,
      },
    ]);
  });

  it('leaves the second factor due', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const { body } = await signInByPhone(app, undefined, { name: 'Ada' });
    const time = clock.now();
    await app.services.database.db
      .insertInto('factors')
      .values({
        id: 'f1',
        userId: body.user.id,
        type: 'totp',
        friendlyName: 'App',
        encryptedSecret: 'x',
        status: 'verified',
        createdAt: time,
      })
      .execute();
    clock.advance(60_000);
    const browser = createTestBrowser(app.listener);
    const response = await signInByPhone(app, browser);
    expect(response.body).toMatchObject({ nextStep: 'mfa', session: { aal: 'aal1' }, user: { phone: null } });
    for (const [method, path] of [
      ['delete', '/api/auth/user'],
      ['get', '/api/auth/user/export'],
    ] as const) {
      const refused = await browser.send(method, path);
      expect([refused.status, refused.body.error.code]).toEqual([403, 'mfa_required']);
    }
  });

  it('[security 15] refuses a code after 10 minutes', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const browser = createTestBrowser(app.listener);
    await startSignIn(browser);
    clock.advance(600_000);
    const response = await verifySignIn(browser, await readCode(app, phone));
    expect([response.status, response.body.error.code]).toEqual([400, 'expired_code']);
    expect(await readAll(app, 'users')).toEqual([]);
  });

  it('[security 16] lets exactly one of 20 parallel posts of a code succeed', async () => {
    await using app = await createTestApp();
    const browser = createTestBrowser(app.listener);
    await startSignIn(browser);
    const code = await readCode(app, phone);
    const cookies = new Map(browser.cookies);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => {
        const tab = createTestBrowser(app.listener);
        for (const [name, value] of cookies) tab.cookies.set(name, value);
        return verifySignIn(tab, code);
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
    expect(await readAll(app, 'users')).toHaveLength(1);
    expect((await verifySignIn(browser, code)).body.error.code).toBe('invalid_code');
  });

  it('[security 17] allows a code five tries, which neither a new code nor a restart resets', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const browser = createTestBrowser(app.listener);
    await startSignIn(browser);
    const code = await readCode(app, phone);
    for (let count = 0; count < 3; count += 1) {
      expect((await verifySignIn(browser, spoil(code))).body.error.code).toBe('invalid_code');
    }
    clock.advance(60_000);
    await startSignIn(browser);
    const second = await readCode(app, phone);
    await using restarted = await restartTestApp(app, {}, { clock });
    const later = createTestBrowser(restarted.listener);
    for (const [name, value] of browser.cookies) later.cookies.set(name, value);
    for (let count = 0; count < 2; count += 1) {
      expect((await verifySignIn(later, spoil(second))).body.error.code).toBe('invalid_code');
    }
    expect((await verifySignIn(later, second)).body.error.code).toBe('invalid_code');
    clock.advance(120_000);
    expect((await startSignIn(later)).status).toBe(429);
    expect(await readAll(restarted, 'users')).toEqual([]);
  });

  it('[security 18] refuses a code in a browser that did not ask for it', async () => {
    await using app = await createTestApp();
    const browser = createTestBrowser(app.listener);
    await startSignIn(browser);
    const code = await readCode(app, phone);
    const response = await verifySignIn(createTestBrowser(app.listener), code);
    expect([response.status, response.body.error.code]).toEqual([400, 'invalid_code']);
    expect((await verifySignIn(browser, code)).status).toBe(200);
  });

  it('refuses the code of another number', async () => {
    await using app = await createTestApp();
    const browser = createTestBrowser(app.listener);
    await startSignIn(browser);
    const response = await verifySignIn(browser, await readCode(app, phone), '+12125550124');
    expect(response.body.error.code).toBe('invalid_code');
  });

  it.each([
    ['too few digits', { token: '12345' }],
    ['letters', { token: '12345a' }],
    ['another type', { type: 'email' }],
    ['a level of its own', { aal: 'aal2' }],
  ])('[security 36] rejects with 422 %s', async (_case, body) => {
    await using app = await createTestApp();
    const browser = createTestBrowser(app.listener);
    const response = await browser.send('post', verify, { phone, token: '123456', type: 'sms', ...body });
    expect(response.status).toBe(422);
  });

  it('[security 42] limits tries by number and address together, so a stranger locks no one out', async () => {
    await using app = await createTestApp({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
    const owner = createTestBrowser(app.listener, { 'X-Forwarded-For': '192.0.2.1' });
    const stranger = createTestBrowser(app.listener, { 'X-Forwarded-For': '192.0.2.2' });
    await startSignIn(owner);
    const code = await readCode(app, phone);
    const statuses = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await verifySignIn(stranger, spoil(code))).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    expect((await verifySignIn(owner, code)).status).toBe(200);
  });

  it('[security 44] logs the sign-in by user id, without number, name, or code', async () => {
    await using app = await createTestApp();
    const browser = createTestBrowser(app.listener);
    await startSignIn(browser, { name: 'Ada Lovelace' });
    const code = await readCode(app, phone);
    await verifySignIn(browser, spoil(code));
    const { body } = await verifySignIn(browser, code);
    const log = JSON.stringify(app.readLog());
    expect(log).toContain(body.user.id);
    expect(log).toContain('code refused');
    for (const secret of [phone, phone.slice(2), code, spoil(code), 'Lovelace'])
      expect(log).not.toContain(secret);
  });
});
