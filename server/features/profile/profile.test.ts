import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { recommend } from '../../../shared/matching/recommend.ts';
import { buildUserData } from '../../../shared/matching/testing/builders.ts';
import { matchedCarriers } from '../../../shared/site/carriers.data.ts';
import { confirmInTest, signUpConfirmedInTest } from '../../testing/confirmed-sign-up.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestBrowser, signUpInTest } from '../../testing/test-browser.ts';
import { createTestClock } from '../../testing/test-clock.ts';

const path = '/api/profile';
const quotedAt = '2026-03-01T11:00:00.000Z';

async function signIn(app: TestApp, email = 'ada@example.com') {
  const browser = createTestBrowser(app.listener);
  await signUpConfirmedInTest(app, browser, { email });
  return browser;
}

function createApp() {
  return createTestApp({}, { clock: createTestClock() });
}

describe('GET and PUT /api/profile', () => {
  it.each(['get', 'put'] as const)('%s answers 401 when signed out', async (method) => {
    await using app = await createApp();
    const response = await createTestBrowser(app.listener).send(
      method,
      path,
      method === 'put' ? {} : undefined,
    );
    expect([response.status, response.body.error.code]).toEqual([401, 'session_missing']);
  });

  it('answers 404 before there is a profile, then what was saved', async () => {
    await using app = await createApp();
    const browser = await signIn(app);
    const missing = await browser.send('get', path);
    expect([missing.status, missing.body.error.code]).toEqual([404, 'no_profile']);
    const saved = await browser.send('put', path, { firstName: 'Ada', lastName: 'Byron', age: 36 });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ firstName: 'Ada', lastName: 'Byron', age: 36, quote: null });
    expect(saved.headers['cache-control']).toBe('no-store');
    expect((await browser.send('get', path)).body).toEqual(saved.body);
  });

  it('keeps fields that are left out, and empties those that are null', async () => {
    await using app = await createApp();
    const browser = await signIn(app);
    await browser.send('put', path, { firstName: 'Ada', lastName: 'Byron', age: 36 });
    const saved = await browser.send('put', path, { lastName: null });
    expect(saved.body).toMatchObject({ firstName: 'Ada', lastName: null, age: 36 });
  });

  it.each([
    ['an age under 18', { age: 17 }, 'age'],
    ['an age over 100', { age: 101 }, 'age'],
    ['half a year', { age: 40.5 }, 'age'],
    ['a first name of spaces', { firstName: '   ' }, 'firstName'],
    ['a place that is no state', { state: 'Ontario' }, 'state'],
    ['an impossible date', { dob: '2001-02-30' }, 'dob'],
    ['someone under 18', { dob: '2008-03-02' }, 'dob'],
    ['a date of another century', { dob: '1890-01-01' }, 'dob'],
    ['terms that are not agreed to', { termsAccepted: false }, 'termsAccepted'],
    ['an answer that is no option', { priority: 'price' }, 'priority'],
    ['someone else’s id', { userId: 'another' }, 'userId'],
    [
      'a match of their own making',
      { quote: { userData: buildUserData(), quotedAt, matchPercent: 99 } },
      'quote.matchPercent',
    ],
    [
      'a quote from the future',
      { quote: { userData: buildUserData(), quotedAt: '2026-03-05T00:00:00Z' } },
      'quote.quotedAt',
    ],
  ])('[security 36] rejects %s and saves nothing', async (_name, body, field) => {
    await using app = await createApp();
    const browser = await signIn(app);
    const response = await browser.send('put', path, { lastName: 'Byron', ...body });
    expect(response.status).toBe(422);
    expect(Object.keys(response.body.error.fields)).toEqual([field]);
    expect((await browser.send('get', path)).status).toBe(404);
  });

  it('accepts someone who turns 18 today, and computes their age from the date', async () => {
    await using app = await createApp();
    const browser = await signIn(app);
    const saved = await browser.send('put', path, { dob: '2008-03-01' });
    expect([saved.status, saved.body.age]).toEqual([200, 18]);
  });

  it('[security 63] accepts and shows nothing while the address is not confirmed', async () => {
    await using app = await createApp();
    const browser = createTestBrowser(app.listener);
    const { body } = await signUpInTest(browser);
    for (const method of ['put', 'get'] as const) {
      const refused = await browser.send(method, path, method === 'put' ? { firstName: 'Ada' } : undefined);
      expect([refused.status, refused.body.error.code]).toEqual([403, 'email_unconfirmed']);
      expect(refused.body.error.message).toContain('Please verify your email address first.');
    }
    await confirmInTest(app, body.user.id);
    expect((await browser.send('get', path)).status).toBe(404);
    expect((await browser.send('put', path, { onboardingCompleted: true })).body.onboardingCompleted).toBe(
      true,
    );
  });

  it('[security 37] shows no one another person’s profile', async () => {
    await using app = await createApp();
    const ada = await signIn(app);
    const eve = await signIn(app, 'eve@example.com');
    await ada.send('put', path, { firstName: 'Ada' });
    expect((await eve.send('get', path)).status).toBe(404);
    await eve.send('put', path, { firstName: 'Eve' });
    expect((await ada.send('get', path)).body.firstName).toBe('Ada');
  });

  it('[security 48] records consents, and their withdrawal', async () => {
    await using app = await createApp();
    const browser = await signIn(app);
    await browser.send('put', path, { termsAccepted: true, marketingOptIn: true });
    await browser.send('put', path, { marketingOptIn: false });
    const rows = await app.services.database.db
      .selectFrom('consents')
      .select(['kind', 'page', 'withdrawnAt'])
      .where('kind', '=', 'marketing')
      .execute();
    expect(rows).toEqual([
      { kind: 'marketing', page: '/onboarding/profile', withdrawnAt: new Date('2026-03-01T12:00:00.000Z') },
    ]);
  });
});

describe('while the version before still runs', () => {
  const answers = { state: 'Ohio', healthConditions: 'No', priority: 'Lowest premium cost' } as const;

  it('what it writes is read, and what it reads is what was written here', async () => {
    await using app = await createApp();
    const { db } = app.services.database;
    const browser = await signIn(app);
    const { body } = await browser.send('put', path, { firstName: 'Ada', ...answers });
    expect(body).toMatchObject(answers);
    const { rows: seen } = await sql`select state, health_conditions, priority from profiles`.execute(db);
    expect(seen).toEqual([answers]);

    // The statement of the version before.
    const later = '2026-03-01T12:00:01.000Z';
    await sql`
      insert into profiles (state, health_status, user_id, created_at, updated_at)
      values ('Texas', 'Good', ${body.userId}, ${later}, ${later})
      on conflict (user_id) do update set state = 'Texas', health_status = 'Good', updated_at = ${later}
    `.execute(db);
    const read = { ...answers, state: 'Texas', healthStatus: 'Good', firstName: 'Ada' };
    expect((await browser.send('get', path)).body).toMatchObject(read);

    // A change of something else keeps it.
    expect((await browser.send('put', path, { age: 40 })).body).toMatchObject({ ...read, age: 40 });
    expect((await browser.send('get', path)).body).toMatchObject({ ...read, age: 40 });
  });

  it('a profile that it created is read', async () => {
    await using app = await createApp();
    const { db } = app.services.database;
    const browser = await signIn(app);
    const { body } = await browser.send('get', '/api/auth/session');
    const at = '2026-03-01T12:00:00.000Z';
    await sql`
      insert into profiles (coverage_amount, user_id, created_at, updated_at)
      values ('$500,000', ${body.user.id}, ${at}, ${at})
    `.execute(db);
    expect((await browser.send('get', path)).body).toMatchObject({ coverageAmount: '$500,000', state: null });
  });
});

describe('the last quote', () => {
  it('is stored, no matter what a visitor calls themselves', async () => {
    await using app = await createApp();
    const browser = await signIn(app);
    const userData = buildUserData({ name: '123' });
    const saved = await browser.send('put', path, { quote: { userData, quotedAt } });
    expect(saved.status).toBe(200);
    expect([saved.body.name, saved.body.quote.userData.name]).toEqual(['123', '123']);
  });

  it('is matched by the server and fills the profile', async () => {
    await using app = await createApp();
    const browser = await signIn(app);
    const userData = buildUserData({ majorHealthConditions: 'No' });
    const saved = await browser.send('put', path, { quote: { userData, quotedAt } });
    const match = recommend(userData, matchedCarriers);
    expect(saved.body).toMatchObject({
      name: userData.name,
      age: userData.age,
      state: userData.state,
      coverageAmount: userData.coverageAmount,
      healthConditions: 'No',
      quote: {
        userData,
        carrierName: match.recommendedCompany,
        matchPercent: match.matchPercent,
        referredAt: null,
      },
    });
  });

  it('is not replaced by an older one', async () => {
    await using app = await createApp();
    const browser = await signIn(app);
    await browser.send('put', path, { quote: { userData: buildUserData({ age: 41 }), quotedAt } });
    const older = '2026-02-01T00:00:00.000Z';
    await browser.send('put', path, { quote: { userData: buildUserData({ age: 40 }), quotedAt: older } });
    const { body } = await browser.send('get', path);
    expect([body.age, body.quote.userData.age, body.quote.quotedAt]).toEqual([41, 41, quotedAt]);
  });

  it('records that the person continued to a carrier', async () => {
    await using app = await createApp();
    const browser = await signIn(app);
    await browser.send('put', path, { quote: { userData: buildUserData(), quotedAt } });
    const [carrier] = matchedCarriers;
    const referral = { carrierName: carrier?.name, referralUrl: carrier?.referralLink };
    expect((await browser.send('post', '/api/referrals', referral)).status).toBe(201);
    expect((await browser.send('get', path)).body.quote).toMatchObject({
      referredCarrierName: carrier?.name,
      referredAt: '2026-03-01T12:00:00.000Z',
    });
  });

  it('shows the last click with its own time, even if an earlier one arrives after it', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const browser = await signIn(app);
    await browser.send('put', path, { quote: { userData: buildUserData(), quotedAt } });
    const follow = async (carrier: (typeof matchedCarriers)[number] | undefined, clickedAt: string) => {
      const link = { carrierName: carrier?.name, referralUrl: carrier?.referralLink, clickedAt };
      expect((await browser.send('post', '/api/referrals', link)).status).toBe(201);
      const { referredCarrierName, referredAt } = (await browser.send('get', path)).body.quote;
      return [referredCarrierName, referredAt];
    };
    const [first, second] = matchedCarriers;
    clock.advance(2_400_000);
    const late = [second?.name, '2026-03-01T12:30:00.000Z'];
    expect(await follow(second, '2026-03-01T12:30:00.000Z')).toEqual(late);
    expect(await follow(first, '2026-03-01T12:20:00.000Z')).toEqual(late);
  });

  it('shows what the carrier last reported about any of the person’s clicks, and forgets it with a new quote', async () => {
    await using app = await createApp();
    const browser = await signIn(app);
    const { db } = app.services.database;
    await browser.send('put', path, { quote: { userData: buildUserData(), quotedAt } });
    const [carrier] = matchedCarriers;
    const referral = { carrierName: carrier?.name, referralUrl: carrier?.referralLink };
    const { clickId } = (await browser.send('post', '/api/referrals', referral)).body;
    await browser.send('post', '/api/referrals', referral);
    const report = { carrierId: carrier?.id ?? '', clickId, amountCents: 0, source: 'postback' } as const;
    const days = { applied: '2026-03-01', issued: '2026-03-20', approved: '2026-03-10' } as const;
    for (const status of ['applied', 'issued', 'approved'] as const) {
      const row = { ...report, status, occurredOn: days[status], receivedAt: new Date() };
      await db.insertInto('referralOutcomes').values(row).execute();
    }
    const outcome = { carrierName: carrier?.name, status: 'issued', occurredOn: '2026-03-20' };
    expect((await browser.send('get', path)).body.quote.outcome).toEqual(outcome);
    const exported = await browser.send('get', '/api/auth/user/export');
    expect(exported.body.profile).toMatchObject({ outcome, clicks: expect.arrayContaining([clickId]) });
    const newer = { userData: buildUserData({ age: 41 }), quotedAt: '2026-03-01T11:30:00.000Z' };
    expect((await browser.send('put', path, { quote: newer })).body.quote.outcome).toBeNull();
  });

  it('shows no one what became of another person’s click, even if they send its id', async () => {
    await using app = await createApp();
    const browser = await signIn(app);
    await browser.send('put', path, { quote: { userData: buildUserData(), quotedAt } });
    const [carrier] = matchedCarriers;
    const link = { carrierName: carrier?.name, referralUrl: carrier?.referralLink };
    const { clickId } = (await createTestBrowser(app.listener).send('post', '/api/referrals', link)).body;
    const declined = { status: 'declined', occurredOn: '2026-03-01', amountCents: 0 } as const;
    await app.services.database.db
      .insertInto('referralOutcomes')
      .values({
        ...declined,
        carrierId: carrier?.id ?? '',
        clickId,
        source: 'postback',
        receivedAt: new Date(),
      })
      .execute();
    expect((await browser.send('post', '/api/referrals', { ...link, clickId })).status).toBe(201);
    expect((await browser.send('get', path)).body.quote.outcome).toBeNull();
  });

  it('says whether any carrier fit, and shows the carrier’s picture', async () => {
    await using app = await createApp();
    const browser = await signIn(app);
    const userData = buildUserData({ age: 78, healthStatus: 'Poor' });
    const saved = await browser.send('put', path, { quote: { userData, quotedAt } });
    const { carrierId, logo } = recommend(userData, matchedCarriers);
    expect(saved.body.quote).toMatchObject({ carrierId, carrierLogo: logo, isFallback: true });
  });
});

describe('an application that the person tells us about', () => {
  const [primary] = matchedCarriers;

  it('is with their match, keeps its first time, can be taken back, and is part of their data', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const browser = await signIn(app);
    await browser.send('put', path, { quote: { userData: buildUserData(), quotedAt } });
    const told = await browser.send('put', path, { hasApplied: true });
    const application = { appliedCarrierName: primary?.name, appliedAt: '2026-03-01T12:00:00.000Z' };
    expect([told.status, told.body.quote]).toEqual([200, expect.objectContaining(application)]);
    clock.advance(60_000);
    const again = await browser.send('put', path, { hasApplied: true });
    expect(again.body.quote).toMatchObject(application);
    const exported = await browser.send('get', '/api/auth/user/export');
    expect(exported.body.profile.quote).toMatchObject(application);
    const back = await browser.send('put', path, { hasApplied: false });
    expect(back.body.quote).toMatchObject({ appliedCarrierName: null, appliedAt: null });
  });

  it('is with the carrier that they went to', async () => {
    await using app = await createApp();
    const browser = await signIn(app);
    await browser.send('put', path, { quote: { userData: buildUserData(), quotedAt } });
    const other = matchedCarriers.find(({ isPrimary }) => !isPrimary);
    await browser.send('post', '/api/referrals', {
      carrierName: other?.name,
      referralUrl: other?.referralLink,
    });
    const told = await browser.send('put', path, { hasApplied: true });
    expect(told.body.quote.appliedCarrierName).toBe(other?.name);
  });

  it('is forgotten with a newer quote', async () => {
    await using app = await createApp();
    const browser = await signIn(app);
    await browser.send('put', path, { quote: { userData: buildUserData(), quotedAt } });
    await browser.send('put', path, { hasApplied: true });
    const newer = { userData: buildUserData({ age: 41 }), quotedAt: '2026-03-01T11:30:00.000Z' };
    const saved = await browser.send('put', path, { quote: newer });
    expect(saved.body.quote).toMatchObject({ appliedCarrierName: null, appliedAt: null });
  });

  it('is refused without a quote', async () => {
    await using app = await createApp();
    const browser = await signIn(app);
    const refused = await browser.send('put', path, { firstName: 'Ada', hasApplied: true });
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([422, ['hasApplied']]);
    expect((await browser.send('get', path)).status).toBe(404);
  });
});
