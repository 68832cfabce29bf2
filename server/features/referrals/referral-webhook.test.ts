import { createHmac } from 'node:crypto';
import supertest from 'supertest';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { referralWebhookSchema } from '../../../shared/api/webhooks/referral-webhook.ts';
import { matchedCarriers } from '../../../shared/site/carriers.data.ts';
import { listJobs, reviveJobs } from '../../platform/jobs/jobs.repository.ts';
import { signWebhook } from '../../platform/messages/webhook-signature.ts';
import { createTestOperator } from '../../testing/operator.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/peers/webhook-receiver.ts';
import { createTestApp, type TestApp, testOrigin } from '../../testing/test-app.ts';
import { createTestClock, type TestClock } from '../../testing/test-clock.ts';
import { referralWebhookJobKind } from './referral-webhook.ts';

const carrier = matchedCarriers[0];
if (!carrier) throw new Error('There are no carriers.');
const referral = {
  carrierName: carrier.name,
  referralUrl: carrier.referralLink,
  sessionId: 'tab_session_1',
  clickId: '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11',
};
const secret = 'a secret of the operator, long enough';
const hourMs = 3_600_000;

let clock: TestClock;
let receiver: WebhookReceiver;
let app: TestApp;

beforeEach(async () => {
  clock = createTestClock('2026-03-01T12:00:00.000Z');
  receiver = await startWebhookReceiver();
  app = await createTestApp(
    { REFERRAL_WEBHOOK_URL: receiver.url, REFERRAL_WEBHOOK_SECRET: secret },
    { clock },
  );
});
afterEach(async () => {
  await app[Symbol.asyncDispose]();
  await receiver[Symbol.asyncDispose]();
});

function post(body: object = referral) {
  return supertest(app.listener)
    .post('/api/referrals')
    .set({ Origin: testOrigin, 'User-Agent': 'Test/1.0' })
    .send(body);
}

/** Verifies a call the way Standard Webhooks describes it, without our own code, like any receiver. */
function verify({ headers, body }: WebhookReceiver['calls'][number], key: string | Buffer): boolean {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = createHmac('sha256', key).update(signed).digest('base64');
  return headers['webhook-signature'] === `v1,${expected}`;
}

const readJobs = () => listJobs(app.services.database.db);
const listIds = () => receiver.calls.map(({ headers }) => headers['webhook-id']);

describe('the referral webhook', () => {
  it('reports a referral, signed, and nothing about the person', async () => {
    await post().expect(201);
    await app.services.jobs.runDue();
    const [call] = receiver.calls;
    if (!call) throw new Error('Nothing came.');
    const message = referralWebhookSchema.parse(JSON.parse(call.body));
    expect(message).toEqual({
      id: call.headers['webhook-id'],
      type: 'referral.created',
      createdAt: '2026-03-01T12:00:00.000Z',
      data: {
        carrierId: carrier.id,
        carrierName: carrier.name,
        referralUrl: carrier.referralLink,
        clickId: referral.clickId,
        clickedAt: '2026-03-01T12:00:00.000Z',
      },
    });
    expect(call.path).toBe('/hooks');
    expect(call.headers['content-type']).toBe('application/json');
    expect(call.headers['webhook-timestamp']).toBe(String(Date.parse('2026-03-01T12:00:00Z') / 1000));
    expect(verify(call, secret)).toBe(true);
    expect(verify({ ...call, body: `${call.body} ` }, secret)).toBe(false);
    expect(await readJobs()).toEqual([]);
  });

  it('stores its job with the referral, once for a repeated click', async () => {
    await Promise.all(Array.from({ length: 5 }, () => post()));
    await post({ ...referral, carrierName: matchedCarriers[1]?.name }).expect(422);
    expect(await readJobs()).toMatchObject([{ kind: referralWebhookJobKind }]);
    await app.services.jobs.runDue();
    expect(receiver.calls).toHaveLength(1);
  });

  it('is repeated with the same id and body until a 2xx, signed for the new time', async () => {
    await post().expect(201);
    for (const status of [500, 404, 302]) {
      receiver.answerWith(status);
      await app.services.jobs.runDue();
      clock.advance(hourMs);
    }
    receiver.answerWith(202);
    expect(await app.services.jobs.runDue()).toBe(1);
    expect(await app.services.jobs.runDue()).toBe(0);
    expect(receiver.calls.map(({ path }) => path)).toEqual(['/hooks', '/hooks', '/hooks', '/hooks']);
    expect(new Set(listIds()).size).toBe(1);
    expect(new Set(receiver.calls.map(({ body }) => body)).size).toBe(1);
    expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(4);
    expect(receiver.calls.every((call) => verify(call, secret))).toBe(true);
  });

  it('waits for a receiver that is down', async () => {
    await receiver[Symbol.asyncDispose]();
    await post().expect(201);
    await app.services.jobs.runDue();
    expect(await readJobs()).toMatchObject([{ attempts: 1, failedAt: null }]);
    receiver = await startWebhookReceiver(receiver.port);
    expect(await app.services.jobs.runDue()).toBe(0);
    clock.advance(hourMs);
    await app.services.jobs.runDue();
    expect(receiver.calls).toHaveLength(1);
    expect(await readJobs()).toEqual([]);
  });

  it('disconnects from a receiver that hangs', async () => {
    const deadline = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    receiver.answerWith('hang');
    await post().expect(201);
    const attempt = app.services.jobs.runDue();
    await expect.poll(() => receiver.calls).toHaveLength(1);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
    deadline.abort(new DOMException('The time is up.', 'TimeoutError'));
    await attempt;
    await receiver.cutOff;
    expect(await readJobs()).toMatchObject([{ attempts: 1, lastError: expect.stringContaining('Timeout') }]);
  });

  it('never delays the response to the visitor', async () => {
    receiver.answerWith('hang');
    app.services.startBackground();
    await post().expect(201);
    await post({ ...referral, clickId: undefined }).expect(201);
    expect(await readJobs()).toHaveLength(2);
  });

  it('stops at 410, until the operator retries it', async () => {
    receiver.answerWith(410);
    await post().expect(201);
    await app.services.jobs.runDue();
    clock.advance(24 * hourMs);
    expect(await app.services.jobs.runDue()).toBe(0);
    expect(await readJobs()).toMatchObject([{ attempts: 1, failedAt: expect.any(Date) }]);
    receiver.answerWith(200);
    await reviveJobs(app.services.database.db, undefined, clock.now());
    await app.services.jobs.runDue();
    expect(await readJobs()).toEqual([]);
  });

  it('[security 44] logs a message only by its id', async () => {
    receiver.answerWith(500);
    await post().expect(201);
    await app.services.jobs.runDue();
    clock.advance(hourMs);
    receiver.answerWith(200);
    await app.services.jobs.runDue();
    const log = JSON.stringify(app.readLog());
    expect(log).toContain(`"webhook":"${listIds()[0]}"`);
    for (const word of [referral.clickId, referral.sessionId, carrier.referralLink, receiver.url, secret])
      expect(log).not.toContain(word);
  });

  it('can be tried from the desk, once and signed, and the desk says what the receiver answered', async () => {
    const { browser } = await createTestOperator(app);
    const send = async () => (await browser.send('post', '/api/operator/deliveries/test-webhook')).body;
    expect(await send()).toEqual({ outcome: 'delivered', status: 204 });
    const [call] = receiver.calls;
    if (!call) throw new Error('Nothing came.');
    expect(JSON.parse(call.body)).toMatchObject({
      id: call.headers['webhook-id'],
      type: 'webhook.test',
      data: {},
    });
    expect(verify(call, secret)).toBe(true);
    receiver.answerWith(401);
    expect(await send()).toEqual({ outcome: 'refused', status: 401 });
    expect(await readJobs()).toEqual([]);
    await receiver[Symbol.asyncDispose]();
    expect(await send()).toEqual({ outcome: 'unreachable', status: null });
    receiver = await startWebhookReceiver(receiver.port);
    const { body } = await browser.send('get', '/api/operator/actions');
    expect(body.actions).toMatchObject(Array.from({ length: 3 }, () => ({ action: 'sent_test_webhook' })));
  });

  it('is off unless it is configured', async () => {
    await using plain = await createTestApp();
    await supertest(plain.listener)
      .post('/api/referrals')
      .set({ Origin: testOrigin })
      .send(referral)
      .expect(201);
    expect(await listJobs(plain.services.database.db)).toEqual([]);
    const { browser } = await createTestOperator(plain);
    const trial = await browser.send('post', '/api/operator/deliveries/test-webhook');
    expect(trial.body).toEqual({ outcome: 'off', status: null });
  });
});

it('uses a secret in the Standard Webhooks form as the base64 key that it is', () => {
  // The example of the specification's own libraries.
  const headers = signWebhook('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    sentAt: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  });
  expect(headers['Webhook-Signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});
