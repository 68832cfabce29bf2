import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { publicContracts } from '../../../shared/openapi/compose-document.ts';
import { metricsToken, nobody, openWalk } from '../../testing/every-call/walk.ts';
import { walkEverything } from '../../testing/every-call/walk-everything.ts';
import { createResponseChecker } from '../../testing/response-checker.ts';
import { createTestApp, testOrigin } from '../../testing/test-app.ts';
import { chromeUserAgent } from '../../testing/test-beacon.ts';
import { createTestBrowser, signUpInTest } from '../../testing/test-browser.ts';

const check = createResponseChecker();
const verbs = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

describe('the OpenAPI document', () => {
  it('matches the response of every call when it succeeds', async () => {
    await using opened = await openWalk();
    const { seen } = opened;
    await walkEverything(opened);
    const missed = publicContracts
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => !seen.has(call));
    expect(missed).toEqual([]);
  });

  it.each(publicContracts)('matches the response of $method $path when it is refused', async (contract) => {
    await using app = await createTestApp({ METRICS_TOKEN: metricsToken });
    const { method, access, body: described, parameters = [] } = contract;
    const verb = verbs[method];
    const path = contract.path.replaceAll('{id}', nobody);
    const send = (headers: Record<string, string>, body?: string | object) =>
      supertest(app.listener)
        [verb](path)
        .set({ 'User-Agent': chromeUserAgent, ...headers })
        .send(body);
    const refusals = [];
    if (method !== 'GET') {
      refusals.push(await send({ Origin: 'https://evil.example' }));
      const headers = { Origin: testOrigin };
      refusals.push(await send(headers));
      if (described) {
        const json = { ...headers, 'Content-Type': 'application/json' };
        refusals.push(
          await send(json, '{'),
          await send(json, '"text"'),
          await send(json, '{"isAdmin":true}'),
          await send(json, JSON.stringify('x'.repeat(1024 * 1024))),
          await send({ ...headers, 'Content-Type': 'text/csv' }, 'a,b'),
        );
      }
    } else if (access !== 'anyone' || parameters.length > 0) {
      refusals.push(await send({}));
    }
    const browser = createTestBrowser(app.listener);
    await signUpInTest(browser);
    if (method !== 'GET' && access === 'session') {
      refusals.push(await browser.send(verb, path, { isAdmin: true }));
    }
    for (const response of refusals) {
      const call = `${response.status} ${response.body.error?.code}`;
      expect([call, ...check(method, path, response)]).toEqual([call]);
    }
  });

  it.each([
    ['post', '/api/recommendation'],
    ['post', '/api/analytics'],
  ] as const)('matches the response of %s %s beyond its limit', async (method, path) => {
    await using app = await createTestApp({ RATE_LIMIT_FACTOR: '0.0001' });
    const send = () => supertest(app.listener)[method](path).set({ Origin: testOrigin }).send({});
    await send();
    const response = await send();
    expect(response.status).toBe(429);
    expect(check(method.toUpperCase(), path, response)).toEqual([]);
  });

  it('matches the response of readiness while the server stops', async () => {
    await using app = await createTestApp();
    app.services.startDraining();
    expect(check('GET', '/readyz', await supertest(app.listener).get('/readyz').expect(503))).toEqual([]);
  });
});
