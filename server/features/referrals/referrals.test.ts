import supertest from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { matchedCarriers } from '../../../shared/site/carriers.data.ts';
import { createTestApp, type TestApp, testOrigin } from '../../testing/test-app.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { insertUser, proveEmail } from '../auth/users/users.repository.ts';

const carrier = matchedCarriers[0];
if (!carrier) throw new Error('There are no carriers.');
const referral = { carrierName: carrier.name, referralUrl: carrier.referralLink };
const day = 24 * 3_600_000;
const clickId = '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11';

function post(app: TestApp, body: object) {
  return supertest(app.listener)
    .post('/api/referrals')
    .set({ Origin: testOrigin, 'User-Agent': 'Test/1.0' })
    .send(body);
}

function readRows(app: TestApp) {
  return app.services.database.db.selectFrom('referralLogs').selectAll().execute();
}

describe('POST /api/referrals', () => {
  it('stores the referral before it responds', async () => {
    const now = new Date('2030-05-06T07:08:09.000Z');
    await using app = await createTestApp({}, { clock: { now: () => now } });
    const response = await post(app, { ...referral, sessionId: 'coverlight_session_1', clickId }).expect(201);
    expect(response.body).toEqual({ id: 1, clickId });
    expect(await readRows(app)).toEqual([
      {
        id: 1,
        carrierId: carrier.id,
        carrierName: carrier.name,
        referralUrl: carrier.referralLink,
        sessionId: 'coverlight_session_1',
        clickId: clickId,
        userAgent: 'Test/1.0',
        isSignedIn: false,
        ipAddress: '',
        clickedAt: now,
      },
    ]);
  });

  it('assigns a click id, and an anonymous session, when none is sent', async () => {
    await using app = await createTestApp();
    const response = await post(app, referral).expect(201);
    expect(response.body.clickId).toMatch(/^[0-9a-f-]{36}$/);
    expect(await readRows(app)).toMatchObject([{ sessionId: 'anonymous', clickId: response.body.clickId }]);
  });

  it('stores a repeated click once', async () => {
    await using app = await createTestApp();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(app, { ...referral, clickId })));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 10 }, () => [201, { id: 1, clickId }]),
    );
    expect(await readRows(app)).toHaveLength(1);
  });

  it('rejects a click id that was used for another carrier', async () => {
    await using app = await createTestApp();
    await post(app, { ...referral, clickId }).expect(201);
    const other = matchedCarriers[1];
    const response = await post(app, {
      carrierName: other?.name,
      referralUrl: other?.referralLink,
      clickId,
    }).expect(422);
    expect(Object.keys(response.body.error.fields)).toEqual(['clickId']);
    expect(await readRows(app)).toHaveLength(1);
  });

  it.each([
    ['29 days ago', -29 * day, -29 * day],
    ['a moment ahead, because of the device’s clock', 60_000, 0],
  ])('stores when a late click happened: %s', async (_name, shift, expected) => {
    const now = new Date('2030-05-06T07:08:09.000Z');
    await using app = await createTestApp({}, { clock: { now: () => now } });
    const clickedAt = new Date(now.getTime() + shift).toISOString();
    await post(app, { ...referral, clickId, clickedAt }).expect(201);
    await post(app, { ...referral, clickId }).expect(201);
    expect(await readRows(app)).toMatchObject([{ clickedAt: new Date(now.getTime() + expected) }]);
  });

  it.each([
    ['10 minutes ahead', 600_000],
    ['31 days ago', -31 * day],
  ])('rejects a time that can’t be right: %s', async (_name, shift) => {
    await using app = await createTestApp();
    const clickedAt = new Date(Date.now() + shift).toISOString();
    const response = await post(app, { ...referral, clickedAt }).expect(422);
    expect(Object.keys(response.body.error.fields)).toEqual(['clickedAt']);
  });

  it('stores nothing if the click can’t be noted for its account, so that sending it again notes it', async () => {
    await using app = await createTestApp();
    const { referrals, database } = app.services;
    const note = vi.fn().mockRejectedValueOnce(new Error('The database is gone.'));
    const log = () => referrals.logReferral({ ...referral, clickId }, new Date(), { userAgent: '', note });
    await expect(log()).rejects.toThrow('The database is gone.');
    expect(await readRows(app)).toEqual([]);
    await log();
    await log();
    expect(note).toHaveBeenCalledTimes(2);
    expect(await database.db.selectFrom('referralLogs').select('isSignedIn').execute()).toEqual([
      { isSignedIn: true },
    ]);
  });

  it('counts a late click only for a session that began before it', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const before = clock.now().toISOString();
    clock.advance(60_000);
    const { db, sessions } = app.services.accounts;
    await insertUser(db, 'ada', {}, clock.now());
    await proveEmail(db, 'ada', 'ada@mail.example', clock.now());
    const { token } = await sessions.start(db, { userId: 'ada', method: 'password', userAgent: '' });
    clock.advance(60_000);
    const during = clock.now().toISOString();
    clock.advance(60_000);
    for (const clickedAt of [before, during]) {
      await post(app, { ...referral, clickedAt })
        .set('Cookie', `session=${token}`)
        .expect(201);
    }
    expect((await readRows(app)).map(({ isSignedIn }) => isSignedIn)).toEqual([false, true]);
  });

  it.each([
    ['another site', { referralUrl: 'https://evil.example/quote' }, 'referralUrl'],
    ["another carrier's link", { referralUrl: matchedCarriers[1]?.referralLink }, 'referralUrl'],
    ['a link with more in it', { referralUrl: `${carrier.referralLink}?to=evil.example` }, 'referralUrl'],
    ['a script', { referralUrl: 'javascript:alert(1)' }, 'referralUrl'],
    ['an unknown carrier', { carrierName: 'Nobody Life' }, 'carrierName'],
    ['a hostile session id', { sessionId: "x'; drop table referral_logs" }, 'sessionId'],
    ['a click id that is no UUID', { clickId: '1' }, 'clickId'],
    ['a time that is none', { clickedAt: 'yesterday' }, 'clickedAt'],
  ])('[security 40] rejects %s', async (_name, change, field) => {
    await using app = await createTestApp();
    const response = await post(app, { ...referral, ...change }).expect(422);
    expect(Object.keys(response.body.error.fields)).toEqual([field]);
    expect(await readRows(app)).toEqual([]);
  });

  it('cuts an endless user agent', async () => {
    await using app = await createTestApp();
    await post(app, referral).set('User-Agent', 'x'.repeat(4000)).expect(201);
    expect((await readRows(app))[0]?.userAgent).toHaveLength(512);
  });
});
