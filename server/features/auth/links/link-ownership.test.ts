import { describe, expect, it } from 'vitest';
import { signUpConfirmedInTest } from '../../../testing/confirmed-sign-up.ts';
import {
  askAboutLink,
  askForRecovery,
  isSignedIn,
  openLink,
  readSession,
} from '../../../testing/email-links.ts';
import { readCode } from '../../../testing/read-code.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import {
  createTestBrowser,
  openTestStage,
  signUpInTest,
  type TestBrowser,
  testPerson,
} from '../../../testing/test-browser.ts';
import { readEmailedCode, readOutbox } from '../../../testing/test-outbox.ts';

const { email, password } = testPerson;
const newEmail = 'countess@example.com';
const phone = '+12125550123';
const minute = 60_000;

const changeEmail = (browser: TestBrowser, to = newEmail) =>
  browser.send('patch', '/api/auth/user', { email: to });

function signIn(browser: TestBrowser, address = email, word = password) {
  return browser.send('post', '/api/auth/sign-in', { email: address, password: word });
}

async function startPhoneAccount(app: TestApp, browser: TestBrowser) {
  await browser.send('post', '/api/auth/phone/start', { phone, consent: true });
  const token = await readCode(app, phone);
  return browser.send('post', '/api/auth/phone/verify', { phone, token, type: 'sms' });
}

describe('the link of an email change', () => {
  it('[security 64] signs no one in elsewhere, and stays valid for the account that asked', async () => {
    await using stage = await openTestStage();
    const [attacker, victim] = [stage.browser(), stage.browser()];
    await signUpConfirmedInTest(stage.app, attacker, { email: 'mallory@example.com' });
    await changeEmail(attacker, email);
    const code = await readEmailedCode(stage.app, 'email_change', email);
    const asked = await askAboutLink(victim, code);
    expect(asked.body).toMatchObject({ purpose: 'email_change', isThisBrowser: false, choices: [] });
    expect(asked.text).not.toContain('mallory');
    const pressed = await openLink(victim, code);
    expect([pressed.status, pressed.body.error.code]).toEqual([409, 'sign_in_required']);
    expect(pressed.get('Set-Cookie')).toBeUndefined();
    for (const choice of ['here', 'not_me']) {
      expect((await openLink(victim, code, { choice })).status).toBe(422);
    }
    expect(await isSignedIn(victim)).toBe(false);
    expect((await readSession(attacker)).user.email).toBe('mallory@example.com');
    // The mailbox is still available to its owner.
    expect((await signUpInTest(victim)).status).toBe(201);
    expect((await openLink(victim, code)).body.error.code).toBe('sign_in_required');
  });

  it('[security 64] cannot be finished by someone who is signed in to another account', async () => {
    await using stage = await openTestStage();
    const [attacker, victim] = [stage.browser(), stage.browser()];
    await signUpConfirmedInTest(stage.app, attacker, { email: 'mallory@example.com' });
    await signUpConfirmedInTest(stage.app, victim);
    await changeEmail(attacker);
    const code = await readEmailedCode(stage.app, 'email_change', newEmail);
    expect((await openLink(victim, code)).body.error.code).toBe('sign_in_required');
    expect((await readSession(victim)).user.email).toBe(email);
  });

  it('[security 64] can be finished after signing in there, including the second factor', async () => {
    await using stage = await openTestStage();
    const [laptop, tablet] = [stage.browser(), stage.browser()];
    const { body } = await signUpConfirmedInTest(stage.app, laptop);
    await changeEmail(laptop);
    const code = await readEmailedCode(stage.app, 'email_change', newEmail);
    const factor = {
      id: 'factor',
      userId: String(body.user.id),
      type: 'totp',
      friendlyName: 'App',
      encryptedSecret: 'x',
      status: 'verified',
      createdAt: new Date(0),
    } as const;
    const { db } = stage.app.services.database;
    await db.insertInto('factors').values(factor).execute();
    await signIn(tablet);
    expect((await openLink(tablet, code)).body.error.code).toBe('sign_in_required');
    await db.deleteFrom('factors').execute();
    const before = tablet.cookies.get('session');
    expect((await openLink(tablet, code)).body.user.email).toBe(newEmail);
    expect(tablet.cookies.get('session')).not.toBe(before);
  });

  it('[security 64] adds an address to an account that began with a phone', async () => {
    await using stage = await openTestStage();
    const [owner, stranger] = [stage.browser(), stage.browser()];
    await startPhoneAccount(stage.app, owner);
    await changeEmail(owner);
    const code = await readEmailedCode(stage.app, 'email_change', newEmail);
    expect((await openLink(stranger, code)).body.error.code).toBe('sign_in_required');
    expect((await openLink(owner, code)).body.user).toMatchObject({ email: newEmail, phone });
  });

  it('[security 64] gets an address that a stranger has registered and never proven', async () => {
    await using stage = await openTestStage();
    const [stranger, owner] = [stage.browser(), stage.browser()];
    await signUpConfirmedInTest(stage.app, owner);
    await signUpInTest(stranger, { email: newEmail, password: 'a password of the stranger' });
    expect((await changeEmail(owner)).status).toBe(200);
    const code = await readEmailedCode(stage.app, 'email_change', newEmail);
    // The link alone takes nothing away, because no one has verified the address yet.
    expect((await openLink(stranger, code)).body.error.code).toBe('sign_in_required');
    expect(await isSignedIn(stranger)).toBe(true);
    expect((await openLink(owner, code)).body.user.email).toBe(newEmail);
    expect((await readSession(stranger)).user).toMatchObject({ email: null, emailConfirmedAt: null });
    expect((await signIn(stranger, newEmail, 'a password of the stranger')).status).toBe(401);
  });

  it('[security 64] takes nothing from someone who has proven the address in the meantime', async () => {
    await using stage = await openTestStage();
    const [attacker, owner] = [stage.browser(), stage.browser()];
    await signUpConfirmedInTest(stage.app, attacker, { email: 'mallory@example.com' });
    await owner.send('post', '/api/auth/email/start', { email });
    await changeEmail(attacker, email);
    await openLink(owner, await readEmailedCode(stage.app, 'email_confirmation', email));
    const late = await openLink(attacker, await readEmailedCode(stage.app, 'email_change', email));
    expect([late.status, late.body.error.code]).toEqual([409, 'email_taken']);
    expect((await readSession(owner)).user.email).toBe(email);
  });
});

describe('a recovery link', () => {
  it('[security 64] asks first when it is opened by someone signed in to another account', async () => {
    await using stage = await openTestStage();
    const [owner, other] = [stage.browser(), stage.browser()];
    await signUpConfirmedInTest(stage.app, owner);
    await signUpConfirmedInTest(stage.app, other, { email: 'grace@example.com' });
    await askForRecovery(owner);
    const code = await readEmailedCode(stage.app, 'recovery', email);
    const token = other.cookies.get('session');
    expect((await askAboutLink(other, code)).body).toMatchObject({
      purpose: 'recovery',
      isThisBrowser: false,
      isSignedInAsAnother: true,
      choices: ['here'],
    });
    const refused = await openLink(other, code);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'signed_in_as_another']);
    expect(other.cookies.get('session')).toBe(token);
    expect((await readSession(other)).user.email).toBe('grace@example.com');
    expect((await openLink(other, code, { choice: 'not_me' })).status).toBe(422);
    expect((await openLink(other, code, { choice: 'here' })).body.user.email).toBe(email);
    expect((await readSession(other)).user.email).toBe(email);
  });

  it('[security 64] needs no choice in a browser where no one, or the same person, is signed in', async () => {
    await using stage = await openTestStage();
    const [laptop, tablet] = [stage.browser(), stage.browser()];
    await signUpConfirmedInTest(stage.app, laptop);
    for (const browser of [tablet, laptop]) {
      await askForRecovery(browser);
      const code = await readEmailedCode(stage.app, 'recovery', email);
      expect((await askAboutLink(browser, code)).body).toMatchObject({ choices: [] });
      expect((await openLink(browser, code)).body).toMatchObject({ purpose: 'recovery', user: { email } });
      stage.clock.advance(minute);
    }
  });

  it('[security 62] of an unproven account leaves nothing of the person who registered it', async () => {
    await using stage = await openTestStage();
    const [stranger, second, owner] = [stage.browser(), stage.browser(), stage.browser()];
    const { body } = await signUpInTest(stranger, { name: 'Mallory Stranger' });
    await signIn(second);
    await askForRecovery(owner);
    const answer = await openLink(owner, await readEmailedCode(stage.app, 'recovery', email));
    expect(answer.body.user.id).not.toBe(body.user.id);
    expect(answer.body.user.metadata).toMatchObject({ hasPassword: false, fullName: null });
    for (const browser of [stranger, second]) {
      expect((await readSession(browser)).user).toMatchObject({ id: body.user.id, email: null });
    }
    expect((await signIn(stage.browser())).status).toBe(401);
  });
});

describe('a typo in the address of a sign-up', () => {
  it('[security 62] can be corrected in place: links to the wrong address lead to nothing of the person', async () => {
    await using stage = await openTestStage();
    const [owner, wrongBox] = [stage.browser(), stage.browser()];
    const { body } = await signUpInTest(owner, { email: 'adda@example.com' });
    await askForRecovery(wrongBox, 'adda@example.com');
    const confirmation = await readEmailedCode(stage.app, 'email_confirmation', 'adda@example.com');
    const recovery = await readEmailedCode(stage.app, 'recovery', 'adda@example.com');
    const changed = await changeEmail(owner, email);
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      user: { id: body.user.id, email, emailConfirmedAt: null, newEmail: null },
      retryAfterSeconds: 45,
      number: body.number,
    });
    expect((await askAboutLink(wrongBox, confirmation)).body.choices).toEqual(['here']);
    const other = (await openLink(wrongBox, confirmation, { choice: 'here' })).body.user;
    expect(other).toMatchObject({ email: 'adda@example.com', metadata: { hasPassword: false } });
    expect(other.id).not.toBe(body.user.id);
    expect((await openLink(wrongBox, recovery)).body.user.id).toBe(other.id);
    const right = await readEmailedCode(stage.app, 'email_confirmation', email);
    expect((await openLink(owner, right)).body.user).toMatchObject({ id: body.user.id, email });
    expect((await signIn(stage.browser())).status).toBe(200);
  });

  it('[security 62] lets the wrong mailbox read nothing and lock no one out', async () => {
    await using stage = await openTestStage();
    const [owner, wrongBox] = [stage.browser(), stage.browser()];
    await signUpInTest(owner, { email: 'adda@example.com', name: 'Ada Lovelace' });
    const code = await readEmailedCode(stage.app, 'email_confirmation', 'adda@example.com');
    const answer = await openLink(wrongBox, code, { choice: 'here' });
    expect(answer.text).not.toContain('Lovelace');
    expect((await signIn(owner, 'adda@example.com')).status).toBe(401);
    expect((await signUpInTest(owner)).status).toBe(201);
  });

  it('cannot be corrected to an address that someone has, or without waiting a second time', async () => {
    await using stage = await openTestStage();
    const [owner, other] = [stage.browser(), stage.browser()];
    await signUpConfirmedInTest(stage.app, other, { email: newEmail });
    await signUpInTest(owner);
    const taken = await changeEmail(owner, newEmail);
    expect([taken.status, taken.body.error.code]).toEqual([409, 'email_taken']);
    expect((await changeEmail(owner, email)).status).toBe(422);
    expect((await changeEmail(owner, 'ada2@example.com')).status).toBe(200);
    const early = await changeEmail(owner, 'ada3@example.com');
    expect([early.status, early.headers['retry-after']]).toEqual([429, '45']);
    stage.clock.advance(45_000);
    expect((await changeEmail(owner, 'ada3@example.com')).status).toBe(200);
    stage.clock.advance(10 * minute + 1);
    expect((await changeEmail(owner, 'ada4@example.com')).body.error.code).toBe('reauthentication_required');
    expect((await owner.send('post', '/api/auth/reauthenticate', { password })).status).toBe(200);
    expect((await changeEmail(owner, 'ada4@example.com')).status).toBe(200);
  });
});

describe('POST /api/auth/link', () => {
  it.each([
    ['an unknown code', { code: 'x' }, 400],
    ['no code', {}, 422],
    ['more than a code', { code: 'x', choice: 'here' }, 422],
  ])('rejects %s', async (_name, body, status) => {
    await using stage = await openTestStage();
    expect((await stage.browser().send('post', '/api/auth/link', body)).status).toBe(status);
  });

  it('[security 28] [security 62] is only for our own pages, and answers no GET', async () => {
    await using stage = await openTestStage();
    await signUpInTest(stage.browser());
    const code = await readEmailedCode(stage.app, 'email_confirmation', email);
    const foreign = createTestBrowser(stage.app.listener, { Origin: 'https://evil.example' });
    expect((await askAboutLink(foreign, code)).body.error.code).toBe('cross_site');
    expect((await stage.browser().send('get', `/api/auth/link?code=${code}`)).status).toBe(405);
    stage.clock.advance(60 * minute);
    expect((await askAboutLink(stage.browser(), code)).body.error.code).toBe('expired_code');
  });

  it('[security 62] writes nothing, no matter how often it is called', async () => {
    await using stage = await openTestStage();
    await signUpInTest(stage.browser());
    const code = await readEmailedCode(stage.app, 'email_confirmation', email);
    const read = () => stage.app.services.database.db.selectFrom('codes').selectAll().execute();
    const before = await read();
    for (let count = 0; count < 5; count += 1) await askAboutLink(stage.browser(), code);
    expect(await read()).toEqual(before);
    expect(await readOutbox(stage.app)).toHaveLength(1);
  });
});
