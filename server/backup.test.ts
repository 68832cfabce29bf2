import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMembers } from './testing/members.ts';
import { inspectWrites } from './testing/processes/inspect-writes.ts';
import { createWrites, type Write } from './testing/processes/kill-writes.ts';
import { buildSite, spawnServer } from './testing/processes/spawn-server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;

beforeAll(buildSite);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coverlight-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command in docs/operating.md on the test's database, and returns the backup's file. */
async function backUp(): Promise<string> {
  const guide = readFileSync(`${root}docs/operating.md`, 'utf8');
  const [, command] = /^docker compose exec app (node \S+ backup)$/m.exec(guide) ?? [];
  if (command === undefined) throw new Error('The guide has no command for backups anymore.');
  const env = { PATH: process.env.PATH, DATABASE_URL: `file:${folder}/coverlight.db` };
  await promisify(execFile)('sh', ['-c', command], { cwd: root, env });
  const [file = ''] = readdirSync(`${folder}/backups`);
  return `${folder}/backups/${file}`;
}

it('[security 55] backs up under load, and restores completely', async () => {
  const databaseFile = `${folder}/coverlight.db`;
  const writes = createWrites(await createMembers(`file:${databaseFile}`, 50));
  await using server = await spawnServer({ databaseFile });
  const acknowledged: Write[] = [];
  const halfway = Promise.withResolvers<void>();
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const one = writes.next();
      if (await one.send(server.origin)) acknowledged.push(one);
      if (acknowledged.length === 200) halfway.resolve();
    }
  };
  const clients = Promise.all(Array.from({ length: 8 }, write));
  await Promise.race([halfway.promise, clients]);
  const before = [...acknowledged];
  const backup = await backUp();
  const after = acknowledged.length;
  isOver = true;
  await clients;
  await server.end('SIGKILL');
  expect(after).toBeGreaterThan(before.length);

  mkdirSync(`${folder}/restored`);
  renameSync(backup, `${folder}/restored/coverlight.db`);
  const restored = `${folder}/restored/coverlight.db`;
  const whole = { missing: [], repeated: [], problems: [] };
  expect(await inspectWrites(`file:${restored}`, before)).toMatchObject(whole);
  await using again = await spawnServer({ databaseFile: restored });
  const more = Array.from({ length: 8 }, () => writes.next());
  for (const one of more) expect(await one.send(again.origin)).toBe(true);
  expect((await fetch(`${again.origin}/readyz`)).status).toBe(200);
  expect(await again.end('SIGTERM')).toBe(0);
  expect(await inspectWrites(`file:${restored}`, [...before, ...more])).toMatchObject(whole);
});
