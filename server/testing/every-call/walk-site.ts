import { buildUserData } from '../../../shared/matching/testing/builders.ts';
import { signWebhook } from '../../platform/messages/webhook-signature.ts';
import { createTestOperator } from '../operator.ts';
import { createTestBrowser, signUpInTest, testPerson } from '../test-browser.ts';
import { metricsToken, nobody, postbackSecret, sourceKey, type Walk } from './walk.ts';

export async function visit({ browse, app, clock }: Walk): Promise<void> {
  const call = browse();
  const post = (path: string, status: number, body: object) => call({ method: 'post', path, status, body });
  await call({ method: 'get', path: '/api/openapi.json', status: 200 });
  await call({ method: 'get', path: '/healthz', status: 200 });
  await call({ method: 'get', path: '/readyz', status: 200 });
  await call({ method: 'get', path: '/.well-known/security.txt', status: 200 });
  await call({ method: 'get', path: '/.well-known/change-password', status: 302 });
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

export async function talk({ browse }: Walk): Promise<void> {
  const body = { message: 'Hello', conversationHistory: [] };
  await browse()({ method: 'post', path: '/api/chat', status: 200, body });
}

export async function workAtDesk({ app, browse }: Walk): Promise<void> {
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
  await post('deliveries/retry', 200);
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
