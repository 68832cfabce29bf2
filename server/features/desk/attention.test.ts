import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestOperator } from '../../testing/operator.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestClock } from '../../testing/test-clock.ts';

const hourMs = 3_600_000;

async function loadAttention(app: TestApp) {
  const { browser } = await createTestOperator(app);
  return (await browser.send('get', '/api/operator/today')).body.attention;
}

it.each([
  { schedule: '1d', hours: 47, expected: [] },
  { schedule: '1d', hours: 48, expected: [{ kind: 'backup', count: 48 }] },
  { schedule: '6h', hours: 12, expected: [{ kind: 'backup', count: 12 }] },
  { schedule: '', hours: 47, expected: [] },
  { schedule: '', hours: 50, expected: [{ kind: 'backup', count: 50 }] },
])(
  'a backup of $hours hours ago needs attention if another was due ($schedule)',
  async ({ schedule, hours, expected }) => {
    const folder = mkdtempSync(join(tmpdir(), 'backups-'));
    const clock = createTestClock();
    const made = new Date(clock.now().getTime() - hours * hourMs);
    // A copied backup has a new file's time, and isn't any younger for it.
    writeFileSync(join(folder, `coverlight-${made.toISOString().replaceAll(/[-:.]/g, '')}.db`), 'backup');
    const settings = { BACKUP_FOLDER: folder, BACKUP_EVERY: schedule, MAIL_URL: 'smtp://127.0.0.1:9' };
    await using app = await createTestApp(settings, { clock });
    expect((await loadAttention(app)).filter(({ kind }: { kind: string }) => kind === 'backup')).toEqual(
      expected,
    );
    rmSync(folder, { recursive: true });
  },
);

it('messages that no provider sends, and deliveries that are late, need attention', async () => {
  const clock = createTestClock();
  await using app = await createTestApp({}, { clock });
  const { accounts, database, jobs } = app.services;
  const mail = { purpose: 'notice', to: 'maya@example.com', subject: 'S', text: 'T', html: 'T' };
  await accounts.messages.sendEmail(database.db, mail);
  await jobs.enqueue(database.db, { kind: 'unknown to this version', payload: {} });
  await database.db
    .updateTable('jobs')
    .set({ runAt: new Date(clock.now().getTime() - 20 * 60_000) })
    .execute();
  expect(await loadAttention(app)).toEqual(
    expect.arrayContaining([
      { kind: 'outbox', count: expect.any(Number) },
      { kind: 'queue', count: 20 },
    ]),
  );
});
