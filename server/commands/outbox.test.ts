import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { listJobs } from '../platform/jobs/jobs.repository.ts';
import { createTestApp } from '../testing/test-app.ts';

const script = fileURLToPath(new URL('./outbox.ts', import.meta.url));

async function run(folder: string, ...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, DATABASE_URL: `file:${folder}/test.db` };
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { env });
  return stdout;
}

describe('npm run outbox', () => {
  it('lists waiting and given-up messages, and retries them', async () => {
    await using app = await createTestApp({ MAIL_URL: 'smtp://127.0.0.1:9' });
    const { database, auth } = app.services;
    const { db } = database;
    const mail = { purpose: 'recovery', to: 'ada@example.com', subject: 'S', text: 'secret', html: 'secret' };
    await auth.messages.sendMail(db, mail);
    await auth.messages.sendMail(db, { ...mail, to: 'bo@example.com' });
    const failure = {
      failedAt: new Date('2026-01-02T03:04:05.000Z'),
      attempts: 50,
      lastError: 'Error: refused',
    };
    await db.updateTable('jobs').set(failure).where('id', '=', 1).execute();

    const list = await run(app.folder);
    expect(list).toContain('1 waiting, 1 given up');
    expect(list).toMatch(
      /#1 {2}mail {2}recovery to ada@example\.com .*50 attempts .*given up .*Error: refused/,
    );
    expect(list).toMatch(/#2 {2}mail {2}recovery to bo@example\.com .*due /);
    expect(list).not.toContain('secret');

    expect(await run(app.folder, 'retry', '2')).toContain('0 will be tried');
    expect(await run(app.folder, 'retry')).toContain('1 will be tried');
    expect(await listJobs(db)).toMatchObject([{ failedAt: null, attempts: 0 }, { failedAt: null }]);
  });

  it('explains its usage when it is called differently', async () => {
    await using app = await createTestApp();
    await expect(run(app.folder, 'delete')).rejects.toMatchObject({
      stderr: expect.stringContaining('Usage'),
    });
  });
});
