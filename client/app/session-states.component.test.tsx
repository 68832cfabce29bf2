import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type AuthClient, AuthContext, createAuthClient, SignedInArea } from '../features/account/index.ts';
import { buildUser } from '../features/account/session/testing/builders.ts';
import { createFakeServer, type FakeServer } from '../features/account/session/testing/fake-server.ts';
import { ToastRegion } from '../ui/feedback/toast-region.tsx';
import { toast } from '../ui/feedback/toast-store.ts';
import { SiteHeader } from './layouts/site-header.tsx';
import { paths } from './paths.ts';

// The session's whole code runs, with the browser's channel between tabs, its locks, and its events. Only the server
// and the date are fake.

const credentials = { email: 'ada@mail.example', password: 'lamplight-42' };
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const notice = (title: string) => page.getByRole('alert').filter({ hasText: title });
const header = page.getByRole('banner');
const signInLink = header.getByRole('link', { name: 'Sign In', exact: true });
const accountMenu = header.getByRole('button', { name: `${credentials.email} Account`, exact: true });
const stops: (() => void)[] = [];
let server: FakeServer;
let streams: FakeEventSource[];

class FakeEventSource extends EventTarget {
  readyState = 1;

  constructor() {
    super();
    streams.push(this);
  }

  close() {
    this.readyState = 2;
  }
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  toast.clear();
  server = createFakeServer();
  streams = [];
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.spyOn(window, 'fetch').mockImplementation(server.fetch);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

/** Starts the client of another tab of this browser. */
function startTab(): AuthClient {
  const client = createAuthClient();
  stops.push(client.start());
  return client;
}

/** Opens the settings, which are for signed-in people only, below the header of the site. */
async function openSettings(): Promise<AuthClient> {
  const client = startTab();
  await render(
    <AuthContext value={client}>
      <MemoryRouter initialEntries={[paths.account]}>
        <SiteHeader />
        <Routes>
          <Route path={paths.home} element={<h1>Home</h1>} />
          <Route path={paths.signIn} element={<h1>Sign in</h1>} />
          <Route
            path={paths.account}
            element={
              <SignedInArea title="Settings">{({ email }) => <h1>Settings of {email}</h1>}</SignedInArea>
            }
          />
        </Routes>
        <ToastRegion />
      </MemoryRouter>
    </AuthContext>,
  );
  return client;
}

async function openSignedIn(): Promise<AuthClient> {
  server.open();
  const client = await openSettings();
  await expectOpen();
  return client;
}

/** The computer slept, so no timer has run, and now its network is back. */
function wakeAnHourLater() {
  const wokenAt = Date.now() + 61 * 60_000;
  const startedAt = performance.now();
  // The date keeps advancing, because the test's own time limits depend on it.
  vi.spyOn(Date, 'now').mockImplementation(() => wokenAt + performance.now() - startedAt);
  window.dispatchEvent(new Event('online'));
}

async function expectOpen() {
  await expect.element(heading('Settings of ada@mail.example')).toBeVisible();
  await expect.element(accountMenu).toBeVisible();
  await expect.element(signInLink).not.toBeInTheDocument();
}

async function expectSignedOut() {
  await expect.element(heading('Home')).toBeVisible();
  await expect.element(signInLink).toBeVisible();
  await expect.element(accountMenu).not.toBeInTheDocument();
}

test('no one is signed in: the header offers it, and a page for members asks for it', async () => {
  await openSettings();
  await expectSignedOut();
  await notice('Please sign in').getByRole('button', { name: 'Sign In' }).click();
  await expect.element(heading('Sign in')).toBeVisible();
  expect(streams).toEqual([]);
});

test('someone is signed in: the header shows who, and signing out there ends it without a notice', async () => {
  await openSignedIn();
  await accountMenu.click();
  await expect.element(header.getByRole('listitem').filter({ hasText: 'ada@mail.example' })).toBeVisible();
  await header.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expectSignedOut();
  expect(server.count('POST /api/auth/sign-out')).toBe(1);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(streams.map(({ readyState }) => readyState)).toEqual([2]);
});

test('a sign-out that fails leaves the session as it was, and says so', async () => {
  await openSignedIn();
  await accountMenu.click();
  server.failWith(new TypeError('Failed to fetch'));
  await header.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect.element(notice('Failed to sign out.')).toBeVisible();
  await expectOpen();
});

test('a session that needs its second factor opens nothing', async () => {
  server.open(buildUser(), true);
  await openSettings();
  await expect.element(heading('Sign in')).toBeVisible();
  await expect.element(signInLink).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('an expired session is renewed when the page wakes, and nothing on it changes', async () => {
  await openSignedIn();
  wakeAnHourLater();
  await expect.poll(() => server.count('POST /api/auth/refresh')).toBe(1);
  await expectOpen();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('an expired session that can’t be renewed leaves the page, and says why', async () => {
  await openSignedIn();
  server.forgetRefresh();
  wakeAnHourLater();
  await expectSignedOut();
  await expect.element(notice('You were signed out')).toBeVisible();
});

test('a session that ends on another device leaves the page, and signing in again takes the notice away', async () => {
  const client = await openSignedIn();
  await expect.poll(() => streams.length).toBe(1);
  server.end();
  streams[0]?.dispatchEvent(new Event('signed_out'));
  await expectSignedOut();
  await expect.element(notice('You were signed out')).toBeVisible();
  await client.run((auth) => auth.signIn(credentials));
  await expect.element(accountMenu).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('another tab signs out: this one follows without asking the server', async () => {
  await openSignedIn();
  const other = startTab();
  await expect.poll(() => other.getState().status).toBe('signed-in');
  await other.run((auth) => auth.signOut());
  await expectSignedOut();
  await expect.element(notice('You were signed out')).toBeVisible();
  expect(server.count('GET /api/auth/session')).toBe(2);
});

test('another tab signs in: the header of this one follows, and the notice goes away', async () => {
  await openSettings();
  await expectSignedOut();
  await expect.element(notice('Please sign in')).toBeVisible();
  await startTab().run((auth) => auth.signIn(credentials));
  await expect.element(accountMenu).toBeVisible();
  await expect.element(notice('Please sign in')).not.toBeInTheDocument();
});

test('a session that can’t be loaded signs no one out, and loads once the network is back', async () => {
  server.open();
  server.failWith(new TypeError('Failed to fetch'));
  await openSettings();
  await expect.poll(() => server.count('GET /api/auth/session')).toBeGreaterThan(0);
  await expect.element(heading('Settings')).toBeVisible();
  for (const offered of [signInLink, accountMenu]) await expect.element(offered).not.toBeInTheDocument();
  server.failWith();
  window.dispatchEvent(new Event('online'));
  await expectOpen();
});
