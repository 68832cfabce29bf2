import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import supertest from 'supertest';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { confirmInTest, signUpConfirmedInTest } from '../../../testing/confirmed-sign-up.ts';
import { listenOnLoopback } from '../../../testing/peers/listen-on-loopback.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  createTestBrowser,
  signUpInTest,
  type TestBrowser,
  testPerson,
} from '../../../testing/test-browser.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { readEmailedCode } from '../../../testing/test-outbox.ts';

type Stream = AsyncDisposable & {
  response: IncomingMessage;
  /** Resolves with everything received as soon as that contains the text. */
  waitFor: (text: string) => Promise<string>;
  waitForEnd: () => Promise<string>;
};
type Listening = AsyncDisposable & { open: (browser: TestBrowser) => Promise<Stream> };

/** Starts the app on a real port. */
async function listen(app: TestApp): Promise<Listening> {
  const { port, [Symbol.asyncDispose]: close } = await listenOnLoopback(createServer(app.listener));
  return {
    async open({ cookies }) {
      const Cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
      const request = get({ port, host: '127.0.0.1', path: '/api/auth/events', headers: { Cookie } });
      const [response] = await once(request, 'response');
      return collect(response);
    },
    [Symbol.asyncDispose]: close,
  };
}

function collect(response: IncomingMessage): Stream {
  let received = '';
  let isEnded = false;
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    received += chunk;
    response.emit('received');
  });
  response.on('end', () => {
    isEnded = true;
    response.emit('received');
  });
  response.on('error', () => response.emit('received'));
  const waitUntil = async (isDone: () => boolean) => {
    while (!isDone()) await once(response, 'received');
    return received;
  };
  return {
    response,
    waitFor: (text) => waitUntil(() => received.includes(text)),
    waitForEnd: () => waitUntil(() => isEnded),
    async [Symbol.asyncDispose]() {
      response.destroy();
    },
  };
}

async function openSignedIn(environment: Record<string, string> = {}) {
  const clock = createTestClock();
  const app = await createTestApp(environment, { clock });
  const listening = await listen(app);
  const browser = createTestBrowser(app.listener);
  const { body } = await signUpConfirmedInTest(app, browser);
  return { app, clock, listening, browser, user: body.user, session: body.session };
}

const countBeats = (received: string) => received.split('\n\n').filter((part) => part === ':').length;

afterEach(() => {
  vi.useRealTimers();
});

describe('GET /api/auth/events', () => {
  it('streams what happens to the account, by name and with JSON', async () => {
    const { app, listening, browser, user } = await openSignedIn();
    await using _app = app;
    await using _listening = listening;
    await using stream = await listening.open(browser);
    expect(stream.response.statusCode).toBe(200);
    expect(stream.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-request-id': expect.any(String),
    });
    await stream.waitFor(':\n\n');
    const { hub } = app.services.accounts;
    hub.publish({ name: 'email_confirmed', userId: 'someone else' });
    hub.publish({ name: 'email_confirmed', userId: user.id, sessionId: 'another session' });
    hub.publish({ name: 'email_confirmed', userId: user.id });
    hub.publish({ name: 'user_updated', userId: user.id });
    expect(await stream.waitFor('user_updated')).toBe(
      `:\n\nevent: email_confirmed\ndata: {"userId":"${user.id}"}\n\n` +
        `event: user_updated\ndata: {"userId":"${user.id}"}\n\n`,
    );
  });

  const changes: readonly [name: string, make: (app: TestApp, browser: TestBrowser) => Promise<unknown>][] = [
    [
      'a new password',
      async (app, browser) => {
        await confirmInTest(app, (await browser.send('get', '/api/auth/session')).body.user.id);
        return browser.send('patch', '/api/auth/user', { password: 'another horse, another battery' });
      },
    ],
    [
      'a confirmation',
      async (app, browser) => {
        const code = await readEmailedCode(app, 'email_confirmation', testPerson.email);
        return browser.send('post', '/api/auth/exchange', { code });
      },
    ],
  ];
  it.each(changes)('reports %s once the response with the new cookie was sent', async (_name, make) => {
    await using app = await createTestApp();
    const order: string[] = [];
    const browser = createTestBrowser((request, response) => {
      response.once('finish', () => order.push('answer'));
      app.listener(request, response);
    });
    const { body } = await signUpInTest(browser);
    order.length = 0;
    const told = Promise.withResolvers<void>();
    app.services.accounts.hub.subscribe({
      userId: body.user.id,
      onEvent: ({ name }) => {
        order.push(name);
        told.resolve();
      },
      onClose: () => undefined,
    });
    expect(await make(app, browser)).toMatchObject({ status: 200 });
    await told.promise;
    expect(order.slice(-2)).toEqual(['answer', expect.stringMatching(/^(user_updated|email_confirmed)$/)]);
  });

  it('ends with signed_out, no matter how', async () => {
    const { app, listening, browser, user } = await openSignedIn();
    await using _app = app;
    await using _listening = listening;
    const end: Record<string, (from: TestBrowser, id: string) => Promise<unknown>> = {
      'signing out': (from) => from.send('post', '/api/auth/sign-out'),
      'signing in again': (from) => from.send('post', '/api/auth/sign-in', testPerson),
      'ending the device': (_from, id) => browser.send('delete', `/api/auth/sessions/${id}`),
      'ending all others': () => browser.send('delete', '/api/auth/sessions'),
    };
    await using own = await listening.open(browser);
    for (const [name, act] of Object.entries(end)) {
      const other = createTestBrowser(app.listener);
      const { body } = await other.send('post', '/api/auth/sign-in', testPerson);
      await using stream = await listening.open(other);
      await act(other, body.session.id);
      const received = await stream.waitForEnd();
      const data = JSON.stringify({ userId: user.id, sessionId: body.session.id });
      expect([name, received]).toEqual([name, `:\n\nevent: signed_out\ndata: ${data}\n\n`]);
    }
    app.services.accounts.hub.publish({ name: 'user_updated', userId: user.id });
    expect(await own.waitFor('user_updated')).not.toContain('signed_out');
  });

  it('reports nothing from a transaction that was rolled back', async () => {
    const { app, listening, browser, user } = await openSignedIn();
    await using _app = app;
    await using _listening = listening;
    await using stream = await listening.open(browser);
    const { db, sessions, hub } = app.services.accounts;
    const undone = db.transaction().execute(async (trx) => {
      await sessions.endAll(trx, user.id);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await browser.send('get', '/api/auth/session')).body.user).not.toBeNull();
    hub.publish({ name: 'user_updated', userId: user.id });
    expect(await stream.waitFor('user_updated')).not.toContain('signed_out');
  });

  it('sends a heartbeat every 25 seconds, and ends at a heartbeat after the session has expired', async () => {
    const { app, clock, listening, browser, user } = await openSignedIn();
    await using _app = app;
    await using _listening = listening;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await using stream = await listening.open(browser);
    await stream.waitFor(':\n\n');
    vi.advanceTimersByTime(24_999);
    app.services.accounts.hub.publish({ name: 'user_updated', userId: user.id });
    expect(countBeats(await stream.waitFor('user_updated'))).toBe(1);
    vi.advanceTimersByTime(1);
    await stream.waitFor('}\n\n:\n\n');
    clock.advance(2 * 60 * 60 * 1000);
    vi.advanceTimersByTime(25_000);
    expect(countBeats(await stream.waitFor('}\n\n:\n\n:\n\n'))).toBe(3);
    clock.advance(30 * 24 * 60 * 60 * 1000);
    vi.advanceTimersByTime(25_000);
    expect(await stream.waitForEnd()).toContain('event: signed_out');
  });

  it('is open to a browser that waits for its confirmation, which hears of that and nothing else', async () => {
    await using app = await createTestApp();
    await using listening = await listen(app);
    const browser = createTestBrowser(app.listener);
    const { body } = await browser.send('post', '/api/auth/email/start', { email: 'grace@example.com' });
    await using stream = await listening.open(browser);
    expect(stream.response.statusCode).toBe(200);
    const { hub } = app.services.accounts;
    for (const name of ['user_updated', 'email_confirmed', 'user_updated'] as const) {
      hub.publish({ name, userId: body.userId });
    }
    const names = (await stream.waitFor('user_updated')).match(/(?<=event: )\w+/g);
    expect(names).toEqual(['email_confirmed', 'user_updated']);
  });

  it('continues when a refresh rotates the token', async () => {
    const { app, listening, browser, user } = await openSignedIn();
    await using _app = app;
    await using _listening = listening;
    await using stream = await listening.open(browser);
    await browser.send('post', '/api/auth/refresh');
    app.services.accounts.hub.publish({ name: 'user_updated', userId: user.id });
    await stream.waitFor('user_updated');
  });

  it.each(['signed out', 'past the hour'])('answers 401 to a browser that is %s', async (state) => {
    const { app, clock, listening, browser } = await openSignedIn();
    await using _app = app;
    await using _listening = listening;
    if (state === 'signed out') browser.cookies.clear();
    else clock.advance(60 * 60 * 1000);
    const response = await browser.send('get', '/api/auth/events');
    expect([response.status, response.body.error.code]).toEqual([401, 'session_missing']);
  });

  it('[security 41] limits the streams of one person, and frees a place when a page leaves', async () => {
    const { app, listening, browser, user } = await openSignedIn();
    await using _app = app;
    await using _listening = listening;
    const { hub } = app.services.accounts;
    const streams = [];
    for (let page = 1; page <= 12; page += 1) streams.push(await listening.open(browser));
    const refused = await browser.send('get', '/api/auth/events');
    expect([refused.status, refused.body.error.code, refused.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      '10',
    ]);
    streams[0]?.response.destroy();
    await expect.poll(() => hub.count(user.id)).toBe(11);
    await using again = await listening.open(browser);
    expect(again.response.statusCode).toBe(200);
    for (const stream of streams) stream.response.destroy();
    await expect.poll(() => hub.count()).toBe(1);
    expect(app.readLog().filter(({ msg }) => msg === 'request aborted by the client')).toEqual([]);
  });

  it('[security 41] limits the streams of one address, for all its people', async () => {
    await using app = await createTestApp();
    await using listening = await listen(app);
    const browsers = Array.from({ length: 21 }, () => createTestBrowser(app.listener));
    for (const [index, browser] of browsers.entries())
      await browser.send('post', '/api/auth/email/start', { email: `ada${index}@example.com` });
    const streams = [];
    for (const browser of browsers.slice(0, 20))
      for (let page = 1; page <= 12; page += 1) streams.push(await listening.open(browser));
    const last = browsers[20] ?? createTestBrowser(app.listener);
    const refused = await last.send('get', '/api/auth/events');
    expect([refused.status, refused.body.error.code]).toEqual([429, 'rate_limited']);
    streams[0]?.response.destroy();
    await expect.poll(() => app.services.accounts.hub.count()).toBe(239);
    await using again = await listening.open(last);
    expect(again.response.statusCode).toBe(200);
    for (const stream of streams) stream.response.destroy();
    await expect.poll(() => app.services.accounts.hub.count()).toBe(1);
  });

  it('ends every stream when the server begins to stop', async () => {
    const { app, listening, browser } = await openSignedIn();
    await using _app = app;
    await using _listening = listening;
    await using stream = await listening.open(browser);
    app.services.startDraining();
    expect(await stream.waitForEnd()).toBe(':\n\n');
    await using late = await listening.open(browser);
    await late.waitForEnd();
  });

  it('answers HEAD without a stream', async () => {
    const { app, listening, browser } = await openSignedIn();
    await using _app = app;
    await using _listening = listening;
    const Cookie = `session=${browser.cookies.get('session')}`;
    await supertest(app.listener).head('/api/auth/events').set({ Cookie }).expect(200);
    expect(app.services.accounts.hub.count()).toBe(0);
  });
});
