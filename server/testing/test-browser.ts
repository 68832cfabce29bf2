import type { Agent, RequestListener, Server } from 'node:http';
import supertest, { type Response } from 'supertest';
import { createTestApp, type TestApp, testOrigin } from './test-app.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A browser as the server sees it. It keeps cookies and calls from our own pages. */
export type TestBrowser = {
  cookies: Map<string, string>;
  send: (method: Method, path: string, body?: object) => Promise<Response>;
};

/** `agent` keeps connections to a listening server; without one, each call listens and connects again. */
export function createTestBrowser(
  listener: RequestListener | Server,
  headers: Record<string, string> = {},
  agent?: Agent,
): TestBrowser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async send(method, path, body) {
      const request = supertest(listener)
        [method](path)
        .set({ Origin: testOrigin, ...headers });
      if (agent) request.agent(agent);
      if (cookies.size > 0) request.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
      const response = await (body === undefined ? request : request.send(body));
      for (const [name, value] of parseSetCookies(response)) {
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
  };
}

/** Names and values of the cookies that a response sets. The value of a cleared cookie is empty. */
export function parseSetCookies(response: Response): [name: string, value: string][] {
  return response.get('Set-Cookie')?.map(splitCookie) ?? [];
}

function splitCookie(line: string): [name: string, value: string] {
  const [pair = ''] = line.split(';');
  const end = pair.indexOf('=');
  return [pair.slice(0, end), pair.slice(end + 1)];
}

export const testPerson = { email: 'ada@example.com', password: 'correct horse battery staple' };

/** Creates an account with a password, and leaves the browser signed in. */
export async function signUpInTest(
  browser: TestBrowser,
  person: { email?: string; password?: string; name?: string } = {},
): Promise<Response> {
  const body = { ...testPerson, ...person, termsAccepted: true };
  const response = await browser.send('post', '/api/auth/sign-up', body);
  if (response.status !== 201) throw new Error(`sign-up answered ${response.status} ${response.text}`);
  return response;
}

export type TestStage = AsyncDisposable & {
  app: TestApp;
  clock: TestClock;
  /** Creates another browser that opens the app. */
  browser: () => TestBrowser;
};

/** Starts an app whose clock only moves when the test moves it. Its browsers send the given headers. */
export async function openTestStage(
  environment: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<TestStage> {
  const clock = createTestClock();
  const app = await createTestApp(environment, { clock });
  return {
    app,
    clock,
    browser: () => createTestBrowser(app.listener, headers),
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}
