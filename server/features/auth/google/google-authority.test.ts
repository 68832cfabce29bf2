import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../../testing/authenticator.ts';
import { confirmInTest, signUpConfirmedInTest } from '../../../testing/confirmed-sign-up.ts';
import { askAboutLink, openLink, readSession } from '../../../testing/email-links.ts';
import {
  signInWithGoogleInTest,
  startTestGoogle,
  type TestGoogle,
  testClaims,
} from '../../../testing/peers/test-google.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { createTestBrowser, signUpInTest, testPerson } from '../../../testing/test-browser.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { readEmailedCode, readOutbox } from '../../../testing/test-outbox.ts';
import { isAuthoritative } from './google-answer.ts';

const email = 'grace@example.com';
const minute = 60_000;
let google: TestGoogle;
beforeAll(async () => {
  google = await startTestGoogle();
});
afterAll(() => google.server.stop());
beforeEach(() => {
  Object.assign(google.claims, { ...testClaims, hd: undefined });
});

async function open() {
  const clock = createTestClock();
  const app = await createTestApp(google.environment, { clock });
  return { app, clock, owner: createTestBrowser(app.listener), browser: createTestBrowser(app.listener) };
}

async function listProviders(browser: ReturnType<typeof createTestBrowser>): Promise<readonly string[]> {
  const { user } = await readSession(browser);
  return user.identities.map(({ provider }: { provider: string }) => provider).toSorted();
}

it.each([
  ['grace@gmail.com', undefined, true],
  ['grace@googlemail.com', undefined, true],
  ['grace@example.com', 'example.com', true],
  ['grace@example.com', 'EXAMPLE.com', true],
  ['grace@example.com', undefined, false],
  ['grace@example.com', 'example.org', false],
  ['grace@mail.example.com', 'example.com', false],
  ['grace@notgmail.com', undefined, false],
  ['grace@gmail.com.example.com', undefined, false],
])('[security 65] Google’s word about %s with the domain %s counts: %s', (address, hd, counts) => {
  const names = { given_name: null, family_name: null, name: null };
  expect(isAuthoritative({ sub: '1', email: address, email_verified: true, hd, ...names })).toBe(counts);
});

describe('an account with the address of someone else’s mailbox', () => {
  it('[security 65] is not entered: its mailbox gets a link, and the owner is not signed out', async () => {
    const { app, owner, browser } = await open();
    await using _ = app;
    await signUpConfirmedInTest(app, owner, { email });
    const refused = await signInWithGoogleInTest(browser);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'proof_required']);
    expect(refused.get('Set-Cookie')).toBeUndefined();
    expect((await readSession(browser)).session).toBeNull();
    expect((await readSession(owner)).user.identities).toMatchObject([{ provider: 'email' }]);
    expect(await readOutbox(app, { to: email, purpose: 'google_link' })).toHaveLength(1);
  });

  it('[security 65] takes the identity once its mailbox’s link is opened where the person chose Google', async () => {
    const { app, owner, browser } = await open();
    await using _ = app;
    const { body } = await signUpConfirmedInTest(app, owner, { email });
    await signInWithGoogleInTest(browser);
    const code = await readEmailedCode(app, 'google_link', email);
    expect((await askAboutLink(browser, code)).body).toMatchObject({
      purpose: 'google_link',
      isThisBrowser: true,
      choices: [],
    });
    const joined = await openLink(browser, code);
    expect([joined.status, joined.body.user.id]).toEqual([200, body.user.id]);
    expect(await readOutbox(app, { to: email, purpose: 'google_linked' })).toHaveLength(1);
    expect((await openLink(browser, code)).body.error.code).toBe('invalid_code');
    const again = await signInWithGoogleInTest(createTestBrowser(app.listener));
    expect(again.body.user.id).toBe(body.user.id);
  });

  it('[security 65] offers elsewhere only to void the link, which changes nothing else', async () => {
    const { app, owner, browser } = await open();
    await using _ = app;
    await signUpConfirmedInTest(app, owner, { email });
    await signInWithGoogleInTest(browser);
    const code = await readEmailedCode(app, 'google_link', email);
    for (const other of [owner, createTestBrowser(app.listener)]) {
      expect((await askAboutLink(other, code)).body).toMatchObject({
        isThisBrowser: false,
        choices: ['not_me'],
      });
      for (const choice of [undefined, 'here']) {
        const { body } = await openLink(other, code, choice === undefined ? {} : { choice });
        expect(body.error.code).toBe('choice_required');
      }
    }
    expect((await openLink(owner, code, { choice: 'not_me' })).body).toEqual({ removed: true });
    expect((await openLink(browser, code)).body.error.code).toBe('invalid_code');
    expect((await readSession(owner)).user).toMatchObject({ email, identities: [{ provider: 'email' }] });
  });

  it.each([
    [undefined, 'app'],
    ['example.com', 'passkey'],
  ] as const)(
    '[security 65] takes the identity only after its second factor (hd: %s, by %s)',
    async (hd, means) => {
      const { app, clock, owner, browser } = await open();
      await using _ = app;
      await signUpConfirmedInTest(app, owner, { email });
      const enrolled = await owner.send('post', '/api/auth/factors');
      const { id, secret } = enrolled.body;
      const answer = async (by: typeof owner) => {
        const challenge = await by.send('post', `/api/auth/factors/${id}/challenge`);
        const totp = new TOTP({ secret: Secret.fromBase32(secret) });
        const code = totp.generate({ timestamp: clock.now().getTime() });
        return by.send('post', `/api/auth/factors/${id}/verify`, { challengeId: challenge.body.id, code });
      };
      expect((await answer(owner)).status).toBe(200);
      const device = createAuthenticator();
      const { body: options } = await owner.send('post', '/api/auth/passkeys/options');
      expect((await owner.send('post', '/api/auth/passkeys', device.create(options))).status).toBe(201);
      Object.assign(google.claims, { hd });
      const first = await signInWithGoogleInTest(browser);
      const started = hd ? first : await openLink(browser, await readEmailedCode(app, 'google_link', email));
      expect(started.body).toMatchObject({ nextStep: 'mfa', session: { aal: 'aal1' }, next: '/dashboard' });
      expect(await listProviders(browser)).toEqual(['email']);
      clock.advance(minute);
      const asked = await browser.send('post', '/api/auth/passkeys/sign-in/options');
      const proven = await (means === 'app'
        ? answer(browser)
        : browser.send('post', '/api/auth/reauthenticate', { passkey: device.get(asked.body) }));
      expect(proven.status).toBe(200);
      expect(await listProviders(browser)).toEqual(['email', 'google']);
      expect(await readOutbox(app, { purpose: 'google_linked' })).toHaveLength(1);
    },
  );

  it('[security 65] lets the identity wait for a passkey, too, where there is no app', async () => {
    const { app, owner, browser } = await open();
    await using _ = app;
    await signUpConfirmedInTest(app, owner, { email });
    const device = createAuthenticator();
    const { body: options } = await owner.send('post', '/api/auth/passkeys/options');
    expect((await owner.send('post', '/api/auth/passkeys', device.create(options))).status).toBe(201);
    Object.assign(google.claims, { hd: 'example.com' });
    expect((await signInWithGoogleInTest(browser)).status).toBe(200);
    expect(await listProviders(browser)).toEqual(['email']);
    expect(await readOutbox(app, { purpose: 'google_linked' })).toEqual([]);
    const asked = await browser.send('post', '/api/auth/passkeys/sign-in/options');
    const proof = { passkey: device.get(asked.body) };
    expect((await browser.send('post', '/api/auth/reauthenticate', proof)).status).toBe(200);
    expect(await listProviders(browser)).toEqual(['email', 'google']);
  });

  it('[security 65] takes the identity from its own session, if that has just proven itself', async () => {
    const { app, clock, owner } = await open();
    await using _ = app;
    const { body } = await signUpConfirmedInTest(app, owner, { email });
    clock.advance(11 * minute);
    expect((await signInWithGoogleInTest(owner)).body.error.code).toBe('proof_required');
    await owner.send('post', '/api/auth/sign-in', { ...testPerson, email });
    const joined = await signInWithGoogleInTest(owner);
    expect([joined.status, joined.body.user.id]).toEqual([200, body.user.id]);
  });
});

describe('an address that no account has proven', () => {
  it('[security 65] gets an open account, with the address as a change to confirm', async () => {
    const { app, browser } = await open();
    await using _ = app;
    const { body } = await signInWithGoogleInTest(browser);
    expect(body.user).toMatchObject({ email: null, newEmail: email, identities: [{ provider: 'google' }] });
    expect((await browser.send('put', '/api/profile', { firstName: 'Grace' })).status).toBe(200);
    const code = await readEmailedCode(app, 'email_change', email);
    expect((await openLink(createTestBrowser(app.listener), code)).body.error.code).toBe('sign_in_required');
    expect((await openLink(browser, code)).body.user).toMatchObject({ email, newEmail: null });
  });

  it('[security 64] stays free for its owner meanwhile', async () => {
    const { app, owner, browser } = await open();
    await using _ = app;
    await signInWithGoogleInTest(browser);
    const { body } = await signUpInTest(owner, { email });
    await confirmInTest(app, body.user.id);
    expect((await readSession(owner)).user).toMatchObject({ email });
    const code = await readEmailedCode(app, 'email_change', email);
    expect((await openLink(browser, code)).body.error.code).toBe('email_taken');
  });
});
