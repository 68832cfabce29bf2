import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../../testing/test-clock.ts';
import { createLogOn } from '../../observability/logger.ts';
import { createDiskSpaceGuard, measureFreedBytes } from './disk-space-guard.ts';
import { openSqliteDatabase } from './sqlite-database.ts';

const mib = 1024 * 1024;

type Options = Pick<Parameters<typeof createDiskSpaceGuard>[0], 'readSize' | 'measureReusable'>;

function createGuard(options: Options = {}) {
  const clock = createTestClock();
  const lines: string[] = [];
  const { logger } = createLogOn('info', { write: (line) => void lines.push(line) });
  const look = createDiskSpaceGuard({ clock, logger, folder: '/', ...options });
  return { clock, look, readLog: () => lines.map((line) => JSON.parse(line)) };
}

describe('disk space guard', () => {
  it.each([
    ['a large disk with room', 300, 100_000, true],
    ['a large disk that is nearly full', 256, 100_000, false],
    ['a small disk with a fifth of it free', 20, 100, true],
    ['a small disk with a tenth of it free', 10, 100, false],
  ])('%s', (_name, bavail, blocks, hasRoom) => {
    const { look } = createGuard({ readSize: () => ({ bavail, blocks, bsize: mib }) });
    expect(look()).toEqual({ hasRoom, freeBytes: bavail * mib });
  });

  it('checks again after a while, and logs one line with the bytes free for each change', () => {
    let bavail = 5;
    const { clock, look, readLog } = createGuard({ readSize: () => ({ bavail, blocks: 1000, bsize: mib }) });
    for (let second = 0; second < 30; second += 1) {
      expect(look().hasRoom).toBe(false);
      clock.advance(1000);
    }
    bavail = 500;
    clock.advance(5000);
    expect(look().hasRoom).toBe(true);
    expect(readLog()).toMatchObject([
      { msg: 'the disk is almost full: events are refused', freeBytes: 5 * mib, neededBytes: 100 * mib },
      { msg: 'the disk has room again', freeBytes: 500 * mib },
    ]);
  });

  it.each([
    ['room that removed events have left in the database', 100, 300, true],
    ['too little of it', 100, 200, false],
    ['none left on the disk for the write-ahead log', 50, 300, false],
  ])('%s', (_name, bavail, reusable, hasRoom) => {
    const readSize = () => ({ bavail, blocks: 100_000, bsize: mib });
    expect(createGuard({ readSize, measureReusable: () => reusable * mib }).look().hasRoom).toBe(hasRoom);
  });

  it('measures the room that removed rows have left', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'coverlight-disk-'));
    const database = openSqliteDatabase(`file:${folder}/test.db`);
    const run = (statement: string) => sql.raw(statement).execute(database.db);
    try {
      await run('create table rows (bytes blob)');
      await run('insert into rows values (zeroblob(1000000))');
      expect(measureFreedBytes(database)).toBe(0);
      await run('delete from rows');
      expect(measureFreedBytes(database)).toBeGreaterThan(900_000);
    } finally {
      await database.close();
      rmSync(folder, { recursive: true });
    }
  });

  it('measures the real disk', () => {
    expect(createGuard().look().freeBytes).toBeGreaterThan(0);
  });
});
