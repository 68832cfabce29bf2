import { describe, expect, it } from 'vitest';
import { signUpConfirmedInTest } from '../../../testing/confirmed-sign-up.ts';
import { openLink, readSession } from '../../../testing/email-links.ts';
import { listenToHub } from '../../../testing/hub-events.ts';
import { type TestApp, testOrigin } from '../../../testing/test-app.ts';
import {
  createTestBrowser,
  openTestStage,
  parseSetCookies,
  signUpInTest,
  type TestBrowser,
  testPerson,
} from '../../../testing/test-browser.ts';
import { readEmailedCode, readEmailedLinks, readOutbox } from '../../../testing/test-outbox.ts';

const email = 'ada@example.com';
const second = 1000;
const minute = 60 * second;

function open(environment: Record<string, string> = {}) {
  return openTestStage(environment, { 'User-Agent': 'Test/1.0' });
}

function start(browser: TestBrowser, body: object = { email }) {
  return browser.send('post', '/api/auth/email/start', body);
}

function resend(browser: TestBrowser, body: object = { email }) {
  return browser.send('post', '/api/auth/email/resend', body);
}

function readUsers(app: TestApp) {
  return app.services.database.db.selectFrom('users').selectAll().execute();
}

describe('POST /api/auth/email/start', () => {
  it('creates an account that waits for its confirmation, and emails the link', async () => {
    await using stage = await open();
    const browser = stage.browser();
    const response = await start(browser, { email: ' Ada@Example.com ', name: 'Ada Lovelace' });
    expect(response.status).toBe(202);
    expect(response.headers['cache-control']).toBe('no-store');
    const [user] = await readUsers(stage.app);
    expect(response.body).toEqual({
      userId: user?.id,
      emailSentAt: stage.clock.now().toISOString(),
      attempts: 1,
      retryAfterSeconds: 30,
      number: expect.any(Number),
    });
    expect(user).toMatchObject({
      unprovenEmail: email,
      emailConfirmedAt: null,
      passwordHash: null,
      requiresPasswordReset: true,
      firstName: null,
    });
    const [link] = await readEmailedLinks(stage.app, 'email_confirmation', email);
    expect(link).toMatchObject({ origin: testOrigin, path: '/auth/callback', next: '/onboarding' });
    expect(parseSetCookies(response).map(([name]) => name)).toEqual(['session']);
    // Waiting doesn't count as being signed in.
    const { number } = response.body;
    expect(await readSession(browser)).toEqual({ session: null, user: null, number });
    expect((await browser.send('get', '/api/auth/sessions')).status).toBe(401);
    expect((await browser.send('patch', '/api/auth/user', { metadata: {} })).status).toBe(401);
  });

  it('reports an address that is registered', async () => {
    await using stage = await open();
    await signUpConfirmedInTest(stage.app, stage.browser(), { email });
    const response = await start(stage.browser());
    expect([response.status, response.body.error.code]).toEqual([409, 'email_taken']);
    expect(response.body.error.message).toBe(
      'This email is already registered. Please use the sign-in form instead.',
    );
    expect(response.get('Set-Cookie')).toBeUndefined();
    expect(await readOutbox(stage.app)).toHaveLength(1);
  });

  it.each([
    ['no address', {}, 'email'],
    ['half an address', { email: 'ada@' }, 'email'],
    ['a list of addresses', { email: ['ada@example.com'] }, 'email'],
    ['a header', { email: 'ada@example.com\r\nBcc: eve@example.com' }, 'email'],
    ['a name of line breaks', { email, name: 'Ada\r\nBcc: eve@example.com' }, 'name'],
    ['what is not its own to set', { email, aal: 'aal2' }, 'aal'],
    ['a confirmation of its own', { email, emailConfirmedAt: '2030-01-01' }, 'emailConfirmedAt'],
    ["another's id", { email, userId: 'x' }, 'userId'],
  ])('[security 36] [security 38] rejects %s', async (_name, body, field) => {
    await using stage = await open();
    const response = await start(stage.browser(), body);
    expect(response.status).toBe(422);
    expect(Object.keys(response.body.error.fields)).toEqual([field]);
    expect(await readUsers(stage.app)).toEqual([]);
    expect(await readOutbox(stage.app)).toEqual([]);
  });

  it('does not include typed text in our email, so it cannot be abused to send messages', async () => {
    await using stage = await open();
    await start(stage.browser(), { email, name: 'Visit evil.example' });
    const [mail] = await readOutbox(stage.app);
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('evil.example');
  });

  it('[security 21] builds its link from PUBLIC_ORIGIN, no matter what the Host headers say', async () => {
    await using stage = await open({ PUBLIC_ORIGIN: 'https://www.example.com' });
    const browser = createTestBrowser(stage.app.listener, {
      Origin: 'https://www.example.com',
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'http',
      Forwarded: 'host=evil.example',
    });
    const response = await start(browser);
    expect(response.status).toBe(202);
    expect(parseSetCookies(response).map(([name]) => name)).toEqual(['__Host-session']);
    const [mail] = await readOutbox(stage.app);
    expect(`${mail?.text} ${mail?.html}`).not.toContain('evil.example');
    const [link] = await readEmailedLinks(stage.app, 'email_confirmation', email);
    expect(link?.origin).toBe('https://www.example.com');
  });

  it('uses PUBLIC_ORIGIN on preview hosts, too', async () => {
    await using stage = await open({
      PUBLIC_ORIGIN: 'https://www.example.com',
      PREVIEW_HOSTS: 'preview.example.com',
    });
    const browser = createTestBrowser(stage.app.listener, {
      Origin: 'https://preview.example.com',
      Host: 'preview.example.com',
    });
    expect((await start(browser)).status).toBe(202);
    const [link] = await readEmailedLinks(stage.app, 'email_confirmation', email);
    expect(link?.origin).toBe('https://www.example.com');
  });
});

describe('waiting browsers', () => {
  it('are signed in by the link that they open, with the name that was given there', async () => {
    await using stage = await open();
    const laptop = stage.browser();
    const { userId } = (await start(laptop, { email, name: 'Ada Lovelace' })).body;
    const events = listenToHub(stage.app, userId);
    const response = await openLink(laptop, await readEmailedCode(stage.app, 'email_confirmation', email));
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      purpose: 'email_confirmation',
      next: '/onboarding',
      session: { aal: 'aal1', expiresIn: 3600 },
      user: {
        id: userId,
        email,
        emailConfirmedAt: stage.clock.now().toISOString(),
        identities: [{ provider: 'email' }],
        metadata: { requiresPasswordReset: true, hasPassword: false, firstName: 'Ada', lastName: 'Lovelace' },
      },
    });
    expect(response.body.number).toBeUndefined();
    expect(events).toEqual(['email_confirmed']);
    expect(JSON.stringify(response.body)).not.toContain(laptop.cookies.get('session'));
  });

  it('[security 2] get a new token when they use the link themselves', async () => {
    await using stage = await open();
    const browser = stage.browser();
    await start(browser);
    const before = browser.cookies.get('session');
    const code = await readEmailedCode(stage.app, 'email_confirmation', email);
    expect((await openLink(browser, code)).status).toBe(200);
    expect(browser.cookies.get('session')).not.toBe(before);
    expect((await readSession(browser)).user.email).toBe(email);
    expect((await browser.send('get', '/api/auth/sessions')).body.sessions).toHaveLength(1);
    const thief = stage.browser();
    thief.cookies.set('session', before ?? '');
    expect((await readSession(thief)).session).toBeNull();
  });

  it('[security 18] of strangers stay signed out: if several wait, a link signs in only the browser that opens it', async () => {
    await using stage = await open();
    const [owner, stranger, other] = [stage.browser(), stage.browser(), stage.browser()];
    await start(stranger);
    stage.clock.advance(30 * second);
    await start(owner);
    const [ownersLink, strangersLink] = await readEmailedLinks(stage.app, 'email_confirmation', email);
    expect((await openLink(other, ownersLink?.code ?? '', { choice: 'here' })).status).toBe(200);
    expect((await readSession(other)).user.email).toBe(email);
    expect(await readSession(owner)).toEqual({ session: null, user: null });
    expect(await readSession(stranger)).toEqual({ session: null, user: null });
    // What the stranger requested has ended, too.
    expect((await openLink(other, strangersLink?.code ?? '')).body.error.code).toBe('invalid_code');
    expect(await readSession(stranger)).toEqual({ session: null, user: null });
  });

  it('[security 18] continue with their own link, and a stranger who asked for another one stays signed out', async () => {
    await using stage = await open();
    const [owner, stranger] = [stage.browser(), stage.browser()];
    const { userId } = (await start(owner)).body;
    stage.clock.advance(31 * second);
    await start(stranger);
    const [newest] = await readEmailedLinks(stage.app, 'email_confirmation', email);
    expect((await openLink(owner, newest?.code ?? '')).body.error.code).toBe('choice_required');
    const own = await readEmailedLinks(stage.app, 'email_confirmation', email);
    expect((await openLink(owner, own[1]?.code ?? '')).status).toBe(200);
    expect((await readSession(owner)).user.id).toBe(userId);
    expect(await readSession(stranger)).toEqual({ session: null, user: null });
    expect((await openLink(owner, newest?.code ?? '')).body.error.code).toBe('invalid_code');
  });

  it('keep their session and number when they ask again, so that the first link still works', async () => {
    await using stage = await open();
    const [laptop, phone] = [stage.browser(), stage.browser()];
    const { number } = (await start(laptop)).body;
    const token = laptop.cookies.get('session');
    stage.clock.advance(30 * second);
    expect((await resend(laptop)).body).toMatchObject({ attempts: 2, number });
    expect(laptop.cookies.get('session')).toBe(token);
    const [, first] = await readEmailedLinks(stage.app, 'email_confirmation', email);
    const decision = { choice: 'other_screen', number };
    expect((await openLink(phone, first?.code ?? '', decision)).body).toEqual({ continuesElsewhere: true });
    expect((await readSession(laptop)).user.email).toBe(email);
  });

  it('no longer wait for a mistyped address once they give another', async () => {
    await using stage = await open();
    const [browser, stranger] = [stage.browser(), stage.browser()];
    await start(browser, { email: 'adda@example.com' });
    const mistyped = await readEmailedCode(stage.app, 'email_confirmation', 'adda@example.com');
    await start(browser);
    const other = (await openLink(stranger, mistyped, { choice: 'here' })).body.user;
    expect(other.email).toBe('adda@example.com');
    const code = await readEmailedCode(stage.app, 'email_confirmation', email);
    expect((await openLink(browser, code)).status).toBe(200);
    const { user } = await readSession(browser);
    expect([user.email, user.id === other.id]).toEqual([email, false]);
  });

  it('[security 16] let exactly one of 20 parallel exchanges succeed', async () => {
    await using stage = await open();
    await start(stage.browser());
    const code = await readEmailedCode(stage.app, 'email_confirmation', email);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => openLink(stage.browser(), code, { choice: 'here' })),
    );
    const statuses = responses.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 400)]);
    const codes = responses.filter(({ status }) => status === 400).map(({ body }) => body.error.code);
    expect(new Set(codes)).toEqual(new Set(['invalid_code']));
  });
});

describe('POST /api/auth/email/resend', () => {
  it('waits min(30 s x 1.5^(attempts-1), 300 s) and returns the seconds left', async () => {
    await using stage = await open();
    const browser = stage.browser();
    await start(browser);
    let attempts = 1;
    for (const wait of [30, 45, 68, 102, 152, 228, 300, 300]) {
      const early = await resend(browser);
      expect([early.status, early.body.error.code]).toEqual([429, 'rate_limited']);
      expect(early.headers['retry-after']).toBe(String(wait));
      expect(early.body.error.message).toBe(`You can resend in ${wait} seconds.`);
      stage.clock.advance(wait * second);
      attempts += 1;
      const sent = await resend(browser);
      expect(sent.status).toBe(202);
      expect(sent.body).toMatchObject({ attempts, emailSentAt: stage.clock.now().toISOString() });
    }
    expect(await readEmailedLinks(stage.app, 'email_confirmation', email)).toHaveLength(attempts);
  });

  it('lets one browser start over at once, and then makes all of them wait', async () => {
    await using stage = await open();
    await start(stage.browser());
    expect((await start(stage.browser())).status).toBe(202);
    expect((await start(stage.browser())).status).toBe(429);
    expect((await resend(stage.browser())).status).toBe(429);
  });

  it('[security 62] never shows a number that another screen shows for the same address', async () => {
    await using stage = await open();
    const numbers: number[] = [];
    const first = stage.browser();
    for (let count = 0; count < 91; count += 1) {
      numbers.push((await start(count === 0 ? first : stage.browser())).body.number);
      stage.clock.advance(5 * minute);
    }
    expect(new Set(numbers.slice(0, 90)).size).toBe(90);
    // If all numbers are in use, the screen that has waited longest loses its number.
    expect(numbers[90]).toBe(numbers[0]);
    expect((await readSession(first)).number).toBeNull();
  });

  it('applies to starts at the same moment: of 10, two send', async () => {
    await using stage = await open();
    const responses = await Promise.all(Array.from({ length: 10 }, () => start(stage.browser())));
    expect(responses.filter(({ status }) => status === 202)).toHaveLength(2);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(8);
    expect(await readUsers(stage.app)).toHaveLength(2);
    expect(await readOutbox(stage.app)).toHaveLength(2);
  });

  it('sends at most 5 an hour to one address, no matter who asks', async () => {
    await using stage = await open({ RATE_LIMIT_FACTOR: '1' });
    for (let count = 1; count <= 5; count += 1) {
      expect((await start(stage.browser())).status).toBe(202);
      stage.clock.advance(5 * minute);
    }
    const response = await start(stage.browser());
    expect([response.status, response.body.error.code]).toEqual([429, 'rate_limited']);
    expect(response.headers['retry-after']).toBe(String(35 * 60));
    stage.clock.advance(35 * minute);
    expect((await start(stage.browser())).status).toBe(202);
  });

  it('makes a browser that lost its cookie wait again', async () => {
    await using stage = await open();
    await start(stage.browser());
    stage.clock.advance(30 * second);
    const fresh = stage.browser();
    expect((await resend(fresh)).status).toBe(202);
    await openLink(fresh, await readEmailedCode(stage.app, 'email_confirmation', email));
    expect((await readSession(fresh)).user.email).toBe(email);
  });

  it('tells a stranger what the start tells: nothing about unknown addresses, and which ones are taken', async () => {
    await using stage = await open();
    const unknown = await resend(stage.browser(), { email: 'nobody@example.com' });
    expect([unknown.status, unknown.body.attempts]).toEqual([202, 1]);
    await signUpConfirmedInTest(stage.app, stage.browser(), { email });
    stage.clock.advance(5 * minute);
    const [started, resent] = [await start(stage.browser()), await resend(stage.browser())];
    expect([resent.status, resent.body.error.code]).toEqual([409, 'email_taken']);
    expect({ ...resent.body.error, requestId: '' }).toEqual({ ...started.body.error, requestId: '' });
  });

  it('sends another link to the signed-in person of a password sign-up', async () => {
    await using stage = await open();
    const browser = stage.browser();
    await signUpInTest(browser, testPerson);
    expect((await resend(browser, { email: testPerson.email })).status).toBe(429);
    stage.clock.advance(30 * second);
    const response = await resend(browser, { email: testPerson.email });
    expect([response.status, response.body.attempts]).toEqual([202, 2]);
    const [link] = await readEmailedLinks(stage.app, 'email_confirmation', testPerson.email);
    expect(link?.next).toBe('/onboarding');
    expect((await openLink(browser, link?.code ?? '')).body.next).toBe('/onboarding');
    expect((await readSession(browser)).user.emailConfirmedAt).not.toBeNull();
  });
});

describe('the emailed link', () => {
  it('[security 19] is not used up by a GET, which email scanners send', async () => {
    await using stage = await open();
    const browser = stage.browser();
    await start(browser);
    const [link] = await readEmailedLinks(stage.app, 'email_confirmation', email);
    const path = (link?.href ?? '').slice(testOrigin.length);
    await browser.send('get', path);
    expect((await browser.send('get', `/api/auth/exchange?code=${link?.code}`)).status).toBe(405);
    expect((await readUsers(stage.app))[0]?.emailConfirmedAt).toBeNull();
    expect((await openLink(browser, link?.code ?? '')).status).toBe(200);
  });

  it('[security 15] expires after an hour, and the email is not sent after that', async () => {
    await using stage = await open();
    const browser = stage.browser();
    await start(browser);
    const [mail] = await readOutbox(stage.app);
    expect(mail?.expiresAt?.getTime()).toBe(stage.clock.now().getTime() + 60 * minute);
    const code = await readEmailedCode(stage.app, 'email_confirmation', email);
    stage.clock.advance(60 * minute);
    const response = await openLink(browser, code);
    expect([response.status, response.body.error.code]).toEqual([400, 'expired_code']);
    expect(response.get('Set-Cookie')).toBeUndefined();
    expect((await readUsers(stage.app))[0]?.emailConfirmedAt).toBeNull();
  });

  it.each([
    ['nothing like a code', 'x', 400],
    ['an empty code', '', 422],
    ['an endless code', 'x'.repeat(201), 422],
  ])('is rejected as %s', async (_name, code, status) => {
    await using stage = await open();
    const response = await openLink(stage.browser(), code);
    expect(response.status).toBe(status);
    if (status === 400) expect(response.body.error.code).toBe('invalid_code');
  });

  it('[security 36] is rejected with more than a code', async () => {
    await using stage = await open();
    const response = await stage.browser().send('post', '/api/auth/exchange', {
      code: 'x',
      next: '//evil.example',
      aal: 'aal2',
    });
    expect(Object.keys(response.body.error.fields).toSorted()).toEqual(['aal', 'next']);
  });

  it('of a password sign-up works after signing out and in again, and notifies open pages', async () => {
    await using stage = await open();
    const browser = stage.browser();
    const { user } = (await signUpInTest(browser, testPerson)).body;
    const code = await readEmailedCode(stage.app, 'email_confirmation', testPerson.email);
    const events = listenToHub(stage.app, user.id);
    await browser.send('post', '/api/auth/sign-out');
    await expect.poll(() => events).toEqual(['signed_out']);
    const other = stage.browser();
    expect((await openLink(other, code)).body.error.code).toBe('choice_required');
    await other.send('post', '/api/auth/sign-in', testPerson);
    const response = await openLink(other, code);
    expect([response.status, response.body.next]).toEqual([200, '/onboarding']);
    expect(events).toEqual(['signed_out', 'email_confirmed']);
    expect((await readSession(other)).user.id).toBe(user.id);
  });

  it('in the browser of the sign-up continues with its session, under a new token', async () => {
    await using stage = await open();
    const browser = stage.browser();
    const { session } = (await signUpInTest(browser, testPerson)).body;
    const before = browser.cookies.get('session');
    const response = await openLink(
      browser,
      await readEmailedCode(stage.app, 'email_confirmation', testPerson.email),
    );
    expect(response.body.session.id).toBe(session.id);
    expect(browser.cookies.get('session')).not.toBe(before);
  });

  it('[security 23] moves no browser from one account into another, and refreshes no proof of identity there', async () => {
    await using stage = await open();
    const browser = stage.browser();
    await signUpInTest(browser, { email: 'eve@example.com' });
    const evesToken = browser.cookies.get('session') ?? '';
    await start(stage.browser());
    stage.clock.advance(11 * 60 * second);
    const answer = await openLink(browser, await readEmailedCode(stage.app, 'email_confirmation', email));
    expect([answer.status, answer.body.error.code]).toEqual([409, 'choice_required']);
    expect(browser.cookies.get('session')).toBe(evesToken);
    const change = await browser.send('patch', '/api/auth/user', { email: 'new@example.com' });
    expect(change.body.error.code).toBe('reauthentication_required');
  });
});

describe('log lines', () => {
  it('[security 44] report sign-ins and refusals, without addresses or codes', async () => {
    await using stage = await open();
    const browser = stage.browser();
    await start(browser, { email, name: 'Ada Lovelace' });
    const code = await readEmailedCode(stage.app, 'email_confirmation', email);
    await openLink(browser, code);
    await openLink(browser, code);
    const lines = stage.app.readLog();
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'link used', purpose: 'email_confirmation', result: 'signed-in' }),
    );
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'code refused', code: 'invalid_code' }));
    const text = JSON.stringify(lines);
    for (const secret of [email, 'Lovelace', code, browser.cookies.get('session') ?? '']) {
      expect(text).not.toContain(secret);
    }
  });
});
