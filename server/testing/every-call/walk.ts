import type { Response } from 'supertest';
import { expect } from 'vitest';
import { createResponseChecker } from '../response-checker.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { chromeUserAgent } from '../test-beacon.ts';
import { createTestBrowser, type TestBrowser } from '../test-browser.ts';
import { createTestClock } from '../test-clock.ts';

export type Method = Parameters<TestBrowser['send']>[0];
type Call = { method: Method; path: string; status: number; body?: object; values?: Record<string, string> };

export const postbackSecret = 'a-secret-of-24-characters';
export const metricsToken = 'a-token-of-24-characters';
export const sourceKey = 'k'.repeat(32);
export const nobody = '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11';

export type Walk = Awaited<ReturnType<typeof openWalk>>;

/** An app to call everything of, once. `responses` has what it answered, by the call. */
export async function openWalk(
  environment: Record<string, string> = {},
  afterCall: (app: TestApp) => Promise<void> = () => Promise.resolve(),
) {
  const clock = createTestClock();
  const app = await createTestApp(
    {
      METRICS_TOKEN: metricsToken,
      ANALYTICS_KEYS: `billing:${sourceKey}`,
      POSTBACK_SECRETS: `alderpoint=${postbackSecret}`,
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_AUTHORIZATION_URL: 'https://accounts.example/auth',
      ...environment,
    },
    { clock },
  );
  const seen = new Set<string>();
  const check = createResponseChecker();
  const responses: { call: string; response: Response }[] = [];
  return {
    app,
    clock,
    seen,
    check,
    responses,
    browse: createCaller({ app, check, seen, responses, afterCall }),
    [Symbol.asyncDispose]: app[Symbol.asyncDispose],
  };
}

type CallerOptions = {
  app: TestApp;
  afterCall: (app: TestApp) => Promise<void>;
  check: ReturnType<typeof createResponseChecker>;
  seen: Set<string>;
  responses: { call: string; response: Response }[];
};

/** Makes calls, compares every response with the document, and records which calls succeeded. */
function createCaller({ app, check, seen, responses, afterCall }: CallerOptions) {
  return (browser: TestBrowser = createTestBrowser(app.listener, { 'User-Agent': chromeUserAgent })) =>
    async ({ method, path, status, body, values = {} }: Call): Promise<Response> => {
      const address = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? nobody);
      const response = await browser.send(method, address, body);
      const call = `${method} ${path} ${status}`;
      responses.push({ call, response });
      await afterCall(app);
      expect([call, response.status, response.body.error]).toEqual([
        call,
        status,
        status < 400 ? undefined : expect.anything(),
      ]);
      expect([call, ...check(method.toUpperCase(), address, response)]).toEqual([call]);
      if (status < 400) seen.add(`${method.toUpperCase()} ${path.replace(/\?.*/, '')}`);
      return response;
    };
}
