import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestClock, type TestClock } from '../../testing/test-clock.ts';
import { onlyOnSqlite } from '../../testing/test-database.ts';
import type { Db } from '../database/database.ts';
import { createJobHandler, createJobQueue, type JobQueue } from './job-queue.ts';
import { JobDeferred } from './job-retries.ts';
import { listJobs, reviveJobs } from './jobs.repository.ts';

const secondMs = 1000;
const hourMs = 3_600_000;

let app: TestApp;
let clock: TestClock;
let db: Db;
let jobs: JobQueue;
let ran: unknown[];

beforeEach(async () => {
  clock = createTestClock();
  app = await createTestApp({}, { clock });
  db = app.services.database.db;
  jobs = app.services.jobs;
  ran = [];
  jobs.register({ note: async (payload) => void ran.push(payload) });
});
afterEach(async () => {
  vi.useRealTimers();
  await app[Symbol.asyncDispose]();
});

function createQueue(attemptMs?: number): JobQueue {
  const { logger } = app.services;
  return createJobQueue({ db, clock, logger, ...(attemptMs ? { attemptMs } : {}) });
}

describe('a job', () => {
  it('runs once, with its payload, and is deleted', async () => {
    await jobs.enqueue(db, { kind: 'note', payload: { a: [1, 'ä'] } });
    expect(await jobs.runDue()).toBe(1);
    expect(await jobs.runDue()).toBe(0);
    expect(ran).toEqual([{ a: [1, 'ä'] }]);
    expect(await listJobs(db)).toEqual([]);
  });

  it('disappears when the transaction that stored it is rolled back', async () => {
    const rolledBack = db.transaction().execute(async (trx) => {
      await jobs.enqueue(trx, { kind: 'note', payload: 1 });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await db.transaction().execute((trx) => jobs.enqueue(trx, { kind: 'note', payload: 2 }));
    await jobs.runDue();
    expect(ran).toEqual([2]);
  });

  it('waits until it is due', async () => {
    await jobs.enqueue(db, { kind: 'note', payload: 1, runAt: new Date(clock.now().getTime() + hourMs) });
    expect(await jobs.runDue()).toBe(0);
    clock.advance(hourMs);
    expect(await jobs.runDue()).toBe(1);
  });

  it('runs again when it is enqueued while it runs', async () => {
    jobs.register({ first: () => jobs.enqueue(db, { kind: 'note', payload: 'second' }) });
    await jobs.enqueue(db, { kind: 'first', payload: null });
    expect(await jobs.runDue()).toBe(2);
    expect(ran).toEqual(['second']);
  });

  it('of an unknown kind waits for a version that knows it', async () => {
    await jobs.enqueue(db, { kind: 'later', payload: 1 });
    expect(await jobs.runDue()).toBe(0);
    jobs.register({ later: async (payload) => void ran.push(payload) });
    expect(await jobs.runDue()).toBe(1);
  });

  it('runs in the background as soon as its transaction is committed', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    jobs.register({ answer: async (payload) => resolve(payload) });
    jobs.start();
    await db.transaction().execute((trx) => jobs.enqueue(trx, { kind: 'answer', payload: 42 }));
    expect(await promise).toBe(42);
  });
});

describe('a failed job', () => {
  it('is retried after growing delays, and given up after 24 hours at the earliest', async () => {
    const delays: number[] = [];
    jobs.register({
      fail: () => Promise.reject(new Error('550 nobody@example.com unknown, see https://x.example')),
    });
    await jobs.enqueue(db, { kind: 'fail', payload: null });
    const begun = clock.now().getTime();
    for (;;) {
      expect(await jobs.runDue()).toBe(1);
      const [job] = await listJobs(db);
      if (!job || job.failedAt) break;
      delays.push((job.runAt.getTime() - clock.now().getTime()) / secondMs);
      clock.advance(job.runAt.getTime() - clock.now().getTime());
    }
    expect(clock.now().getTime() - begun).toBeGreaterThanOrEqual(24 * hourMs);
    expect(delays.length).toBeLessThan(130);
    for (const [index, delay] of delays.entries()) {
      const full = Math.min(2 * 2 ** index, 1800);
      expect(delay).toBeGreaterThanOrEqual(full / 2);
      expect(delay).toBeLessThanOrEqual(full);
    }
    expect(app.readLog()).toContainEqual(
      expect.objectContaining({ msg: 'job given up', level: 50, kind: 'fail' }),
    );
    expect(JSON.stringify(app.readLog())).not.toMatch(/nobody@|x\.example/);
    const [job] = await listJobs(db);
    expect(job?.lastError).toBe('Error: 550 [hidden] unknown, see [hidden]');
  });

  it('is described without characters that a terminal would obey', async () => {
    jobs.register({ fail: () => Promise.reject(new Error('550 \u001b[2J\u0000no\r\nsuch mailbox\ud800')) });
    await jobs.enqueue(db, { kind: 'fail', payload: null });
    await jobs.runDue();
    const [job] = await listJobs(db);
    expect(job?.lastError).toBe('Error: 550  [2J no such mailbox ');
  });

  it('is retried when an operator asks for it', async () => {
    await jobs.enqueue(db, { kind: 'note', payload: 1 });
    await db.updateTable('jobs').set({ failedAt: clock.now(), attempts: 40 }).execute();
    expect(await jobs.runDue()).toBe(0);
    expect(await reviveJobs(db, [99], clock.now())).toBe(0);
    expect(await reviveJobs(db, undefined, clock.now())).toBe(1);
    expect(await jobs.runDue()).toBe(1);
  });

  it('with an invalid payload does not stop the others', async () => {
    jobs.register({
      strict: createJobHandler(z.object({ id: z.string() }), async ({ id }) => void ran.push(id)),
    });
    await jobs.enqueue(db, { kind: 'strict', payload: { id: 7 } });
    await jobs.enqueue(db, { kind: 'strict', payload: { id: 'a' } });
    await jobs.runDue();
    expect(ran).toEqual(['a']);
    expect(await listJobs(db)).toMatchObject([{ attempts: 1, failedAt: null }]);
  });

  it('that was deferred does not count as an attempt', async () => {
    const until = new Date(clock.now().getTime() + hourMs);
    jobs.register({ defer: () => Promise.reject(new JobDeferred(until, 'not yet')) });
    await jobs.enqueue(db, { kind: 'defer', payload: null });
    await jobs.runDue();
    expect(await listJobs(db)).toMatchObject([{ attempts: 0, runAt: until, lastError: 'not yet' }]);
  });
});

describe('a job that hangs', () => {
  it('is aborted, gets the signal, and is retried', async () => {
    const queue = createQueue(20);
    let reason: unknown;
    queue.register({
      hang: (_payload, signal) => {
        signal.addEventListener('abort', () => {
          reason = signal.reason;
        });
        return new Promise(() => undefined);
      },
    });
    await queue.enqueue(db, { kind: 'hang', payload: null });
    await queue.runDue();
    expect(String(reason)).toContain('cut off');
    expect(await listJobs(db)).toMatchObject([
      { attempts: 1, lastError: expect.stringContaining('cut off') },
    ]);
  });

  it('does not hold up other kinds or, with up to three of them, its own kind', async () => {
    const queue = createQueue();
    const { promise: done, resolve: finish } = Promise.withResolvers<void>();
    queue.register({
      mixed: (payload) =>
        payload === 'hang' ? new Promise(() => undefined) : Promise.resolve(void ran.push(payload)),
      other: async () => finish(),
    });
    for (const payload of ['hang', 'hang', 'hang', 'a', 'b'])
      await queue.enqueue(db, { kind: 'mixed', payload });
    await queue.enqueue(db, { kind: 'mixed', payload: 'hang' });
    queue.start();
    await expect.poll(() => ran).toEqual(['a', 'b']);
    await queue.enqueue(db, { kind: 'other', payload: null });
    await done;
    await queue[Symbol.asyncDispose]();
  });

  // PostgreSQL's driver needs the timers that this test stops.
  it('for a recipient waits for an earlier one, and for no one else’s', async () => {
    const [first, other] = [createQueue(), createQueue()];
    const release = Promise.withResolvers<void>();
    const handlers = {
      letter: async (payload: unknown) => {
        ran.push(payload);
        if (payload === 'a1') await release.promise;
      },
    };
    first.register(handlers);
    other.register(handlers);
    const write = (payload: string, recipient: string) =>
      jobs.enqueue(db, { kind: 'letter', payload, recipient });
    for (const [payload, recipient] of ['a1 ada', 'a2 ada', 'a3 ada', 'g1 grace'].map((line) =>
      line.split(' '),
    )) {
      await write(payload ?? '', recipient ?? '');
    }
    const running = first.runDue();
    await expect.poll(() => ran.toSorted()).toEqual(['a1', 'g1']);
    expect(await other.runDue()).toBe(0);
    release.resolve();
    await running;
    expect(ran.filter((payload) => payload !== 'g1')).toEqual(['a1', 'a2', 'a3']);
  });

  it('for a recipient that failed does not hold up the next one', async () => {
    jobs.register({
      letter: async (payload) => {
        ran.push(payload);
        if (payload === 'a1') throw new Error('no');
      },
    });
    for (const payload of ['a1', 'a2']) await jobs.enqueue(db, { kind: 'letter', payload, recipient: 'ada' });
    expect(await jobs.runDue()).toBe(2);
    expect(ran).toEqual(['a1', 'a2']);
  });

  it('is returned without counting half a second after the server stops', onlyOnSqlite(), async () => {
    const queue = createQueue();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    queue.register({
      hang: () => {
        begin();
        return new Promise(() => undefined);
      },
    });
    queue.start();
    await queue.enqueue(db, { kind: 'hang', payload: null });
    await begun;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isStopped = false;
    const stopped = queue[Symbol.asyncDispose]().then(() => {
      isStopped = true;
    });
    await vi.advanceTimersByTimeAsync(499);
    expect(isStopped).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await stopped;
    expect(await listJobs(db)).toMatchObject([{ attempts: 0, failedAt: null }]);
    jobs.register({ hang: async () => void ran.push('next process') });
    await jobs.runDue();
    expect(ran).toEqual(['next process']);
  });
});

describe('several workers', () => {
  it('run each job once', async () => {
    const queues = [createQueue(), createQueue(), jobs];
    for (const queue of queues) queue.register({ note: async (payload) => void ran.push(payload) });
    for (let id = 0; id < 40; id += 1) await jobs.enqueue(db, { kind: 'note', payload: id });
    await Promise.all(queues.map((queue) => queue.runDue()));
    expect(ran.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 40 }, (_, id) => id));
  });
});

describe('a killed process', () => {
  it('[security 52] leaves its stored jobs to the next one, including those it was running', async () => {
    const script = fileURLToPath(new URL('../../testing/processes/killed-worker.ts', import.meta.url));
    const child = spawn(process.execPath, [script, app.services.config.databaseUrl], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(child, 'exit');
    // The child prints this once one job is running and another is committed. A third job's transaction is still open.
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    expect(await exited).toEqual([null, 'SIGKILL']);
    jobs.register({ hang: async (payload) => void ran.push(payload) });
    await jobs.runDue();
    expect(ran).toEqual(['committed']);
    clock.advance(41 * secondMs);
    await jobs.runDue();
    expect(ran).toEqual(['committed', 'running']);
    expect(await listJobs(db)).toEqual([]);
  });
});
