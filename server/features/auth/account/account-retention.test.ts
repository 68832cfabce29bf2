import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestStage, signUpInTest } from '../../../testing/test-browser.ts';
import { insertIdentity } from '../users/identities.repository.ts';
import { insertPasskey } from '../users/passkeys.repository.ts';
import { insertUser, proveEmail, updateUser } from '../users/users.repository.ts';

const day = 24 * 3_600_000;

type Stage = Awaited<ReturnType<typeof openTestStage>>;

async function listUsers({ app }: Stage): Promise<readonly string[]> {
  const rows = await app.services.database.db.selectFrom('users').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

async function runAfter(stage: Stage, ms: number) {
  stage.clock.advance(ms);
  await stage.app.services.retentionJobs.run();
}

/** Marks everything in the outbox as sent now, like a mail server would. */
async function send({ app, clock }: Stage) {
  const { db } = app.services.database;
  await db
    .updateTable('messages')
    .set({ status: 'sent', sentAt: clock.now() })
    .where('sentAt', 'is', null)
    .execute();
}

async function countNotices({ app }: Stage, purpose: string): Promise<number> {
  const { db } = app.services.database;
  return (await db.selectFrom('messages').select('id').where('purpose', '=', purpose).execute()).length;
}

async function addProven({ app, clock }: Stage, id: string) {
  const { db } = app.services.database;
  await insertUser(db, id, {}, clock.now());
  await proveEmail(db, id, `${id}@example.com`, clock.now());
  await insertIdentity(db, { userId: id, provider: 'email', subject: id }, clock.now());
}

/** Adds a passkey that was just used. */
async function addPasskey({ app, clock }: Stage, userId: string) {
  const now = clock.now();
  const credential = { credentialId: userId, publicKey: 'AA', counter: 0, transports: [], host: 'localhost' };
  const passkey = {
    ...credential,
    id: userId,
    userId,
    friendlyName: 'Laptop',
    createdAt: now,
    lastUsedAt: now,
  };
  await insertPasskey(app.services.database.db, passkey);
}

describe('[security 89] accounts that were never proven', () => {
  it('are removed 7 days after their email was really sent', async () => {
    await using stage = await openTestStage();
    await signUpInTest(stage.browser());
    await addProven(stage, 'proven');
    await runAfter(stage, 8 * day);
    expect(await listUsers(stage)).toHaveLength(2);
    await send(stage);
    await runAfter(stage, 7 * day);
    expect(await listUsers(stage)).toEqual(['proven']);
  });

  it('stay while nothing is sent, and with a phone, Google, or a passkey', async () => {
    await using stage = await openTestStage();
    const { db } = stage.app.services.database;
    await insertUser(
      db,
      'phone',
      { phone: '+12125550123', phoneConfirmedAt: stage.clock.now() },
      stage.clock.now(),
    );
    await insertUser(db, 'google', {}, stage.clock.now());
    await insertIdentity(db, { userId: 'google', provider: 'google', subject: '1' }, stage.clock.now());
    await insertUser(db, 'passkey', {}, stage.clock.now());
    await addPasskey(stage, 'passkey');
    await insertUser(db, 'unsent', { unprovenEmail: 'ada@example.com' }, stage.clock.now());
    for (let week = 0; week < 8; week += 1) await runAfter(stage, 7 * day);
    expect(await listUsers(stage)).toEqual(['google', 'passkey', 'phone', 'unsent']);
  });

  it('of earlier versions get one more email first', async () => {
    await using stage = await openTestStage();
    const { db } = stage.app.services.database;
    const { body } = await signUpInTest(stage.browser());
    const id: string = body.user.id;
    await send(stage);
    await db.updateTable('users').set({ email: 'ada@example.com', unprovenEmail: null }).execute();
    await runAfter(stage, 20 * day);
    await runAfter(stage, day);
    expect(await listUsers(stage)).toEqual([id]);
    expect(await countNotices(stage, 'removal_unproven')).toBe(1);
    await send(stage);
    await runAfter(stage, 6 * day);
    expect(await listUsers(stage)).toEqual([id]);
    await runAfter(stage, day);
    expect(await listUsers(stage)).toEqual([]);
  });
});

describe('[security 89] accounts without a sign-in', () => {
  it('are warned 30 and 7 days before they are removed after 3 years', async () => {
    await using stage = await openTestStage();
    await addProven(stage, 'idle');
    await runAfter(stage, (3 * 365 - 31) * day);
    expect(await countNotices(stage, 'removal_first')).toBe(0);
    await runAfter(stage, day);
    expect(await countNotices(stage, 'removal_first')).toBe(1);
    await send(stage);
    await runAfter(stage, 22 * day);
    expect(await countNotices(stage, 'removal_last')).toBe(0);
    await runAfter(stage, day);
    await send(stage);
    await runAfter(stage, 6 * day);
    expect(await listUsers(stage)).toEqual(['idle']);
    await runAfter(stage, day);
    expect(await listUsers(stage)).toEqual([]);
  });

  it('stay once their person signs in, while nothing is sent, and when they are operators’', async () => {
    await using stage = await openTestStage();
    const { db } = stage.app.services.database;
    for (const id of ['back', 'operator', 'passkey', 'unsent']) await addProven(stage, id);
    await db.insertInto('operators').values({ userId: 'operator', addedAt: stage.clock.now() }).execute();
    await runAfter(stage, (3 * 365 - 30) * day);
    await db
      .updateTable('messages')
      .set({ status: 'sent', sentAt: stage.clock.now() })
      .where('userId', 'in', ['back', 'passkey'])
      .execute();
    await addPasskey(stage, 'passkey');
    await db
      .updateTable('identities')
      .set({ lastSignInAt: stage.clock.now() })
      .where('userId', '=', 'back')
      .execute();
    for (let week = 0; week < 10; week += 1) await runAfter(stage, 7 * day);
    expect(await listUsers(stage)).toEqual(['back', 'operator', 'passkey', 'unsent']);
  });

  it('are warned no sooner than 60 days after the upgrade', async () => {
    await using stage = await openTestStage();
    const { db } = stage.app.services.database;
    const old = new Date(stage.clock.now().getTime() - 4 * 365 * day);
    await addProven(stage, 'idle');
    await db.updateTable('users').set({ createdAt: old }).execute();
    await runAfter(stage, 0);
    expect(await countNotices(stage, 'removal_first')).toBe(0);
  });
});

it('[security 65] owners are told once that Google was added by the address alone', async () => {
  await using stage = await openTestStage();
  const { db } = stage.app.services.database;
  for (const id of ['joined', 'new']) await addProven(stage, id);
  stage.clock.advance(day);
  for (const id of ['joined', 'new']) {
    await insertIdentity(db, { userId: id, provider: 'google', subject: id }, stage.clock.now());
  }
  await db.updateTable('identities').set({ isOwnerTold: false }).where('subject', '=', 'joined').execute();
  await updateUser(db, 'joined', {}, stage.clock.now());
  await runAfter(stage, 0);
  await runAfter(stage, day);
  const rows = await db.selectFrom('messages').select(['purpose', 'recipient']).execute();
  expect(rows).toEqual([{ purpose: 'google_joined', recipient: 'joined@example.com' }]);
});

describe('[security 47] contact messages', () => {
  it('are removed after 2 years, and none in the 90 days after the upgrade', async () => {
    await using stage = await openTestStage();
    const { db } = stage.app.services.database;
    const now = stage.clock.now();
    await sql`update migrations set applied_at = ${now.toISOString()}`.execute(db);
    const unread = { name: 'A', subject: null, message: 'Hi', readAt: null, answeredAt: null, spamAt: null };
    const add = (id: string, ageInDays: number) =>
      db
        .insertInto('contactMessages')
        .values({
          ...unread,
          id,
          email: 'a@example.com',
          createdAt: new Date(now.getTime() - ageInDays * day),
        })
        .execute();
    await add('old', 800);
    await add('newer', 600);
    const list = async () =>
      (await db.selectFrom('contactMessages').select('id').orderBy('id').execute()).map(({ id }) => id);
    await runAfter(stage, 89 * day);
    expect(await list()).toEqual(['newer', 'old']);
    await runAfter(stage, day);
    expect(await list()).toEqual(['newer']);
    await runAfter(stage, 40 * day);
    expect(await list()).toEqual([]);
  });
});

describe('[security 47] referrals', () => {
  it('lose their address and browser after 90 days and go after 7 years, and none in the 90 days after the upgrade', async () => {
    await using stage = await openTestStage();
    const { db } = stage.app.services.database;
    const now = stage.clock.now();
    await sql`update migrations set applied_at = ${now.toISOString()}`.execute(db);
    const click = {
      carrierId: 'alderpoint',
      carrierName: 'Alderpoint Life',
      referralUrl: 'https://a.example/',
    };
    const traces = { userAgent: 'Firefox', ipAddress: '192.0.2.1' };
    const add = (clickId: string, ageInDays: number) =>
      db
        .insertInto('referralLogs')
        .values({ ...click, ...traces, clickId, clickedAt: new Date(now.getTime() - ageInDays * day) })
        .execute();
    await add('oldest', 7 * 365);
    await add('old', 100);
    await add('new', -1);
    const list = () =>
      db.selectFrom('referralLogs').select(['clickId', 'userAgent', 'ipAddress']).orderBy('id').execute();
    await runAfter(stage, 89 * day);
    const all = ['oldest', 'old', 'new'].map((clickId) => ({ clickId, ...traces }));
    expect(await list()).toEqual(all);
    await runAfter(stage, day);
    expect(await list()).toEqual([
      { clickId: 'old', userAgent: '', ipAddress: '' },
      { clickId: 'new', ...traces },
    ]);
    await runAfter(stage, day);
    expect((await list()).map(({ userAgent }) => userAgent)).toEqual(['', '']);
  });
});
