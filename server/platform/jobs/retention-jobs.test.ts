import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertUser, type UserFields } from '../../features/auth/users/users.repository.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestClock, type TestClock } from '../../testing/test-clock.ts';
import type { Db } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import { createRetentionJobs } from './retention-jobs.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let clock: TestClock;
let app: TestApp;
let db: Db;

beforeEach(async () => {
  clock = createTestClock();
  app = await createTestApp({}, { clock });
  db = app.services.database.db;
});
afterEach(() => app[Symbol.asyncDispose]());

function time(ms: number): Date {
  return new Date(clock.now().getTime() + ms);
}

async function addUser(id: string, fields: UserFields = {}) {
  await insertUser(db, id, { unprovenEmail: `${id}@example.com`, ...fields }, clock.now());
}

async function addSession(id: string, userId: string, endsInMs: number) {
  await db
    .insertInto('sessions')
    .values({
      id,
      userId: userId,
      method: 'password',
      aal: 'aal1',
      createdAt: time(0),
      authenticatedAt: time(0),
      refreshedAt: time(0),
      expiresAt: time(60 * minuteMs),
      endsAt: time(endsInMs),
    })
    .execute();
}

async function runAfter(ms: number) {
  clock.advance(ms);
  await app.services.retentionJobs.run();
}

async function list(table: 'users' | 'sessions' | 'codes' | 'messages' | 'factorChallenges') {
  return (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
}

describe('retention jobs', () => {
  it('remove sessions that ended or were idle for 30 days, and tokens 7 days after they were replaced', async () => {
    await addUser('ada', { passwordHash: 'hash' });
    await addSession('short', 'ada', dayMs);
    await addSession('long', 'ada', 90 * dayMs);
    const token = { sessionId: 'long', createdAt: time(0) };
    await db
      .insertInto('sessionTokens')
      .values([
        { ...token, tokenHash: 'current', replacedAt: null },
        { ...token, tokenHash: 'replaced', replacedAt: time(0) },
      ])
      .execute();
    await runAfter(dayMs);
    expect(await list('sessions')).toEqual(['long']);
    await runAfter(6 * dayMs);
    expect(await db.selectFrom('sessionTokens').select('tokenHash').execute()).toEqual([
      { tokenHash: 'current' },
    ]);
    await runAfter(23 * dayMs);
    expect(await list('sessions')).toEqual([]);
  });

  it('remove codes and challenges a day after they expired, and OAuth states immediately', async () => {
    const code = {
      purpose: 'recovery',
      target: 'a',
      secretHash: 'x',
      userId: null,
      sessionId: null,
      browserHash: null,
    };
    await db
      .insertInto('codes')
      .values([
        { ...code, id: 'old', createdAt: time(0), expiresAt: time(0), usedAt: null },
        { ...code, id: 'new', createdAt: time(0), expiresAt: time(minuteMs), usedAt: time(0) },
      ])
      .execute();
    await db
      .insertInto('oauthStates')
      .values({ stateHash: 's', expiresAt: time(10 * minuteMs) })
      .execute();
    await addUser('ada', { passwordHash: 'hash' });
    await addSession('long', 'ada', 90 * dayMs);
    await db
      .insertInto('factors')
      .values({
        id: 'f',
        userId: 'ada',
        type: 'totp',
        friendlyName: 'App',
        encryptedSecret: 'x',
        status: 'verified',
        lastUsedStep: null,
        createdAt: time(0),
        verifiedAt: null,
      })
      .execute();
    const challenge = { id: 'c', factorId: 'f', sessionId: 'long', createdAt: time(0), usedAt: null };
    await db
      .insertInto('factorChallenges')
      .values({ ...challenge, expiresAt: time(0) })
      .execute();
    await runAfter(10 * minuteMs);
    expect(await db.selectFrom('oauthStates').selectAll().execute()).toEqual([]);
    expect(await list('codes')).toEqual(['new', 'old']);
    await runAfter(dayMs - 10 * minuteMs);
    expect(await list('codes')).toEqual(['new']);
    expect(await list('factorChallenges')).toEqual([]);
  });

  it('remove messages after 30 days, unsent ones after 60, and given-up jobs after 30', async () => {
    const message: Omit<Tables['messages'], 'id' | 'status' | 'createdAt' | 'mayUseReserve' | 'quota'> = {
      kind: 'email',
      purpose: 'recovery',
      recipient: 'ada@example.com',
      subject: 'S',
      text: 'T',
      html: null,
      replyTo: null,
      userId: null,
      expiresAt: null,
      sentAt: null,
    };
    for (const status of ['queued', 'sent', 'outbox', 'expired'] as const)
      await db
        .insertInto('messages')
        .values({ ...message, id: status, status, createdAt: time(0) })
        .execute();
    const job = {
      kind: 'later',
      payload: '{}',
      runAt: time(0),
      leasedUntil: null,
      lastError: null,
      createdAt: time(0),
    };
    await db
      .insertInto('jobs')
      .values([
        { ...job, failedAt: time(0) },
        { ...job, failedAt: null },
      ])
      .execute();
    await runAfter(30 * dayMs);
    expect(await list('messages')).toEqual(['queued']);
    expect(await db.selectFrom('jobs').select('failedAt').execute()).toEqual([{ failedAt: null }]);
    await runAfter(30 * dayMs);
    expect(await list('messages')).toEqual([]);
  });

  it('continue until nothing is left, in small steps, and past a failed step', async () => {
    let left = 450;
    const steps: number[] = [];
    using retentionJobs = createRetentionJobs({
      db,
      clock,
      logger: app.services.logger,
      kinds: [
        { name: 'broken', removeSome: () => Promise.reject(new Error('broken')) },
        {
          name: 'many',
          async removeSome(_db, _now, max) {
            const removed = Math.min(left, max);
            left -= removed;
            steps.push(removed);
            return removed;
          },
        },
      ],
    });
    await retentionJobs.run();
    expect(steps).toEqual([200, 200, 50]);
    expect(app.readLog()).toContainEqual(
      expect.objectContaining({ msg: 'expired data removed', name: 'many', removed: 450 }),
    );
    expect(app.readLog()).toContainEqual(
      expect.objectContaining({ msg: 'retention job failed', name: 'broken' }),
    );
  });
});
