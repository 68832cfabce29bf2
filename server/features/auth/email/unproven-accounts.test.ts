import { describe, expect, it } from 'vitest';
import { signUpConfirmedInTest } from '../../../testing/confirmed-sign-up.ts';
import { askAboutLink, askForRecovery, openLink, readSession } from '../../../testing/email-links.ts';
import { openTestStage, signUpInTest, type TestBrowser, testPerson } from '../../../testing/test-browser.ts';
import { readEmailedCode, readEmailedLinks } from '../../../testing/test-outbox.ts';

const { email, password } = testPerson;
const strangersPassword = 'a password of the stranger';
const minute = 60_000;

type Stage = Awaited<ReturnType<typeof openTestStage>>;

/** A stranger and then the owner sign up with the owner's address, and no one has opened a link. */
async function openWithTwo() {
  const stage = await openTestStage();
  const [stranger, owner] = [stage.browser(), stage.browser()];
  await signUpInTest(stranger, { password: strangersPassword });
  stage.clock.advance(5 * minute);
  const signedUp = await signUpInTest(owner);
  return { stage, stranger, owner, signedUp };
}

async function signIn(stage: Stage, word: string, browser = stage.browser()) {
  const { status, body } = await browser.send('post', '/api/auth/sign-in', { email, password: word });
  return [status, body.user?.id];
}

describe('[security 64] an address that no one has proven', () => {
  it('is free to sign up with, and an account that waits for it changes nothing', async () => {
    const { stage, stranger, owner, signedUp } = await openWithTwo();
    await using _ = stage;
    expect(signedUp.status).toBe(201);
    const [own] = await readEmailedLinks(stage.app, 'email_confirmation', email);
    expect((await openLink(owner, own?.code ?? '')).body.user).toMatchObject({
      id: signedUp.body.user.id,
      email,
      emailConfirmedAt: stage.clock.now().toISOString(),
    });
    expect((await readSession(stranger)).user).toMatchObject({ email: null, emailConfirmedAt: null });
    expect(await signIn(stage, strangersPassword)).toEqual([401, undefined]);
    expect(await signIn(stage, password)).toEqual([200, signedUp.body.user.id]);
    const again = await stage
      .browser()
      .send('post', '/api/auth/sign-up', { ...testPerson, termsAccepted: true });
    expect([again.status, again.body.error.code]).toEqual([409, 'email_taken']);
  });

  it('opens the account that the browser knows, or else the newest', async () => {
    const { stage, stranger, signedUp } = await openWithTwo();
    await using _ = stage;
    const strangersId = (await readSession(stranger)).user.id;
    expect(await signIn(stage, password)).toEqual([200, signedUp.body.user.id]);
    expect(await signIn(stage, strangersPassword)).toEqual([401, undefined]);
    expect(await signIn(stage, strangersPassword, stranger)).toEqual([200, strangersId]);
  });

  it('opens the account that the browser knows, however many strangers sign up with the address', async () => {
    await using stage = await openTestStage();
    const owner = stage.browser();
    const { body } = await signUpInTest(owner);
    await owner.send('post', '/api/auth/sign-out');
    for (let count = 0; count < 21; count += 1) {
      stage.clock.advance(5 * minute);
      await signUpInTest(stage.browser(), { password: strangersPassword });
    }
    expect(await signIn(stage, password, owner)).toEqual([200, body.user.id]);
  });

  it('gets the recovery link that its owner asked for when a stranger’s account is deleted', async () => {
    const { stage, stranger, owner } = await openWithTwo();
    await using _ = stage;
    await askForRecovery(owner);
    const deleted = await stranger.send('delete', '/api/auth/user', { password: strangersPassword });
    expect(deleted.status).toBe(204);
    await stage.app.services.jobs.runDue();
    expect(await readEmailedLinks(stage.app, 'recovery', email)).toHaveLength(1);
  });

  it('gets a new account by recovery, which none of those that wait can enter', async () => {
    const { stage, stranger, owner, signedUp } = await openWithTwo();
    await using _ = stage;
    const visitor = stage.browser();
    await askForRecovery(visitor);
    const recovered = await openLink(visitor, await readEmailedCode(stage.app, 'recovery', email));
    expect(recovered.body.user).toMatchObject({ email, metadata: { hasPassword: false } });
    expect([signedUp.body.user.id, (await readSession(stranger)).user.id]).not.toContain(
      recovered.body.user.id,
    );
    expect((await readSession(owner)).user).toMatchObject({ email: null });
    expect(await signIn(stage, strangersPassword)).toEqual([401, undefined]);
  });

  it('goes to the first who proves it, and the other can enter another one', async () => {
    const { stage, stranger, owner } = await openWithTwo();
    await using _ = stage;
    const [own, theirs] = await readEmailedLinks(stage.app, 'email_confirmation', email);
    await openLink(owner, own?.code ?? '');
    expect((await openLink(stranger, theirs?.code ?? '')).body.error.code).toBe('invalid_code');
    expect((await stranger.send('get', '/api/profile')).body.error.code).toBe('email_unconfirmed');
    const corrected = await stranger.send('patch', '/api/auth/user', { email: 'mallory@example.com' });
    expect(corrected.body.user).toMatchObject({ email: 'mallory@example.com', emailConfirmedAt: null });
    const code = await readEmailedCode(stage.app, 'email_confirmation', 'mallory@example.com');
    expect((await openLink(stranger, code)).body.user.email).toBe('mallory@example.com');
  });

  it('stays pending when a new password is set', async () => {
    await using stage = await openTestStage();
    const browser = stage.browser();
    await signUpConfirmedInTest(stage.app, browser);
    const other = stage.browser();
    await signUpInTest(other, { email: 'grace@example.com' });
    expect((await readSession(other)).user).toMatchObject({ email: 'grace@example.com', newEmail: null });
  });

  it('of an earlier version is treated like the others', async () => {
    await using stage = await openTestStage();
    const { db } = stage.app.services.database;
    const [stranger, owner] = [stage.browser(), stage.browser()];
    const { body } = await signUpInTest(stranger, { password: strangersPassword });
    await db
      .updateTable('users')
      .set({ email, unprovenEmail: null })
      .where('id', '=', body.user.id)
      .execute();
    expect((await readSession(stranger)).user).toMatchObject({ email, emailConfirmedAt: null });
    expect(await signIn(stage, strangersPassword)).toEqual([200, body.user.id]);
    stage.clock.advance(5 * minute);
    const signedUp = await signUpInTest(owner);
    const [own, theirs] = await readEmailedLinks(stage.app, 'email_confirmation', email);
    expect((await openLink(owner, own?.code ?? '')).body.user.id).toBe(signedUp.body.user.id);
    expect((await openLink(stranger, theirs?.code ?? '')).body.error.code).toBe('invalid_code');
    expect((await readSession(stranger)).user).toMatchObject({ email: null });
  });
});

describe('[security 64] links that a stranger asked for', () => {
  const start = (browser: TestBrowser) => browser.send('post', '/api/auth/email/start', { email });
  const other = { email: 'mallory@example.com' };
  const strangers = [
    { does: 'signs out', start, end: (browser) => browser.send('post', '/api/auth/sign-out') },
    {
      does: 'types another address',
      start,
      end: (browser) => browser.send('post', '/api/auth/email/start', other),
    },
    {
      does: 'changes the address of the account',
      start: signUpInTest,
      end: (browser) => browser.send('patch', '/api/auth/user', other),
    },
    {
      does: 'deletes the account',
      start: signUpInTest,
      end: (browser) => browser.send('delete', '/api/auth/user', { password }),
    },
  ] satisfies readonly {
    does: string;
    start: (browser: TestBrowser) => Promise<unknown>;
    end: (browser: TestBrowser) => Promise<unknown>;
  }[];

  it.each(strangers)('still prove the mailbox after the stranger $does', async ({ does, start, end }) => {
    await using stage = await openTestStage();
    const stranger = stage.browser();
    await start(stranger);
    const code = await readEmailedCode(stage.app, 'email_confirmation', email);
    await end(stranger);
    const owner = stage.browser();
    // After signing out, the account still waits, so it can also be removed.
    const choices = does === 'signs out' ? ['here', 'not_me'] : ['here'];
    expect((await askAboutLink(owner, code)).body).toMatchObject({ isThisBrowser: false, choices });
    expect((await openLink(owner, code)).body.error.code).toBe('choice_required');
    const { body } = await openLink(owner, code, { choice: 'here' });
    expect(body.user).toMatchObject({ email, emailConfirmedAt: stage.clock.now().toISOString() });
    expect((await openLink(stage.browser(), code, { choice: 'here' })).body.error.code).toBe('invalid_code');
  });

  it('prove nothing once someone has proven the address', async () => {
    await using stage = await openTestStage();
    const stranger = stage.browser();
    await start(stranger);
    const code = await readEmailedCode(stage.app, 'email_confirmation', email);
    await stranger.send('post', '/api/auth/email/start', other);
    await signUpConfirmedInTest(stage.app, stage.browser());
    const opened = await openLink(stage.browser(), code, { choice: 'here' });
    expect([opened.status, opened.body.error.code]).toEqual([400, 'invalid_code']);
  });
});
