import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../../testing/authenticator.ts';
import { signUpConfirmedInTest } from '../../../testing/confirmed-sign-up.ts';
import { askAboutLink, openLink } from '../../../testing/email-links.ts';
import { readCode } from '../../../testing/read-code.ts';
import { createTestApp, restartTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  createTestBrowser,
  signUpInTest,
  type TestBrowser,
  testPerson,
} from '../../../testing/test-browser.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { readEmailedCode, readOutbox } from '../../../testing/test-outbox.ts';
import { insertOperator } from '../../desk/operators.repository.ts';
import { listKnownBrowsers } from '../codes/known-browsers.repository.ts';

const minute = 60_000;
const passkeys = '/api/auth/passkeys';
const unknownId = '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11';

async function open(environment: Record<string, string> = {}) {
  const clock = createTestClock();
  const app = await createTestApp(environment, { clock });
  const browser = createTestBrowser(app.listener);
  const { body } = await signUpConfirmedInTest(app, browser);
  return { app, clock, browser, userId: String(body.user.id), device: createAuthenticator() };
}

type Device = ReturnType<typeof createAuthenticator>;
type Behavior = Parameters<Device['get']>[1];

async function add(browser: TestBrowser, device: Device, behavior: Behavior = {}) {
  const options = await browser.send('post', `${passkeys}/options`);
  expect(options.status).toBe(200);
  return browser.send('post', passkeys, device.create(options.body, behavior));
}

async function readOptions(browser: TestBrowser) {
  return (await browser.send('post', `${passkeys}/sign-in/options`)).body;
}

async function signIn(browser: TestBrowser, device: Device, behavior: Behavior = {}) {
  return browser.send('post', `${passkeys}/sign-in`, device.get(await readOptions(browser), behavior));
}

async function prove(browser: TestBrowser, device: Device) {
  const passkey = device.get(await readOptions(browser));
  return browser.send('post', '/api/auth/reauthenticate', { passkey });
}

/** Returns an account with a passkey, and another browser on the same device. */
async function openWithPasskey(environment: Record<string, string> = {}) {
  const opened = await open(environment);
  const added = await add(opened.browser, opened.device);
  expect(added.status).toBe(201);
  const visitor = createTestBrowser(opened.app.listener);
  return { ...opened, id: String(added.body.passkeyId), added: added.body, visitor };
}

/** Sets a new password from a recovery link. `proveFactor` runs where the account has an app. */
async function recover(app: TestApp, browser: TestBrowser, proveFactor?: () => Promise<{ status: number }>) {
  await browser.send('post', '/api/auth/recover', { email: testPerson.email });
  const code = await readEmailedCode(app, 'recovery', testPerson.email);
  const opened = await browser.send('post', '/api/auth/exchange', { code });
  expect(opened.body.nextStep).toBe(proveFactor ? 'mfa' : 'password');
  if (proveFactor) expect((await proveFactor()).status).toBe(200);
  return browser.send('patch', '/api/auth/user', { password: 'a river of quiet lamps 8' });
}

async function listPurposes(app: TestApp) {
  return (await readOutbox(app)).map(({ purpose }) => purpose);
}

describe('adding a passkey', () => {
  it('asks for a discoverable one that verifies the person, and comes with recovery codes', async () => {
    const { app, browser, device, userId } = await open();
    await using _ = app;
    const { body: options } = await browser.send('post', `${passkeys}/options`);
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { id: Buffer.from(userId).toString('base64url'), name: testPerson.email },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const added = await browser.send('post', passkeys, device.create(options));
    expect(added.status).toBe(201);
    const { passkeyId, recoveryCodes, session, user } = added.body;
    expect([session.aal, recoveryCodes.length]).toEqual(['aal2', 10]);
    expect(user.factors).toMatchObject([
      { id: passkeyId, type: 'passkey', status: 'verified', host: 'localhost', lastUsedAt: null },
    ]);
    expect(await listPurposes(app)).toContain('passkey_added');
    const requestId = added.headers['x-request-id'];
    expect(app.readLog()).toContainEqual(expect.objectContaining({ msg: 'passkey added', requestId }));
    const again = await add(browser, createAuthenticator());
    expect(again.body.recoveryCodes).toBeUndefined();
  });

  it('[security 92] is refused without an address that was proven, or a recent proof of identity', async () => {
    const { app, clock, browser, device } = await open();
    await using _ = app;
    const unproven = createTestBrowser(app.listener);
    await signUpInTest(unproven, { email: 'grace@example.com' });
    const refused = await unproven.send('post', `${passkeys}/options`);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'email_unconfirmed']);
    clock.advance(7 * minute);
    const { body: options } = await browser.send('post', `${passkeys}/options`);
    clock.advance(4 * minute);
    for (const [path, body] of [
      [`${passkeys}/options`, undefined],
      [passkeys, device.create(options)],
    ] as const) {
      const late = await browser.send('post', path, body);
      expect([late.status, late.body.error.code]).toEqual([403, 'reauthentication_required']);
    }
  });

  it('[security 90] makes strangers of all other browsers', async () => {
    const { app, browser, device, userId } = await open();
    await using _ = app;
    const thief = createTestBrowser(app.listener);
    await thief.send('post', '/api/auth/sign-in', testPerson);
    await browser.send('post', '/api/auth/sign-in', testPerson);
    const { db } = app.services.database;
    const countKnown = async () => (await listKnownBrowsers(db, userId)).length;
    expect(await countKnown()).toBe(2);
    await add(browser, device);
    expect(await countKnown()).toBe(1);
  });

  describe('[security 85] asks another session for it that began a change before, and so does', () => {
    const phone = '+12125550123';
    const email = 'thief@example.com';
    const changes = {
      'a phone number': async (app: TestApp, thief: TestBrowser) => {
        await thief.send('patch', '/api/auth/user', { phone });
        return async () => {
          const body = { phone, token: await readCode(app, phone), type: 'phone_change' };
          return thief.send('post', '/api/auth/phone/verify', body);
        };
      },
      'an email': async (app: TestApp, thief: TestBrowser) => {
        await thief.send('patch', '/api/auth/user', { email });
        const code = await readEmailedCode(app, 'email_change', email);
        return async () => {
          const { isThisBrowser } = (await askAboutLink(thief, code)).body;
          const opened = await openLink(thief, code);
          expect(isThisBrowser).toBe(opened.status === 200);
          return opened;
        };
      },
      'an app': async (app: TestApp, thief: TestBrowser) => {
        const { body } = await thief.send('post', '/api/auth/factors');
        return async () => {
          const path = `/api/auth/factors/${body.id}`;
          const { id: challengeId } = (await thief.send('post', `${path}/challenge`)).body;
          const timestamp = app.services.clock.now().getTime();
          const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({ timestamp });
          return thief.send('post', `${path}/verify`, { challengeId, code });
        };
      },
    };

    it.each(Object.entries(changes))('%s', async (_name, begin) => {
      const { app, browser, device } = await open();
      await using _ = app;
      const thief = createTestBrowser(app.listener);
      await thief.send('post', '/api/auth/sign-in', testPerson);
      const finish = await begin(app, thief);
      expect((await add(browser, device)).status).toBe(201);
      const refused = await finish();
      expect(['reauthentication_required', 'sign_in_required']).toContain(refused.body.error.code);
      const { body } = await browser.send('get', '/api/auth/session');
      const factors = body.user.factors.filter(({ status }: { status: string }) => status === 'verified');
      expect([body.user.email, body.user.phone, factors.length]).toEqual([testPerson.email, null, 1]);
      await prove(thief, device);
      expect((await finish()).status).toBe(200);
    });
  });

  it('[security 85] keeps a session that hasn’t used it from setting the password whose hash is being made', async () => {
    const { app, browser, device } = await open();
    await using _ = app;
    const thief = createTestBrowser(app.listener);
    await thief.send('post', '/api/auth/sign-in', testPerson);
    const { hasher } = app.services.accounts;
    const { hash } = hasher;
    hasher.hash = async (...given) => {
      await add(browser, device);
      return hash(...given);
    };
    const refused = await thief.send('patch', '/api/auth/user', { password: 'a river of quiet lamps 8' });
    expect([refused.status, refused.body.error.code]).toEqual([403, 'reauthentication_required']);
  });

  it('refuses the same device twice, in the browser and here', async () => {
    const { app, browser, device, added } = await openWithPasskey();
    await using _ = app;
    const { body: options } = await browser.send('post', `${passkeys}/options`);
    const [{ credentialId }] = added.user.factors;
    expect(options.excludeCredentials).toEqual([
      { id: credentialId, type: 'public-key', transports: ['internal'] },
    ]);
    const { credentials } = device;
    const stranger = createTestBrowser(app.listener);
    await signUpConfirmedInTest(app, stranger, { email: 'mallory@example.com' });
    for (const person of [browser, stranger]) {
      const { body } = await person.send('post', `${passkeys}/options`);
      const answer = device.create(body);
      const sameId = Buffer.from(credentials[0]?.id ?? '', 'base64url');
      const object = Buffer.from(answer.response.attestationObject, 'base64url');
      const at = object.indexOf(Buffer.from(answer.id, 'base64url'));
      sameId.copy(object, at);
      const id = sameId.toString('base64url');
      const twice = {
        ...answer,
        id,
        rawId: id,
        response: { ...answer.response, attestationObject: object.toString('base64url') },
      };
      const refused = await person.send('post', passkeys, twice);
      expect([refused.status, refused.body.error.code]).toEqual([409, 'passkey_taken']);
    }
  });

  it('stops at ten', async () => {
    const { app, browser } = await open();
    await using _ = app;
    for (let count = 0; count < 10; count += 1) {
      expect((await add(browser, createAuthenticator())).status).toBe(201);
    }
    expect((await browser.send('post', `${passkeys}/options`)).status).toBe(422);
  });

  it('ignores who made the device, and loads nothing that its certificates name', async () => {
    const { app, browser, device } = await open();
    await using _ = app;
    expect((await add(browser, device, { format: 'android-key' })).status).toBe(201);
    expect((await signIn(createTestBrowser(app.listener), device)).status).toBe(200);
  });

  it.each<[string, Behavior]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another host', { host: 'evil.example' }],
    ['no fingerprint, face, or PIN', { isVerified: false }],
  ])('[security 91] refuses an answer from %s', async (_name, behavior) => {
    const { app, browser, device } = await open();
    await using _ = app;
    const refused = await add(browser, device, behavior);
    expect([refused.status, refused.body.error.code]).toEqual([400, 'invalid_code']);
  });

  it('[security 91] takes a challenge only in its own session, once, and for five minutes', async () => {
    const { app, clock, browser, device } = await open();
    await using _ = app;
    const { body: options } = await browser.send('post', `${passkeys}/options`);
    const other = createTestBrowser(app.listener);
    await other.send('post', '/api/auth/sign-in', testPerson);
    other.cookies.set('browser', browser.cookies.get('browser') ?? '');
    const codes = [
      await other.send('post', passkeys, device.create(options)),
      await browser.send('post', passkeys, device.create(await readOptionsForAdding())),
      await browser.send('post', passkeys, device.create(options)),
      await browser.send('post', passkeys, device.create(options)),
    ].map(({ status, body }) => [status, body.error?.code]);
    expect(codes).toEqual([
      [400, 'invalid_code'],
      [400, 'invalid_code'],
      [201, undefined],
      [400, 'invalid_code'],
    ]);
    const { body: late } = await browser.send('post', `${passkeys}/options`);
    clock.advance(5 * minute);
    const refused = await browser.send('post', passkeys, device.create(late));
    expect([refused.status, refused.body.error.code]).toEqual([400, 'expired_code']);

    /** A challenge to sign in, in place of one to add a passkey. */
    async function readOptionsForAdding() {
      return { ...options, challenge: (await readOptions(browser)).challenge };
    }
  });
});

describe('signing in with a passkey', () => {
  it('needs no second step, and is remembered as a passkey', async () => {
    const { app, clock, device, visitor, userId } = await openWithPasskey();
    await using _ = app;
    clock.advance(minute);
    const signedIn = await signIn(visitor, device);
    expect([signedIn.status, signedIn.body]).toMatchObject([
      200,
      {
        user: { id: userId, factors: [{ lastUsedAt: clock.now().toISOString() }] },
        session: { aal: 'aal2' },
      },
    ]);
    expect(signedIn.body).not.toHaveProperty('nextStep');
    const { body } = await visitor.send('get', '/api/auth/sessions');
    expect(body.sessions).toMatchObject([{ method: 'passkey' }, { method: 'password' }]);
    // The version before reads a method that it knows.
    const rows = await app.services.database.db.selectFrom('sessions').select('method').execute();
    expect(rows).toEqual([{ method: 'password' }, { method: 'password' }]);
  });

  it('never makes another way ask for a second step, but satisfies one that asks', async () => {
    const { app, browser, device, visitor } = await openWithPasskey();
    await using _ = app;
    const byPassword = await visitor.send('post', '/api/auth/sign-in', testPerson);
    expect([byPassword.body.nextStep, byPassword.body.session.aal]).toEqual([undefined, 'aal1']);
    const { db } = app.services.database;
    await browser.send('post', '/api/auth/factors');
    await db.updateTable('factors').set({ status: 'verified' }).execute();
    const waiting = createTestBrowser(app.listener);
    expect((await waiting.send('post', '/api/auth/sign-in', testPerson)).body.nextStep).toBe('mfa');
    const raised = await prove(waiting, device);
    expect([raised.status, raised.body.session.aal, raised.body.nextStep]).toEqual([200, 'aal2', undefined]);
    expect((await waiting.send('get', '/api/auth/sessions')).status).toBe(200);
  });

  it.each<[string, Behavior, number]>([
    ['another site', { origin: 'https://evil.example' }, 401],
    ['another host', { host: 'evil.example' }, 401],
    ['no fingerprint, face, or PIN', { isVerified: false }, 401],
    ['another account’s handle', { userHandle: Buffer.from(unknownId).toString('base64url') }, 401],
    ['a challenge of its own', { challenge: 'A'.repeat(72) }, 400],
    ['no challenge', { challenge: '' }, 400],
  ])('[security 91] is refused for %s', async (_name, behavior, status) => {
    const { app, device, visitor } = await openWithPasskey();
    await using _ = app;
    expect((await signIn(visitor, device, behavior)).status).toBe(status);
    expect((await visitor.send('get', '/api/auth/session')).body.session).toBeNull();
  });

  it('[security 91] is refused with another key’s signature', async () => {
    const { app, device, visitor } = await openWithPasskey();
    await using _ = app;
    const thief = createAuthenticator();
    const { body } = await createTestBrowser(app.listener).send('post', `${passkeys}/sign-in/options`);
    thief.create({ ...body, user: { id: device.credentials[0]?.userHandle }, rp: { id: 'localhost' } });
    Object.assign(thief.credentials[0] ?? {}, { id: device.credentials[0]?.id });
    expect((await signIn(visitor, thief)).body.error.code).toBe('invalid_credentials');
  });

  it('[security 91] takes an answer once, in the browser that asked, within five minutes', async () => {
    const { app, clock, device, visitor } = await openWithPasskey();
    await using _ = app;
    const other = createTestBrowser(app.listener);
    await readOptions(other);
    const answer = device.get(await readOptions(visitor));
    expect((await other.send('post', `${passkeys}/sign-in`, answer)).status).toBe(400);
    const parallel = await Promise.all(
      Array.from({ length: 20 }, () => visitor.send('post', `${passkeys}/sign-in`, answer)),
    );
    expect(parallel.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = device.get(await readOptions(other));
    clock.advance(5 * minute);
    const refused = await other.send('post', `${passkeys}/sign-in`, late);
    expect([refused.status, refused.body.error.code]).toEqual([400, 'expired_code']);
  });

  it('works in two tabs of a browser', async () => {
    const { app, device, visitor } = await openWithPasskey();
    await using _ = app;
    const first = await readOptions(visitor);
    await readOptions(visitor);
    expect((await visitor.send('post', `${passkeys}/sign-in`, device.get(first))).status).toBe(200);
  });

  it('accepts a counter that stays zero, and refuses one that goes back', async () => {
    const { app, device, visitor } = await openWithPasskey();
    await using _ = app;
    const statuses = [];
    for (const step of [0, 0, 5, 1, -3]) statuses.push((await signIn(visitor, device, { step })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 401]);
  });

  it.each([
    ['', 0],
    [' whose hour is over', 61 * minute],
  ])('doesn’t replace another person’s session%s', async (_name, idleMs) => {
    const { app, clock, device, visitor } = await openWithPasskey();
    await using _ = app;
    await signUpConfirmedInTest(app, visitor, { email: 'grace@example.com' });
    clock.advance(idleMs);
    const refused = await signIn(visitor, device);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'signed_in_as_another']);
    await visitor.send('post', '/api/auth/refresh');
    expect((await visitor.send('get', '/api/auth/session')).body.user.email).toBe('grace@example.com');
  });

  it('[security 88] ends with the passkey, and says so, so that the browser can forget it', async () => {
    const { app, browser, device, id, visitor } = await openWithPasskey();
    await using _ = app;
    await signIn(visitor, device);
    expect((await browser.send('delete', `${passkeys}/${id}`)).status).toBe(204);
    expect((await visitor.send('get', '/api/auth/session')).body.session).toBeNull();
    const refused = await signIn(visitor, device);
    expect([refused.status, refused.body.error.code]).toEqual([401, 'passkey_unknown']);
  });

  it('[security 88] ends with the passkey even after another factor has proven the session', async () => {
    const { app, browser, device, id, visitor, added } = await openWithPasskey();
    await using _ = app;
    await signIn(visitor, device);
    const proof = { recoveryCode: added.recoveryCodes[0] };
    expect((await visitor.send('post', '/api/auth/reauthenticate', proof)).status).toBe(200);
    expect((await browser.send('delete', `${passkeys}/${id}`)).status).toBe(204);
    expect((await visitor.send('get', '/api/auth/session')).body.session).toBeNull();
    expect((await browser.send('get', '/api/auth/session')).body.session).not.toBeNull();
  });

  it('stays behind when the site’s address changes', async () => {
    const { app, clock, device } = await openWithPasskey();
    await using _ = app;
    await using moved = await restartTestApp(app, { PUBLIC_ORIGIN: 'http://moved.example:3000' }, { clock });
    const headers = { Origin: 'http://moved.example:3000' };
    const visitor = createTestBrowser(moved.listener, headers);
    expect((await readOptions(visitor)).rpId).toBe('moved.example');
    expect((await signIn(visitor, device, { origin: headers.Origin })).status).toBe(401);
    await visitor.send('post', '/api/auth/sign-in', testPerson);
    const { body } = await visitor.send('get', '/api/auth/session');
    expect(body.user.factors).toMatchObject([{ host: 'localhost' }]);
  });

  it('[security 85] counts for nothing at another address, where its owner proves themselves without it', async () => {
    const { app, clock, userId } = await openWithPasskey();
    await using _ = app;
    await using moved = await restartTestApp(app, { PUBLIC_ORIGIN: 'http://moved.example:3000' }, { clock });
    const { db } = moved.services.database;
    const visitor = createTestBrowser(moved.listener, { Origin: 'http://moved.example:3000' });
    await visitor.send('post', '/api/auth/sign-in', testPerson);
    clock.advance(11 * minute);
    const proven = await visitor.send('post', '/api/auth/reauthenticate', { password: testPerson.password });
    expect(proven.status).toBe(200);
    const { id: identityId } = await db.selectFrom('identities').select('id').executeTakeFirstOrThrow();
    await db.updateTable('identities').set({ provider: 'google' }).where('id', '=', identityId).execute();
    const unproven = { email: 'unproven:x', emailConfirmedAt: null };
    await db.updateTable('users').set(unproven).where('id', '=', userId).execute();
    const removed = await visitor.send('delete', '/api/auth/user/identities/google');
    expect([removed.status, removed.body.error.code]).toEqual([409, 'last_way_in']);
    await insertOperator(db, userId, clock.now());
    const desk = await visitor.send('get', '/api/operator/commissions');
    expect([desk.status, desk.body.error.code]).toEqual([403, 'factor_missing']);
  });
});

describe('a passkey as proof of identity', () => {
  it('[security 14] allows sensitive changes again, and raises the session', async () => {
    const { app, clock, device, visitor } = await openWithPasskey();
    await using _ = app;
    await visitor.send('post', '/api/auth/sign-in', testPerson);
    clock.advance(11 * minute);
    const proven = await prove(visitor, device);
    expect([proven.status, proven.body.session.aal]).toEqual([200, 'aal2']);
    expect((await visitor.send('post', `${passkeys}/options`)).status).toBe(200);
  });

  it('[security 85] is needed where there is one, or a recovery code', async () => {
    const { app, clock, added, visitor } = await openWithPasskey();
    await using _ = app;
    await visitor.send('post', '/api/auth/sign-in', testPerson);
    const prove = (proof: object) => visitor.send('post', '/api/auth/reauthenticate', proof);
    expect((await prove({ password: testPerson.password })).body.error.code).toBe('mfa_required');
    expect((await visitor.send('post', `${passkeys}/options`)).status).toBe(403);
    expect((await prove({ recoveryCode: added.recoveryCodes[0] })).status).toBe(200);
    expect((await visitor.send('post', `${passkeys}/options`)).status).toBe(200);
    clock.advance(11 * minute);
    expect((await visitor.send('post', `${passkeys}/options`)).status).toBe(403);
  });

  it('[security 83] of a thief doesn’t keep the owner out, and is removed by a recovery', async () => {
    const { app, clock, device, visitor } = await openWithPasskey();
    await using _ = app;
    clock.advance(6 * 24 * 60 * minute);
    const changed = await recover(app, visitor);
    expect([changed.status, changed.body.removed]).toMatchObject([200, [{ kind: 'passkey' }]]);
    expect(changed.body.user.factors).toEqual([]);
    expect((await signIn(createTestBrowser(app.listener), device)).body.error.code).toBe('passkey_unknown');
    expect(await app.services.database.db.selectFrom('recoveryCodes').selectAll().execute()).toEqual([]);
  });

  it('[security 83] of a thief that is older can be removed right after a recovery, and only then', async () => {
    const { app, clock, id, device, visitor } = await openWithPasskey();
    await using _ = app;
    clock.advance(8 * 24 * 60 * minute);
    expect((await recover(app, visitor)).body.removed).toEqual([]);
    const later = createTestBrowser(app.listener);
    await later.send('post', '/api/auth/sign-in', { ...testPerson, password: 'a river of quiet lamps 8' });
    expect((await later.send('delete', `${passkeys}/${id}`)).status).toBe(403);
    expect((await visitor.send('post', `${passkeys}/options`)).status).toBe(403);
    expect((await visitor.send('delete', `${passkeys}/${id}`)).status).toBe(204);
    expect((await signIn(createTestBrowser(app.listener), device)).body.error.code).toBe('passkey_unknown');
  });

  it('[security 84] no longer counts as used in the recovery that removes it', async () => {
    const { app, clock, device, userId, visitor } = await openWithPasskey();
    await using _ = app;
    const { db } = app.services.database;
    const now = clock.now();
    await db
      .insertInto('factors')
      .values({
        id: 'app',
        userId,
        type: 'totp',
        friendlyName: 'App',
        encryptedSecret: 'none',
        status: 'verified',
        createdAt: now,
        verifiedAt: now,
      })
      .execute();
    const changed = await recover(app, visitor, () => prove(visitor, device));
    expect([changed.status, changed.body.removed]).toMatchObject([200, [{ kind: 'passkey' }]]);
    const [session] = await db.selectFrom('sessions').selectAll().execute();
    expect(session).toMatchObject({ userId, secondFactorId: null, secondFactorAt: null });
  });

  it('[security 84] of an operator stays after a recovery, and is asked for before another is added', async () => {
    const { app, device, userId, visitor } = await openWithPasskey();
    await using _ = app;
    await insertOperator(app.services.database.db, userId, app.services.clock.now());
    const changed = await recover(app, visitor);
    expect([changed.status, changed.body.removed]).toEqual([200, []]);
    expect(changed.body.user.factors).toHaveLength(1);
    const refused = await visitor.send('post', `${passkeys}/options`);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'reauthentication_required']);
    expect((await prove(visitor, device)).status).toBe(200);
    expect((await visitor.send('post', `${passkeys}/options`)).status).toBe(200);
  });

  it('is refused if it belongs to someone else', async () => {
    const { app, device, visitor } = await openWithPasskey();
    await using _ = app;
    await signUpConfirmedInTest(app, visitor, { email: 'grace@example.com' });
    const refused = await prove(visitor, device);
    expect([refused.status, refused.body.error.code]).toEqual([401, 'invalid_credentials']);
  });
});

describe('naming and removing', () => {
  it('renames a passkey', async () => {
    const { app, browser, id } = await openWithPasskey();
    await using _ = app;
    expect((await browser.send('patch', `${passkeys}/${id}`, { friendlyName: ' My laptop ' })).status).toBe(
      204,
    );
    const { body } = await browser.send('get', '/api/auth/session');
    expect(body.user.factors).toMatchObject([{ friendlyName: 'My laptop' }]);
    expect((await browser.send('patch', `${passkeys}/${id}`, { friendlyName: ' ' })).status).toBe(422);
  });

  it('removes recovery codes with the last factor, and tells the owner', async () => {
    const { app, browser, id } = await openWithPasskey();
    await using _ = app;
    const second = await add(browser, createAuthenticator());
    const { db } = app.services.database;
    const countCodes = async () => (await db.selectFrom('recoveryCodes').selectAll().execute()).length;
    expect((await browser.send('delete', `${passkeys}/${id}`)).status).toBe(204);
    expect(await countCodes()).toBe(10);
    expect((await browser.send('delete', `${passkeys}/${second.body.passkeyId}`)).status).toBe(204);
    expect(await countCodes()).toBe(0);
    expect((await listPurposes(app)).filter((purpose) => purpose === 'way_in_removed')).toHaveLength(2);
  });

  it('[security 88] asks for a recent proof of identity', async () => {
    const { app, clock, browser, id } = await openWithPasskey();
    await using _ = app;
    clock.advance(11 * minute);
    const refused = await browser.send('delete', `${passkeys}/${id}`);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'reauthentication_required']);
  });

  it('[security 88] never removes the last way in', async () => {
    const { app, browser, id, userId } = await openWithPasskey();
    await using _ = app;
    const { db } = app.services.database;
    const update = (fields: object) => db.updateTable('users').set(fields).where('id', '=', userId).execute();
    // The passkey alone still proves the account.
    await update({ passwordHash: null, emailConfirmedAt: null, email: null, phone: '+12025550143' });
    const refused = await browser.send('delete', `${passkeys}/${id}`);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'last_way_in']);
    await update({ phoneConfirmedAt: new Date() });
    expect((await browser.send('delete', `${passkeys}/${id}`)).status).toBe(204);
  });

  it('[security 37] answers 404 for another person’s passkey, as for an unknown one', async () => {
    const { app, id, visitor } = await openWithPasskey();
    await using _ = app;
    await signUpConfirmedInTest(app, visitor, { email: 'mallory@example.com' });
    for (const each of [id, unknownId, 'x', '%00']) {
      expect((await visitor.send('delete', `${passkeys}/${each}`)).status).toBe(404);
      expect((await visitor.send('patch', `${passkeys}/${each}`, { friendlyName: 'Mine' })).status).toBe(404);
    }
  });
});

describe('the calls', () => {
  it('[security 41] are limited by passkey and by address', async () => {
    const { app, device, visitor } = await openWithPasskey({ RATE_LIMIT_FACTOR: '1' });
    await using _ = app;
    const statuses = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await signIn(visitor, device, { isVerified: false })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  it('[security 44] are exported without secrets, and go with the account', async () => {
    const { app, browser, device } = await openWithPasskey();
    await using _ = app;
    const { body } = await browser.send('get', '/api/auth/user/export');
    expect(body.passkeys).toMatchObject([{ host: 'localhost', transports: ['internal'] }]);
    const byPassword = await browser.send('delete', '/api/auth/user', { password: testPerson.password });
    expect([byPassword.status, byPassword.body.error.code]).toEqual([403, 'mfa_required']);
    const passkey = device.get(await readOptions(browser));
    expect((await browser.send('delete', '/api/auth/user', { passkey })).status).toBe(204);
    expect(await app.services.database.db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
  });

  it('[security 35] refuse what is no passkey’s answer', async () => {
    const { app, device, visitor } = await openWithPasskey();
    await using _ = app;
    const answer = device.get(await readOptions(visitor));
    for (const body of [
      {},
      { ...answer, type: 'password' },
      { ...answer, id: '+/' },
      { ...answer, response: { ...answer.response, signature: 'A'.repeat(8193) } },
      { ...answer, response: { ...answer.response, clientDataJSON: 7 } },
    ]) {
      expect((await visitor.send('post', `${passkeys}/sign-in`, body)).status).toBe(422);
    }
    for (const clientDataJSON of ['AAAA', Buffer.from('null').toString('base64url')]) {
      const body = { ...answer, response: { ...answer.response, clientDataJSON } };
      expect((await visitor.send('post', `${passkeys}/sign-in`, body)).status).toBe(400);
    }
  });
});
