import { Events, OAuth2Server } from 'oauth2-mock-server';
import type { Response } from 'supertest';
import type { TestBrowser } from '../test-browser.ts';

export type TestClaims = Record<string, unknown>;

/** A real OpenID server on the loopback that acts as Google, and signs in the person described by `claims`. */
export type TestGoogle = AsyncDisposable & {
  server: OAuth2Server;
  claims: TestClaims;
  /** Settings that make our server use it. */
  environment: Record<string, string>;
  /** Token requests so far. */
  tokenRequests: Record<string, unknown>[];
};

export const testClaims: TestClaims = {
  sub: '107691503500',
  email: 'Grace@Example.com',
  email_verified: true,
  hd: 'example.com',
  given_name: 'Grace',
  family_name: 'Hopper',
  name: 'Grace Hopper',
};

export async function startTestGoogle(): Promise<TestGoogle> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const origin = `http://127.0.0.1:${server.address().port}`;
  const google: TestGoogle = {
    server,
    claims: { ...testClaims },
    environment: {
      GOOGLE_CLIENT_ID: 'test-client',
      GOOGLE_CLIENT_SECRET: 'test-client-secret',
      GOOGLE_AUTHORIZATION_URL: `${origin}/authorize`,
      GOOGLE_TOKEN_URL: `${origin}/token`,
      GOOGLE_USERINFO_URL: `${origin}/userinfo`,
    },
    tokenRequests: [],
    [Symbol.asyncDispose]: () => server.stop(),
  };
  server.service.on(Events.BeforeUserinfo, (answer: { body: unknown }) => {
    answer.body = google.claims;
  });
  server.service.on(Events.BeforeResponse, (_answer: unknown, request: { body: Record<string, unknown> }) => {
    google.tokenRequests.push(request.body);
  });
  return google;
}

/** Starts a Google sign-in and returns Google's URL. */
export async function leaveForGoogle(browser: TestBrowser, next = '/dashboard'): Promise<URL> {
  const response = await browser.send('get', `/api/auth/google?${new URLSearchParams({ next })}`);
  if (response.status !== 302) throw new Error(`leaving answered ${response.status} ${response.text}`);
  return new URL(response.get('Location') ?? '');
}

/** Agrees on Google's page, and returns the path that Google redirects back to. */
export async function agreeAtGoogle(address: URL): Promise<string> {
  const response = await fetch(address, { redirect: 'manual' });
  const back = new URL(response.headers.get('Location') ?? '');
  return back.pathname + back.search;
}

/** Goes to Google and back, and returns the query that the callback page gets. */
export async function visitGoogle(browser: TestBrowser, next?: string): Promise<URLSearchParams> {
  return readReturn(await browser.send('get', await agreeAtGoogle(await leaveForGoogle(browser, next))));
}

/** The query of the callback page that a response redirects to. */
export function readReturn(response: Response): URLSearchParams {
  const location = new URL(response.get('Location') ?? '', 'http://relative.invalid');
  if (response.status !== 302 || location.pathname !== '/auth/callback') {
    throw new Error(`coming back answered ${response.status} ${response.get('Location')}`);
  }
  return location.searchParams;
}

/** Signs in with Google, including the exchange. */
export async function signInWithGoogleInTest(browser: TestBrowser, next?: string): Promise<Response> {
  const code = (await visitGoogle(browser, next)).get('code') ?? '';
  return browser.send('post', '/api/auth/exchange', { code });
}
