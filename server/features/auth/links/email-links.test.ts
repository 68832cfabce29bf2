import { describe, expect, it } from 'vitest';
import { askAboutLink, isSignedIn, openLink, readSession } from '../../../testing/email-links.ts';
import { listenToHub } from '../../../testing/hub-events.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { openTestStage, signUpInTest, type TestBrowser, testPerson } from '../../../testing/test-browser.ts';
import { readEmailedCode } from '../../../testing/test-outbox.ts';

const { email, password } = testPerson;
const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

const open = () => openTestStage({}, { 'User-Agent': chromeOnWindows });

type Started = { number: number; userId: string };

/** The two ways to sign up with an address. Both leave a screen that waits for the confirmation. */
const signUps: readonly [kind: string, signUp: (browser: TestBrowser) => Promise<Started>][] = [
  [
    'a password sign-up',
    async (browser) => {
      const { body } = await signUpInTest(browser, { name: 'Mallory Stranger' });
      return { number: body.number, userId: body.user.id };
    },
  ],
  [
    'a sign-up with an email alone',
    async (browser) =>
      (await browser.send('post', '/api/auth/email/start', { email, name: 'Mallory Stranger' })).body,
  ],
];

const findLink = (app: TestApp) => readEmailedCode(app, 'email_confirmation', email);
const otherNumber = (number: number) => (number === 99 ? 10 : number + 1);

/** Counts all rows of the database that name the account. */
async function countUsers({ services }: TestApp): Promise<number> {
  return (await services.database.db.selectFrom('users').select('id').execute()).length;
}

describe.each(signUps)('the link of %s', (_kind, signUp) => {
  it('[security 62] says what was started, and does nothing until a choice is made', async () => {
    await using stage = await open();
    const [stranger, owner] = [stage.browser(), stage.browser()];
    const { userId } = await signUp(stranger);
    const code = await findLink(stage.app);
    const asked = await askAboutLink(owner, code);
    expect([asked.status, asked.body]).toEqual([
      200,
      {
        purpose: 'email_confirmation',
        startedAt: stage.clock.now().toISOString(),
        device: 'Chrome on Windows',
        email: 'a•••@example.com',
        isThisBrowser: false,
        isSignedInAsAnother: false,
        choices: ['other_screen', 'here', 'not_me'],
      },
    ]);
    expect(asked.headers['cache-control']).toBe('no-store');
    const pressed = await openLink(owner, code);
    expect([pressed.status, pressed.body.error.code]).toEqual([409, 'choice_required']);
    expect(pressed.get('Set-Cookie')).toBeUndefined();
    expect(JSON.stringify([asked.body, pressed.body])).not.toContain(userId);
    const user = await stage.app.services.database.db.selectFrom('users').selectAll().executeTakeFirst();
    expect(user?.emailConfirmedAt).toBeNull();
    // The code is still valid.
    expect((await askAboutLink(stranger, code)).body).toMatchObject({ isThisBrowser: true, choices: [] });
    expect((await openLink(stranger, code)).status).toBe(200);
  });

  it('[security 62] continues on the other screen with its number, and signs no one in here', async () => {
    await using stage = await open();
    const [laptop, phone] = [stage.browser(), stage.browser()];
    const { number, userId } = await signUp(laptop);
    expect((await readSession(laptop)).number).toBe(number);
    const events = listenToHub(stage.app, userId);
    const answer = await openLink(phone, await findLink(stage.app), {
      choice: 'other_screen',
      number: String(number),
    });
    expect([answer.status, answer.body]).toEqual([200, { continuesElsewhere: true }]);
    expect(answer.get('Set-Cookie')).toBeUndefined();
    expect(await isSignedIn(phone)).toBe(false);
    expect(events).toEqual(['email_confirmed']);
    const session = await readSession(laptop);
    expect(session.user.emailConfirmedAt).toBe(stage.clock.now().toISOString());
    expect(session.number).toBeUndefined();
    expect((await laptop.send('get', '/api/profile')).status).toBe(404);
  });

  it('[security 62] is used up by a wrong number, and 20 parallel ones are a single try', async () => {
    await using stage = await open();
    const [laptop, phone] = [stage.browser(), stage.browser()];
    const { number, userId } = await signUp(laptop);
    const events = listenToHub(stage.app, userId);
    const code = await findLink(stage.app);
    const short = await openLink(phone, code, { choice: 'other_screen', number: 7 });
    expect([short.status, Object.keys(short.body.error.fields)]).toEqual([422, ['number']]);
    const wrong = { choice: 'other_screen', number: otherNumber(number) };
    const answers = await Promise.all(Array.from({ length: 20 }, () => openLink(phone, code, wrong)));
    const codes = answers.map(({ status, body }) => `${status} ${body.error.code}`).toSorted();
    expect(codes).toEqual([...Array.from({ length: 19 }, () => '400 invalid_code'), '400 wrong_number']);
    const right = await openLink(phone, code, { choice: 'other_screen', number });
    expect(right.body.error.code).toBe('invalid_code');
    expect((await askAboutLink(phone, code)).body.error.code).toBe('invalid_code');
    // The number can't be tried again. The screen is notified, and its next email assigns another number.
    expect(events).toEqual(['user_updated']);
    const isWaiting = !(await isSignedIn(laptop));
    expect((await readSession(laptop)).number).toBe(isWaiting ? null : undefined);
    stage.clock.advance(30_000);
    const next = (await laptop.send('post', '/api/auth/email/resend', { email })).body.number;
    expect((await readSession(laptop)).number).toBe(next);
    const decision = { choice: 'other_screen', number: next };
    expect((await openLink(phone, await findLink(stage.app), decision)).status).toBe(200);
  });

  it('[security 62] continues here without any earlier settings, and signs the other screen out', async () => {
    await using stage = await open();
    const [stranger, owner] = [stage.browser(), stage.browser()];
    const { userId } = await signUp(stranger);
    const events = listenToHub(stage.app, userId);
    const answer = await openLink(owner, await findLink(stage.app), { choice: 'here' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      purpose: 'email_confirmation',
      next: '/onboarding',
      user: {
        email,
        emailConfirmedAt: stage.clock.now().toISOString(),
        phone: null,
        factors: [],
        identities: [{ provider: 'email' }],
        metadata: { hasPassword: false, requiresPasswordReset: true, fullName: null, firstName: null },
      },
    });
    expect(answer.body.user.id).not.toBe(userId);
    await expect.poll(() => events).toEqual(['signed_out']);
    await owner.send('put', '/api/profile', { firstName: 'Ada', healthConditions: 'None' });
    expect(await isSignedIn(stranger)).toBe(false);
    expect((await stranger.send('get', '/api/profile')).status).toBe(401);
    expect((await stranger.send('post', '/api/auth/sign-in', { email, password })).status).toBe(401);
    const consents = await stage.app.services.database.db.selectFrom('consents').select('kind').execute();
    expect(consents).toEqual([]);
  });

  it('[security 62] removes someone else’s account, and signs the other screen out', async () => {
    await using stage = await open();
    const [stranger, owner] = [stage.browser(), stage.browser()];
    const { userId } = await signUp(stranger);
    const events = listenToHub(stage.app, userId);
    const code = await findLink(stage.app);
    const answer = await openLink(owner, code, { choice: 'not_me' });
    expect([answer.status, answer.body]).toEqual([200, { removed: true }]);
    expect(answer.get('Set-Cookie')).toBeUndefined();
    await expect.poll(() => events).toEqual(['signed_out']);
    expect(await countUsers(stage.app)).toBe(0);
    expect(await isSignedIn(stranger)).toBe(false);
    expect((await openLink(owner, code, { choice: 'here' })).body.error.code).toBe('invalid_code');
    // The address is available again.
    stage.clock.advance(60_000);
    expect((await signUpInTest(owner)).status).toBe(201);
  });

  it('[security 16] is used once, no matter what is chosen 20 times at the same moment', async () => {
    await using stage = await open();
    const laptop = stage.browser();
    const { number } = await signUp(laptop);
    const code = await findLink(stage.app);
    const decisions = [{ choice: 'here' }, { choice: 'not_me' }, { choice: 'other_screen', number }];
    const answers = await Promise.all(
      Array.from({ length: 21 }, (_, index) => openLink(stage.browser(), code, decisions[index % 3])),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 20 }, () => 400)]);
  });

  it('[security 62] no longer offers a screen that has stopped waiting', async () => {
    await using stage = await open();
    const [laptop, phone] = [stage.browser(), stage.browser()];
    const { number } = await signUp(laptop);
    const code = await findLink(stage.app);
    await laptop.send('post', '/api/auth/sign-out');
    const asked = await askAboutLink(phone, code);
    const answer = await openLink(phone, code, { choice: 'other_screen', number });
    expect(asked.body.choices).toEqual(['here', 'not_me']);
    expect([answer.status, answer.body.error.code]).toEqual([409, 'choice_required']);
    expect(await isSignedIn(phone)).toBe(false);
  });
});
