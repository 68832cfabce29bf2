import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../../testing/test-clock.ts';
import { createLogOn } from '../../observability/logger.ts';
import { createDiskSpaceGuard } from './disk-space-guard.ts';

const mib = 1024 * 1024;

function createGuard(readSize?: () => { bavail: number; blocks: number; bsize: number }) {
  const clock = createTestClock();
  const lines: string[] = [];
  const { logger } = createLogOn('info', { write: (line) => void lines.push(line) });
  const look = createDiskSpaceGuard({ clock, logger, folder: '/', ...(readSize ? { readSize } : {}) });
  return { clock, look, readLog: () => lines.map((line) => JSON.parse(line)) };
}

describe('disk space guard', () => {
  it.each([
    ['a large disk with room', 300, 100_000, true],
    ['a large disk that is nearly full', 256, 100_000, false],
    ['a small disk with a fifth of it free', 20, 100, true],
    ['a small disk with a tenth of it free', 10, 100, false],
  ])('%s', (_name, bavail, blocks, hasRoom) => {
    const { look } = createGuard(() => ({ bavail, blocks, bsize: mib }));
    expect(look()).toEqual({ hasRoom, freeBytes: bavail * mib });
  });

  it('checks again after a while, and logs one line with the bytes free for each change', () => {
    let bavail = 5;
    const { clock, look, readLog } = createGuard(() => ({ bavail, blocks: 1000, bsize: mib }));
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

  it('measures the real disk', () => {
    expect(createGuard().look().freeBytes).toBeGreaterThan(0);
  });
});
