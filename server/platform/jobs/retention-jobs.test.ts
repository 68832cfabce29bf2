import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertIdentity } from '../../features/auth/google/identities.repository.ts';
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

function time(ms: number): string {
  return new Date(clock.now().getTime() + ms).toISOString();
}

async function addUser(id: string, fields: UserFields = {}) {
  await insertUser(db, id, { email: `${id}@example.com`, ...fields }, clock.now());
}

async function addSession(id: string, userId: string, endsInMs: number) {
  await db
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      method: 'password',
      aal: 'aal1',
      created_at: time(0),
      authenticated_at: time(0),
      refreshed_at: time(0),
      expires_at: time(60 * minuteMs),
      ends_at: time(endsInMs),
    })
    .execute();
}

async function sweepAfter(ms: number) {
  clock.advance(ms);
  await app.services.retentionJobs.sweep();
}

async function list(table: 'users' | 'sessions' | 'codes' | 'messages' | 'factor_challenges') {
  return (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
}

describe('the retentionJobs', () => {
  it('removes never confirmed accounts without a password after 7 days, with what hangs on them', async () => {
    await addUser('unconfirmed');
    await addUser('confirmed', { emailConfirmedAt: clock.now() });
    await addUser('with-password', { passwordHash: 'hash' });
    await addUser('by-phone', { email: null, phone: '+15550100123', phoneConfirmedAt: clock.now() });
    await addUser('asked-again', { confirmationSentAt: new Date(clock.now().getTime() + dayMs) });
    await addUser('by-google');
    await insertIdentity(db, { userId: 'by-google', provider: 'google', subject: '1' }, clock.now());
    await addSession('waiting', 'unconfirmed', 90 * dayMs);
    await sweepAfter(7 * dayMs - 1);
    expect(await list('users')).toContain('unconfirmed');
    await sweepAfter(1);
    expect(await list('users')).toEqual([
      'asked-again',
      'by-google',
      'by-phone',
      'confirmed',
      'with-password',
    ]);
    expect(await list('sessions')).toEqual([]);
    await sweepAfter(dayMs);
    expect(await list('users')).not.toContain('asked-again');
  });

  it('removes sessions that are over or idle for 30 days, and tokens 7 days after they were replaced', async () => {
    await addUser('ada', { passwordHash: 'hash' });
    await addSession('short', 'ada', dayMs);
    await addSession('long', 'ada', 90 * dayMs);
    const token = { session_id: 'long', created_at: time(0) };
    await db
      .insertInto('session_tokens')
      .values([
        { ...token, token_hash: 'current', replaced_at: null },
        { ...token, token_hash: 'replaced', replaced_at: time(0) },
      ])
      .execute();
    await sweepAfter(dayMs);
    expect(await list('sessions')).toEqual(['long']);
    await sweepAfter(6 * dayMs);
    expect(await db.selectFrom('session_tokens').select('token_hash').execute()).toEqual([
      { token_hash: 'current' },
    ]);
    await sweepAfter(23 * dayMs);
    expect(await list('sessions')).toEqual([]);
  });

  it('removes codes and challenges a day after they expired, and OAuth states at once', async () => {
    const code = {
      purpose: 'recovery',
      target: 'a',
      secret_hash: 'x',
      user_id: null,
      session_id: null,
      browser_hash: null,
    };
    await db
      .insertInto('codes')
      .values([
        { ...code, id: 'old', created_at: time(0), expires_at: time(0), used_at: null },
        { ...code, id: 'new', created_at: time(0), expires_at: time(minuteMs), used_at: time(0) },
      ])
      .execute();
    await db
      .insertInto('oauth_states')
      .values({ state_hash: 's', expires_at: time(10 * minuteMs) })
      .execute();
    await addUser('ada', { passwordHash: 'hash' });
    await addSession('long', 'ada', 90 * dayMs);
    await db
      .insertInto('factors')
      .values({
        id: 'f',
        user_id: 'ada',
        type: 'totp',
        friendly_name: 'App',
        encrypted_secret: 'x',
        status: 'verified',
        last_used_step: null,
        created_at: time(0),
        verified_at: null,
      })
      .execute();
    const challenge = { id: 'c', factor_id: 'f', session_id: 'long', created_at: time(0), used_at: null };
    await db
      .insertInto('factor_challenges')
      .values({ ...challenge, expires_at: time(0) })
      .execute();
    await sweepAfter(10 * minuteMs);
    expect(await db.selectFrom('oauth_states').selectAll().execute()).toEqual([]);
    expect(await list('codes')).toEqual(['new', 'old']);
    await sweepAfter(dayMs - 10 * minuteMs);
    expect(await list('codes')).toEqual(['new']);
    expect(await list('factor_challenges')).toEqual([]);
  });

  it('removes messages after 30 days, waiting ones after 60, and given up jobs after 30', async () => {
    const message: Omit<Tables['messages'], 'id' | 'status' | 'created_at' | 'may_use_reserve'> = {
      kind: 'email',
      purpose: 'recovery',
      recipient: 'ada@example.com',
      subject: 'S',
      text: 'T',
      html: null,
      reply_to: null,
      user_id: null,
      expires_at: null,
      sent_at: null,
    };
    for (const status of ['queued', 'sent', 'outbox', 'expired'] as const)
      await db
        .insertInto('messages')
        .values({ ...message, id: status, status, created_at: time(0) })
        .execute();
    const job = {
      kind: 'later',
      payload: '{}',
      run_at: time(0),
      leased_until: null,
      last_error: null,
      created_at: time(0),
    };
    await db
      .insertInto('jobs')
      .values([
        { ...job, failed_at: time(0) },
        { ...job, failed_at: null },
      ])
      .execute();
    await sweepAfter(30 * dayMs);
    expect(await list('messages')).toEqual(['queued']);
    expect(await db.selectFrom('jobs').select('failed_at').execute()).toEqual([{ failed_at: null }]);
    await sweepAfter(30 * dayMs);
    expect(await list('messages')).toEqual([]);
  });

  it('goes on until nothing is left, in small steps, and past a step that fails', async () => {
    let left = 450;
    const steps: number[] = [];
    using retentionJobs = createRetentionJobs({
      db,
      clock,
      logger: app.services.logger,
      sweeps: [
        { name: 'broken', removeSome: () => Promise.reject(new Error('broken')) },
        {
          name: 'many',
          async removeSome(_db, _now, most) {
            const removed = Math.min(left, most);
            left -= removed;
            steps.push(removed);
            return removed;
          },
        },
      ],
    });
    await retentionJobs.sweep();
    expect(steps).toEqual([200, 200, 50]);
    expect(app.readLog()).toContainEqual(
      expect.objectContaining({ msg: 'swept', name: 'many', removed: 450 }),
    );
    expect(app.readLog()).toContainEqual(expect.objectContaining({ msg: 'sweeping failed', name: 'broken' }));
  });
});
