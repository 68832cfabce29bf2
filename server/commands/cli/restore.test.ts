import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { nameUnfinishedRestore } from '../../platform/database/sqlite/unfinished-restore.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { onlyOnSqlite } from '../../testing/test-database.ts';
import { listReplacingSteps } from './restore.ts';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

it(
  'puts the restored file on the disk before it gets its name, and then the name',
  onlyOnSqlite(),
  async () => {
    await using app = await createTestApp();
    await app.services[Symbol.asyncDispose]();
    const done: string[] = [];
    const { openSync, fsyncSync, renameSync } = fs;
    const opened = new Map<number, string>();
    vi.spyOn(fs, 'openSync').mockImplementation((path, flags, mode) => {
      const descriptor = openSync(path, flags, mode);
      opened.set(descriptor, basename(String(path)));
      return descriptor;
    });
    vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
      done.push(`sync ${opened.get(descriptor)}`);
      fsyncSync(descriptor);
    });
    vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      done.push(`rename ${basename(String(from))}`);
      renameSync(from, to);
    });
    syncBuiltinESMExports();
    const database = join(app.folder, 'restored.db');
    for (const step of listReplacingSteps(database, join(app.folder, 'test.db'))) step();
    const draft = basename(nameUnfinishedRestore(database));
    expect(done).toEqual([`sync ${draft}`, `rename ${draft}`, `sync ${basename(app.folder)}`]);
  },
);
