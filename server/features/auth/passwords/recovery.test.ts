import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { askForRecovery, openLink, readSession } from '../../../testing/email-links.ts';
import { type TestApp, testOrigin } from '../../../testing/test-app.ts';
import {
  createTestBrowser,
  openTestStage,
  signUpInTest,
  type TestBrowser,
  testPerson,
} from '../../../testing/test-browser.ts';
import { readEmailedCode, readEmailedLinks, readOutbox } from '../../../testing/test-outbox.ts';
import { listConsents, recordConsent } from '../users/consents.repository.ts';
import { insertIdentity } from '../users/identities.repository.ts';
import { findUserById, updateUser } from '../users/users.repository.ts';
import { changePassword } from './password-change.service.ts';

const { email, password } = testPerson;
const newPassword = 'seven quiet lanterns';
const minute = 60_000;

/** Signs up a person, confirms the address, and leaves the browser signed in. */
async function signUpAndConfirm(app: TestApp, browser: TestBrowser) {
  await signUpInTest(browser);
  await openLink(browser, await readEmailedCode(app, 'email_confirmation', email));
}

async function enrollFactor(app: TestApp) {
  const { db } = app.services.database;
  const user = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const now = app.services.clock.now();
  await db
    .insertInto('factors')
    .values({
      id: 'factor',
      userId: user.id,
      type: 'totp',
      friendlyName: 'Phone',
      encryptedSecret: 'x',
      status: 'verified',
      lastUsedStep: null,
      createdAt: now,
      verifiedAt: now,
    })
    .execute();
}

/** Counts the rows of each table, to compare before and after. */
async function countRows(app: TestApp): Promise<Record<string, number>> {
  const { db } = app.services.database;
  const counts: Record<string, number> = {};
  for (const { name } of await db.introspection.getTables()) {
    // Counts every call, no matter what it does.
    if (name === 'rate_limits') continue;
    const query = sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`;
    counts[name] = (await query.execute(db)).rows[0]?.rows ?? 0;
  }
  return counts;
}

describe('POST /api/auth/recover', () => {
  it('[security 22] responds and writes the same for known and unknown addresses; only the email differs', async () => {
    await using stage = await openTestStage();
    await signUpAndConfirm(stage.app, stage.browser());
    const before = await countRows(stage.app);
    const known = await askForRecovery(stage.browser());
    const afterKnown = await countRows(stage.app);
    const unknown = await askForRecovery(stage.browser(), 'eve@example.com');
    const afterUnknown = await countRows(stage.app);
    expect([known.status, known.body]).toEqual([202, unknown.body]);
    expect(unknown.status).toBe(202);
    const varying = new Set(['x-request-id', 'date', 'ratelimit-remaining']);
    const names = (headers: object) => Object.entries(headers).filter(([name]) => !varying.has(name));
    expect(names(known.headers)).toEqual(names(unknown.headers));
    expect(afterKnown).toEqual({ ...before, jobs: (before.jobs ?? 0) + 1 });
    expect(afterUnknown).toEqual({ ...before, jobs: (before.jobs ?? 0) + 2 });
    const [first, second] = await stage.app.services.database.db.selectFrom('jobs').selectAll().execute();
    expect({ ...first, id: 0, payload: '' }).toEqual({ ...second, id: 0, payload: '' });
    expect(await readOutbox(stage.app, { purpose: 'recovery', to: email })).toHaveLength(1);
    expect(await readOutbox(stage.app, { to: 'eve@example.com' })).toEqual([]);
    expect(await stage.app.services.database.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
  });

  it('[security 21] emails a link from PUBLIC_ORIGIN to the reset screen', async () => {
    await using stage = await openTestStage();
    await signUpAndConfirm(stage.app, stage.browser());
    const browser = createTestBrowser(stage.app.listener, { Host: 'evil.example' });
    await askForRecovery(browser, ' ADA@example.com ');
    const [link] = await readEmailedLinks(stage.app, 'recovery', email);
    expect(link).toMatchObject({ origin: testOrigin, path: '/auth/callback', next: '/signin?mode=reset' });
  });

  it('[security 69] emails one address once per wait, and 3 times an hour for strangers, known or not', async () => {
    await using stage = await openTestStage({ RATE_LIMIT_FACTOR: '1' });
    await signUpAndConfirm(stage.app, stage.browser());
    for (const address of [email, 'eve@example.com']) {
      expect((await askForRecovery(stage.browser(), address)).status).toBe(202);
      const early = await askForRecovery(stage.browser(), address);
      expect([early.status, early.body.error.code]).toEqual([429, 'rate_limited']);
      expect(Number(early.headers['retry-after'])).toBeGreaterThan(0);
    }
    const { jobs, accounts } = stage.app.services;
    expect(await readOutbox(stage.app, { purpose: 'recovery' })).toHaveLength(1);
    for (let count = 0; count < 8; count += 1) {
      stage.clock.advance(5 * minute);
      await jobs.enqueue(accounts.db, { kind: 'recovery', payload: { email } });
      await jobs.runDue();
    }
    expect(await readOutbox(stage.app, { purpose: 'recovery' })).toHaveLength(3);
  });

  it.each([
    ['no address', {}],
    ['half an address', { email: 'ada@' }],
    ['a list', { email: ['ada@example.com'] }],
    ['more than an address', { email, next: '//evil.example' }],
  ])('rejects %s', async (_name, body) => {
    await using stage = await openTestStage();
    const response = await stage.browser().send('post', '/api/auth/recover', body);
    expect([response.status, response.body.error.code]).toEqual([422, 'invalid_input']);
  });
});

describe('a recovery link', () => {
  it('[security 5] lets the person set a password without the old one, and then ends all other sessions', async () => {
    await using stage = await openTestStage();
    const [laptop, phone] = [stage.browser(), stage.browser()];
    await signUpAndConfirm(stage.app, laptop);
    await askForRecovery(phone);
    const exchanged = await openLink(phone, await readEmailedCode(stage.app, 'recovery', email));
    expect(exchanged.body).toMatchObject({ purpose: 'recovery', next: '/signin?mode=reset' });
    expect((await readSession(laptop)).user.email).toBe(email);
    const response = await phone.send('patch', '/api/auth/user', { password: newPassword });
    expect(response.status).toBe(200);
    expect((await readSession(laptop)).session).toBeNull();
    expect((await readSession(phone)).user.email).toBe(email);
    const signIn = (word: string) =>
      stage.browser().send('post', '/api/auth/sign-in', { email, password: word });
    expect((await signIn(password)).status).toBe(401);
    expect((await signIn(newPassword)).status).toBe(200);
    expect(await readOutbox(stage.app, { purpose: 'password_changed' })).toHaveLength(1);
  });

  it('[security 20] does not skip the second factor', async () => {
    await using stage = await openTestStage();
    await signUpAndConfirm(stage.app, stage.browser());
    await enrollFactor(stage.app);
    const browser = stage.browser();
    await askForRecovery(browser);
    const response = await openLink(browser, await readEmailedCode(stage.app, 'recovery', email));
    expect(response.body).toMatchObject({ nextStep: 'mfa', session: { aal: 'aal1' } });
    const change = await browser.send('patch', '/api/auth/user', { password: newPassword });
    expect([change.status, change.body.error.code]).toEqual([403, 'mfa_required']);
  });

  it('[security 16] works once, and not at all after a password was set', async () => {
    await using stage = await openTestStage();
    await signUpAndConfirm(stage.app, stage.browser());
    await askForRecovery(stage.browser());
    await readOutbox(stage.app);
    stage.clock.advance(minute / 2);
    await askForRecovery(stage.browser());
    const [second, first] = await readEmailedLinks(stage.app, 'recovery', email);
    const browser = stage.browser();
    expect((await openLink(browser, first?.code ?? '')).status).toBe(200);
    expect((await openLink(browser, first?.code ?? '')).body.error.code).toBe('invalid_code');
    await browser.send('patch', '/api/auth/user', { password: newPassword });
    expect((await openLink(stage.browser(), second?.code ?? '')).body.error.code).toBe('invalid_code');
  });

  it('[security 15] expires after an hour', async () => {
    await using stage = await openTestStage();
    await signUpAndConfirm(stage.app, stage.browser());
    await askForRecovery(stage.browser());
    const code = await readEmailedCode(stage.app, 'recovery', email);
    stage.clock.advance(60 * minute);
    expect((await openLink(stage.browser(), code)).body.error.code).toBe('expired_code');
  });

  it('[security 83] opens a session of 30 minutes that can only set a password or end', async () => {
    await using stage = await openTestStage();
    await signUpAndConfirm(stage.app, stage.browser());
    const browser = stage.browser();
    await askForRecovery(browser);
    const exchanged = await openLink(browser, await readEmailedCode(stage.app, 'recovery', email));
    expect(exchanged.body).toMatchObject({ nextStep: 'password', session: { expiresIn: 1800 } });
    for (const [method, path, body] of [
      ['get', '/api/profile', undefined],
      ['get', '/api/auth/user/export', undefined],
      ['get', '/api/auth/sessions', undefined],
      ['get', '/api/auth/events', undefined],
      ['post', '/api/auth/refresh', undefined],
      ['post', '/api/auth/factors', {}],
      ['post', '/api/auth/reauthenticate', { password }],
      ['patch', '/api/auth/user', { email: 'other@example.com' }],
      ['delete', '/api/auth/user', { password }],
    ] as const) {
      const response = await browser.send(method, path, body);
      expect([path, response.status, response.body.error.code]).toEqual([path, 403, 'password_required']);
    }
    expect((await browser.send('get', '/api/carriers')).status).toBe(200);
    expect((await readSession(browser)).user.metadata.fullName).toBeNull();
    stage.clock.advance(29 * minute);
    const change = await browser.send('patch', '/api/auth/user', { password: newPassword });
    expect([change.status, change.body.removed]).toEqual([200, []]);
    stage.clock.advance(59 * minute);
    const { session } = (await browser.send('post', '/api/auth/refresh')).body;
    expect(session.expiresIn).toBe(3600);
  });

  it('[security 83] is over after 30 minutes', async () => {
    await using stage = await openTestStage();
    await signUpAndConfirm(stage.app, stage.browser());
    const browser = stage.browser();
    await askForRecovery(browser);
    await openLink(browser, await readEmailedCode(stage.app, 'recovery', email));
    stage.clock.advance(30 * minute);
    const late = await browser.send('patch', '/api/auth/user', { password: newPassword });
    expect([late.status, late.body.error.code]).toEqual([401, 'session_missing']);
  });

  it('[security 83] removes and names what was added in the week before, and voids what is pending', async () => {
    await using stage = await openTestStage();
    const thief = stage.browser();
    await signUpAndConfirm(stage.app, thief);
    const { db } = stage.app.services.database;
    const userId = (await readSession(thief)).user.id;
    const old = stage.clock.now();
    await insertIdentity(db, { userId, provider: 'google', subject: 'of the owner' }, old);
    stage.clock.advance(8 * 24 * 60 * minute);
    const now = stage.clock.now();
    await insertIdentity(db, { userId, provider: 'google', subject: 'of the thief' }, now);
    await insertIdentity(db, { userId, provider: 'phone', subject: userId }, now);
    const thiefs = { phone: '+12025550142', phoneConfirmedAt: now, newEmail: 'thief@example.com' };
    await updateUser(db, userId, thiefs, now);
    await recordConsent(db, { userId, kind: 'sms', page: '/signin' }, now);
    await askForRecovery(thief);
    const owner = stage.browser();
    await openLink(owner, await readEmailedCode(stage.app, 'recovery', email));
    const { body } = await owner.send('patch', '/api/auth/user', { password: newPassword });
    expect(body.removed).toEqual([
      { kind: 'phone', name: '+12025550142' },
      { kind: 'google', name: 'Google' },
    ]);
    expect(body.user).toMatchObject({ phone: null, newEmail: null });
    const consented = (await listConsents(db, userId)).filter(({ kind }) => kind === 'sms');
    expect(consented.map(({ withdrawnAt }) => withdrawnAt)).toEqual([now]);
    const left = await db.selectFrom('identities').select(['provider', 'subject']).execute();
    expect(left.map(({ provider, subject }) => (provider === 'google' ? subject : provider)).sort()).toEqual([
      'email',
      'of the owner',
    ]);
    const [mail] = await readOutbox(stage.app, { purpose: 'password_changed' });
    expect(mail?.text).toContain('the phone number ending in 0142 and signing in with Google');
  });

  it('[security 83] removes a phone that is added while the new password is hashed', async () => {
    await using stage = await openTestStage();
    const thief = stage.browser();
    await signUpAndConfirm(stage.app, thief);
    const { accounts } = stage.app.services;
    const { db, hasher, sessions } = accounts;
    const userId = (await readSession(thief)).user.id;
    const { session } = await sessions.start(db, {
      userId,
      method: 'recovery',
      isPasswordDue: true,
      userAgent: '',
    });
    const hash = async (word: string) => {
      const now = stage.clock.now();
      await updateUser(db, userId, { phone: '+12025550142', phoneConfirmedAt: now }, now);
      await insertIdentity(db, { userId, provider: 'phone', subject: userId }, now);
      return hasher.hash(word);
    };
    const during = { ...accounts, hasher: { ...hasher, hash } };
    const { removed } = await changePassword(during, new IncomingMessage(new Socket()), session, {
      password: newPassword,
    });
    expect(removed).toEqual([{ kind: 'phone', name: '+12025550142' }]);
    expect((await findUserById(db, userId))?.phone).toBeNull();
  });

  it('confirms the address, and locks out the person who had registered it unconfirmed', async () => {
    await using stage = await openTestStage();
    const [stranger, owner] = [stage.browser(), stage.browser()];
    await signUpInTest(stranger, { name: 'Eve Stranger' });
    const strangersCode = await readEmailedCode(stage.app, 'email_confirmation', email);
    await stranger.send('put', '/api/profile', { dob: '1980-01-01' });
    await askForRecovery(owner);
    const response = await openLink(owner, await readEmailedCode(stage.app, 'recovery', email));
    expect(response.body.user).toMatchObject({
      emailConfirmedAt: stage.clock.now().toISOString(),
      newEmail: null,
      phone: null,
      identities: [{ provider: 'email' }],
      metadata: { hasPassword: false, requiresPasswordReset: true, firstName: null },
    });
    expect((await owner.send('get', '/api/profile')).body.error.code).toBe('password_required');
    expect((await readSession(stranger)).user).toMatchObject({ email: null, emailConfirmedAt: null });
    const signIn = await stranger.send('post', '/api/auth/sign-in', { email, password });
    expect(signIn.status).toBe(401);
    expect((await openLink(stranger, strangersCode)).body.error.code).toBe('invalid_code');
  });

  it('works for an account that has no password yet, and ends the browsers that wait for it', async () => {
    await using stage = await openTestStage();
    const [stranger, owner] = [stage.browser(), stage.browser()];
    await stranger.send('post', '/api/auth/email/start', { email });
    const strangersCode = await readEmailedCode(stage.app, 'email_confirmation', email);
    await askForRecovery(owner);
    expect((await openLink(owner, await readEmailedCode(stage.app, 'recovery', email))).status).toBe(200);
    expect((await openLink(stranger, strangersCode)).body.error.code).toBe('invalid_code');
    expect((await readSession(stranger)).session).toBeNull();
    const change = await owner.send('patch', '/api/auth/user', { password: newPassword });
    expect(change.body.user.metadata).toMatchObject({ hasPassword: true, requiresPasswordReset: false });
  });

  it('no longer works when the account has another address', async () => {
    await using stage = await openTestStage();
    const browser = stage.browser();
    await signUpAndConfirm(stage.app, browser);
    await askForRecovery(stage.browser());
    const code = await readEmailedCode(stage.app, 'recovery', email);
    await browser.send('patch', '/api/auth/user', { email: 'new@example.com' });
    await openLink(browser, await readEmailedCode(stage.app, 'email_change', 'new@example.com'));
    expect((await openLink(stage.browser(), code)).body.error.code).toBe('invalid_code');
  });
});
