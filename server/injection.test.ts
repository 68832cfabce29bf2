import { describe, expect, it } from 'vitest';
import { signUpConfirmedInTest } from './testing/confirmed-sign-up.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { createTestBrowser, signUpInTest, testPerson } from './testing/test-browser.ts';

const hostile = [
  "' or '1'='1",
  "'; drop table users; --",
  '" or ""="',
  "x' union select password_hash from users --",
  '1); delete from sessions; --',
  "%' escape '\\",
  '?1 :id @id $id',
] as const;

async function countRows({ services }: TestApp): Promise<number[]> {
  const { db } = services.database;
  const tables = ['users', 'sessions', 'identities'] as const;
  const counts = tables.map((table) =>
    db
      .selectFrom(table)
      .select((query) => query.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  );
  return (await Promise.all(counts)).map(({ count }) => count);
}

describe('text that tries to become SQL', () => {
  it.each(hostile)('[security 39] changes, finds, and breaks nothing: %s', async (text) => {
    await using app = await createTestApp();
    const owner = createTestBrowser(app.listener);
    await signUpInTest(owner);
    const before = await countRows(app);
    const stranger = createTestBrowser(app.listener);
    const part = encodeURIComponent(text);
    const answers = [
      await stranger.send('post', '/api/auth/sign-in', { ...testPerson, password: text }),
      await stranger.send('post', '/api/auth/sign-in', { ...testPerson, email: `${text}@example.com` }),
      await stranger.send('post', '/api/auth/exchange', { code: text }),
      await stranger.send('post', '/api/auth/recover', { email: text }),
      await stranger.send('post', '/api/auth/phone/verify', { phone: text, token: text, type: 'sms' }),
      await owner.send('delete', `/api/auth/sessions/${part}`),
      await owner.send('post', `/api/auth/factors/${part}/challenge`),
      await stranger.send('get', `/api/auth/google/callback?code=${part}&state=${part}`),
      await stranger.send('get', `/dev/outbox/${part}`),
    ];
    stranger.cookies.set('session', part);
    stranger.cookies.set('browser', part);
    answers.push(await stranger.send('post', '/api/auth/refresh'));
    for (const { status } of answers) expect(status).toBeLessThan(500);
    expect(answers.at(-1)?.status).toBe(401);
    expect(await countRows(app)).toEqual(before);
  });

  it.each(hostile)('[security 39] is stored and returned unchanged: %s', async (text) => {
    await using app = await createTestApp();
    const browser = createTestBrowser(app.listener);
    await signUpConfirmedInTest(app, browser, { password: `${text} and more` });
    const metadata = { firstName: text };
    expect((await browser.send('patch', '/api/auth/user', { metadata })).status).toBe(200);
    const { body } = await browser.send('get', '/api/auth/session');
    expect(body.user.metadata.firstName).toBe(text);
    const again = createTestBrowser(app.listener);
    const person = { ...testPerson, password: `${text} and more` };
    expect((await again.send('post', '/api/auth/sign-in', person)).status).toBe(200);
  });
});
