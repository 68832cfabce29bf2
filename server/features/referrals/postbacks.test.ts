import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildUserData } from '../../../shared/matching/testing/builders.ts';
import { matchedCarriers } from '../../../shared/site/carriers.data.ts';
import { signWebhook } from '../../platform/messages/webhook-signature.ts';
import { createTestApp, type TestApp, testOrigin } from '../../testing/test-app.ts';
import { createTestClock, type TestClock } from '../../testing/test-clock.ts';

const [carrier, other] = matchedCarriers;
if (!carrier || !other) throw new Error('There are too few carriers.');
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const newSecret = 'the-next-secret-that-is-long-enough';
const otherSecret = 'the-secret-of-the-other-carrier';
const minuteMs = 60_000;

let clock: TestClock;
let app: TestApp;
let clickId: string;

beforeEach(async () => {
  clock = createTestClock('2026-03-20T12:00:00.000Z');
  const secrets = [`${carrier.id}=${secret}`, `${carrier.id}=${newSecret}`, `${other.id}=${otherSecret}`];
  app = await createTestApp({ POSTBACK_SECRETS: secrets.join(',') }, { clock });
  clickId = randomUUID();
  await supertest(app.listener)
    .post('/api/referrals')
    .set('Origin', testOrigin)
    .send({ carrierName: carrier.name, referralUrl: carrier.referralLink, clickId })
    .expect(201);
});
afterEach(() => app[Symbol.asyncDispose]());

type Sent = { id?: string; key?: string; to?: string; sentAt?: Date; signedBody?: string };

/** Posts a report like a carrier's server does: signed, without an origin, and without cookies. */
function report(change: object = {}, { id = 'msg_1', key = secret, to = carrier?.id, ...more }: Sent = {}) {
  const body = JSON.stringify({ clickId, status: 'issued', occurredOn: '2026-03-20', ...change });
  const signed = { id, sentAt: more.sentAt ?? clock.now(), body: more.signedBody ?? body };
  return supertest(app.listener)
    .post(`/api/postbacks/${to}`)
    .set({ 'Content-Type': 'application/json', ...signWebhook(key, signed) })
    .send(body);
}

const listOutcomes = () => app.services.database.db.selectFrom('referralOutcomes').selectAll().execute();

describe('POST /api/postbacks/{carrier}', () => {
  it('stores a signed report, with the commission in cents', async () => {
    const response = await report({ amount: 1204.35 }).expect(200);
    expect(response.body).toEqual({ isRepeat: false });
    expect(await listOutcomes()).toMatchObject([
      {
        carrierId: carrier.id,
        clickId,
        status: 'issued',
        amountCents: 120_435,
        occurredOn: '2026-03-20',
        source: 'postback',
        receivedAt: clock.now(),
      },
    ]);
  });

  it('takes the click id in capitals, as some databases write it', async () => {
    await report({ clickId: clickId.toUpperCase() }).expect(200);
    expect(await listOutcomes()).toMatchObject([{ clickId }]);
  });

  it('stores a repeated message once, signed for a new time, even in parallel', async () => {
    await Promise.all(Array.from({ length: 5 }, () => report({ amount: 10 }).expect(200)));
    clock.advance(10 * minuteMs);
    expect((await report({ amount: 10 }).expect(200)).body).toEqual({ isRepeat: true });
    expect(await listOutcomes()).toHaveLength(1);
  });

  it('rejects another report with a used id, but not another carrier’s', async () => {
    await report({ amount: 10 }).expect(200);
    const response = await report({ amount: 11 }).expect(409);
    expect(response.body.error.code).toBe('id_reused');
    expect(await listOutcomes()).toHaveLength(1);
  });

  it('takes both secrets while one replaces the other', async () => {
    await report({}, { id: 'a' }).expect(200);
    await report({}, { id: 'b', key: newSecret }).expect(200);
  });

  it.each<[string, Sent]>([
    ['another secret', { key: 'a secret that no one was given' }],
    ['another carrier’s path', { to: 'no-such-carrier' }],
    ['a body that was changed on the way', { signedBody: '{"clickId":"x"}' }],
    ['an id that is too long', { id: 'x'.repeat(201) }],
    ['a time six minutes ago, as in a replay', { sentAt: new Date('2026-03-20T11:54:00.000Z') }],
    ['a time six minutes ahead', { sentAt: new Date('2026-03-20T12:06:00.000Z') }],
  ])('[security 80] rejects a call signed with %s, and stores nothing', async (_name, sent) => {
    const response = await report({}, sent).expect(401);
    expect(response.body.error.code).toBe('invalid_signature');
    expect(await listOutcomes()).toEqual([]);
  });

  it.each(['Webhook-Id', 'Webhook-Timestamp', 'Webhook-Signature'])(
    '[security 80] rejects a call without %s',
    async (header) => {
      await report().unset(header).expect(401);
      expect(await listOutcomes()).toEqual([]);
    },
  );

  it('[security 80] rejects a click of another carrier, like one that does not exist', async () => {
    const foreign = await report({}, { to: other.id, key: otherSecret }).expect(422);
    const unknown = await report({ clickId: randomUUID() }).expect(422);
    expect(foreign.body.error.fields).toEqual(unknown.body.error.fields);
    expect(await listOutcomes()).toEqual([]);
  });

  it.each([
    ['clickId', { clickId: '1' }],
    ['status', { status: 'paid' }],
    ['occurredOn', { occurredOn: '20.3.2026' }],
    ['occurredOn', { occurredOn: '2026-03-22' }],
    ['occurredOn', { occurredOn: '2026-03-18' }],
    ['occurredOn', { occurredOn: '0000-01-01' }],
    ['amount', { amount: 1.005 }],
    ['amount', { amount: '412.50' }],
    ['amount', { amount: 1e9 }],
    ['userId', { userId: 'x' }],
  ])('rejects an invalid %s', async (field, change) => {
    const response = await report(change).expect(422);
    expect(Object.keys(response.body.error.fields)).toEqual([field]);
  });

  it('[security 44] logs a refusal by its carrier and reason, without secret, click, or body', async () => {
    await report({}, { key: newSecret.toUpperCase() }).expect(401);
    await report({}, { to: 'no-such-carrier' }).expect(401);
    const refusals = app.readLog().filter(({ msg }) => msg === 'postback refused');
    expect(refusals).toMatchObject([{ carrier: carrier.id, error: 'signature' }]);
    for (const word of [secret, newSecret, clickId])
      expect(JSON.stringify(app.readLog())).not.toContain(word);
  });
});

it('logs a flood of refused reports once a minute for each carrier and reason, with their number', async () => {
  const flood = (change: Sent, count: number) =>
    Promise.all(Array.from({ length: count }, () => report({}, change).expect(401)));
  await flood({ key: 'wrong' }, 20);
  await flood({ sentAt: new Date(0) }, 10);
  clock.advance(minuteMs);
  await flood({ key: 'wrong' }, 1);
  expect(app.readLog().filter(({ msg }) => msg === 'postback refused')).toMatchObject([
    { error: 'signature', refused: 1 },
    { error: 'timestamp', refused: 1 },
    { error: 'signature', refused: 20 },
  ]);
});

it('[security 81] never changes the match, no matter what carriers pay', async () => {
  const people = [
    buildUserData(),
    buildUserData({ age: 62, smokingStatus: 'Yes', priority: 'Lowest premium cost' }),
    buildUserData({ healthStatus: 'Poor', age: 80 }),
  ];
  const recommendAll = async () => {
    const post = supertest(app.listener).post.bind(supertest(app.listener), '/api/recommendation');
    const answers = await Promise.all(
      people.map((userData) => post().set('Origin', testOrigin).send({ userData }).expect(200)),
    );
    const offered = await supertest(app.listener).get('/api/carriers').expect(200);
    return [...answers, offered].map(({ body }) => body);
  };
  const before = await recommendAll();
  await report({ amount: 1_000_000 }, { id: 'large' }).expect(200);
  await report({ status: 'canceled', amount: -1_000_000 }, { id: 'back' }).expect(200);
  await app.services.database.db
    .insertInto('carrierStatements')
    .values({ carrierId: other.id, month: '2026-03', uploadedAt: clock.now() })
    .execute();
  expect(await recommendAll()).toEqual(before);
});

describe('POSTBACK_SECRETS', () => {
  it('stops the start when it names a carrier that does not exist', async () => {
    await expect(createTestApp({ POSTBACK_SECRETS: `acme=${secret}` })).rejects.toThrow(
      /^POSTBACK_SECRETS names acme, .* alderpoint/,
    );
  });

  it.each([
    ['a secret that is too short', 'alderpoint=short', 'the secret of alderpoint must have at least 24'],
    [
      'a key that is no base64',
      'alderpoint=whsec_not*base64*not*base64',
      'the secret of alderpoint must continue',
    ],
    ['no carrier', newSecret, 'must be carriers with their secrets'],
    [
      'one secret for two carriers, who could report for each other',
      `alderpoint=${secret},brightwater=${newSecret},brightwater=${secret}`,
      'can’t give brightwater the secret of alderpoint',
    ],
  ])('rejects %s', async (_name, value, error) => {
    await expect(createTestApp({ POSTBACK_SECRETS: value })).rejects.toThrow(error);
  });
});
