import { describe, expect, it } from 'vitest';
import { confirmInTest } from '../../../testing/confirmed-sign-up.ts';
import { readCode, spoil } from '../../../testing/read-code.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  createTestBrowser,
  signUpInTest,
  type TestBrowser,
  testPerson,
} from '../../../testing/test-browser.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { readOutbox } from '../../../testing/test-outbox.ts';

const { email, password } = testPerson;
const phone = '+12125550123';

async function signUp(app: TestApp, browser = createTestBrowser(app.listener)) {
  const { body } = await signUpInTest(browser);
  const id = String(body.user.id);
  await confirmInTest(app, id);
  return { browser, id };
}

async function signInByPhone(app: TestApp) {
  const browser = createTestBrowser(app.listener);
  await browser.send('post', '/api/auth/phone/start', { phone, consent: true });
  const token = await readCode(app, phone);
  await browser.send('post', '/api/auth/phone/verify', { phone, token, type: 'sms' });
  return browser;
}

function sendCode(browser: TestBrowser) {
  return browser.send('post', '/api/auth/user/code');
}

function reauthenticate(browser: TestBrowser, proof: object) {
  return browser.send('post', '/api/auth/reauthenticate', proof);
}

describe('POST /api/auth/user/code', () => {
  it('emails six digits to the confirmed address, with none of them in the subject', async () => {
    await using app = await createTestApp();
    const { browser, id } = await signUp(app);
    const response = await sendCode(browser);
    expect([response.status, response.body]).toEqual([202, { channel: 'email', retryAfterSeconds: 30 }]);
    const code = await readCode(app, email);
    const { db } = app.services.database;
    const emails = await db
      .selectFrom('messages')
      .selectAll()
      .where('purpose', '=', 'reauthentication')
      .execute();
    expect(emails).toMatchObject([{ kind: 'email', recipient: email, userId: id }]);
    expect(emails[0]?.subject).not.toContain(code);
    expect(emails[0]?.html).toContain(code);
    expect(emails[0]?.text).not.toContain('http');
  });

  it('texts them to a person who only has a phone', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const browser = await signInByPhone(app);
    expect((await sendCode(browser)).status).toBe(429);
    clock.advance(30_000);
    const response = await sendCode(browser);
    expect([response.status, response.body]).toEqual([202, { channel: 'sms', retryAfterSeconds: 45 }]);
    const proven = await reauthenticate(browser, { code: await readCode(app, phone) });
    expect(proven.status).toBe(200);
  });

  it('sends nothing to an address that is not confirmed', async () => {
    await using app = await createTestApp();
    const browser = createTestBrowser(app.listener);
    await signUpInTest(browser);
    const response = await sendCode(browser);
    expect([response.status, response.body.error.code]).toEqual([403, 'email_unconfirmed']);
    expect(await readOutbox(app, { purpose: 'reauthentication' })).toEqual([]);
  });

  it('requires a wait between two codes', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const { browser } = await signUp(app);
    await sendCode(browser);
    clock.advance(29_000);
    const early = await sendCode(browser);
    expect([early.status, early.get('Retry-After')]).toEqual([429, '1']);
    clock.advance(1000);
    expect((await sendCode(browser)).body.retryAfterSeconds).toBe(45);
  });

  it('requires a session', async () => {
    await using app = await createTestApp();
    const response = await sendCode(createTestBrowser(app.listener));
    expect([response.status, response.body.error.code]).toEqual([401, 'session_missing']);
  });
});

describe('POST /api/auth/reauthenticate', () => {
  it.each([
    ['the password', async () => ({ password })],
    [
      'a code',
      async (app: TestApp, browser: TestBrowser) => {
        await sendCode(browser);
        return { code: await readCode(app, email) };
      },
    ],
  ])('[security 14] records a recent proof of identity, with a new token, by %s', async (_case, prove) => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const { browser, id } = await signUp(app);
    clock.advance(700_000);
    expect((await browser.send('patch', '/api/auth/user', { phone })).status).toBe(403);
    const tokenBefore = browser.cookies.get('session');
    const response = await reauthenticate(browser, await prove(app, browser));
    expect([response.status, response.body]).toMatchObject([200, { user: { id }, session: { aal: 'aal1' } }]);
    expect(browser.cookies.get('session')).not.toBe(tokenBefore);
    expect((await browser.send('patch', '/api/auth/user', { phone })).status).toBe(200);
    const replay = createTestBrowser(app.listener);
    replay.cookies.set('session', tokenBefore ?? '');
    expect((await replay.send('get', '/api/auth/session')).body.session).toBeNull();
  });

  it('refuses a wrong password, and any password for an account without one', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const { browser } = await signUp(app);
    for (const signedIn of [browser, await signInByPhone(app)]) {
      const response = await reauthenticate(signedIn, { password: 'wrong' });
      expect([response.status, response.body.error.code]).toEqual([401, 'invalid_credentials']);
    }
  });

  it('[security 16] uses a code once', async () => {
    await using app = await createTestApp();
    const { browser } = await signUp(app);
    await sendCode(browser);
    const code = await readCode(app, email);
    expect((await reauthenticate(browser, { code: spoil(code) })).body.error.code).toBe('invalid_code');
    expect((await reauthenticate(browser, { code })).status).toBe(200);
    expect((await reauthenticate(browser, { code })).body.error.code).toBe('invalid_code');
  });

  it('[security 18] refuses a code in another browser of the same person', async () => {
    await using app = await createTestApp();
    const { browser } = await signUp(app);
    await sendCode(browser);
    const other = createTestBrowser(app.listener);
    await other.send('post', '/api/auth/sign-in', { email, password });
    const response = await reauthenticate(other, { code: await readCode(app, email) });
    expect([response.status, response.body.error.code]).toEqual([400, 'invalid_code']);
  });

  it('refuses a code that was sent for something else', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const browser = await signInByPhone(app);
    clock.advance(30_000);
    await browser.send('post', '/api/auth/phone/start', { phone, consent: true });
    const response = await reauthenticate(browser, { code: await readCode(app, phone) });
    expect(response.body.error.code).toBe('invalid_code');
  });

  it('[security 41] limits guesses by account, even with a stolen session', async () => {
    await using app = await createTestApp({ RATE_LIMIT_FACTOR: '1' });
    const { browser } = await signUp(app);
    const statuses = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await reauthenticate(browser, { password: 'wrong' })).status);
      statuses.push((await browser.send('delete', '/api/auth/user', { password: 'wrong' })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });

  it.each([
    ['nothing', {}],
    ['both', { password, code: '123456' }],
    ['five digits', { code: '12345' }],
    ['a level of its own', { password, aal: 'aal2' }],
    ['another person', { password, userId: 'x' }],
  ])('[security 36] rejects %s with 422', async (_case, proof) => {
    await using app = await createTestApp();
    const { browser } = await signUp(app);
    expect((await reauthenticate(browser, proof)).status).toBe(422);
  });

  it('requires a session', async () => {
    await using app = await createTestApp();
    const response = await reauthenticate(createTestBrowser(app.listener), { password });
    expect([response.status, response.body.error.code]).toEqual([401, 'session_missing']);
  });
});
