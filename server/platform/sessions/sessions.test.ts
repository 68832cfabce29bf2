import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestBrowser, signUpInTest } from '../../testing/test-browser.ts';
import { createTestClock } from '../../testing/test-clock.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

async function openSignedIn() {
  const clock = createTestClock();
  const app = await createTestApp({}, { clock });
  const browser = createTestBrowser(app.listener);
  const { body } = await signUpInTest(browser);
  const { sessions, db } = app.services.accounts;
  const userId: string = body.user.id;
  const sessionId: string = body.session.id;
  return { app, clock, browser, sessions, db, userId, sessionId };
}

describe('sessions', () => {
  it('[security 14] count as recent for 10 minutes after the last proof of identity', async () => {
    const { app, clock, browser, sessions, db, userId, sessionId } = await openSignedIn();
    await using _app = app;
    const read = async () => (await sessions.list(db, userId))[0];
    const check = async () => {
      const session = await read();
      if (session) sessions.requireFresh(session);
    };
    clock.advance(10 * minute);
    await check();
    clock.advance(1);
    await expect(check()).rejects.toMatchObject({ status: 403, code: 'reauthentication_required' });
    await browser.send('post', '/api/auth/refresh');
    await expect(check()).rejects.toMatchObject({ status: 403 });
    await sessions.reissueToken(db, sessionId);
    await check();
    expect((await read())?.aal).toBe('aal1');
  });

  it('that wait are not signed in or listed, and end after a day', async () => {
    const { app, clock, browser, sessions, db, userId } = await openSignedIn();
    await using _app = app;
    const waiting = createTestBrowser(app.listener);
    const start = { userId, method: 'email_link', userAgent: undefined, isWaiting: true } as const;
    const { session, token } = await sessions.start(db, start);
    waiting.cookies.set('session', token);
    expect((await waiting.send('get', '/api/auth/session')).body).toEqual({
      session: null,
      user: null,
      number: null,
    });
    const refused = await waiting.send('post', '/api/auth/refresh');
    expect(refused.status).toBe(401);
    expect(waiting.cookies.get('session')).toBe(token);
    expect((await browser.send('get', '/api/auth/sessions')).body.sessions).toHaveLength(1);
    expect((await browser.send('delete', `/api/auth/sessions/${session.id}`)).status).toBe(404);
    expect(await sessions.isAlive(session.id)).toBe(true);
    clock.advance(day);
    expect(await sessions.isAlive(session.id)).toBe(false);
    expect((await waiting.send('get', '/api/auth/events')).status).toBe(401);
  });

  it('that waited count all their times from the confirmation', async () => {
    const { app, clock, sessions, db, userId } = await openSignedIn();
    await using _app = app;
    const waiting = createTestBrowser(app.listener);
    const start = { userId, method: 'email_link', userAgent: undefined, isWaiting: true } as const;
    const { session, token } = await sessions.start(db, start);
    waiting.cookies.set('session', token);
    clock.advance(day - 1);
    await sessions.activate(db, session.id);
    expect((await waiting.send('get', '/api/auth/session')).body.session.expiresIn).toBe(3600);
    clock.advance(29 * day);
    expect((await waiting.send('post', '/api/auth/refresh')).status).toBe(200);
  });

  it('of a browser that begins to wait end, but a waiting one survives a sign-in there', async () => {
    const { app, browser, sessions, db, userId, sessionId } = await openSignedIn();
    await using _app = app;
    const email = 'grace@example.com';
    const begun = await browser.send('post', '/api/auth/email/start', { email });
    expect(begun.status).toBe(202);
    expect(await sessions.isAlive(sessionId)).toBe(false);
    const waiting = await db.selectFrom('sessions').select('id').where('userId', '!=', userId).execute();
    await signUpInTest(browser, { email: 'third@example.com' });
    expect(await sessions.isAlive(waiting[0]?.id ?? '')).toBe(true);
  });
});
