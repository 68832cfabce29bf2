import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listJobs } from '../platform/jobs/jobs.repository.ts';
import { createTestApp, describeDatabase } from '../testing/test-app.ts';
import { runOpsHere } from './testing/run-ops-here.ts';

const run = (database: Record<string, string>, ...args: string[]) =>
  runOpsHere(['outbox', ...args], database);

describe('npm run outbox', () => {
  it('lists waiting and given-up messages, and retries them', async () => {
    await using app = await createTestApp({ MAIL_URL: 'smtp://127.0.0.1:9' });
    const { database, accounts } = app.services;
    const { db } = database;
    const mail = { purpose: 'recovery', to: 'ada@example.com', subject: 'S', text: 'secret', html: 'secret' };
    await accounts.messages.sendEmail(db, mail);
    await accounts.messages.sendEmail(db, { ...mail, to: 'bo@example.com' });
    const failure = {
      failedAt: new Date('2026-01-02T03:04:05.000Z'),
      attempts: 50,
      lastError: 'Error: refused',
    };
    await db.updateTable('jobs').set(failure).where('id', '=', 1).execute();

    const { stdout: list } = await run(describeDatabase(app));
    expect(list).toContain('1 waiting, 1 given up');
    expect(list).toMatch(
      /#1 {2}mail {2}recovery to ada@example\.com .*50 attempts .*given up .*Error: refused/,
    );
    expect(list).toMatch(/#2 {2}mail {2}recovery to bo@example\.com .*due /);
    expect(list).not.toContain('secret');

    await expect(run(describeDatabase(app), 'retry', '2')).resolves.toMatchObject({
      code: 1,
      stdout: 'No job will be retried.\nThe other jobs you named don’t exist, or weren’t given up.\n',
    });
    expect(await run(describeDatabase(app), 'retry')).toEqual({
      code: 0,
      stdout: '1 job will be retried now.\n',
      stderr: '',
    });
    expect(await listJobs(db)).toMatchObject([{ failedAt: null, attempts: 0 }, { failedAt: null }]);
  });

  it('explains its usage when it is called differently', async () => {
    await using app = await createTestApp();
    await expect(run(describeDatabase(app), 'delete')).resolves.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Usage'),
    });
  });

  it('creates no database for a mistyped DATABASE_URL', async () => {
    await using app = await createTestApp();
    const folder = `${app.folder}/typo`;
    await expect(run({ DATABASE_URL: `file:${folder}/test.db` })).resolves.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`There is no database at ${folder}/test.db.`),
    });
    expect(existsSync(folder)).toBe(false);
  });
});
