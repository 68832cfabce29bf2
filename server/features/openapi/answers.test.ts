import { Secret, TOTP } from 'otpauth';
import supertest, { type Response } from 'supertest';
import { describe, expect, it } from 'vitest';
import { buildUserData } from '../../../shared/matching/testing/builders.ts';
import { publicContracts } from '../../../shared/openapi/compose-document.ts';
import { signWebhook } from '../../platform/messages/webhook-signature.ts';
import { createAnswerChecker } from '../../testing/answer-checker.ts';
import { createTestOperator } from '../../testing/operator.ts';
import { readCode } from '../../testing/read-code.ts';
import { createTestApp, type TestApp, testOrigin } from '../../testing/test-app.ts';
import { chromeUserAgent } from '../../testing/test-beacon.ts';
import { createTestBrowser, signUpInTest, type TestBrowser, testPerson } from '../../testing/test-browser.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { readMailedCode } from '../../testing/test-mails.ts';

type Method = Parameters<TestBrowser['send']>[0];
type Call = { method: Method; path: string; status: number; body?: object; values?: Record<string, string> };

const check = createAnswerChecker();
const verbs = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;
const postbackSecret = 'a-secret-of-24-characters';
const metricsToken = 'a-token-of-24-characters';
const sourceKey = 'k'.repeat(32);
const nobody = '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11';

/** Makes calls, compares every response with the document, and records which calls succeeded. */
function createCaller(listener: TestApp['listener'], seen: Set<string>) {
  return (browser: TestBrowser = createTestBrowser(listener, { 'User-Agent': chromeUserAgent })) =>
    async ({ method, path, status, body, values = {} }: Call): Promise<Response> => {
      const address = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? nobody);
      const response = await browser.send(method, address, body);
      const call = `${method} ${path} ${status}`;
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

describe('the OpenAPI document', () => {
  it('matches the response of every call when it succeeds', async () => {
    await using opened = await openWalk();
    const { seen } = opened;
    await visit(opened);
    await signInEveryWay(opened);
    await changeAccount(opened);
    await talk(opened);
    await useDesk(opened);
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

type Walk = Awaited<ReturnType<typeof openWalk>>;

async function openWalk() {
  const clock = createTestClock();
  const app = await createTestApp(
    {
      METRICS_TOKEN: metricsToken,
      ANALYTICS_KEYS: `billing:${sourceKey}`,
      POSTBACK_SECRETS: `alderpoint=${postbackSecret}`,
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_AUTHORIZATION_URL: 'https://accounts.example/auth',
    },
    { clock },
  );
  const seen = new Set<string>();
  return {
    app,
    clock,
    seen,
    browse: createCaller(app.listener, seen),
    [Symbol.asyncDispose]: app[Symbol.asyncDispose],
  };
}

async function visit({ browse, app, clock }: Walk): Promise<void> {
  const call = browse();
  const post = (path: string, status: number, body: object) => call({ method: 'post', path, status, body });
  await call({ method: 'get', path: '/api/openapi.json', status: 200 });
  await call({ method: 'get', path: '/healthz', status: 200 });
  await call({ method: 'get', path: '/readyz', status: 200 });
  await call({ method: 'get', path: '/.well-known/security.txt', status: 200 });
  await browse(createTestBrowser(app.listener, { Authorization: `Bearer ${metricsToken}` }))({
    method: 'get',
    path: '/metrics',
    status: 200,
  });
  const integrator = browse(createTestBrowser(app.listener, { Authorization: `Bearer ${sourceKey}` }));
  await integrator({ method: 'get', path: '/api/analytics/stats?by=name', status: 200 });
  await integrator({ method: 'get', path: '/api/analytics/live', status: 200 });
  const { publicId } = await app.services.database.db
    .selectFrom('analyticsSources')
    .select('publicId')
    .where('name', '=', 'billing')
    .executeTakeFirstOrThrow();
  const pixel = `/api/analytics/pixel.gif?source=${publicId}`;
  await call({ method: 'get', path: `${pixel}&event=email_opened`, status: 200 });
  await call({ method: 'get', path: pixel, status: 422 });
  await call({ method: 'get', path: '/api/carriers', status: 200 });
  const { body: match } = await post('/api/recommendation', 200, { userData: buildUserData() });
  await post('/api/recommendation', 200, { userData: buildUserData({ healthStatus: 'Poor', age: 80 }) });
  const { carrierId, recommendedCompany: carrierName, referralLink: referralUrl } = match;
  const { body: referral } = await post('/api/referrals', 201, { carrierName, referralUrl });
  await reportBack({ browse, app, clock }, carrierId, referral.clickId);
  await post('/api/referrals', 422, { carrierName, referralUrl: 'https://evil.example/' });
  const message = { name: 'Ada', email: testPerson.email, message: 'Hello.' };
  await post('/api/contact', 201, message);
  await post('/api/password-check', 200, { password: 'short' });
  await post('/api/analytics?validate=1', 202, { action: 'track_funnel', data: { step: 'summary' } });
  await post('/api/analytics', 202, [
    { action: 'track_funnel', data: { step: 'summary' } },
    { action: 'track_event', data: { eventName: 'x', additionalData: { email: 'y' } } },
    7,
  ]);
  const bot = browse(createTestBrowser(app.listener, { 'User-Agent': 'Googlebot/2.1' }));
  const step = { action: 'track_funnel', data: { step: 'summary' } };
  await bot({ method: 'post', path: '/api/analytics', status: 202, body: step });
  await call({ method: 'get', path: '/api/auth/google?next=/dashboard', status: 302 });
  await call({ method: 'get', path: '/api/auth/google/callback?error=access_denied', status: 302 });
}

async function reportBack(
  { browse, app, clock }: Pick<Walk, 'browse' | 'app' | 'clock'>,
  carrier: string,
  clickId: string,
): Promise<void> {
  const report = { clickId, status: 'issued', occurredOn: clock.now().toISOString().slice(0, 10) };
  const send = (status: number, body: object) => {
    const signed = { id: 'report', sentAt: clock.now(), body: JSON.stringify(body) };
    const browser = createTestBrowser(app.listener, signWebhook(postbackSecret, signed));
    return browse(browser)({
      method: 'post',
      path: '/api/postbacks/{carrier}',
      status,
      body,
      values: { carrier },
    });
  };
  await send(200, report);
  await send(409, { ...report, status: 'canceled' });
  await send(422, { ...report, status: 'paid' });
}

async function talk({ browse }: Walk): Promise<void> {
  const body = { message: 'Hello', conversationHistory: [] };
  await browse()({ method: 'post', path: '/api/chat', status: 200, body });
}

async function useDesk({ app, browse }: Walk): Promise<void> {
  const { browser } = await createTestOperator(app);
  const call = browse(browser);
  const get = (path: string) => call({ method: 'get', path: `/api/operator/${path}`, status: 200 });
  const post = (path: string, status: number, body?: object, id = nobody) =>
    call({ method: 'post', path: `/api/operator/${path}`, status, values: { id }, ...(body && { body }) });
  const letter = { name: 'Maya', email: 'maya@example.com', message: 'Hello' };
  const { body: message } = await browse()({
    method: 'post',
    path: '/api/contact',
    status: 201,
    body: letter,
  });
  const { database, jobs } = app.services;
  await jobs.enqueue(database.db, { kind: 'mail', payload: {} });
  const job = await database.db
    .updateTable('jobs')
    .set({ failedAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const path of [
    'today',
    'funnel',
    'referrals',
    'commissions',
    'messages',
    'deliveries',
    'health',
    'settings',
  ])
    await get(path);
  await post('referrals/export', 200);
  await post('commissions/export', 200);
  const statement = {
    carrierId: 'alderpoint',
    month: '2026-03',
    text: `click id,status,amount,date\n${nobody}`,
  };
  await post('commissions/statements', 200, statement);
  await post('commissions/statements', 422, { ...statement, carrierId: 'acme' });
  await post('messages/{id}/mark', 204, { mark: 'read' }, message.id);
  await post('messages/{id}/reply', 204, { text: 'Hello again' }, message.id);
  await post('messages/{id}/reply', 404, { text: 'Hello again' });
  await post('deliveries/{id}/retry', 204, undefined, String(job.id));
  await post('deliveries/test-webhook', 200);
  await post('sources', 201, { name: 'crm', origin: 'https://crm.example', dailyMebibytes: 5 });
  await post('sources', 422, { name: 'crm', origin: null, dailyMebibytes: null });
  await post('sources/{id}/keys', 201, { overlapHours: 24 }, 'crm');
  const quota = { path: '/api/operator/sources/{id}/quota', body: { dailyMebibytes: null } };
  await call({ ...quota, method: 'put', status: 204, values: { id: 'crm' } });
  await get('sources');
  await post('sources/{id}/revoke', 204, { hint: null }, 'crm');
  const created = await signUpInTest(createTestBrowser(app.listener), { email: 'subject@example.com' });
  const { id } = created.body.user;
  await post('people/find', 200, { contact: 'subject@example.com' });
  await post('people/find', 200, { contact: letter.email });
  await post('writers/export', 200, { contact: letter.email });
  await post('writers/delete', 204, { contact: letter.email });
  await post('writers/delete', 404, { contact: letter.email });
  await post('people/{id}/export', 200, undefined, id);
  await post('people/{id}/reset-factors', 200, { checked: 'Called back on the confirmed number.' }, id);
  await post('people/{id}/end-sessions', 200, undefined, id);
  await call({ method: 'delete', path: '/api/operator/people/{id}', status: 204, values: { id } });
  await get('actions');
}

async function signInEveryWay({ app, browse }: Walk): Promise<void> {
  const call = browse();
  const post = (path: string, status: number, body?: object) =>
    call({ method: 'post', path, status, ...(body && { body }) });
  await call({ method: 'get', path: '/api/auth/session', status: 200 });
  await post('/api/auth/sign-up', 201, { ...testPerson, termsAccepted: true });
  await post('/api/auth/sign-up', 409, { ...testPerson, termsAccepted: true });
  await call({ method: 'get', path: '/api/auth/session', status: 200 });
  await post('/api/auth/refresh', 200);
  await post('/api/auth/user/resend', 429);
  await post('/api/auth/sign-out', 204);
  await post('/api/auth/refresh', 401);
  await post('/api/auth/sign-in', 401, { ...testPerson, password: 'wrong' });
  await post('/api/auth/sign-in', 200, testPerson);
  await post('/api/auth/recover', 202, { email: testPerson.email });

  const email = 'grace@example.com';
  const { number } = (await post('/api/auth/email/start', 202, { email })).body;
  await call({ method: 'get', path: '/api/auth/session', status: 200 });
  await post('/api/auth/email/resend', 429, { email });
  await post('/api/auth/exchange', 400, { code: 'wrong' });
  const code = await readMailedCode(app, 'email_confirmation', email);
  await post('/api/auth/link', 400, { code: 'wrong' });
  await post('/api/auth/link', 200, { code });
  const elsewhere = (status: number, body: object) =>
    browse()({ method: 'post', path: '/api/auth/exchange', status, body });
  await elsewhere(409, { code });
  await elsewhere(422, { code, choice: 'other_screen' });
  await elsewhere(200, { code, choice: 'other_screen', number });

  const phone = '+12025550142';
  await post('/api/auth/phone/start', 202, { phone, consent: true });
  await post('/api/auth/phone/verify', 200, { phone, token: await readCode(app, phone), type: 'sms' });
  await post('/api/auth/phone/verify', 400, { phone, token: '000000', type: 'sms' });
}

async function changeAccount({ app, clock, seen, browse }: Walk): Promise<void> {
  const browser = createTestBrowser(app.listener);
  const call = browse(browser);
  const send = (
    method: Method,
    path: string,
    status: number,
    body?: object,
    values?: Record<string, string>,
  ) => call({ method, path, status, ...(body && { body }), ...(values && { values }) });
  const email = 'alan@example.com';
  await send('post', '/api/auth/email/start', 202, { email });
  clock.advance(40_000);
  await send('post', '/api/auth/email/resend', 202, { email });
  await send('post', '/api/auth/exchange', 200, {
    code: await readMailedCode(app, 'email_confirmation', email),
  });
  await send('get', '/api/profile', 404);
  await send('put', '/api/profile', 200, {
    firstName: 'Alan',
    quote: { userData: buildUserData(), quotedAt: clock.now().toISOString() },
  });
  await send('get', '/api/profile', 200);
  await send('patch', '/api/auth/user', 200, { metadata: { firstName: 'Alan' } });
  await send('patch', '/api/auth/user', 200, { password: testPerson.password });
  await send('patch', '/api/auth/user', 422, { password: 'password1' });
  await send('patch', '/api/auth/user', 200, { phone: '+12025550143' });
  // Confirmed above, so the address is taken. An unconfirmed account would give way.
  await send('patch', '/api/auth/user', 409, { email: 'grace@example.com' });
  await send('post', '/api/auth/user/code', 202);
  await send('post', '/api/auth/reauthenticate', 200, { password: testPerson.password });
  await send('post', '/api/auth/reauthenticate', 401, { password: 'wrong' });
  await send('get', '/api/auth/user/export', 200);

  await walkFactor({ send, clock });

  const other = createTestBrowser(app.listener);
  await other.send('post', '/api/auth/sign-in', { email, password: testPerson.password });
  const devices = await send('get', '/api/auth/sessions', 200);
  const [, second] = devices.body.sessions;
  await send('delete', '/api/auth/sessions/{id}', 204, undefined, { id: second.id });
  await send('delete', '/api/auth/sessions/{id}', 404);
  await send('delete', '/api/auth/sessions', 204);
  await send('delete', '/api/auth/user', 401, { password: 'wrong' });
  await send('delete', '/api/auth/user', 204, { password: testPerson.password });
  await send('get', '/api/profile', 401);

  const unconfirmed = createTestBrowser(app.listener);
  await signUpInTest(unconfirmed, { email: 'joan@example.com' });
  clock.advance(40_000);
  const resend = browse(unconfirmed);
  await resend({ method: 'post', path: '/api/auth/user/resend', status: 202 });
  await resend({ method: 'get', path: '/api/profile', status: 403 });
  const head = await supertest(app.listener)
    .head('/api/auth/events')
    .set('Cookie', [...unconfirmed.cookies].map((pair) => pair.join('=')).join('; '));
  expect([head.status, ...check('HEAD', '/api/auth/events', head)]).toEqual([200]);
  seen.add('GET /api/auth/events');
}

type FactorWalk = {
  send: (
    method: Method,
    path: string,
    status: number,
    body?: object,
    values?: Record<string, string>,
  ) => Promise<Response>;
  clock: ReturnType<typeof createTestClock>;
};

async function walkFactor({ send, clock }: FactorWalk): Promise<void> {
  const enrolled = await send('post', '/api/auth/factors', 201, { friendlyName: 'Phone' });
  const { id, secret } = enrolled.body;
  const challenge = await send('post', '/api/auth/factors/{id}/challenge', 201, undefined, { id });
  const challengeId = challenge.body.id;
  const timestamp = clock.now().getTime();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  await send('post', '/api/auth/factors/{id}/verify', 400, { challengeId, code: '12' }, { id });
  await send('post', '/api/auth/factors/{id}/verify', 200, { challengeId, code }, { id });
  await send('post', '/api/auth/factors/recovery-codes', 201);
  await send('post', '/api/auth/factors/{id}/challenge', 404);
  await send('delete', '/api/auth/factors/{id}', 204, undefined, { id });
}
