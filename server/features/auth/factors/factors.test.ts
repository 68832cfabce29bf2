import { Secret, TOTP, URI } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../../shared/site/brand.data.ts';
import { confirmInTest, signUpConfirmedInTest } from '../../../testing/confirmed-sign-up.ts';
import { createTestApp, restartTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  createTestBrowser,
  signUpInTest,
  type TestBrowser,
  testPerson,
} from '../../../testing/test-browser.ts';
import { createTestClock, type TestClock } from '../../../testing/test-clock.ts';
import { insertOperator } from '../../desk/operators.repository.ts';
import { findFactor } from '../users/factors.repository.ts';
import { removeFactor } from './factors.routes.ts';

const second = 1000;
const minute = 60 * second;
const factors = '/api/auth/factors';
const unknownId = '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11';

async function open(environment: Record<string, string> = {}) {
  const clock = createTestClock();
  const app = await createTestApp(environment, { clock });
  return { app, clock, browser: createTestBrowser(app.listener) };
}

type App = { clock: TestClock; secret: string };

/** Returns the code that the app with this secret shows now, or in `steps` 30-second steps. */
function showCode({ clock, secret }: App, steps = 0): string {
  const timestamp = clock.now().getTime() + steps * 30 * second;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Returns six digits that aren't valid for any nearby step. */
function showWrongCode(app: App): string {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => showCode(app, steps)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code)) ?? '';
}

async function startChallenge(browser: TestBrowser, id: string): Promise<string> {
  const response = await browser.send('post', `${factors}/${id}/challenge`);
  expect(response.status).toBe(201);
  return response.body.id;
}

function verify(browser: TestBrowser, id: string, challengeId: string, code: string) {
  return browser.send('post', `${factors}/${id}/verify`, { challengeId, code });
}

async function answer(browser: TestBrowser, id: string, code: string) {
  return verify(browser, id, await startChallenge(browser, id), code);
}

/** Adds an app to the browser's account and verifies its first code. */
async function enroll(browser: TestBrowser, clock: TestClock, body: object = {}) {
  const enrolled = await browser.send('post', factors, body);
  expect(enrolled.status).toBe(201);
  const { id, secret, uri }: { id: string; secret: string; uri: string } = enrolled.body;
  const verified = await answer(browser, id, showCode({ clock, secret }));
  expect(verified.status).toBe(200);
  const recoveryCodes: string[] = verified.body.recoveryCodes ?? [];
  // Moves to the next step, because the current code has already been used.
  clock.advance(30 * second);
  return { id, secret, uri, clock, recoveryCodes, verified };
}

/** Returns an account with an app, and another browser that has only entered the password. */
async function openWithFactor(environment: Record<string, string> = {}) {
  const { app, clock, browser } = await open(environment);
  await signUpInTest(browser);
  await confirmEmail(app);
  const factor = await enroll(browser, clock);
  const waiting = createTestBrowser(app.listener);
  const signedIn = await waiting.send('post', '/api/auth/sign-in', testPerson);
  expect(signedIn.status).toBe(200);
  return { app, clock, browser, factor, waiting, signedIn };
}

async function confirmEmail(app: TestApp) {
  const { db } = app.services.database;
  const users = await db.selectFrom('users').select('id').where('emailConfirmedAt', 'is', null).execute();
  for (const { id } of users) await confirmInTest(app, id);
}

async function readMailPurposes({ services }: TestApp): Promise<readonly string[]> {
  const rows = await services.database.db.selectFrom('messages').select('purpose').execute();
  return rows.map(({ purpose }) => purpose);
}

describe('adding an authenticator app', () => {
  it('returns what an app needs, and counts once its first code is verified', async () => {
    const { app, clock, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    await confirmEmail(app);
    const enrolled = await browser.send('post', factors, { friendlyName: ' My phone ' });
    expect(enrolled.status).toBe(201);
    const { id, secret, uri } = enrolled.body;
    expect(enrolled.body).toEqual({ id, type: 'totp', friendlyName: 'My phone', secret, uri });
    expect(URI.parse(uri)).toMatchObject({
      issuer: brand.name,
      label: testPerson.email,
      algorithm: 'SHA1',
      digits: 6,
      period: 30,
      secret: Secret.fromBase32(secret),
    });
    expect(Secret.fromBase32(secret).bytes).toHaveLength(20);

    const before = await browser.send('get', '/api/auth/session');
    expect(before.body.user.factors).toMatchObject([{ id, status: 'unverified' }]);
    expect(before.body).not.toHaveProperty('nextStep');

    const verified = await answer(browser, id, showCode({ clock, secret }));
    expect(verified.status).toBe(200);
    expect(verified.body.session).toMatchObject({ aal: 'aal2' });
    expect(verified.body.user.factors).toMatchObject([{ id, friendlyName: 'My phone', status: 'verified' }]);
    expect(new Set(verified.body.recoveryCodes).size).toBe(10);
    for (const code of verified.body.recoveryCodes) expect(code).toMatch(/^([a-z2-9]{4}-){5}[a-z2-9]{4}$/);
  });

  it('names it automatically, and accepts no body', async () => {
    const { app, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    await confirmEmail(app);
    expect((await browser.send('post', factors)).body.friendlyName).toBe('Authenticator app');
    const response = await browser.send('post', factors, {
      friendlyName: 'x'.repeat(61),
      status: 'verified',
    });
    expect(response.status).toBe(422);
    expect(Object.keys(response.body.error.fields).sort()).toEqual(['friendlyName', 'status']);
  });

  it('keeps the secret and recovery codes unreadable in the database', async () => {
    const { app, factor } = await openWithFactor();
    await using _ = app;
    const { db } = app.services.database;
    const rows = JSON.stringify([
      await db.selectFrom('factors').selectAll().execute(),
      await db.selectFrom('recoveryCodes').selectAll().execute(),
    ]);
    expect(rows).not.toContain(factor.secret);
    for (const code of factor.recoveryCodes) expect(rows).not.toContain(code);
    const log = JSON.stringify(app.readLog());
    for (const text of [factor.secret, ...factor.recoveryCodes]) expect(log).not.toContain(text);
  });

  it('ends the other sessions, keeps this one under a new token, and notifies the owner', async () => {
    const { app, clock, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    await confirmEmail(app);
    const other = createTestBrowser(app.listener);
    await other.send('post', '/api/auth/sign-in', testPerson);
    const token = browser.cookies.get('session');
    await enroll(browser, clock);
    expect(browser.cookies.get('session')).not.toBe(token);
    expect((await browser.send('get', '/api/auth/sessions')).body.sessions).toHaveLength(1);
    expect((await other.send('get', '/api/auth/session')).body.session).toBeNull();
    expect(await readMailPurposes(app)).toContain('factor_added');
  });

  it('[security 90] makes every other browser a stranger again', async () => {
    const { app, clock, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    await confirmEmail(app);
    const { db } = app.services.database;
    const listKnown = () => db.selectFrom('knownBrowsers').select('browserHash').execute();
    await browser.send('post', '/api/auth/sign-in', testPerson);
    const own = await listKnown();
    await createTestBrowser(app.listener).send('post', '/api/auth/sign-in', testPerson);
    expect(await listKnown()).toHaveLength(2);
    await enroll(browser, clock);
    expect(await listKnown()).toEqual(own);
  });

  it('is refused while the email is unconfirmed: the address may be someone else’s', async () => {
    const { app, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    const refused = await browser.send('post', factors);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'email_unconfirmed']);
  });

  it('replaces an app that was never verified, and returns recovery codes only with the first app', async () => {
    const { app, clock, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    await confirmEmail(app);
    await browser.send('post', factors);
    const first = await enroll(browser, clock);
    const second = await enroll(browser, clock);
    expect([first.recoveryCodes.length, second.recoveryCodes.length]).toEqual([10, 0]);
    const { body } = await browser.send('get', '/api/auth/session');
    expect(body.user.factors.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id]);
  });

  it('stops at five apps', async () => {
    const { app, clock, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    await confirmEmail(app);
    for (let count = 0; count < 5; count += 1) await enroll(browser, clock);
    const response = await browser.send('post', factors);
    expect([response.status, Object.keys(response.body.error.fields)]).toEqual([422, ['friendlyName']]);
  });

  it('[security 14] needs a recent sign-in, like removing one and creating new recovery codes', async () => {
    const { app, clock, browser, factor } = await openWithFactor();
    await using _ = app;
    clock.advance(11 * minute);
    const calls = [
      await browser.send('post', factors),
      await browser.send('delete', `${factors}/${factor.id}`),
      await browser.send('post', `${factors}/recovery-codes`),
    ];
    expect(calls.map(({ status, body }) => [status, body.error.code])).toEqual(
      calls.map(() => [403, 'reauthentication_required']),
    );
    // The app's code is a proof of identity, too.
    expect((await answer(browser, factor.id, showCode(factor))).status).toBe(200);
    expect((await browser.send('post', factors)).status).toBe(201);
  });

  it('works after a wrong code', async () => {
    const { app, clock, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    await confirmEmail(app);
    const { body } = await browser.send('post', factors);
    const challengeId = await startChallenge(browser, body.id);
    const wrong = await verify(browser, body.id, challengeId, showWrongCode({ clock, secret: body.secret }));
    expect([wrong.status, wrong.body.error.code]).toEqual([400, 'invalid_code']);
    expect((await browser.send('get', '/api/auth/session')).body.session.aal).toBe('aal1');
    const right = await verify(browser, body.id, challengeId, showCode({ clock, secret: body.secret }));
    expect(right.status).toBe(200);
  });
});

describe('signing in with an app', () => {
  it('creates an aal1 session that can only access the challenge', async () => {
    const { app, factor, waiting, signedIn } = await openWithFactor();
    await using _ = app;
    expect(signedIn.body).toMatchObject({ nextStep: 'mfa', session: { aal: 'aal1' } });
    const calls: readonly ['get' | 'post' | 'patch' | 'delete' | 'put', string, object?][] = [
      ['get', '/api/auth/sessions'],
      ['delete', '/api/auth/sessions'],
      ['get', '/api/auth/user/export'],
      ['patch', '/api/auth/user', { password: 'another long password 7' }],
      ['patch', '/api/auth/user', { email: 'other@example.com' }],
      ['patch', '/api/auth/user', { metadata: { firstName: 'X' } }],
      ['delete', '/api/auth/user', { password: testPerson.password }],
      ['post', factors],
      ['post', `${factors}/recovery-codes`],
      ['delete', `${factors}/${factor.id}`],
      ['get', '/api/profile'],
      ['put', '/api/profile', { firstName: 'X' }],
    ];
    for (const [method, path, body] of calls) {
      const response = await waiting.send(method, path, body);
      expect([path, response.status, response.body.error?.code]).toEqual([path, 403, 'mfa_required']);
    }
    const session = await waiting.send('get', '/api/auth/session');
    expect(session.body).toMatchObject({ nextStep: 'mfa' });
    expect((await waiting.send('post', '/api/auth/refresh')).body).toMatchObject({
      nextStep: 'mfa',
      session: { aal: 'aal1' },
    });
    const raised = await answer(waiting, factor.id, showCode(factor));
    expect(raised.body).toMatchObject({ session: { aal: 'aal2' } });
    expect(raised.body).not.toHaveProperty('nextStep');
    expect(raised.body).not.toHaveProperty('recoveryCodes');
    expect((await waiting.send('get', '/api/auth/sessions')).status).toBe(200);
  });

  it('[security 2] gives the session a new token, and the old one no longer works', async () => {
    const { app, factor, waiting } = await openWithFactor();
    await using _ = app;
    const thief = createTestBrowser(app.listener);
    thief.cookies.set('session', waiting.cookies.get('session') ?? '');
    await answer(waiting, factor.id, showCode(factor));
    expect((await thief.send('get', '/api/auth/session')).body.session).toBeNull();
  });

  it.each([-1, 0, 1])('accepts the code of step %i', async (steps) => {
    const { app, clock, factor, waiting } = await openWithFactor();
    await using _ = app;
    clock.advance(2 * minute);
    const code = showCode(factor, steps);
    expect((await answer(waiting, factor.id, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  it.each([-2, 2])('refuses the code of step %i', async (steps) => {
    const { app, clock, factor, waiting } = await openWithFactor();
    await using _ = app;
    clock.advance(2 * minute);
    expect((await answer(waiting, factor.id, showCode(factor, steps))).status).toBe(400);
  });

  it('[security 16] refuses a code that was used before, or is older than the last one', async () => {
    const { app, factor, browser, waiting } = await openWithFactor();
    await using _ = app;
    expect((await answer(waiting, factor.id, showCode(factor))).status).toBe(200);
    for (const steps of [0, -1]) {
      const again = await answer(browser, factor.id, showCode(factor, steps));
      expect([again.status, again.body.error.code]).toEqual([400, 'invalid_code']);
    }
    expect((await answer(browser, factor.id, showCode(factor, 1))).status).toBe(200);
  });

  it('[security 16] lets exactly one of 20 parallel answers to a challenge succeed', async () => {
    const { app, factor, waiting } = await openWithFactor();
    await using _ = app;
    const challengeId = await startChallenge(waiting, factor.id);
    const code = showCode(factor);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => verify(waiting, factor.id, challengeId, code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => ![200, 400, 401].includes(status))).toEqual([]);
  });

  it('[security 16] lets one of eight browsers with parallel challenges succeed with the same code', async () => {
    const { app, factor } = await openWithFactor();
    await using _ = app;
    const browsers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const browser = createTestBrowser(app.listener);
        await browser.send('post', '/api/auth/sign-in', testPerson);
        return { browser, challengeId: await startChallenge(browser, factor.id) };
      }),
    );
    const code = showCode(factor);
    const answers = await Promise.all(
      browsers.map(({ browser, challengeId }) => verify(browser, factor.id, challengeId, code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('[security 17] allows a challenge five tries, counted across a restart, and then refuses even the right code', async () => {
    const { app, clock, factor, waiting } = await openWithFactor();
    await using _ = app;
    const challengeId = await startChallenge(waiting, factor.id);
    for (let count = 0; count < 3; count += 1) {
      await verify(waiting, factor.id, challengeId, showWrongCode(factor));
    }
    await using restarted = await restartTestApp(app, {}, { clock });
    const later = createTestBrowser(restarted.listener);
    for (const [name, value] of waiting.cookies) later.cookies.set(name, value);
    for (let count = 0; count < 2; count += 1) {
      const wrong = await verify(later, factor.id, challengeId, showWrongCode(factor));
      expect(wrong.body.error.message).toContain('isn’t right');
    }
    const right = await verify(later, factor.id, challengeId, showCode(factor));
    expect([right.status, right.body.error.code]).toEqual([400, 'invalid_code']);
    expect(right.body.error.message).toContain('tried 5 times');
    expect((await answer(later, factor.id, showCode(factor))).status).toBe(200);
  });

  it('[security 17] allows an account ten tries in 15 minutes, over all its sessions and challenges', async () => {
    const { app, clock, factor, browser } = await openWithFactor();
    await using _ = app;
    for (let count = 0; count < 10; count += 1) {
      const visitor = createTestBrowser(app.listener);
      await visitor.send('post', '/api/auth/sign-in', testPerson);
      const wrong = await answer(visitor, factor.id, showWrongCode(factor));
      expect(wrong.status).toBe(400);
      await visitor.send('post', '/api/auth/sign-out');
    }
    const visitor = createTestBrowser(app.listener);
    await visitor.send('post', '/api/auth/sign-in', testPerson);
    const late = await answer(visitor, factor.id, showCode(factor));
    expect([late.status, late.body.error.code]).toEqual([429, 'rate_limited']);
    expect(late.get('Retry-After')).toBe(String(15 * 60));
    expect(late.body.error.message).toContain('15 minutes');
    expect(app.readLog()).toContainEqual(expect.objectContaining({ limit: 'second factor' }));
    // Sessions that are already signed in stay signed in.
    expect((await browser.send('get', '/api/auth/sessions')).status).toBe(200);
    clock.advance(15 * minute);
    expect((await answer(visitor, factor.id, showCode(factor))).status).toBe(200);
  });

  it('[security 17] resets the wrong tries after a right code', async () => {
    const { app, clock, factor, browser } = await openWithFactor();
    await using _ = app;
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 4; count += 1) await answer(browser, factor.id, showWrongCode(factor));
      expect((await answer(browser, factor.id, showCode(factor))).status).toBe(200);
      clock.advance(30 * second);
    }
  });

  it('[security 20] cannot be skipped with a recovery link', async () => {
    const { app, factor } = await openWithFactor();
    await using _ = app;
    const visitor = createTestBrowser(app.listener);
    await visitor.send('post', '/api/auth/recover', { email: testPerson.email });
    await app.services.jobs.runDue();
    const { db } = app.services.database;
    const mail = await db
      .selectFrom('messages')
      .selectAll()
      .where('purpose', '=', 'recovery')
      .executeTakeFirst();
    const code = /[?&]code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const exchanged = await visitor.send('post', '/api/auth/exchange', { code });
    expect(exchanged.body).toMatchObject({ nextStep: 'mfa', session: { aal: 'aal1' } });
    const change = { password: 'quite another password' };
    const early = await visitor.send('patch', '/api/auth/user', change);
    expect([early.status, early.body.error.code]).toEqual([403, 'mfa_required']);
    expect((await answer(visitor, factor.id, showCode(factor))).status).toBe(200);
    expect((await visitor.send('patch', '/api/auth/user', change)).status).toBe(200);
  });
});

describe('challenges', () => {
  it('[security 18] belong to the session that asked', async () => {
    const { app, factor, browser, waiting } = await openWithFactor();
    await using _ = app;
    const challengeId = await startChallenge(browser, factor.id);
    expect((await verify(waiting, factor.id, challengeId, showCode(factor))).status).toBe(404);
  });

  it('expire after five minutes', async () => {
    const { app, clock, factor, waiting } = await openWithFactor();
    await using _ = app;
    const challengeId = await startChallenge(waiting, factor.id);
    clock.advance(5 * minute);
    const response = await verify(waiting, factor.id, challengeId, showCode(factor));
    expect([response.status, response.body.error.code]).toEqual([400, 'expired_code']);
  });

  it('can be answered once', async () => {
    const { app, clock, factor, waiting } = await openWithFactor();
    await using _ = app;
    const challengeId = await startChallenge(waiting, factor.id);
    expect((await verify(waiting, factor.id, challengeId, showCode(factor))).status).toBe(200);
    clock.advance(30 * second);
    const again = await verify(waiting, factor.id, challengeId, showCode(factor));
    expect([again.status, again.body.error.code]).toEqual([400, 'invalid_code']);
  });

  it.each([
    ['an unknown challenge', { challengeId: unknownId, code: '123456' }, 404],
    ['no challenge', { code: '123456' }, 422],
    ['no UUID', { challengeId: '1', code: '123456' }, 422],
    ['no code', { challengeId: unknownId }, 422],
    ['an endless code', { challengeId: unknownId, code: '1'.repeat(201) }, 422],
    ['a wish for aal2', { challengeId: unknownId, code: '123456', aal: 'aal2' }, 422],
  ])('reject %s', async (_name, body, status) => {
    const { app, factor, waiting } = await openWithFactor();
    await using _ = app;
    expect((await waiting.send('post', `${factors}/${factor.id}/verify`, body)).status).toBe(status);
  });
});

describe('recovery codes', () => {
  it('[security 16] replace the app, once each, no matter how they are written', async () => {
    const { app, factor, waiting } = await openWithFactor();
    await using _ = app;
    const [first = '', second = ''] = factor.recoveryCodes;
    const raised = await answer(waiting, factor.id, ` ${first.toUpperCase().replaceAll('-', ' ')} `);
    expect(raised.body.session).toMatchObject({ aal: 'aal2' });
    expect(await readMailPurposes(app)).toContain('recovery_code_used');
    expect((await answer(waiting, factor.id, first)).status).toBe(400);
    expect((await answer(waiting, factor.id, second)).status).toBe(200);
  });

  it('[security 16] let exactly one of 20 parallel answers with the same code succeed', async () => {
    const { app, factor, waiting } = await openWithFactor();
    await using _ = app;
    const [code = ''] = factor.recoveryCodes;
    const challenges = await Promise.all(
      Array.from({ length: 20 }, () => startChallenge(waiting, factor.id)),
    );
    const answers = await Promise.all(challenges.map((id) => verify(waiting, factor.id, id, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('only work for their own account, and cannot verify a new app', async () => {
    const { app, clock, factor, browser } = await openWithFactor();
    await using _ = app;
    const other = createTestBrowser(app.listener);
    await signUpInTest(other, { email: 'mallory@example.com' });
    await confirmEmail(app);
    const theirs = await enroll(other, clock);
    const [code = ''] = factor.recoveryCodes;
    expect((await answer(other, theirs.id, code)).status).toBe(400);
    const added = await browser.send('post', factors);
    expect((await answer(browser, added.body.id, code)).status).toBe(400);
    expect((await answer(browser, factor.id, code)).status).toBe(200);
  });

  it('can be renewed, and then the old ones no longer work', async () => {
    const { app, factor, browser } = await openWithFactor();
    await using _ = app;
    const { status, body } = await browser.send('post', `${factors}/recovery-codes`);
    expect(status).toBe(201);
    expect(body.recoveryCodes).toHaveLength(10);
    expect((await answer(browser, factor.id, factor.recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await answer(browser, factor.id, body.recoveryCodes[0])).status).toBe(200);
  });

  it('require an app', async () => {
    const { app, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    await confirmEmail(app);
    await browser.send('post', factors);
    const response = await browser.send('post', `${factors}/recovery-codes`);
    expect([response.status, response.body.error.code]).toEqual([422, 'invalid_input']);
  });

  it('open the account when SESSION_SECRET has changed and the app can no longer be checked', async () => {
    const { app, clock, factor } = await openWithFactor({ SESSION_SECRET: 'a'.repeat(32) });
    await using _ = app;
    await using changed = await restartTestApp(app, { SESSION_SECRET: 'b'.repeat(32) }, { clock });
    const visitor = createTestBrowser(changed.listener);
    await visitor.send('post', '/api/auth/sign-in', testPerson);
    const refused = await answer(visitor, factor.id, showCode(factor));
    expect(refused.body.error).toMatchObject({
      code: 'invalid_code',
      message: expect.stringContaining('use a recovery code'),
    });
    expect(changed.readLog()).toContainEqual(
      expect.objectContaining({ msg: expect.stringContaining('SESSION_SECRET'), factorId: factor.id }),
    );
    expect((await answer(visitor, factor.id, factor.recoveryCodes[0] ?? '')).status).toBe(200);
    expect((await visitor.send('delete', `${factors}/${factor.id}`)).status).toBe(204);
  });
});

describe('removing an app', () => {
  it('removes the recovery codes along with the last one, and notifies the owner', async () => {
    const { app, clock, browser, factor } = await openWithFactor();
    await using _ = app;
    const second = await enroll(browser, clock);
    const { db } = app.services.database;
    const countCodes = async () => (await db.selectFrom('recoveryCodes').selectAll().execute()).length;
    expect((await browser.send('delete', `${factors}/${factor.id}`)).status).toBe(204);
    expect(await countCodes()).toBe(10);
    expect((await browser.send('delete', `${factors}/${second.id}`)).status).toBe(204);
    expect(await countCodes()).toBe(0);
    expect((await readMailPurposes(app)).filter((purpose) => purpose === 'factor_removed')).toHaveLength(2);
    const visitor = createTestBrowser(app.listener);
    const { body } = await visitor.send('post', '/api/auth/sign-in', testPerson);
    expect(body).not.toHaveProperty('nextStep');
  });

  it('that was never verified needs no recent sign-in and sends no email', async () => {
    const { app, clock, browser } = await open();
    await using _ = app;
    await signUpInTest(browser);
    await confirmEmail(app);
    const { body } = await browser.send('post', factors);
    clock.advance(11 * minute);
    expect((await browser.send('delete', `${factors}/${body.id}`)).status).toBe(204);
    expect(await readMailPurposes(app)).not.toContain('factor_removed');
  });

  it('[security 14] that was verified in the meantime stays', async () => {
    const { app, clock, browser } = await open();
    await using _ = app;
    const { body } = await signUpInTest(browser);
    await confirmEmail(app);
    const { accounts, database } = app.services;
    const { id, secret } = (await browser.send('post', factors)).body;
    const stale = await findFactor(database.db, body.user.id, id);
    if (!stale) throw new Error('The app was added.');
    await answer(browser, id, showCode({ clock, secret }));
    const [session] = await accounts.sessions.list(database.db, body.user.id);
    if (!session) throw new Error('The browser is signed in.');
    await expect(removeFactor(accounts, session, stale)).rejects.toMatchObject({ status: 404 });
    expect(await findFactor(database.db, body.user.id, id)).toMatchObject({ isVerified: true });
  });
});

describe('access', () => {
  const calls = [
    ['post', ''],
    ['post', '/recovery-codes'],
    ['post', `/${unknownId}/challenge`],
    ['post', `/${unknownId}/verify`],
    ['delete', `/${unknownId}`],
  ] as const;

  it.each(calls)('is refused when signed out: %s %s', async (method, path) => {
    const { app, browser } = await open();
    await using _ = app;
    const response = await browser.send(method, factors + path, {});
    expect([response.status, response.body.error.code]).toEqual([401, 'session_missing']);
  });

  it('[security 37] answers 404 for another person’s app, as for an unknown one', async () => {
    const { app, factor } = await openWithFactor();
    await using _ = app;
    const other = createTestBrowser(app.listener);
    await signUpConfirmedInTest(app, other, { email: 'mallory@example.com' });
    const body = { challengeId: unknownId, code: '123456' };
    for (const id of [factor.id, unknownId, 'x', '%00']) {
      for (const [method, path] of [
        ['post', '/challenge'],
        ['post', '/verify'],
        ['delete', ''],
      ] as const) {
        const response = await other.send(method, `${factors}/${id}${path}`, body);
        expect([response.status, response.body.error.code]).toEqual([404, 'not_found']);
      }
    }
  });

  it('[security 28] is limited to our own pages', async () => {
    const { app } = await open();
    await using _ = app;
    const foreign = createTestBrowser(app.listener, { Origin: 'https://evil.example' });
    for (const [method, path] of calls) {
      expect((await foreign.send(method, factors + path, {})).status).toBe(403);
    }
  });

  it('[security 41] is rate limited', async () => {
    const { app, browser } = await open({ RATE_LIMIT_FACTOR: '1' });
    await using _ = app;
    for (let count = 0; count < 60; count += 1) await browser.send('post', factors);
    const response = await browser.send('post', factors);
    expect([response.status, response.body.error.code]).toEqual([429, 'rate_limited']);
  });
});

describe('[security 85] proving who one is again', () => {
  const changes = [
    ['patch', '/api/auth/user', { password: 'seven quiet lanterns glow' }],
    [
      'patch',
      '/api/auth/user',
      { password: 'seven quiet lanterns glow', currentPassword: testPerson.password },
    ],
    ['patch', '/api/auth/user', { email: 'other@example.com' }],
    ['patch', '/api/auth/user', { phone: '+12125550123' }],
    ['post', factors, {}],
    ['post', `${factors}/recovery-codes`, undefined],
    ['delete', '/api/auth/sessions', undefined],
  ] as const;
  const prove = (browser: TestBrowser, proof: object) =>
    browser.send('post', '/api/auth/reauthenticate', proof);
  const end = (browser: TestBrowser, body: object) => browser.send('delete', '/api/auth/user', body);

  it('takes the second factor where there is one, and no password and no code alone', async () => {
    const { app, clock, browser, factor } = await openWithFactor();
    await using _ = app;
    clock.advance(11 * minute);
    for (const proof of [{ password: testPerson.password }, { code: '123456' }]) {
      for (const response of [await prove(browser, proof), await end(browser, proof)]) {
        expect([response.status, response.body.error.code]).toEqual([403, 'mfa_required']);
      }
    }
    expect((await browser.send('post', '/api/auth/user/code')).body.error.code).toBe('mfa_required');
    for (const [method, path, body] of [
      ...changes,
      ['delete', `${factors}/${factor.id}`, undefined] as const,
    ]) {
      const response = await browser.send(method, path, body);
      expect([method, path, response.body.error.code]).toEqual([method, path, 'reauthentication_required']);
    }
    const proven = await prove(browser, { factorCode: showCode(factor) });
    expect([proven.status, proven.body.session.aal]).toEqual([200, 'aal2']);
    expect((await browser.send('post', `${factors}/recovery-codes`)).status).toBe(201);
    expect((await browser.send('delete', '/api/auth/sessions')).status).toBe(204);
    expect(await readMailPurposes(app)).toContain('recovery_codes_renewed');
  });

  it('takes each code once, counts tries with those of a sign-in, and takes a recovery code with a notice', async () => {
    const { app, clock, browser, factor } = await openWithFactor();
    await using _ = app;
    const factorCode = showCode(factor);
    expect((await prove(browser, { factorCode })).status).toBe(200);
    expect((await prove(browser, { factorCode })).body.error.code).toBe('invalid_code');
    for (let tries = 0; tries < 7; tries += 1) await prove(browser, { factorCode: showWrongCode(factor) });
    clock.advance(second);
    const recoveryCode = factor.recoveryCodes[0];
    expect((await prove(browser, { recoveryCode })).status).toBe(200);
    expect((await prove(browser, { recoveryCode })).status).toBe(400);
    expect(await readMailPurposes(app)).toContain('recovery_code_used');
  });

  it('also serves as the second step of a sign-in', async () => {
    const { app, browser, factor, waiting } = await openWithFactor();
    await using _ = app;
    expect((await prove(waiting, { password: testPerson.password })).body.error.code).toBe('mfa_required');
    const proven = await prove(waiting, { factorCode: showCode(factor) });
    expect(proven.body).toMatchObject({ session: { aal: 'aal2' } });
    expect(proven.body.nextStep).toBeUndefined();
    expect((await browser.send('get', '/api/auth/session')).body.session).not.toBeNull();
  });

  it('ends with the last factor: every session is aal1 again', async () => {
    const { app, browser, factor, waiting } = await openWithFactor();
    await using _ = app;
    await answer(waiting, factor.id, showCode(factor));
    expect((await browser.send('delete', `${factors}/${factor.id}`)).status).toBe(204);
    for (const each of [browser, waiting]) {
      const { body } = await each.send('get', '/api/auth/session');
      expect(body.session.aal).toBe('aal1');
    }
  });

  it('[security 78] opens the desk only with a factor that still exists, used in the last 12 hours', async () => {
    const { app, clock, browser, factor } = await openWithFactor();
    await using _ = app;
    const { db } = app.services.database;
    const userId = (await browser.send('get', '/api/auth/session')).body.user.id;
    await insertOperator(db, userId, clock.now());
    const desk = async (each: TestBrowser) => {
      const { status, body } = await each.send('get', '/api/operator/health');
      return status === 200 ? 200 : body.error.code;
    };
    expect(await desk(browser)).toBe(200);
    const other = await enroll(browser, clock);
    expect((await browser.send('delete', `${factors}/${other.id}`)).status).toBe(204);
    expect(await desk(browser)).toBe('reauthentication_required');
    clock.advance(minute);
    await prove(browser, { factorCode: showCode(factor) });
    expect(await desk(browser)).toBe(200);
    for (let hour = 0; hour < 12; hour += 1) {
      clock.advance(60 * minute + second);
      await browser.send('post', '/api/auth/refresh');
    }
    expect(await desk(browser)).toBe('reauthentication_required');
    clock.advance(minute);
    await prove(browser, { recoveryCode: factor.recoveryCodes[0] });
    expect(await desk(browser)).toBe('reauthentication_required');
    await browser.send('delete', `${factors}/${factor.id}`);
    expect(await desk(browser)).toBe('factor_missing');
  });

  it('[security 86] names the request in the log, for sign-ins, failures, and second steps', async () => {
    const { app, factor, waiting } = await openWithFactor();
    await using _ = app;
    const failed = await waiting.send('post', '/api/auth/sign-in', { ...testPerson, password: 'wrong' });
    const signedIn = await waiting.send('post', '/api/auth/sign-in', testPerson);
    const proven = await answer(waiting, factor.id, showCode(factor));
    const renewed = await waiting.send('post', `${factors}/recovery-codes`);
    for (const [response, msg] of [
      [failed, 'sign-in failed'],
      [signedIn, 'signed in'],
      [proven, 'second factor verified'],
      [renewed, 'recovery codes renewed'],
    ] as const) {
      const requestId = response.headers['x-request-id'];
      expect(app.readLog()).toContainEqual(expect.objectContaining({ msg, requestId }));
    }
  });
});
