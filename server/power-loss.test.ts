import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMembers } from './testing/members.ts';
import { findStrace } from './testing/processes/find-strace.ts';
import { createWrites } from './testing/processes/kill-writes.ts';
import { buildSite, spawnServer } from './testing/processes/spawn-server.ts';
import { findUnsynced } from './testing/processes/system-calls.ts';

const traced = 'trace=/^(read|recv|write|send|pwrite|fsync|fdatasync)';
let folder: string;
let strace: string;

beforeAll(() => {
  buildSite();
  strace = findStrace();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coverlight-power-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

// A test can't cut the power, but the order of the process's system calls shows what would be on the disk.
it('[security 53] has everything synced to the disk before it acknowledges it', async () => {
  const databaseFile = `${folder}/power.db`;
  const writes = createWrites(await createMembers(`file:${databaseFile}`, 10));
  const all = Array.from({ length: 80 }, () => writes.next());
  const trace = `${folder}/trace.txt`;
  // With -D, the server stays a child of this process, which can then end it.
  const runner = [strace, '-D', '-f', '-q', '-y', '-s', '16384', '-e', traced, '-o', trace];
  await using server = await spawnServer({ databaseFile, runner });
  // Some are sent alone, and others together, so that they may share a transaction.
  for (const one of all.slice(0, 20)) await one.send(server.origin);
  for (let start = 20; start < all.length; start += 10)
    await Promise.all(all.slice(start, start + 10).map((one) => one.send(server.origin)));
  expect(await server.end('SIGTERM')).toBe(0);
  await expect.poll(() => readFileSync(trace, 'utf8')).toContain('+++ exited with 0 +++');
  expect(new Set(all.map(({ kind }) => kind)).size).toBe(5);
  const words = all.flatMap(({ ids }) => ids);
  expect(findUnsynced(readFileSync(trace, 'utf8'), words)).toEqual([]);
  expect(findUnsynced(readFileSync(trace, 'utf8'), [randomUUID()])).toHaveLength(1);
});
