import { describe, expect, it } from 'vitest';
import { createApp } from '../../../app.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import type { Sessions } from '../../../platform/sessions/sessions.ts';
import { createAuthenticator } from '../../../testing/authenticator.ts';
import { signUpConfirmedInTest } from '../../../testing/confirmed-sign-up.ts';
import { readSession } from '../../../testing/email-links.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import {
  createTestBrowser,
  openTestStage,
  signUpInTest,
  type TestBrowser,
  type TestStage,
  testPerson,
} from '../../../testing/test-browser.ts';
import { readOutbox } from '../../../testing/test-outbox.ts';
import { insertFactor, verifyFactor } from '../users/factors.repository.ts';
import { insertIdentity } from '../users/identities.repository.ts';
import { insertUser, updateUser } from '../users/users.repository.ts';

const minute = 60_000;
const phone = '+12125550123';
const factorId = '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11';
const otherDevice = 'the device of someone else';
type Call = Parameters<TestBrowser['send']>;
const ways = [
  ['the phone', '/api/auth/user/phone'],
  ['Google', '/api/auth/user/identities/google'],
] as const;

async function openWithWays() {
  const stage = await openTestStage();
  const browser = stage.browser();
  const { body } = await signUpConfirmedInTest(stage.app, browser);
  const { db } = stage.app.services.database;
  const now = stage.clock.now();
  const userId: string = body.user.id;
  await updateUser(db, userId, { phone, phoneConfirmedAt: now }, now);
  await insertIdentity(db, { userId, provider: 'phone', subject: userId }, now);
  await insertIdentity(db, { userId, provider: 'google', subject: '1' }, now);
  return { stage, browser, db, userId };
}

describe('[security 88] removing a way to sign in', () => {
  it.each(ways)('%s: it is gone, its sessions end, and the owner is told', async (_name, path) => {
    const { stage, browser, db, userId } = await openWithWays();
    await using _ = stage;
    const method = path.endsWith('phone') ? 'phone' : 'google';
    const { sessions } = stage.app.services.accounts;
    const { session } = await sessions.start(db, { userId, method, userAgent: '' });
    const response = await browser.send('delete', path);
    expect(response.status).toBe(200);
    const providers = response.body.user.identities.map(({ provider }: { provider: string }) => provider);
    expect(providers).not.toContain(method);
    if (method === 'phone') expect(response.body.user).toMatchObject({ phone: null, phoneConfirmedAt: null });
    expect(await sessions.isAlive(session.id)).toBe(false);
    expect((await readSession(browser)).user.id).toBe(userId);
    expect(await readOutbox(stage.app, { purpose: 'way_in_removed' })).toHaveLength(1);
    expect((await browser.send('delete', path)).status).toBe(200);
    expect(await readOutbox(stage.app, { purpose: 'way_in_removed' })).toHaveLength(1);
  });

  it.each(ways)('%s: needs a fresh proof of identity', async (_name, path) => {
    const { stage, browser } = await openWithWays();
    await using _ = stage;
    stage.clock.advance(11 * minute);
    const refused = await browser.send('delete', path);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'reauthentication_required']);
    const stranger = await stage.browser().send('delete', path);
    expect([stranger.status, stranger.body.error.code]).toEqual([401, 'session_missing']);
  });

  it.each(ways)('%s: stays if it is the last one', async (_name, path) => {
    await using stage = await openTestStage();
    const { db, sessions } = stage.app.services.accounts;
    const now = stage.clock.now();
    const isPhone = path.endsWith('phone');
    await insertUser(db, 'ada', isPhone ? { phone, phoneConfirmedAt: now } : {}, now);
    const provider = isPhone ? 'phone' : 'google';
    await insertIdentity(db, { userId: 'ada', provider, subject: 'ada' }, now);
    const browser = stage.browser();
    const { token } = await sessions.start(db, { userId: 'ada', method: 'password', userAgent: '' });
    browser.cookies.set('session', token);
    const refused = await browser.send('delete', path);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'last_way_in']);
    expect((await readSession(browser)).user.identities).toHaveLength(1);
  });
});

const happenings = {
  'has ended': {
    happen: ({ app }: TestStage, { id }: Session) =>
      app.services.accounts.sessions.end(app.services.database.db, id),
    refusal: [401, 'session_missing'],
  },
  'has gotten old': {
    happen: async ({ clock }: TestStage) => clock.advance(4 * minute),
    refusal: [403, 'reauthentication_required'],
  },
} as const;

/** A browser to whose session something happens once a call was let in, and before the call changes anything. */
function createLateBrowser(
  { app: { services } }: TestStage,
  cookies: ReadonlyMap<string, string>,
  happen: (session: Session) => Promise<void>,
): TestBrowser {
  const { accounts } = services;
  const sessions: Sessions = {
    ...accounts.sessions,
    async require(...call) {
      const session = await accounts.sessions.require(...call);
      await happen(session);
      return session;
    },
  };
  const late = createTestBrowser(createApp({ ...services, accounts: { ...accounts, sessions } }));
  for (const [name, value] of cookies) late.cookies.set(name, value);
  return late;
}

describe.each(Object.entries(happenings))(
  '[security 14] a change of how someone signs in is not made once the session %s',
  (_what, { happen, refusal }) => {
    const changes: [name: string, ...call: Call][] = [
      ['removing the phone', 'delete', '/api/auth/user/phone'],
      ['removing Google', 'delete', '/api/auth/user/identities/google'],
      ['adding an app', 'post', '/api/auth/factors'],
      ['removing an app', 'delete', `/api/auth/factors/${factorId}`],
      ['new recovery codes', 'post', '/api/auth/factors/recovery-codes'],
      ['a new email', 'patch', '/api/auth/user', { email: 'thief@example.com' }],
      ['signing out all other devices', 'delete', '/api/auth/sessions'],
    ];

    async function readWays({ services }: TestApp) {
      const { db } = services.database;
      return [
        await db.selectFrom('users').select(['email', 'newEmail', 'unprovenEmail', 'phone']).execute(),
        await db.selectFrom('identities').select('provider').orderBy('provider').execute(),
        await db.selectFrom('factors').select('id').execute(),
        await db.selectFrom('passkeys').select('id').execute(),
        await db.selectFrom('recoveryCodes').select('codeHash').execute(),
        await db.selectFrom('sessions').select('id').where('userAgent', '=', otherDevice).execute(),
      ];
    }

    async function requireUnchanged(stage: TestStage, { cookies }: TestBrowser, ...call: Call) {
      const before = await readWays(stage.app);
      const late = createLateBrowser(stage, cookies, (session) => happen(stage, session));
      const refused = await late.send(...call);
      expect([refused.status, refused.body.error.code]).toEqual(refusal);
      expect(await readWays(stage.app)).toEqual(before);
    }

    async function openWithApp() {
      const { stage, browser, db, userId } = await openWithWays();
      const now = stage.clock.now();
      const app = { id: factorId, userId, friendlyName: 'App', encryptedSecret: 'sealed' };
      await insertFactor(db, app, now);
      await verifyFactor(db, factorId, now);
      const { sessions } = stage.app.services.accounts;
      const used = { aal: 'aal2', secondFactorId: factorId } as const;
      const { token } = await sessions.start(db, { userId, method: 'password', ...used, userAgent: '' });
      const other = await sessions.start(db, { userId, method: 'password', userAgent: otherDevice });
      browser.cookies.set('session', token);
      stage.clock.advance(7 * minute);
      return { stage, browser, other: other.session };
    }

    it.each(changes)('%s', async (_name, ...call) => {
      const { stage, browser } = await openWithApp();
      await using _ = stage;
      await requireUnchanged(stage, browser, ...call);
    });

    it('signing out one device', async () => {
      const { stage, browser, other } = await openWithApp();
      await using _ = stage;
      await requireUnchanged(stage, browser, 'delete', `/api/auth/sessions/${other.id}`);
    });

    it('adding a passkey', async () => {
      const { stage, browser } = await openWithApp();
      await using _ = stage;
      const { body } = await browser.send('post', '/api/auth/passkeys/options');
      const passkey = createAuthenticator().create(body);
      await requireUnchanged(stage, browser, 'post', '/api/auth/passkeys', passkey);
    });

    it('another address instead of one that was never proven', async () => {
      await using stage = await openTestStage();
      const browser = stage.browser();
      await signUpInTest(browser);
      stage.clock.advance(7 * minute);
      await requireUnchanged(stage, browser, 'patch', '/api/auth/user', { email: 'thief@example.com' });
    });
  },
);

it('[security 14] the account is not deleted once the session has ended', async () => {
  await using stage = await openTestStage();
  const browser = stage.browser();
  await signUpConfirmedInTest(stage.app, browser);
  const late = createLateBrowser(stage, browser.cookies, (session) =>
    happenings['has ended'].happen(stage, session),
  );
  const refused = await late.send('delete', '/api/auth/user', { password: testPerson.password });
  expect([refused.status, refused.body.error.code]).toEqual([401, 'session_missing']);
  expect(await stage.app.services.database.db.selectFrom('users').select('id').execute()).toHaveLength(1);
});

it('[security 85] the account is not deleted by a password if a second factor is added while it is checked', async () => {
  const { stage, browser, db, userId } = await openWithWays();
  await using _ = stage;
  const { hasher } = stage.app.services.accounts;
  const { verify } = hasher;
  hasher.verify = async (...given) => {
    const now = stage.clock.now();
    await insertFactor(db, { id: factorId, userId, friendlyName: 'App', encryptedSecret: 'sealed' }, now);
    await verifyFactor(db, factorId, now);
    return verify(...given);
  };
  const refused = await browser.send('delete', '/api/auth/user', { password: testPerson.password });
  expect([refused.status, refused.body.error.code]).toEqual([403, 'mfa_required']);
  expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1);
});
