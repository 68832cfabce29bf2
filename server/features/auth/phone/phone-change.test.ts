import { describe, expect, it } from 'vitest';
import { signUpConfirmedInTest } from '../../../testing/confirmed-sign-up.ts';
import { readCode, spoil } from '../../../testing/read-code.ts';
import { createTestApp, type TestApp, testSecret } from '../../../testing/test-app.ts';
import { createTestBrowser, type TestBrowser, testPerson } from '../../../testing/test-browser.ts';
import { createTestClock } from '../../../testing/test-clock.ts';

const phone = '+12125550123';

function startChange(browser: TestBrowser, to = phone) {
  return browser.send('patch', '/api/auth/user', { phone: to });
}

function verifyChange(browser: TestBrowser, token: string, to = phone) {
  return browser.send('post', '/api/auth/phone/verify', { phone: to, token, type: 'phone_change' });
}

async function signUp(app: TestApp, email = testPerson.email) {
  const browser = createTestBrowser(app.listener);
  const { body } = await signUpConfirmedInTest(app, browser, { email });
  return { browser, id: String(body.user.id) };
}

describe('changing the phone number', () => {
  it('uses the number once its code is verified, and signs in with it from then on', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const { browser, id } = await signUp(app);
    const started = await startChange(browser);
    expect([started.status, started.body]).toMatchObject([
      200,
      { retryAfterSeconds: 30, user: { id, phone: null } },
    ]);
    const verified = await verifyChange(browser, await readCode(app, phone));
    expect([verified.status, verified.body]).toMatchObject([
      200,
      { user: { id, phone, phoneConfirmedAt: clock.now().toISOString() } },
    ]);
    expect(verified.body.user.identities).toMatchObject([{ provider: 'email' }, { provider: 'phone' }]);
    clock.advance(60_000);
    const other = createTestBrowser(app.listener);
    await other.send('post', '/api/auth/phone/start', { phone, consent: true });
    const token = await readCode(app, phone);
    const signedIn = await other.send('post', '/api/auth/phone/verify', { phone, token, type: 'sms' });
    expect(signedIn.body.user).toMatchObject({ id, email: testPerson.email });
  });

  it('notifies the confirmed address, and the person’s open pages', async () => {
    await using app = await createTestApp();
    const { browser, id } = await signUp(app);
    const events: string[] = [];
    const onEvent = ({ name }: { name: string }) => void events.push(name);
    app.services.accounts.hub.subscribe({ userId: id, onEvent, onClose: () => undefined });
    await startChange(browser);
    events.length = 0;
    await verifyChange(browser, await readCode(app, phone));
    expect(events).toEqual(['user_updated']);
    const notices = await app.services.database.db
      .selectFrom('messages')
      .select(['recipient', 'text'])
      .where('purpose', '=', 'phone_changed')
      .execute();
    expect(notices).toMatchObject([{ recipient: testPerson.email }]);
    expect(notices[0]?.text).not.toContain(phone);
  });

  it('[security 14] requires a recent sign-in', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const { browser } = await signUp(app);
    clock.advance(600_001);
    const refused = await startChange(browser);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'reauthentication_required']);
    const { password } = testPerson;
    expect((await browser.send('post', '/api/auth/reauthenticate', { password })).status).toBe(200);
    expect((await startChange(browser)).status).toBe(200);
  });

  it('reveals that a number is taken only to someone with the right code', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const owner = await signUp(app);
    await startChange(owner.browser);
    await verifyChange(owner.browser, await readCode(app, phone));
    clock.advance(60_000);
    const other = await signUp(app, 'grace@example.com');
    expect((await startChange(other.browser)).status).toBe(200);
    const code = await readCode(app, phone);
    expect((await verifyChange(other.browser, spoil(code))).body.error.code).toBe('invalid_code');
    const taken = await verifyChange(other.browser, code);
    expect([taken.status, taken.body.error.code]).toEqual([409, 'phone_taken']);
    expect((await verifyChange(other.browser, code)).body.error.code).toBe('invalid_code');
    const { body } = await other.browser.send('get', '/api/auth/session');
    expect(body.user.phone).toBeNull();
  });

  it('[security 37] accepts one person’s code from no one else, even in the same browser', async () => {
    await using app = await createTestApp();
    const { browser } = await signUp(app);
    await startChange(browser);
    const code = await readCode(app, phone);
    await signUpConfirmedInTest(app, browser, { email: 'grace@example.com' });
    const refused = await verifyChange(browser, code);
    expect([refused.status, refused.body.error.code]).toEqual([400, 'invalid_code']);
    const { body } = await browser.send('get', '/api/auth/session');
    expect(body.user).toMatchObject({ email: 'grace@example.com', phone: null });
  });

  it('requires a session, and a code that was made for a change', async () => {
    await using app = await createTestApp();
    const browser = createTestBrowser(app.listener);
    await browser.send('post', '/api/auth/phone/start', { phone, consent: true });
    const code = await readCode(app, phone);
    const signedOut = await verifyChange(browser, code);
    expect([signedOut.status, signedOut.body.error.code]).toEqual([401, 'session_missing']);
    await signUpConfirmedInTest(app, browser);
    expect((await verifyChange(browser, code)).body.error.code).toBe('invalid_code');
  });

  it.each([
    ['no country uses the code', '+9991234567'],
    ['it is too short', '+1212555'],
  ])('rejects a number with 422 when %s', async (_case, to) => {
    await using app = await createTestApp();
    const { browser } = await signUp(app);
    const refused = await startChange(browser, to);
    expect([refused.status, refused.body.error.fields]).toEqual([
      422,
      { phone: 'Please enter a valid phone number' },
    ]);
  });

  it('reports that texting is not set up, in production without a provider', async () => {
    await using app = await createTestApp({ NODE_ENV: 'production', SESSION_SECRET: testSecret });
    const { browser } = await signUp(app);
    const refused = await startChange(browser);
    expect([refused.status, refused.body.error.code]).toEqual([503, 'texts_unavailable']);
  });
});
