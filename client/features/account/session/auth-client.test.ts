import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildUser } from './testing/builders.ts';
import { createFakeBrowser } from './testing/fake-browser.ts';
import { createFakeServer, createOutage, createRefusal, type FakeServer } from './testing/fake-server.ts';

const second = 1000;
const minute = 60 * second;
const reading = 'GET /api/auth/session';
const refreshing = 'POST /api/auth/refresh';

let server: FakeServer;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  // The code that announces confirmed emails listens on the window.
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { origin: 'https://site.example' } }));
  server = createFakeServer();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function settle() {
  return vi.advanceTimersByTimeAsync(0);
}

async function openStarted(browser = createFakeBrowser(server)) {
  const tab = browser.openTab();
  const stop = tab.client.start();
  await settle();
  return { ...tab, stop, browser };
}

describe('the first response', () => {
  it('keeps the loading state until it arrives', () => {
    const { client } = createFakeBrowser(server).openTab();
    client.start();
    expect(client.getState()).toEqual({ status: 'loading' });
  });

  it('without a session means signed out, with one call and no engine', async () => {
    const tab = await openStarted();
    expect(tab.client.getState()).toEqual({ status: 'signed-out' });
    expect(tab.names()).toEqual(['INITIAL_SESSION']);
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(server.calls).toEqual([reading]);
    expect(tab.countEngines()).toBe(0);
  });

  it('for a browser that waits for a confirmation contains its number', async () => {
    server.routes[reading] = () => ({ session: null, user: null, number: 47 });
    const tab = await openStarted();
    expect(tab.client.getState()).toEqual({ status: 'signed-out', number: 47 });
  });

  it('with a session means signed in', async () => {
    server.open();
    const tab = await openStarted();
    expect(tab.client.getState()).toMatchObject({ status: 'signed-in', user: { email: 'ada@mail.example' } });
    expect(tab.names()).toEqual(['INITIAL_SESSION']);
    expect(server.calls).toEqual([reading]);
  });

  it('with a missing second factor means neither signed in nor signed out', async () => {
    server.open(buildUser(), true);
    const tab = await openStarted();
    expect(tab.client.getState().status).toBe('second-factor');
  });

  it('refreshes an expired session', async () => {
    server.open();
    await vi.advanceTimersByTimeAsync(2 * 60 * minute);
    const tab = await openStarted();
    expect(tab.client.getState().status).toBe('signed-in');
    expect(tab.names()).toEqual(['INITIAL_SESSION']);
    expect(server.calls).toEqual([reading, refreshing]);
  });

  it.each([
    ['no network', createOutage()],
    ['a 502', createRefusal(502, 'unreadable_answer')],
    ['a 503', createRefusal(503, 'unavailable')],
    ['a 504', createRefusal(504, 'unreadable_answer')],
    ['a 429', createRefusal(429, 'rate_limited')],
  ])('is requested again after %s, with growing delays', async (_about, error) => {
    server.open();
    server.failWith(error);
    const tab = await openStarted();
    await vi.advanceTimersByTimeAsync(5 * minute);
    expect(tab.client.getState().status).toBe('loading');
    expect(server.calls.length).toBeLessThan(40);
    server.failWith();
    await vi.advanceTimersByTimeAsync(10 * second);
    expect(tab.client.getState().status).toBe('signed-in');
    expect(tab.names()).toEqual(['INITIAL_SESSION']);
  });

  it('waits as long as the server asks', async () => {
    server.failWith(createRefusal(429, 'rate_limited', 100));
    await openStarted();
    // One call comes from the client, and one from the engine.
    expect(server.calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(99 * second);
    expect(server.calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(second);
    expect(server.calls).toHaveLength(3);
  });
});

describe('the tick', () => {
  it('refreshes when 90 seconds remain, and not before', async () => {
    server.open();
    const tab = await openStarted();
    await vi.advanceTimersByTimeAsync(58 * minute);
    expect(server.count(refreshing)).toBe(0);
    await vi.advanceTimersByTimeAsync(30 * second);
    expect(server.count(refreshing)).toBe(1);
    expect(tab.names()).toEqual(['INITIAL_SESSION', 'TOKEN_REFRESHED']);
    await vi.advanceTimersByTimeAsync(58 * minute);
    expect(server.count(refreshing)).toBe(1);
  });

  it.each([
    ['a day fast', 86_400_000],
    ['a day slow', -86_400_000],
  ])('works with a clock that is %s', async (_about, clockAheadMs) => {
    server.open();
    await openStarted(createFakeBrowser(server, { clockAheadMs }));
    await vi.advanceTimersByTimeAsync(58 * minute);
    expect(server.count(refreshing)).toBe(0);
    await vi.advanceTimersByTimeAsync(minute);
    expect(server.count(refreshing)).toBe(1);
  });

  it('asks again if the clock is set back', async () => {
    server.open();
    await openStarted();
    vi.setSystemTime(Date.now() - 60 * minute);
    await vi.advanceTimersByTimeAsync(30 * second);
    expect(server.calls.slice(1)).toEqual([reading]);
  });

  it.each([502, 503, 504])('keeps the session after a %s and refreshes later', async (status) => {
    server.open();
    const tab = await openStarted();
    await vi.advanceTimersByTimeAsync(58 * minute);
    server.failWith(createRefusal(status, 'unreadable_answer'));
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(tab.client.getState().status).toBe('signed-in');
    server.failWith();
    await vi.advanceTimersByTimeAsync(10 * second);
    expect(server.count(refreshing)).toBe(1);
    expect(tab.names()).toEqual(['INITIAL_SESSION', 'TOKEN_REFRESHED']);
  });

  it('signs out if the refresh returns 401', async () => {
    server.open();
    const tab = await openStarted();
    server.forgetRefresh();
    await vi.advanceTimersByTimeAsync(59 * minute);
    expect(tab.client.getState()).toEqual({ status: 'signed-out' });
    expect(tab.names()).toEqual(['INITIAL_SESSION', 'SIGNED_OUT']);
  });

  it('ends with the client', async () => {
    server.open();
    const tab = await openStarted();
    tab.stop();
    await vi.advanceTimersByTimeAsync(120 * minute);
    expect(server.calls).toEqual([reading]);
    expect(tab.browser.openStreams()).toEqual([]);
  });
});

describe('a page that was suspended', () => {
  it('refreshes as soon as it is visible again', async () => {
    server.open();
    const tab = await openStarted();
    vi.setSystemTime(Date.now() + 59 * minute);
    tab.wake();
    await settle();
    expect(server.count(refreshing)).toBe(1);
  });

  it('does nothing while enough of the session remains', async () => {
    server.open();
    const tab = await openStarted();
    tab.wake();
    await settle();
    expect(server.calls).toEqual([reading]);
  });

  it('tries again as soon as the network is back', async () => {
    server.open();
    server.failWith(createOutage());
    const tab = await openStarted();
    await vi.advanceTimersByTimeAsync(8 * second);
    server.failWith();
    tab.wake();
    await settle();
    expect(tab.client.getState().status).toBe('signed-in');
  });

  it('loads the session when Back restores it', async () => {
    const tab = await openStarted();
    server.open();
    tab.returnToPage();
    await settle();
    expect(tab.names()).toEqual(['INITIAL_SESSION', 'SIGNED_IN']);
    tab.leavePage();
    expect(tab.browser.openStreams()).toEqual([]);
    server.end();
    tab.returnToPage();
    await vi.advanceTimersByTimeAsync(second);
    expect(tab.client.getState()).toEqual({ status: 'signed-out' });
  });
});

describe('commands', () => {
  it('sign in and out, with the state set before they resolve', async () => {
    const tab = await openStarted();
    await tab.client.run((auth) => auth.signIn({ email: 'ada@mail.example', password: 'long enough' }));
    expect(tab.client.getState().status).toBe('signed-in');
    await tab.client.run((auth) => auth.signOut());
    expect(tab.client.getState().status).toBe('signed-out');
    expect(tab.names()).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'SIGNED_OUT']);
  });

  it('are not undone by a response that was already on its way', async () => {
    const tab = createFakeBrowser(server).openTab();
    let answer = (_value: unknown) => {
      // Set by the first call.
    };
    const stale = new Promise((resolve) => {
      answer = resolve;
    });
    const read = server.routes[reading];
    server.routes[reading] = () => stale;
    tab.client.start();
    await settle();
    if (read) server.routes[reading] = read;
    await tab.client.run((auth) => auth.signIn({ email: 'ada@mail.example', password: 'long enough' }));
    answer({ session: null, user: null });
    await settle();
    expect(tab.client.getState().status).toBe('signed-in');
    expect(tab.names()).toEqual(['SIGNED_IN']);
  });

  it('keep a sign-out even if a load began before it', async () => {
    server.open();
    const tab = await openStarted();
    const before = await server.call(reading);
    let answer = (_value: unknown) => {
      // Set by the load.
    };
    const slow = new Promise((resolve) => {
      answer = resolve;
    });
    const read = server.routes[reading];
    server.routes[reading] = () => slow;
    const reloading = tab.client.reload();
    await settle();
    if (read) server.routes[reading] = read;
    await tab.client.run((auth) => auth.signOut());
    answer(before);
    expect(await reloading).toEqual({ status: 'signed-out' });
    expect(tab.names()).toEqual(['INITIAL_SESSION', 'SIGNED_OUT']);
  });

  it('reload what another call has changed', async () => {
    server.open();
    const tab = await openStarted();
    server.update({ email: 'ada@other.example' });
    expect(await tab.client.reload()).toMatchObject({ user: { email: 'ada@other.example' } });
    expect(tab.names()).toEqual(['INITIAL_SESSION', 'USER_UPDATED']);
  });
});

describe('two tabs', () => {
  async function openTwo(options = {}) {
    const browser = createFakeBrowser(server, options);
    return { browser, first: await openStarted(browser), other: await openStarted(browser) };
  }

  it('sign in together', async () => {
    const { first, other } = await openTwo();
    await first.client.run((auth) => auth.signIn({ email: 'ada@mail.example', password: 'long enough' }));
    await settle();
    expect(other.client.getState().status).toBe('signed-in');
    expect(other.names()).toEqual(['INITIAL_SESSION', 'remote SIGNED_IN']);
  });

  it('sign out together, immediately and without a call', async () => {
    server.open();
    const { first, other } = await openTwo();
    await first.client.run((auth) => auth.signOut());
    const before = server.calls.length;
    await settle();
    expect(other.client.getState()).toEqual({ status: 'signed-out' });
    expect(other.names()).toEqual(['INITIAL_SESSION', 'remote SIGNED_OUT']);
    expect(server.calls).toHaveLength(before);
  });

  it('share changes of the user, second factors, and recoveries', async () => {
    server.open(buildUser(), true);
    const { first, other } = await openTwo();
    server.routes['POST /api/auth/factors/{id}/challenge'] = () => ({ id: 'c1' });
    server.routes['POST /api/auth/factors/{id}/verify'] = () => server.passFactor();
    await first.client.run((auth) => auth.verifyFactor('f1', '123456'));
    await settle();
    server.update({ phone: '+15555550123' });
    await first.client.reload();
    await settle();
    server.routes['POST /api/auth/exchange'] = () => {
      const answer = server.open();
      return { ...answer, purpose: 'recovery', next: '/reset' };
    };
    await first.client.run((auth) => auth.exchange({ code: 'code' }));
    await settle();
    const names = ['MFA_CHALLENGE_VERIFIED', 'USER_UPDATED', 'PASSWORD_RECOVERY'];
    expect(first.names()).toEqual(['INITIAL_SESSION', ...names]);
    expect(other.names()).toEqual(['INITIAL_SESSION', ...names.map((name) => `remote ${name}`)]);
    expect(other.client.getState()).toMatchObject({ status: 'signed-in', session: { id: 'session-2' } });
  });

  it('stay signed in if one calls before the other’s new cookie has arrived', async () => {
    server.open();
    const { first, other, browser } = await openTwo();
    const answer = server.routes[reading];
    server.routes[reading] = () => ({ session: null, user: null });
    browser.streams[0]?.send('email_confirmed');
    await settle();
    if (answer) server.routes[reading] = answer;
    await vi.advanceTimersByTimeAsync(second);
    for (const { client, names } of [first, other]) {
      expect(client.getState().status).toBe('signed-in');
      expect(names()).toEqual(['INITIAL_SESSION']);
    }
  });

  it('refresh once, even if both notice at the same time', async () => {
    server.open();
    const { first, other } = await openTwo();
    server.setLatency(200);
    await vi.advanceTimersByTimeAsync(59 * minute);
    expect(server.count(refreshing)).toBe(1);
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(server.count(refreshing)).toBe(1);
    for (const tab of [first, other]) expect(tab.client.getState().status).toBe('signed-in');
  });

  it('may overlap without locks', async () => {
    server.open();
    const { first, other } = await openTwo({ hasLocks: false });
    server.setLatency(200);
    await vi.advanceTimersByTimeAsync(59 * minute);
    expect(server.count(refreshing)).toBe(2);
    for (const tab of [first, other]) expect(tab.client.getState().status).toBe('signed-in');
  });

  it('do not notify each other forever', async () => {
    server.open();
    const { first } = await openTwo();
    server.update({ email: 'ada@other.example' });
    await first.client.reload();
    await vi.advanceTimersByTimeAsync(minute);
    // Each tab's first load, the reload, and the other tab's load after the change.
    expect(server.calls).toEqual([reading, reading, reading, reading]);
  });
});

describe('server-sent events', () => {
  it('are received by one tab, which passes them on to the others', async () => {
    server.open();
    const browser = createFakeBrowser(server);
    const first = await openStarted(browser);
    const other = await openStarted(browser);
    expect(browser.streams).toHaveLength(1);
    browser.streams[0]?.open();
    server.update({ emailConfirmedAt: '2026-01-02T00:00:00.000Z' });
    browser.streams[0]?.send('email_confirmed');
    await settle();
    expect(first.names()).toContain('USER_UPDATED');
    expect(other.names()).toContain('remote USER_UPDATED');
  });

  it('move to another tab when the first one closes', async () => {
    server.open();
    const browser = createFakeBrowser(server);
    const first = await openStarted(browser);
    await openStarted(browser);
    first.leavePage();
    await settle();
    expect(browser.streams.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it('sign out when the session was ended elsewhere', async () => {
    server.open();
    const tab = await openStarted();
    server.end();
    tab.browser.streams[0]?.send('signed_out');
    await vi.advanceTimersByTimeAsync(second);
    expect(tab.names()).toEqual(['INITIAL_SESSION', 'SIGNED_OUT']);
    expect(tab.browser.openStreams()).toEqual([]);
  });

  it('are not received while no one is signed in or waiting', async () => {
    const tab = await openStarted();
    await tab.client.reload();
    expect(tab.browser.streams).toEqual([]);
  });

  it('sign in the browser that waits for a confirmation', async () => {
    const tab = await openStarted();
    const stopWatching = tab.client.watchConfirmation();
    await settle();
    expect(tab.browser.openStreams()).toHaveLength(1);
    server.open();
    tab.browser.streams[0]?.send('email_confirmed');
    await settle();
    expect(tab.names()).toEqual(['INITIAL_SESSION', 'SIGNED_IN']);
    // The session's own stream replaces the one for waiting.
    expect(tab.browser.streams.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    stopWatching();
    expect(tab.browser.openStreams()).toHaveLength(1);
  });

  it('end when the waiting ends', async () => {
    const tab = await openStarted();
    const stopWatching = tab.client.watchConfirmation();
    await settle();
    stopWatching();
    expect(tab.browser.openStreams()).toEqual([]);
  });

  it('are requested again for each new email, because it has its own session', async () => {
    const tab = await openStarted();
    tab.client.watchConfirmation()();
    tab.client.watchConfirmation();
    await settle();
    expect(tab.browser.openStreams()).toHaveLength(1);
  });

  it('make the waiting browser load the session when it becomes visible', async () => {
    const tab = await openStarted();
    tab.client.watchConfirmation();
    await settle();
    server.open();
    tab.wake();
    await settle();
    expect(tab.client.getState().status).toBe('signed-in');
  });
});

describe('an engine that does not load', () => {
  it('fails commands like the network does, and loads with the next one', async () => {
    const { createAuthClient } = await import('./create-auth-client.ts');
    const client = createAuthClient({
      call: server.call,
      openChannel: () => ({ tell: () => undefined, close: () => undefined }),
      watchReturn: () => undefined,
      loadEngine: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    });
    const stop = client.start();
    await expect(client.run((auth) => auth.signOut())).rejects.toMatchObject({ name: 'NetworkError' });
    expect(await client.reload()).toEqual({ status: 'signed-out' });
    stop();
  });
});

describe('a browser that waits for a confirmation', () => {
  const sent = { userId: 'u1', emailSentAt: '', attempts: 1, retryAfterSeconds: 30 };

  it('shows each email’s number in all tabs, and no number once the sign-up is over', async () => {
    const browser = createFakeBrowser(server);
    const first = await openStarted(browser);
    const other = await openStarted(browser);
    for (const number of [47, 82]) {
      server.routes['POST /api/auth/email/start'] = () => ({ ...sent, number });
      server.routes[reading] = () => ({ session: null, user: null, number });
      await first.client.run((auth) => auth.startEmail({ email: 'ada@mail.example' }));
      await settle();
      for (const { client } of [first, other]) {
        expect(client.getState()).toEqual({ status: 'signed-out', number });
      }
    }
    server.routes[reading] = () => ({ session: null, user: null });
    void first.client.reload();
    await vi.advanceTimersByTimeAsync(second);
    for (const { client } of [first, other]) expect(client.getState()).toEqual({ status: 'signed-out' });
  });

  it('keeps its number if it calls before another tab’s new cookie has arrived', async () => {
    server.routes[reading] = () => ({ session: null, user: null, number: 47 });
    const tab = await openStarted();
    server.routes[reading] = () => ({ session: null, user: null });
    const reloaded = tab.client.reload();
    await settle();
    server.routes[reading] = () => server.open();
    await vi.advanceTimersByTimeAsync(second);
    await reloaded;
    expect(tab.names()).toEqual(['INITIAL_SESSION', 'SIGNED_IN']);
  });

  it('with its own account shows the number next to the session, until a new address replaces it', async () => {
    server.open(buildUser({ emailConfirmedAt: null }));
    const tab = await openStarted();
    server.routes['POST /api/auth/user/resend'] = () => ({ ...sent, number: 47 });
    await tab.client.run((auth) => auth.resendConfirmation());
    expect(tab.client.getState()).toMatchObject({ status: 'signed-in', number: 47 });
    const user = buildUser({ email: 'right@mail.example', emailConfirmedAt: null });
    server.routes['PATCH /api/auth/user'] = () => ({ user, number: 82 });
    await tab.client.run((auth) => auth.updateUser({ email: 'right@mail.example' }));
    expect(tab.client.getState()).toMatchObject({ user: { email: 'right@mail.example' }, number: 82 });
  });
});
