import { describe, expect, it } from 'vitest';
import { signUpConfirmedInTest } from '../../../testing/confirmed-sign-up.ts';
import { openLink, readSession } from '../../../testing/email-links.ts';
import { listenToHub } from '../../../testing/hub-events.ts';
import { type TestApp, testOrigin } from '../../../testing/test-app.ts';
import {
  openTestStage,
  parseSetCookies,
  signUpInTest,
  type TestBrowser,
  testPerson,
} from '../../../testing/test-browser.ts';
import { onlyOnSqlite } from '../../../testing/test-database.ts';
import { readEmailedCode, readEmailedLinks, readOutbox } from '../../../testing/test-outbox.ts';

const { email, password } = testPerson;
const newEmail = 'countess@example.com';
const newPassword = 'seven quiet lanterns';
const second = 1000;
const minute = 60 * second;

function change(browser: TestBrowser, body: object) {
  return browser.send('patch', '/api/auth/user', body);
}

function signIn(browser: TestBrowser, person: object = testPerson) {
  return browser.send('post', '/api/auth/sign-in', person);
}

/** Signs up a person without a password, which avoids hashing, and leaves the browser signed in. */
async function signUpByLink(app: TestApp, browser: TestBrowser) {
  await browser.send('post', '/api/auth/email/start', { email });
  await openLink(browser, await readEmailedCode(app, 'email_confirmation', email));
}

describe('PATCH /api/auth/user', () => {
  it.each([
    ['nothing', {}, 'body'],
    ['two kinds of change', { email: newEmail, metadata: {} }, undefined],
    ['the level of assurance', { aal: 'aal2' }, undefined],
    ['a confirmation', { emailConfirmedAt: '2030-01-01T00:00:00.000Z' }, undefined],
    ["another's id", { userId: 'x', metadata: { firstName: 'Eve' } }, undefined],
    ['an id', { id: 'x' }, undefined],
    ['a flag', { metadata: { requiresPasswordReset: false } }, undefined],
    ['a flag on passwords', { metadata: { hasPassword: true } }, undefined],
    ['__proto__', JSON.parse('{"__proto__":{"isAdmin":true}}'), undefined],
    ['a short password', { password: '1234567' }, 'password'],
    ['an endless password', { password: 'x'.repeat(257) }, 'password'],
    ['half an address', { email: 'ada@' }, 'email'],
    ['an address with a header', { email: 'a@example.com\r\nBcc: eve@example.com' }, 'email'],
    ['half a phone number', { phone: '12' }, 'phone'],
    ['a name of line breaks', { metadata: { firstName: 'A\nB' } }, 'metadata.firstName'],
  ])('[security 36] [security 38] rejects %s', async (_name, body, field) => {
    await using stage = await openTestStage();
    const browser = stage.browser();
    await signUpByLink(stage.app, browser);
    const before = await readSession(browser);
    const response = await change(browser, body);
    expect([response.status, response.body.error.code]).toEqual([422, 'invalid_input']);
    if (field !== undefined) expect(Object.keys(response.body.error.fields)).toEqual([field]);
    expect(await readSession(browser)).toEqual(before);
    expect(await readOutbox(stage.app)).toHaveLength(1);
  });

  it.each([{ password: newPassword }, { email: newEmail }, { metadata: {} }, {}])(
    'requires a signed-in person: %j',
    async (body) => {
      await using stage = await openTestStage();
      const response = await change(stage.browser(), body);
      expect([response.status, response.body.error.code]).toEqual([401, 'session_missing']);
    },
  );

  it('changes names, each on its own, and notifies the open pages', async () => {
    await using stage = await openTestStage();
    const browser = stage.browser();
    const { user } = (await signUpConfirmedInTest(stage.app, browser, { name: 'Ada Lovelace' })).body;
    const events = listenToHub(stage.app, user.id);
    const response = await change(browser, { metadata: { firstName: ' Augusta ', lastName: null } });
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      user: { ...user, metadata: { ...user.metadata, firstName: 'Augusta', lastName: null } },
    });
    expect(events).toEqual(['user_updated']);
  });
});

describe('a new password', () => {
  it('[security 5] ends all other sessions, and notifies the mailbox', async () => {
    await using stage = await openTestStage();
    const [laptop, phone] = [stage.browser(), stage.browser()];
    const { user } = (await signUpConfirmedInTest(stage.app, laptop)).body;
    await signIn(phone);
    const before = laptop.cookies.get('session') ?? '';
    const events = listenToHub(stage.app, user.id);
    const response = await change(laptop, { password: newPassword });
    expect(response.status).toBe(200);
    expect(response.body.user.metadata.hasPassword).toBe(true);
    expect(JSON.stringify(response.body)).not.toContain('argon2');
    expect(parseSetCookies(response).map(([name]) => name)).toEqual(['session']);
    expect((await readSession(laptop)).user.id).toBe(user.id);
    expect((await readSession(phone)).session).toBeNull();
    const thief = stage.browser();
    thief.cookies.set('session', before);
    expect((await readSession(thief)).session).toBeNull();
    await expect.poll(() => events.toSorted()).toEqual(['signed_out', 'user_updated']);
    expect((await signIn(stage.browser())).status).toBe(401);
    expect((await signIn(stage.browser(), { email, password: newPassword })).status).toBe(200);
    const [notice] = await readOutbox(stage.app, { to: email });
    expect(notice).toMatchObject({ purpose: 'password_changed' });
    expect(notice?.text).toContain(`${testOrigin}/signin`);
  });

  it('[security 11] requires the current one once the sign-in is older than 10 minutes', async () => {
    await using stage = await openTestStage();
    const browser = stage.browser();
    await signUpConfirmedInTest(stage.app, browser);
    stage.clock.advance(10 * minute);
    expect((await change(browser, { password: 'another quiet lantern' })).status).toBe(200);
    stage.clock.advance(10 * minute + 1);
    const missing = await change(browser, { password: newPassword });
    expect([missing.status, missing.body.error.code]).toEqual([403, 'reauthentication_required']);
    const wrong = await change(browser, { password: newPassword, currentPassword: password });
    expect([wrong.status, wrong.body.error.code]).toEqual([401, 'invalid_credentials']);
    const right = await change(browser, { password: newPassword, currentPassword: 'another quiet lantern' });
    expect(right.status).toBe(200);
  });

  it('[security 14] requires a recent sign-in if there is none yet, so that an old cookie takes nothing over', async () => {
    await using stage = await openTestStage();
    const { app, clock } = stage;
    const browser = stage.browser();
    await signUpConfirmedInTest(stage.app, browser);
    await app.services.database.db.updateTable('users').set({ passwordHash: null }).execute();
    clock.advance(11 * minute);
    const refused = await browser.send('patch', '/api/auth/user', { password: newPassword });
    expect([refused.status, refused.body.error.code]).toEqual([403, 'reauthentication_required']);
  });

  // On PostgreSQL, either can be first.
  it('answers 401 when the account is deleted in the meantime', onlyOnSqlite(), async () => {
    await using stage = await openTestStage();
    const browser = stage.browser();
    await signUpConfirmedInTest(stage.app, browser);
    const [deleted, changed] = await Promise.all([
      browser.send('delete', '/api/auth/user', { password }),
      browser.send('patch', '/api/auth/user', { password: newPassword }),
    ]);
    expect([deleted.status, changed.status]).toEqual([204, 401]);
  });

  it('[security 11] is refused with a wrong current one, no matter how recent the sign-in', async () => {
    await using stage = await openTestStage();
    const browser = stage.browser();
    await signUpConfirmedInTest(stage.app, browser);
    const response = await change(browser, { password: newPassword, currentPassword: 'wrong password' });
    expect([response.status, response.body.error.code]).toEqual([401, 'invalid_credentials']);
    expect(Object.keys(response.body.error.fields)).toEqual(['currentPassword']);
    expect((await signIn(stage.browser())).status).toBe(200);
  });

  it('[security 10] must not be common or made of the person’s own data', async () => {
    await using stage = await openTestStage();
    const browser = stage.browser();
    await signUpConfirmedInTest(stage.app, browser, { name: 'Ada Lovelace' });
    for (const weak of ['password1', 'lovelace1', 'ada@example.com']) {
      const response = await change(browser, { password: weak });
      expect([weak, response.status, response.body.error.code]).toEqual([weak, 422, 'weak_password']);
      expect(Object.keys(response.body.error.fields)).toEqual(['password']);
    }
  });

  it('[security 41] cannot be guessed more often than at the sign-in', async () => {
    await using stage = await openTestStage({ RATE_LIMIT_FACTOR: '1' });
    const browser = stage.browser();
    await signUpConfirmedInTest(stage.app, browser);
    const guess = () => change(browser, { password: newPassword, currentPassword: 'wrong password' });
    for (let count = 0; count < 10; count += 1) expect((await guess()).status).toBe(401);
    const response = await guess();
    expect([response.status, response.body.error.code]).toEqual([429, 'rate_limited']);
    expect((await change(browser, { metadata: { firstName: 'Ada' } })).status).toBe(200);
  });

  it('completes a sign-up that began with an email alone, without a notice', async () => {
    await using stage = await openTestStage();
    const browser = stage.browser();
    await signUpByLink(stage.app, browser);
    stage.clock.advance(9 * minute);
    const response = await change(browser, { password: newPassword });
    expect(response.status).toBe(200);
    expect(response.body.user).toMatchObject({
      identities: [{ provider: 'email' }],
      metadata: { requiresPasswordReset: false, hasPassword: true },
    });
    expect(await readOutbox(stage.app, { purpose: 'password_changed' })).toEqual([]);
    expect((await signIn(stage.browser(), { email, password: newPassword })).status).toBe(200);
  });

  it('[security 14] completes an old sign-up with a notice, and proves nothing by it', async () => {
    await using stage = await openTestStage();
    const browser = stage.browser();
    await signUpByLink(stage.app, browser);
    stage.clock.advance(59 * minute);
    // There is none yet, so what is given as the current one proves nothing.
    const made = { password: newPassword, currentPassword: 'any lantern' };
    expect((await change(browser, made)).status).toBe(200);
    expect(await readOutbox(stage.app, { purpose: 'password_changed' })).toHaveLength(1);
    expect((await readSession(browser)).session).not.toBeNull();
    const refused = await change(browser, { email: newEmail });
    expect([refused.status, refused.body.error.code]).toEqual([403, 'reauthentication_required']);
  });

  it('voids an email change that is still open, because the person locked out may have asked for it', async () => {
    await using stage = await openTestStage();
    const browser = stage.browser();
    await signUpConfirmedInTest(stage.app, browser);
    await change(browser, { email: newEmail });
    const response = await change(browser, { password: newPassword });
    expect(response.body.user.newEmail).toBeNull();
    const code = await readEmailedCode(stage.app, 'email_change', newEmail);
    expect((await openLink(browser, code)).body.error.code).toBe('invalid_code');
  });
});

describe('a new email', () => {
  it('replaces the old one once its link is used, and the old address is notified', async () => {
    await using stage = await openTestStage();
    const laptop = stage.browser();
    const { user } = (await signUpConfirmedInTest(stage.app, laptop)).body;
    const events = listenToHub(stage.app, user.id);
    const asked = await change(laptop, { email: ' Countess@Example.com ' });
    expect(asked.status).toBe(200);
    expect(asked.body).toMatchObject({ user: { email, newEmail }, retryAfterSeconds: 30 });
    const [link] = await readEmailedLinks(stage.app, 'email_change', newEmail);
    expect(link).toMatchObject({ origin: testOrigin, next: '/account?email_change=1' });
    expect(await readOutbox(stage.app, { purpose: 'email_changed' })).toEqual([]);
    const response = await openLink(laptop, link?.code ?? '');
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      purpose: 'email_change',
      next: '/account?email_change=1',
      user: { id: user.id, email: newEmail, newEmail: null },
    });
    expect((await readSession(laptop)).user).toMatchObject({
      email: newEmail,
      emailConfirmedAt: stage.clock.now().toISOString(),
    });
    expect(events).toEqual(['user_updated', 'user_updated']);
    const [notice] = await readOutbox(stage.app, { purpose: 'email_changed' });
    expect(notice?.recipient).toBe(email);
    expect(notice?.text).not.toContain(newEmail);
    expect((await signIn(stage.browser(), { email: newEmail, password })).status).toBe(200);
    expect((await signIn(stage.browser())).status).toBe(401);
  });

  it('[security 14] requires a sign-in within the last 10 minutes', async () => {
    await using stage = await openTestStage();
    const browser = stage.browser();
    await signUpConfirmedInTest(stage.app, browser);
    stage.clock.advance(10 * minute + 1);
    const response = await change(browser, { email: newEmail });
    expect([response.status, response.body.error.code]).toEqual([403, 'reauthentication_required']);
    expect(await readOutbox(stage.app, { to: newEmail })).toEqual([]);
  });

  it('cannot be one that someone has, neither when it is requested nor when it is confirmed', async () => {
    await using stage = await openTestStage();
    const browser = stage.browser();
    await signUpConfirmedInTest(stage.app, browser);
    await change(browser, { email: newEmail });
    const code = await readEmailedCode(stage.app, 'email_change', newEmail);
    await signUpConfirmedInTest(stage.app, stage.browser(), { email: newEmail });
    const late = await openLink(browser, code);
    expect([late.status, late.body.error.code]).toEqual([409, 'email_taken']);
    expect((await readSession(browser)).user.email).toBe(email);
    const again = await change(browser, { email: newEmail });
    expect([again.status, again.body.error.code]).toEqual([409, 'email_taken']);
  });

  it('can replace a sign-up that no one has confirmed', async () => {
    await using stage = await openTestStage();
    const [browser, stranger] = [stage.browser(), stage.browser()];
    await signUpConfirmedInTest(stage.app, browser);
    await stranger.send('post', '/api/auth/email/start', { email: newEmail });
    const strangersCode = await readEmailedCode(stage.app, 'email_confirmation', newEmail);
    expect((await change(browser, { email: newEmail })).status).toBe(200);
    const code = await readEmailedCode(stage.app, 'email_change', newEmail);
    expect((await openLink(browser, code)).body.user.email).toBe(newEmail);
    expect((await openLink(stranger, strangersCode)).body.error.code).toBe('invalid_code');
  });

  it('must differ from the current one', async () => {
    await using stage = await openTestStage();
    const browser = stage.browser();
    await signUpConfirmedInTest(stage.app, browser);
    const response = await change(browser, { email });
    expect([response.status, Object.keys(response.body.error.fields)]).toEqual([422, ['email']]);
  });

  it('is the last one asked for, and asking for the same one again has to wait', async () => {
    await using stage = await openTestStage();
    const browser = stage.browser();
    await signUpConfirmedInTest(stage.app, browser);
    await change(browser, { email: 'typo@example.com' });
    expect((await change(browser, { email: newEmail })).status).toBe(200);
    const early = await change(browser, { email: newEmail });
    expect([early.status, early.body.error.message]).toEqual([429, 'You can resend in 30 seconds.']);
    expect(early.headers['retry-after']).toBe('30');
    stage.clock.advance(30 * second);
    expect((await change(browser, { email: newEmail })).body.retryAfterSeconds).toBe(45);
    const mistyped = await readEmailedCode(stage.app, 'email_change', 'typo@example.com');
    const [last, earlier] = await readEmailedLinks(stage.app, 'email_change', newEmail);
    for (const code of [mistyped, earlier?.code ?? '']) {
      expect((await openLink(browser, code)).body.error.code).toBe('invalid_code');
    }
    expect((await openLink(browser, last?.code ?? '')).status).toBe(200);
  });

  it('[security 16] is confirmed by one of 20 parallel posts', async () => {
    await using stage = await openTestStage();
    const browser = stage.browser();
    await signUpConfirmedInTest(stage.app, browser);
    await change(browser, { email: newEmail });
    const code = await readEmailedCode(stage.app, 'email_change', newEmail);
    const responses = await Promise.all(Array.from({ length: 20 }, () => openLink(browser, code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await readOutbox(stage.app, { purpose: 'email_changed' })).toHaveLength(1);
  });
});

describe('POST /api/auth/user/resend', () => {
  it('emails the confirmation again after the wait, and leads back to the settings', async () => {
    await using stage = await openTestStage();
    const browser = stage.browser();
    const { user } = (await signUpInTest(browser)).body;
    const early = await browser.send('post', '/api/auth/user/resend');
    expect([early.status, early.body.error.code]).toEqual([429, 'rate_limited']);
    expect(early.headers['retry-after']).toBe('30');
    stage.clock.advance(30 * second);
    const response = await browser.send('post', '/api/auth/user/resend');
    expect(response.status).toBe(202);
    expect(response.body).toEqual({
      userId: user.id,
      emailSentAt: stage.clock.now().toISOString(),
      attempts: 2,
      retryAfterSeconds: 45,
      number: expect.any(Number),
    });
    const [link] = await readEmailedLinks(stage.app, 'email_confirmation', email);
    expect(link?.next).toBe('/account?email_verified=1');
    const confirmed = await openLink(browser, link?.code ?? '');
    expect(confirmed.body.next).toBe('/account?email_verified=1');
    stage.clock.advance(5 * minute);
    const late = await browser.send('post', '/api/auth/user/resend');
    expect([late.status, late.body.error.code]).toEqual([422, 'invalid_input']);
  });

  it('requires a signed-in person', async () => {
    await using stage = await openTestStage();
    expect((await stage.browser().send('post', '/api/auth/user/resend')).status).toBe(401);
  });
});
