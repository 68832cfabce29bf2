import supertest from 'supertest';
import { expect, test } from 'vitest';
import { holdForeignLock } from './testing/processes/foreign-lock.ts';
import { createTestApp, type TestApp, testOrigin } from './testing/test-app.ts';
import { onlyOnSqlite, requireSqlite } from './testing/test-database.ts';

const writes = {
  contact: {
    path: '/api/contact',
    body: { name: 'Ann', email: 'ann@example.com', message: 'Please call me.' },
  },
  'sign-up': {
    path: '/api/auth/sign-up',
    body: { email: 'ann@example.com', password: 'long and unusual', termsAccepted: true },
  },
  'sign-up by email': { path: '/api/auth/email/start', body: { email: 'ann@example.com' } },
  recovery: { path: '/api/auth/recover', body: { email: 'ann@example.com' } },
  beacon: { path: '/api/analytics', body: [{ action: 'track_funnel', data: { step: 'landing' } }] },
};

function post(app: TestApp, { path, body }: { path: string; body: object }) {
  return supertest(app.listener)
    .post(path)
    .set('Origin', testOrigin)
    .set('User-Agent', 'Mozilla/5.0')
    .send(body);
}

test.each(['immediate', 'exclusive'] as const)(
  '[security 76] while another process holds an %s lock, writes get 503, and health checks and reads still work',
  onlyOnSqlite(),
  async (mode) => {
    await using app = await createTestApp();
    await using lock = await holdForeignLock(`${app.folder}/test.db`, mode);
    const answered: string[] = [];
    const refused = Array.from({ length: 10 }, () => Object.entries(writes))
      .flat()
      .map(async ([name, write]) => {
        const response = await post(app, write);
        answered.push('write');
        return {
          name,
          status: response.status,
          code: response.body.error?.code,
          wait: response.headers['retry-after'],
        };
      });
    const read = ['/healthz', '/readyz', '/api/auth/session', '/api/carriers'].map(async (path) => {
      const { status } = await supertest(app.listener).get(path);
      answered.push('read');
      return status;
    });
    expect(await Promise.all(read)).toEqual([200, 200, 200, 200]);
    // A connection that waited inside SQLite would block everything after it.
    expect(answered.filter((kind) => kind === 'write').length).toBeLessThan(50);
    for (const answer of await Promise.all(refused)) {
      expect(answer).toEqual({ name: answer.name, status: 503, code: 'unavailable', wait: '2' });
    }
    const warnings = app.readLog().filter(({ level }) => Number(level) >= 40);
    expect(warnings.map(({ msg }) => msg)).toEqual([
      expect.stringContaining('another process holds the lock'),
    ]);
    await lock.release();
    for (const [name, write] of Object.entries(writes)) {
      const { status } = await post(app, write);
      expect({ name, isStored: status < 300 || status === 409 }).toEqual({ name, isStored: true });
    }
  },
);

test('[security 76] a lock that is released soon is waited out', onlyOnSqlite(), async () => {
  await using app = await createTestApp();
  requireSqlite(app.services.database).setMaxLockWait(30_000);
  await using lock = await holdForeignLock(`${app.folder}/test.db`, 'immediate');
  const pending = Promise.all(Object.values(writes).map((write) => post(app, write)));
  await supertest(app.listener).get('/healthz').expect(200);
  await lock.release();
  for (const { status } of await pending) expect(status).toBeLessThan(500);
});

test('[security 76] jobs and retention jobs resume after a lock, without an error for each', async () => {
  await using app = await createTestApp();
  const { jobs, retentionJobs } = app.services;
  const done: unknown[] = [];
  const lock = Promise.withResolvers<Awaited<ReturnType<typeof holdForeignLock>>>();
  jobs.register({
    async tell(payload) {
      lock.resolve(await holdForeignLock(`${app.folder}/test.db`, 'immediate'));
      done.push(payload);
    },
  });
  await jobs.enqueue(app.services.database.db, { kind: 'tell', payload: 1 });
  const running = jobs.runDue();
  await using held = await lock.promise;
  await retentionJobs.run();
  await held.release();
  expect(await running).toBe(1);
  expect(done).toEqual([1]);
  // Its result is stored, so it doesn't run again.
  expect(await jobs.runDue()).toBe(0);
  const warnings = app.readLog().filter(({ level }) => Number(level) >= 40);
  expect(warnings.length).toBeLessThanOrEqual(1);
});
