import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertJob, leaseJobs, listDueJobs, listJobs } from '../jobs/jobs.repository.ts';
import type { Db } from './database.ts';
import { holdsAnyOf, measureDatabase, storageOrder } from './engine-sql.ts';

const at = new Date('2026-03-01T12:00:00.123Z');
let app: TestApp;
let db: Db;

beforeAll(async () => {
  app = await createTestApp();
  ({ db } = app.services.database);
});
afterAll(() => app[Symbol.asyncDispose]());

const addUser = (id: string) =>
  db
    .insertInto('users')
    .values({ id, email: `${id}@example.com`, requiresPasswordReset: true, createdAt: at, updatedAt: at })
    .execute();
const findUser = (id: string) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const addJob = (payload: unknown) => insertJob(db, { kind: randomUUID(), payload, runAt: at }, at);

describe('on this engine', () => {
  it('stores times, booleans, and JSON, and returns them as such', async () => {
    const id = randomUUID();
    await addUser(id);
    expect(await findUser(id)).toMatchObject({ createdAt: at, requiresPasswordReset: true, phone: null });
    const payload = { text: 'a "quoted" \\ line\n', list: [1, null, { deep: true }] };
    await addJob(payload);
    expect((await listJobs(db)).map((job) => job.payload)).toContainEqual(payload);
  });

  it('finds a text that is a whole JSON value at any depth, but not one that is only part of it', async () => {
    await addJob({ to: 'ada@example.com', more: [{ deep: 'grace@example.com' }] });
    const count = async (...texts: string[]) =>
      (await db.selectFrom('jobs').select('id').where(holdsAnyOf('jobs.payload', texts)).execute()).length;
    expect(await count('ada@example.com')).toBe(1);
    expect(await count('no one', 'grace@example.com')).toBe(1);
    expect(await count('example.com', 'ada@example.com\\', 'ada')).toBe(0);
    expect(await count()).toBe(0);
  });

  it('[security 44] gives errors without the values that they are about', async () => {
    const id = randomUUID();
    await addUser(id);
    const cause = await addUser(id).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(cause).toBeInstanceOf(Error);
    expect(JSON.stringify([String(cause), Object.entries(Object(cause))])).not.toContain(id);
  });

  it('orders rows as they were stored', async () => {
    const ids = Array.from({ length: 20 }, () => randomUUID());
    for (const id of ids) await addUser(id);
    const query = db.selectFrom('users').select('id').where('id', 'in', ids);
    const found = await query.orderBy(storageOrder(db), 'desc').execute();
    expect(found.map(({ id }) => id)).toEqual(ids.toReversed());
  });

  it('orders and compares texts by their bytes', async () => {
    const { rows } = await sql<{ name: string }>`
      select first_name as name from profiles union select name from contact_messages
      union select ${'Zoe'} union select ${'ada'} union select ${'Ärmel'} union select ${'a-b'} union select ${'aB'}
      order by 1
    `.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(['Zoe', 'a-b', 'aB', 'ada', 'Ärmel']);
  });

  it('accepts an empty list, and a text with a NUL character', async () => {
    expect(await db.selectFrom('users').select('id').where('id', 'in', []).execute()).toEqual([]);
    const id = randomUUID();
    await addUser(id);
    await db.updateTable('users').set({ fullName: 'Ada\0Lovelace' }).where('id', '=', id).execute();
    expect((await findUser(id)).fullName).toMatch(/^Ada.Lovelace$/s);
  });

  it('lets transactions take turns, so that none overwrites what another has read', async () => {
    const id = randomUUID();
    await addUser(id);
    const raise = () =>
      db.transaction().execute(async (trx) => {
        const { confirmationAttempts } = await trx
          .selectFrom('users')
          .select('confirmationAttempts')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        await trx
          .updateTable('users')
          .set({ confirmationAttempts: confirmationAttempts + 1 })
          .where('id', '=', id)
          .execute();
      });
    await Promise.all(Array.from({ length: 8 }, raise));
    expect((await findUser(id)).confirmationAttempts).toBe(8);
  });

  it('undoes a transaction that fails, and reports a missing row as the same kind of error', async () => {
    const id = randomUUID();
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto('profiles').values({ userId: id, createdAt: at, updatedAt: at }).execute();
    });
    const { isOrphaned } = await import('./database-errors.ts');
    expect(isOrphaned(await failing.catch((cause: unknown) => cause))).toBe(true);
    await addUser(id);
    expect((await findUser(id)).id).toBe(id);
  });

  it('leases a job to one of several workers', async () => {
    const kind = randomUUID();
    await insertJob(db, { kind, payload: {}, runAt: at }, at);
    const due = await listDueJobs(db, [kind], 10, at);
    const lease = { now: at, until: new Date(at.getTime() + 1000) };
    const ids = due.map(({ id }) => id);
    const leased = await Promise.all(Array.from({ length: 8 }, () => leaseJobs(db, ids, lease)));
    expect(leased.flat()).toMatchObject([{ kind, attempts: 1 }]);
  });

  it('measures the database in bytes', async () => {
    expect(await measureDatabase(db)).toBeGreaterThan(10_000);
  });
});
